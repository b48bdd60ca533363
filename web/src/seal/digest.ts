/** Hashes of texts, in hexadecimal: by WebCrypto where the page has it, else by our own code. */

import * as own from './sha256';

const UTF8 = new TextEncoder();

/** SHA-256 of bytes. */
export async function sha256(message: Uint8Array<ArrayBuffer>, subtle = found()): Promise<string> {
  return hex(subtle ? new Uint8Array(await subtle.digest('SHA-256', message)) : own.sha256(message));
}

/** HMAC-SHA-256 of a text, with bytes as key. */
export async function hmac(key: Uint8Array<ArrayBuffer>, text: string, subtle = found()): Promise<string> {
  const message = UTF8.encode(text);
  if (!subtle) return hex(own.hmac(key, message));
  const handle = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return hex(new Uint8Array(await subtle.sign('HMAC', handle, message)));
}

export function sha256OfText(text: string): Promise<string> {
  return sha256(UTF8.encode(text));
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** WebCrypto; absent outside of secure contexts, though the types say otherwise. */
function found(): SubtleCrypto | undefined {
  return crypto.subtle as SubtleCrypto | undefined;
}
