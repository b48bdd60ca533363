/** Plays on the worker of an edition without a page of the client: `window.host` for tests and measurements. */
(base, helpers = 0) => {
  const PATIENCE = 300_000;
  const calls = new Map();
  const links = new Map();
  const steps = new Set();
  let count = 0;
  let started;

  const worker = new Worker(`${base}worker.js`, { type: 'module' });
  worker.onerror = (event) => started?.reject(new Error(event.message));
  worker.onmessage = ({ data }) => {
    if (data.type === 'progress') steps.add(data.step);
    else if (data.type === 'ready') started.resolve(data.version);
    else if (data.type === 'failed') started.reject(new Error(data.why.key));
    else if (data.type === 'answer') calls.get(data.id)(data);
    else if (data.type === 'heard') links.get(data.link)?.(data.message);
  };

  const promise = (what, begin) =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${what} takes too long`)), PATIENCE);
      begin((found) => (clearTimeout(late), resolve(found)), reject);
    });

  const start = () =>
    promise('the start', (resolve, reject) => {
      started = { resolve, reject };
      worker.postMessage({ type: 'start', base, language: 'en', helpers });
    });

  /** The answer to a call, whatever it is: { status, body }. */
  const ask = (method, path, body) =>
    promise(`${method} ${path}`, (resolve) => {
      const id = ++count;
      calls.set(id, resolve);
      worker.postMessage({ type: 'call', id, method, path, ...(body === undefined ? {} : { body }) });
    });

  /** The answer to a call that must succeed. */
  const get = async (method, path, body) => {
    const { status, body: found } = await ask(method, path, body);
    if (status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(found)}`);
    return found;
  };

  /** Opens a table, and sends the number of this person, with which the game begins. */
  const open = async (order) => {
    const { id } = await get('POST', '/tables', order);
    await request(id, { type: 'entropy', id: 'e', value: '1'.padStart(64, '0') });
    return id;
  };

  const request = (table, fields) => get('POST', `/tables/${table}/requests`, fields);

  /** Hears a table until it is closed; `hear` gets its messages, and `send` sends requests. */
  const link = (table, hear) => {
    const number = ++count;
    links.set(number, hear);
    worker.postMessage({ type: 'open', link: number, table, key: '', seq: null });
    return {
      send: (fields) => worker.postMessage({ type: 'send', link: number, request: fields }),
      close: () => {
        links.delete(number);
        worker.postMessage({ type: 'close', link: number });
      },
    };
  };

  /**
   * Makes the moves of this person until the game, or that many plies of it, are over. Resolves to the last table, the
   * numbers of the events after which it was heard, the refusals, and the milliseconds that each move of this person and
   * each answer of a computer took.
   */
  const play = (table, { plies = Infinity, name = 'm' } = {}) =>
    promise(`playing at ${table}`, (resolve, reject) => {
      const heard = [];
      const refused = [];
      const times = [];
      const answers = [];
      let turn = null;
      let sent = { ply: -1, at: 0 };
      const { send, close } = link(table, (message) => {
        if (message.type === 'refused') {
          refused.push(message.kind);
          if (message.kind !== 'stale') reject(new Error(JSON.stringify(message)));
        }
        if (message.type !== 'table') return;
        heard.push(message.seq);
        const { phase, ply, moves, actor, seats } = message;
        if (turn && ply > turn.ply) answers.push(performance.now() - turn.at);
        if (!turn || ply > turn.ply) turn = seats[actor]?.kind === 'computer' ? { ply, at: performance.now() } : null;
        if (sent.at && ply > sent.ply) {
          times.push(performance.now() - sent.at);
          sent = { ply: sent.ply, at: 0 };
        }
        if (phase === 'over' || ply >= plies) {
          close();
          resolve({ table: message, heard, refused, times, answers });
        } else if (moves.length && ply > sent.ply) {
          sent = { ply, at: performance.now() };
          send({ type: 'move', id: `${name}${ply}`, ply, move: moves[(ply * 7) % moves.length] });
        }
      });
    });

  window.host = { start, ask, get, open, request, link, play, loaded: () => [...steps] };
}
