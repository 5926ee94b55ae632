import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { transformWithOxc } from 'vite';

/** What the compiler leaves of a module without imports; the browser takes the worker as a plain script. */
const moduleMark = /export \{\};\s*$/;

/** Writes the service worker as the browser takes it. */
export const buildWorker = async (source: string, folder: string): Promise<void> => {
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/sw.js`, code.replace(moduleMark, ''));
};
