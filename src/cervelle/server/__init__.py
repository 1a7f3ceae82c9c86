"""Tables on the network: seats and their secrets, live updates, storage."""
