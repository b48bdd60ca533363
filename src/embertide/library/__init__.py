"""What `import embertide` offers to other programs; docs/library.md shows how to use it."""
