### The door of the server: its settings, who comes in, and how much at once.

## Settings

setting-no-home = There is no home folder to keep the games in: say with --database or EMBERTIDE_DATABASE where they belong.
setting-unknown = There is no setting "{ $setting }"; there are { $settings }.
setting-toml = { $file } is not valid TOML: it goes wrong in line { $line }.
setting-wrong = { $setting } cannot be "{ $value }": { $right }.
right-host = the name or the address of this machine is right
right-port = a whole number from 0 (any free port) to 65535 is right
right-pace = a whole number from 0 to 1000: percent of the usual time
right-database = an address like sqlite:///games.db or postgresql://host/name is right
right-thinkers = a whole number from 1 to 256 is right
right-secret-file = the path of a file is right
right-secret = at least 64 hex digits are right
right-origins = origins like https://play.example.org, without a path, are right
right-proxies = addresses or networks like 10.0.0.0/8 are right
right-browser = yes or no is right (in a file: true or false)
right-log-level = debug, info, warning or error is right
right-limits = a whole number from 1 to 1000000 is right
setting-secret-needed = Servers that share a database need the same key: name its file with secret_file, or give it in EMBERTIDE_SECRET.
setting-secret-bad = { $file } holds no key: it should hold at least 64 hex digits, as "openssl rand -hex 32" makes them.
setting-secret-open = Others may read or change { $file }, which holds the key of all cookies: close it with chmod 600.

## Starting

serve-ready = The door is open at { $address } (Ctrl-C closes it).
serve-port-used = Port { $port } is in use already: stop the other program, or choose another port with --port.
serve-port-forbidden = This system does not let you use port { $port }: choose one above 1023 with --port.
serve-host-unknown = The host "{ $host }" is unknown: choose an address of this machine with --host.
serve-host-elsewhere = { $host } is no address of this machine: choose one that is with --host.
backup-done = All games are saved in { $file }.

## People

name-wrong = A name has 1 to { $most } characters that can be seen, one of them a letter, a digit or a symbol.
name-taken = The name "{ $name }" is taken: choose another.
account-name-wrong = An account's name has { $least } to { $most } letters, digits, spaces, - or _.
account-already = You have an account already.
account-none = You have no account yet.
password-length = A password has { $least } to { $most } characters.
password-wrong = That is not your password.
login-wrong = That name and that password do not belong together.

## Too much

busy-tables-open = You sit at { $most } unfinished tables; finish one first.
busy-tables = So many new tables! You can open the next one in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
busy-joins = So many seats! You can take the next one in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
busy-moves = That was too fast: try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
busy-logins = Too many attempts: try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
busy-passwords = Many people are logging in right now: try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
busy-sockets = Too many windows are connected at once: close some first.
message-too-long = That message is too long: at most { $most } bytes are read.
body-too-long = That is too much at once: at most { $most } bytes are read.
body-too-slow = That took too long to arrive: send it again within { $seconds } seconds.
origin-foreign = This request came from a page of another site, so it was not carried out.
health-slow = The database did not answer within a second.
