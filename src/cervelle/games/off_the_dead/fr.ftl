game-name = Off the Dead
