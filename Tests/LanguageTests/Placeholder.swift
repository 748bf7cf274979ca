// The first test of Language lands with its feature.
