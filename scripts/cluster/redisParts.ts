import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@pavilion/postgres';
import type { ClusterContext } from './databaseParts.ts';
import { answers, Part } from './part.ts';
import { writeSettings } from './settingsFile.ts';

/** Redis with a replica, and three Sentinels that say which of the two is to be asked. */
export interface RedisParts {
  /** The one that led at the start, and its replica. */
  readonly servers: readonly Part[];
  readonly sentinels: readonly Part[];
  /** `REDIS_URL` of the hall. */
  readonly url: string;
}

const sentinelsCount = 3;

export const startRedis = async (
  { folder, say }: ClusterContext,
  undo: (() => Promise<void>)[],
): Promise<RedisParts> => {
  const password = crypto.randomUUID();
  const [leaderPort, replicaPort] = [await findFreePort(), await findFreePort()];

  const open = async (
    name: string,
    template: 'redis.conf' | 'sentinel.conf',
    program: string,
    ports: { readonly port: number; readonly values: Readonly<Record<string, string | number>> },
  ): Promise<Part> => {
    // Both write their settings anew when something changes, each in a folder of its own.
    const home = join(folder, name.replace(' ', '-'));
    mkdirSync(home, { mode: 0o700 });
    const settings = join(home, template);
    writeSettings(template, settings, { ...ports.values, FOLDER: home, REDIS_PASSWORD: password });
    const part = new Part({
      name,
      command: [program, settings],
      logFile: join(folder, 'logs', `${name.replace(' ', '-')}.log`),
      isReady: () => answers(ports.port),
      say,
    });
    undo.push(() => part.stop());
    await part.start();
    return part;
  };
  const openServer = (name: string, port: number, replicaOf = ''): Promise<Part> => {
    const values = { REDIS_PORT: port, REPLICA_OF: replicaOf };
    return open(name, 'redis.conf', '/usr/bin/redis-server', { port, values });
  };
  const servers = [
    await openServer('redis one', leaderPort),
    await openServer('redis two', replicaPort, `replicaof 127.0.0.1 ${leaderPort}`),
  ];
  const sentinels: Part[] = [];
  const sentinelPorts: number[] = [];
  for (let count = 1; count <= sentinelsCount; count += 1) {
    const port = await findFreePort();
    const values = { SENTINEL_PORT: port, REDIS_PORT: leaderPort };
    sentinels.push(
      await open(`sentinel ${count}`, 'sentinel.conf', '/usr/bin/redis-sentinel', { port, values }),
    );
    sentinelPorts.push(port);
  }
  const hosts = sentinelPorts.map((port) => `127.0.0.1:${port}`).join(',');
  return { servers, sentinels, url: `redis-sentinel://default:${password}@${hosts}/pavilion` };
};
