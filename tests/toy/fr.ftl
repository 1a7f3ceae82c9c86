game-name = Toy
toy-ask-bid = Bid.
toy-do-bid = { $amount }
toy-log-sold = { $who }: { $what }.
