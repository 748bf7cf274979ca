// The first file of Workbench lands with its feature.
