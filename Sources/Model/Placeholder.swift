// The first file of Model lands with its feature.
