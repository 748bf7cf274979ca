// The first test of House lands with its feature.
