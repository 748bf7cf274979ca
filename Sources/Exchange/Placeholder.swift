// The first file of Exchange lands with its feature.
