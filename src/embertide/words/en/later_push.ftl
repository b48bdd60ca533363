### web_push.

web-socket-missing = This table is no longer open to you: the game began without you, or the table is gone.
web-notices = Notifications
web-notices-never-about = This browser can’t show notifications from this server.
web-notices-denied-about = Notifications are blocked in this browser: allow them for this site in its settings.
web-notices-off-about = Get a notification when it’s your turn at a table without a clock, or with a day or more for each turn.
web-notices-on-about = This browser tells you when it’s your turn, even with no page open.
web-notices-offer = This game can take days. Should this browser tell you when it’s your turn?
web-notices-on = Notify me
web-notices-off = Turn off
web-notices-later = Not now
web-notices-failed = This browser’s push service isn’t answering: try again later.
