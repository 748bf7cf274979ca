// The first test of Model lands with its feature.
