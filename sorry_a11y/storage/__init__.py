"""Games that outlive the program: records, the folder of games, transcripts, statistics."""
