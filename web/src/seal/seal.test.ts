import { describe, expect, it } from 'vitest';
import { hmac as digestedHmac, hex, sha256 as digested } from './digest';
import { below, commitment, randomNumber, sealedDraw, seatHash } from './seal';
import { hmac, sha256 } from './sha256';
import vectors from './vectors.fixture.json';

function random(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length));
}

describe('the functions of the seal agree with the server', () => {
  it('commits to a secret', async () => {
    for (const { secret, is } of vectors.commitment) expect(await commitment(secret)).toBe(is);
  });

  it('commits a seat to its number', async () => {
    for (const at of vectors.seatHash) expect(await seatHash(at.table, at.commitment, at.seat, at.number)).toBe(at.is);
  });

  it('rejects values that would bias a draw', async () => {
    for (const { secret, text, n, is } of vectors.below) expect(String(await below(secret, text, BigInt(n)))).toBe(is);
  });

  it('draws', async () => {
    for (const { secret, numbers, draw, odds, is } of vectors.sealedDraw) {
      expect(await sealedDraw(secret, numbers, draw, odds)).toBe(is);
    }
  });
});

describe('our SHA-256 and HMAC agree with WebCrypto', () => {
  it('for messages around the sizes of blocks', async () => {
    for (const length of [0, 1, 31, 55, 56, 63, 64, 65, 119, 120, 128, 1000]) {
      const message = random(length);
      expect(hex(sha256(message))).toBe(await digested(message));
    }
  });

  it('for keys up to and above a block', async () => {
    for (const length of [1, 32, 64, 65, 100]) {
      const key = random(length);
      const text = randomNumber();
      expect(hex(hmac(key, new TextEncoder().encode(text)))).toBe(await digestedHmac(key, text));
    }
  });
});

it('every outcome comes with its odds', async () => {
  const odds = [1, 2, 3];
  const seen = [0, 0, 0];
  const secret = '5e'.repeat(32);
  for (let draw = 0; draw < 3000; draw++) seen[await sealedDraw(secret, ['ab'], draw, odds)]! += 1;
  expect(seen.map((count) => Math.round(count / 500))).toEqual(odds);
});
