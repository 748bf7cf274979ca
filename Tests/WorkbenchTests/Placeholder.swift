// The first test of Workbench lands with its feature.
