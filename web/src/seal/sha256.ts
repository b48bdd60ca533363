/** SHA-256 and HMAC-SHA-256 (FIPS 180-4, RFC 2104), for pages without WebCrypto: it is missing on plain HTTP. */

const BLOCK = 64;
const FIRST = roots(8, 2);
const CONSTANTS = roots(64, 3);

/** The first 32 bits of the fractional parts of the roots of the first primes. */
function roots(count: number, degree: 2 | 3): Uint32Array {
  const found = new Uint32Array(count);
  for (let prime = 2, at = 0; at < count; prime++) {
    if (!isPrime(prime)) continue;
    const root = degree === 2 ? Math.sqrt(prime) : Math.cbrt(prime);
    found[at++] = Math.floor((root - Math.floor(root)) * 2 ** 32);
  }
  return found;
}

function isPrime(n: number): boolean {
  for (let divisor = 2; divisor * divisor <= n; divisor++) if (n % divisor === 0) return false;
  return true;
}

export function sha256(message: Uint8Array): Uint8Array {
  const data = padded(message);
  const state = FIRST.slice();
  for (let at = 0; at < data.byteLength; at += BLOCK) mix(state, new DataView(data.buffer, at, BLOCK));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => digest.setUint32(4 * at, word));
  return new Uint8Array(digest.buffer);
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(block.map((byte) => byte ^ 0x36), message));
  return sha256(joined(block.map((byte) => byte ^ 0x5c), inner));
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const whole = new Uint8Array(one.length + other.length);
  whole.set(one);
  whole.set(other, one.length);
  return whole;
}

/** The message, a bit, zeros, and its length in bits, in whole blocks. */
function padded(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  data.set(message);
  data[message.length] = 0x80;
  new DataView(data.buffer).setBigUint64(data.length - 8, BigInt(message.length) * 8n);
  return data;
}

function mix(state: Uint32Array, block: DataView): void {
  const words = schedule(block);
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < 64; at++) {
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + CONSTANTS[at]! + words[at]!;
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = state[at]! + word));
}

function schedule(block: DataView): Uint32Array {
  const words = new Uint32Array(64);
  for (let at = 0; at < 16; at++) words[at] = block.getUint32(4 * at);
  for (let at = 16; at < 64; at++) {
    const before = words[at - 15]!;
    const last = words[at - 2]!;
    const small = turn(before, 7) ^ turn(before, 18) ^ (before >>> 3);
    const large = turn(last, 17) ^ turn(last, 19) ^ (last >>> 10);
    words[at] = words[at - 16]! + small + words[at - 7]! + large;
  }
  return words;
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}
