"""A table as bytes, and the messages, codes and addresses of clients and servers."""
