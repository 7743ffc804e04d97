"""What a server and a house without one answer alike: the bodies of the REST interface, and what is worked out for them."""
