"""What makes it doubtful whether a question was understood, by what the doubt rests on."""
