"""What is told, and in which words."""
