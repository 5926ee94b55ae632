import { fork } from 'node:child_process';
import { z } from 'zod';

export interface ArchiveWish {
  readonly databaseUrl: string;
  readonly folder: string;
  /** No further part is begun after this. */
  readonly withinMs: number;
  /** As `archiveParts` takes it. */
  readonly settleMs?: number;
}

const memoryMegabytes = 1_024;

const toldSchema = z.union([
  z.object({ line: z.string() }),
  z.object({ archived: z.array(z.string()) }),
  z.object({ error: z.string() }),
]);

/**
 * Archives in a process of its own: writing millions of rows takes a processor for minutes, and memory that a hall has other
 * uses for. Throws what went wrong there.
 */
export const archiveApart = (wish: ArchiveWish, say: (line: string) => void): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    const child = fork(new URL('./archiveProcess.ts', import.meta.url), {
      execArgv: [`--max-old-space-size=${memoryMegabytes}`],
      stdio: 'ignore',
    });
    child.on('message', (message) => {
      const told = toldSchema.parse(message);
      if ('line' in told) say(told.line);
      else if ('archived' in told) resolve(told.archived);
      else reject(new Error(told.error));
    });
    child.once('exit', (code) => reject(new Error(`the process that archives ended with ${code}`)));
    child.once('error', reject);
    child.send(wish);
  });
