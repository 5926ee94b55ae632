import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createProviderClient, providerBasePath } from '@pavilion/provider-kit';
import { catalogue } from '../apps/studio/src/catalogue.ts';
import { buildPages } from '../scripts/launcher/pages.ts';
import { startBenchServer } from './server.ts';
import { startStudio } from './studioProcess.ts';
import { BenchError } from './table.ts';

/** A studio in production mode that serves the built games, on a database that goes with it. Played in demo: without a hall. */
export interface StudioPage {
  /** A fresh address of a game; each opens once. */
  readonly demoUrl: (gameCode: string, locale: 'zh_CN' | 'en_US') => Promise<string>;
  readonly databaseVersion: string;
  readonly close: () => Promise<void>;
}

export const openStudioPage = async (say: (line: string) => void): Promise<StudioPage> => {
  await buildPages(say, { only: '@pavilion/studio' });
  const keys = [...new Set(catalogue.map(({ gpId }) => gpId))].map((gpId) => ({
    keyId: `bench-${gpId}`,
    secret: randomBytes(32).toString('hex'),
    for: `provider:${gpId}`,
  }));
  const server = await startBenchServer();
  const { port, child } = await startStudio({ databaseUrl: await server.createDatabase('studio'), keys });
  // Browsers hold `localhost` for a secure context wherever it listens.
  const origin = `http://localhost:${port}`;
  return {
    demoUrl: async (gameCode, locale) => {
      const game = catalogue.find((candidate) => candidate.gameCode === gameCode);
      const key = keys.find((candidate) => candidate.for === `provider:${game?.gpId}`);
      if (!key) throw new BenchError(`no game ${gameCode}`);
      const client = createProviderClient({ baseUrl: `${origin}${providerBasePath}`, key, nowMs: Date.now });
      const outcome = await client.gameDemo({ currency: 'RMB', game_code: gameCode, locale, device: 2 });
      client.close();
      if (outcome.kind !== 'ok') throw new BenchError(`no demo of ${gameCode}`);
      const { pathname, search } = new URL(outcome.answer.url);
      return `${origin}${pathname}${search}`;
    },
    databaseVersion: server.version,
    close: async () => {
      child.disconnect();
      if (child.exitCode === null) await once(child, 'exit');
      await server.close();
    },
  };
};
