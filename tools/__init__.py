"""Programs for developers: the build of the client, pictures, fits."""
