"""What tests are made of: servers, clients, browsers, clusters and the programs that they need."""
