"""Speed, measured beside the libraries a reader would otherwise reach for."""
