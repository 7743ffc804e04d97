"""HTTP and sockets: the REST interface, pages, the socket of a table."""
