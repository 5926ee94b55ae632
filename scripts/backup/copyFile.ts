import { createHash, hash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

const bufferBytes = 1024 * 1024;

export interface Hashed {
  readonly bytes: number;
  /** SHA-256, hex. */
  readonly sha256: string;
}

const readThrough = async (
  source: FileHandle,
  take: (piece: Uint8Array) => Promise<unknown> | undefined,
): Promise<Hashed> => {
  const whole = createHash('sha256');
  const buffer = Buffer.allocUnsafe(Math.min(bufferBytes, (await source.stat()).size + 1));
  let bytes = 0;
  for (;;) {
    const { bytesRead } = await source.read(buffer, 0, buffer.length);
    if (bytesRead === 0) return { bytes, sha256: whole.digest('hex') };
    const piece = buffer.subarray(0, bytesRead);
    whole.update(piece);
    await take(piece);
    bytes += bytesRead;
  }
};

/** A small file in one piece: most of a database's thousands are, and each step of reading one costs more than its bytes. */
const readSmall = (path: string): { readonly text: Buffer; readonly hashed: Hashed } | undefined => {
  if (statSync(path).size > bufferBytes) return undefined;
  const text = readFileSync(path);
  return { text, hashed: { bytes: text.length, sha256: hash('sha256', text, 'hex') } };
};

/** Size and hash of a file as it is now. */
export const hashFile = async (path: string): Promise<Hashed> => {
  const small = readSmall(path);
  if (small !== undefined) return small.hashed;
  const source = await open(path);
  try {
    return await readThrough(source, () => undefined);
  } finally {
    await source.close();
  }
};

/** Copies a file that may be written to meanwhile, and answers what was written down. */
export const copyFile = async (from: string, to: string): Promise<Hashed> => {
  const small = readSmall(from);
  if (small !== undefined) {
    writeFileSync(to, small.text, { flag: 'wx', mode: 0o600 });
    return small.hashed;
  }
  const source = await open(from);
  try {
    const target = await open(to, 'wx', 0o600);
    try {
      return await readThrough(source, (piece) => target.writeFile(piece));
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
};

/** Files that are read at once: enough to keep a disk at work. */
const atOnce = 8;

/** Does `work` for every item, some of them at once; the first that fails ends it. */
export const forEachAtOnce = async <T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> => {
  const waiting = items.values();
  const worker = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};
