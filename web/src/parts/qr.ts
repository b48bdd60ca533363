/** A link as a QR code. */

import { encode } from 'uqr';

export interface Code {
  size: number;
  path: string;
}

export function codeOf(text: string): Code {
  const { data, size } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join('') };
}
