/** The seal as docs/seal.md defines it: commitments, and the draws that follow from secret and numbers. */

import { bytes, hex, hmac, sha256, sha256OfText } from './digest';

const SPAN = 1n << 256n;

/** A number for the seal: 32 random bytes. */
export function randomNumber(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** The server's commitment to its secret. */
export function commitment(secret: string): Promise<string> {
  return sha256(bytes(secret));
}

/** A seat's commitment to its number. */
export function seatHash(table: string, committed: string, seat: number, number: string): Promise<string> {
  return sha256OfText(`embertide seal 2 ${table} ${committed} ${seat} ${number}`);
}

/** The index of the outcome of a draw, in exact proportion to the odds. */
export async function sealedDraw(secret: string, numbers: string[], draw: number, odds: number[]): Promise<number> {
  const sum = odds.reduce((total, each) => total + each, 0);
  let at = Number(await below(secret, `${draw} ${numbers.join(' ')}`, BigInt(sum)));
  return odds.findIndex((each) => (at -= each) < 0);
}

/** A number below n, each equally likely; values that would bias it are rejected. */
export async function below(secret: string, text: string, n: bigint): Promise<bigint> {
  const limit = SPAN - (SPAN % n);
  for (let attempt = 0; ; attempt++) {
    const value = BigInt(`0x${await hmac(bytes(secret), `${attempt} ${text}`)}`);
    if (value < limit) return value % n;
  }
}
