// The first file of Terminal lands with its feature.
