### Starting a server, and its settings.

## Settings

setting-no-home = There’s no home folder to keep the games in: choose a place with --database or EMBERTIDE_DATABASE.
setting-unknown = There’s no setting “{ $setting }”; the settings are { $settings }.
setting-toml = { $file } isn’t valid TOML: see line { $line }.
setting-wrong = { $setting } can’t be “{ $value }”: { $right }.
right-host = give the name or the address of this machine
right-port = use a whole number from 0 (any free port) to 65535
right-pace = use a whole number from 0 to 1000, as a percentage of the usual time
right-database = give an address like sqlite:///games.db or postgresql://host/name
right-thinkers = use a whole number from 0 to 256
right-secret-file = give the path of a file
right-secret = give at least 64 hex digits
right-origins = give origins like https://play.example.org, without a path
right-proxies = give addresses or networks like 10.0.0.0/8
right-browser = use yes or no (in a file: true or false)
right-log-level = use debug, info, warning or error
right-limits = use a whole number up to 1000000
setting-secret-needed = Servers that share a database need the same key: name its file with secret_file, or set EMBERTIDE_SECRET.
setting-secret-bad = { $file } doesn’t contain a key: it should hold at least 64 hex digits, like the output of “openssl rand -hex 32”.
setting-secret-open = Other users can read or change { $file }, which holds the key that signs the cookies: protect it with chmod 600.

## Starting

serve-ready = Embertide is ready at { $address } (press Ctrl-C to stop).
serve-port-used = Port { $port } is already in use: stop the other program, or choose another port with --port.
serve-port-forbidden = You aren’t allowed to use port { $port } on this system: choose one above 1023 with --port.
serve-host-unknown = The host “{ $host }” can’t be found: choose an address of this machine with --host.
serve-host-elsewhere = { $host } isn’t an address of this machine: choose one that is with --host.
backup-done = All games are saved in { $file }.
right-hosts = give names like play.example.org, without a port
right-metrics = give networks like 10.0.0.0/8, or all
right-lobby-away = use a whole number of seconds from 1 to 1000000
right-forbidden-names = give the path of a file
right-pocket = give the path of a folder
