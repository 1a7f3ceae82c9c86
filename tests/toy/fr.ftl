game-name = Toy
toy-ask-bid = Bid.
toy-do-bid = { $amount }
toy-log-sold = { $who }: { $what }.
parlour-ask-window = ?
parlour-do-pass = pass
parlour-do-play = play
parlour-card-card = card
