// Writes FILE.br beside each large file of a folder, for our own server: node compress.mjs FOLDER
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const folder = process.argv[2];
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name);
  if (entry.isFile() && /\.(js|mjs|wasm|so|zip)$/.test(entry.name)) writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
}
