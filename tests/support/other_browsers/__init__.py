"""Firefox and WebKit, driven without libraries of their own: by WebDriver BiDi and by WebDriver."""
