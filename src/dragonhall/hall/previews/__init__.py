"""Link previews of the hall's pages: a title, a sentence and a picture."""
