"""The messages between clients and servers, and their codes and addresses."""
