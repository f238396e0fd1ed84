"""Analysis that the hall, the laboratory and the terminal share: reviews, ratings, the deal of the day, intervals."""
