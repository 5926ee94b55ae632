import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg)$/;
/** Below this a compressed file saves less than its headers cost. Bytes. */
const smallest = 1_024;

const [brotli, gz] = [promisify(brotliCompress), promisify(gzip)];

/** Compresses the finished files once, as well as can be, so that the server only hands them out. */
export const compressedFiles = (): Plugin => ({
  name: 'office-compressed-files',
  apply: 'build',
  async writeBundle({ dir }) {
    if (dir === undefined) return;
    const entries = await readdir(dir, { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      if (!entry.isFile() || !compressible.test(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      const bytes = await readFile(file);
      if (bytes.length < smallest) continue;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      await writeFile(`${file}.br`, await brotli(bytes, { params }));
      await writeFile(`${file}.gz`, await gz(bytes, { level: 9 }));
    }
  },
});
