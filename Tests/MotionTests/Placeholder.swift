// The first test of Motion lands with its feature.
