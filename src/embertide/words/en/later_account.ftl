### The account page: password, devices, data.

web-password-old = Current password
web-password-new = New password
web-password-change = Change password
web-password-about = You’ll be logged out on all other devices.
web-password-set = Change password
web-password-changed = Your new password is set. You’re logged out on all other devices.
web-devices = Where you are logged in
web-device-unknown = Unknown device
web-device-here = this device
web-device-dates = Since { DATETIME($since, dateStyle: "medium") }, last used on { DATETIME($used, dateStyle: "medium") }
web-device-end = Log out
web-device-ended = That device has been logged out.
web-everywhere = Log out everywhere
web-everywhere-done = You’re logged out on all devices.
web-data = Your data
web-data-about = Everything this server has stored about you, including all your games, in one file.
web-data-get = Download my data
web-reset = A new password
web-reset-lead = Choose a new password for your account.
web-reset-missing = This link is incomplete: open the whole address you were given.
web-reset-about = The link works once. You’ll be logged out on all other devices.
web-reset-set = Set password
web-reset-done = Your new password is set, and you’re logged in.
web-reset-on = To the games
web-registered-name = Registered name

## The page of name and account

web-account-guest = You’re playing as a guest. Everything works without an account.
web-account-yours = Your games and ratings are kept in your account.
web-your-name = Your name
web-rename = Save
web-renamed = Saved.
web-ratings = Ratings
web-rated-games = { $count ->
    [one] one game
   *[other] { $count } games
}
web-account-have = Account
web-account-about = With a name and a password, you’ll find your games on any device. The games you played as a guest come with you.
web-password = Password
web-register = Create an account
web-enter = Log in
web-entered = Welcome back!
web-log-out = Log out
web-left = You’re logged out.
web-remove = Delete the account
web-remove-about = Your name disappears from all games; the games themselves stay. This can’t be undone.
web-removed = The account is deleted.
