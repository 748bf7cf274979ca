// The first test of Rendering lands with its feature.
