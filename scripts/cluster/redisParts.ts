import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@pavilion/postgres';
import type { ClusterContext } from './databaseParts.ts';
import { answers, Part } from './part.ts';
import { writeSettings } from './settingsFile.ts';
import { TcpLink } from './tcpLink.ts';

/** Redis with a replica, and three Sentinels that say which of the two is to be asked. */
export interface RedisParts {
  /** The one that led at the start, and its replica. */
  readonly servers: readonly Part[];
  readonly sentinels: readonly Part[];
  /** From everybody to each server, in the same order. */
  readonly toServers: readonly TcpLink[];
  /** From everybody to each Sentinel. */
  readonly toSentinels: readonly TcpLink[];
  /** `REDIS_URL` of the hall. */
  readonly url: string;
}

const sentinelsCount = 3;

export const startRedis = async (
  { folder, say }: ClusterContext,
  undo: (() => Promise<void>)[],
): Promise<RedisParts> => {
  const password = crypto.randomUUID();
  const openLink = async (name: string, port: number): Promise<TcpLink> => {
    const link = await TcpLink.open(name, await findFreePort(), port);
    undo.push(() => link.close());
    return link;
  };
  const [leaderPort, replicaPort] = [await findFreePort(), await findFreePort()];
  const toLeader = await openLink('everybody to redis one', leaderPort);
  const toReplica = await openLink('everybody to redis two', replicaPort);

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
  const openServer = (
    name: string,
    port: number,
    { seenAt, replicaOf = '' }: { readonly seenAt: number; readonly replicaOf?: string },
  ): Promise<Part> => {
    const values = { REDIS_PORT: port, REDIS_PORT_SEEN: seenAt, REPLICA_OF: replicaOf };
    return open(name, 'redis.conf', '/usr/bin/redis-server', { port, values });
  };
  const servers = [
    await openServer('redis one', leaderPort, { seenAt: toLeader.port }),
    await openServer('redis two', replicaPort, {
      seenAt: toReplica.port,
      replicaOf: `replicaof 127.0.0.1 ${toLeader.port}`,
    }),
  ];
  const sentinels: Part[] = [];
  const toSentinels: TcpLink[] = [];
  for (let count = 1; count <= sentinelsCount; count += 1) {
    const port = await findFreePort();
    const link = await openLink(`everybody to sentinel ${count}`, port);
    const values = { SENTINEL_PORT: port, SENTINEL_PORT_SEEN: link.port, REDIS_PORT_SEEN: toLeader.port };
    sentinels.push(
      await open(`sentinel ${count}`, 'sentinel.conf', '/usr/bin/redis-sentinel', { port, values }),
    );
    toSentinels.push(link);
  }
  const hosts = toSentinels.map(({ port }) => `127.0.0.1:${port}`).join(',');
  const toServers = [toLeader, toReplica];
  return {
    servers,
    sentinels,
    toServers,
    toSentinels,
    url: `redis-sentinel://default:${password}@${hosts}/pavilion`,
  };
};
