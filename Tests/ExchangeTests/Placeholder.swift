// The first test of Exchange lands with its feature.
