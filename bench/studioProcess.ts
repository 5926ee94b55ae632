import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import { BenchError } from './table.ts';

export interface StudioKey {
  readonly keyId: string;
  readonly secret: string;
  /** `provider:1` */
  readonly for: string;
}

interface StudioOrder {
  readonly databaseUrl: string;
  readonly keys: readonly StudioKey[];
  /** Not given: a studio whose games are played without a hall. */
  readonly hallOrigin?: string;
}

const readySchema = z.object({ address: z.url() });

/** A studio as it runs in production, in a process of its own. It ends when `child` is disconnected. */
export const startStudio = async ({
  databaseUrl,
  keys,
  hallOrigin = 'http://localhost:1',
}: StudioOrder): Promise<{ port: number; child: ChildProcess }> => {
  const child = fork(join(import.meta.dirname, '..', 'apps', 'studio', 'src', 'main.ts'), {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      STUDIO_PORT: '0',
      STUDIO_DATABASE_URL: databaseUrl,
      HALL_ORIGIN: hallOrigin,
      STUDIO_ORIGIN: 'http://localhost:2',
      SANDBOX_KEYS: JSON.stringify(keys),
    },
  });
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then((): never => {
      throw new BenchError('the studio did not start');
    }),
  ]);
  return { port: Number(new URL(readySchema.parse(message).address).port), child };
};
