"""The hall: tables for friends, their chairs and their people. It knows no socket and no clock."""
