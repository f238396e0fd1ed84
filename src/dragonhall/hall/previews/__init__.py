"""What a link to a page of the hall shows where it is sent to others: a title, a sentence and a picture."""
