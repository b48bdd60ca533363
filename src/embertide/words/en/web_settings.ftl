### The settings of play in the menu.

# The settings of play in the menu.

web-volume = Volume
web-preferences = Playing
web-speed = Animations
web-speed-calm = Calm
web-speed-normal = Normal
web-speed-brisk = Fast
web-speed-none = Off
web-setting-confirm = Ask before each move
web-setting-forced = Make forced moves for me
web-setting-regions = Outline everyone’s regions
web-setting-coordinates = Show coordinates
