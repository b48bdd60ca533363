/** A small host for tests: answers what it was given, and counts its starts. */

const loaded = fetch(new URL('answers.json', self.location)).then((found) => found.json());
const links = new Map();

const REFUSED = { type: 'refused', id: null, rule: '', where: '', kind: 'missing', why: { key: 'table-missing', args: {} } };

// Messages that come before this is set are lost.
self.onmessage = async ({ data }) => {
  const answers = await loaded;
  if (data.type === 'start') {
    self.postMessage({ type: 'progress', step: 'python', done: 1, total: 2 });
    self.postMessage({ type: 'ready', version: answers.version });
  } else if (data.type === 'call') {
    const path = data.path.split('?')[0];
    const body = answers.calls[`${data.method} ${path}`];
    self.postMessage({ type: 'answer', id: data.id, status: body === undefined ? 404 : 200, body: body ?? REFUSED });
  } else if (data.type === 'open') {
    links.set(data.link, data.table);
    self.postMessage({ type: 'heard', link: data.link, message: answers.calls[`GET /tables/${data.table}`] });
  } else if (data.type === 'send' && links.has(data.link)) {
    const { type, id } = data.request;
    const view = answers.calls['GET /tables/local-game'].view;
    const preview = { type, id, preview: { move: data.request.move, view, remark: null, back: true } };
    const message = type === 'preview' ? preview : { type: type === 'ping' ? 'pong' : 'done', id, seq: 0 };
    self.postMessage({ type: 'heard', link: data.link, message });
  }
};
