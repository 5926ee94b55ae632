import { setTimeout as delay } from 'node:timers/promises';
import { createPool } from '@pavilion/postgres';
import { type DatabaseNode, leaderOf, type NodeName, settled } from '../../scripts/cluster/databaseParts.ts';
import { until } from '../../scripts/cluster/part.ts';
import type { RunningCluster } from '../../scripts/cluster/runCluster.ts';
import type { LinkState, TcpLink } from '../../scripts/cluster/tcpLink.ts';

/** What goes wrong, by the name that `--only` takes. Each puts back what it took away. */
export interface Failure {
  /** Told when a primary stood again; resolves when everything is as before. */
  readonly play: (cluster: RunningCluster, tell: Telling) => Promise<void>;
}

export interface Telling {
  /** A primary stands (again) from now on. */
  readonly stands: () => void;
  /** What must not have been: the run has failed. */
  readonly wrong: (what: string) => void;
}

const awayMs = 20_000;
const silentMs = 6_000;
const leadsWithinMs = 60_000;

const leaderNow = async ({ database }: RunningCluster): Promise<DatabaseNode> => {
  const leader = await leaderOf(database.nodes);
  if (leader === undefined) throw new Error('nobody leads');
  return leader;
};

const otherThan = ({ database }: RunningCluster, name: NodeName): DatabaseNode => {
  const other = database.nodes.find((node) => node.name !== name);
  if (other === undefined) throw new Error('a cluster of one node');
  return other;
};

const untilLeads = (cluster: RunningCluster, isRight: (node: DatabaseNode) => boolean): Promise<void> =>
  until(
    'a primary',
    async () => {
      const leader = await leaderOf(cluster.database.nodes);
      return leader !== undefined && isRight(leader);
    },
    leadsWithinMs,
  );

const endServer = (node: DatabaseNode): void => {
  const pid = node.postmaster();
  if (pid !== undefined) process.kill(pid, 'SIGKILL');
};

/** The machine is gone: its Patroni and its server at once. */
const killMachine = async (node: DatabaseNode): Promise<void> => {
  const gone = node.patroni.stop('SIGKILL');
  endServer(node);
  await gone;
};

const probeEveryMs = 50;
const probeWithinMs = 500;

/** Tries to write at one node itself, past HAProxy, until stopped; answers how often that was acknowledged. */
const probeWrites = (cluster: RunningCluster, node: DatabaseNode): (() => Promise<number>) => {
  const pool = createPool(cluster.database.nodeUrl(node), { max: 1, answerWithinMs: probeWithinMs });
  let isOver = false;
  let accepted = 0;
  const probing = (async () => {
    while (!isOver) {
      accepted += await pool
        .query('CREATE TABLE IF NOT EXISTS probe (id integer); INSERT INTO probe VALUES (1)')
        .then(
          () => 1,
          () => 0,
        );
      await delay(probeEveryMs);
    }
  })();
  return async () => {
    isOver = true;
    await probing;
    await pool.end();
    return accepted;
  };
};

const killPrimary = async (
  cluster: RunningCluster,
  { stands, wrong }: Telling,
  kill: (node: DatabaseNode) => Promise<void>,
): Promise<void> => {
  const old = await leaderNow(cluster);
  await kill(old);
  await untilLeads(cluster, ({ name }) => name !== old.name);
  stands();
  const stopProbing = probeWrites(cluster, old);
  // Where only its keeper is gone, the old server still believes that it leads.
  await delay(2_000);
  await old.patroni.start();
  await settled(cluster.database.nodes, leadsWithinMs);
  const accepted = await stopProbing();
  if (accepted > 0) wrong(`the old primary ${old.name} acknowledged ${accepted} writes`);
};

const failLink = async (link: TcpLink, state: LinkState, forMs: number): Promise<void> => {
  link.set(state);
  await delay(forMs);
  link.set('open');
};

const restartEach = async (
  parts: readonly { readonly part: { stop: () => Promise<void>; start: () => Promise<void> } }[],
) => {
  for (const { part } of parts) {
    await part.stop();
    await part.start();
  }
};

const killEach = async (
  parts: readonly {
    readonly part: { strike: (signal: NodeJS.Signals) => void; ready: () => Promise<void> };
  }[],
) => {
  for (const { part } of parts) {
    part.strike('SIGKILL');
    // Started again after a moment; what answers until then is not it.
    await delay(1_000);
    await part.ready();
  }
};

export const failures = {
  'web-killed': { play: ({ hall }) => killEach(hall.web) },
  'jobs-killed': { play: ({ hall }) => killEach(hall.jobs) },
  'rolling-restart': { play: ({ hall }) => restartEach([...hall.web, ...hall.jobs]) },
  'redis-away': {
    play: async ({ redis }) => {
      await Promise.all(redis.servers.map((server) => server.stop('SIGKILL')));
      await delay(awayMs);
      await Promise.all(redis.servers.map((server) => server.start()));
    },
  },
  'redis-leader-killed': {
    play: async ({ redis }) => {
      const [first] = redis.servers;
      await first?.stop('SIGKILL');
      await delay(awayMs / 2);
      await first?.start();
    },
  },
  switchover: {
    play: async (cluster, { stands }) => {
      const old = await leaderNow(cluster);
      const next = otherThan(cluster, old.name);
      const answer = await fetch(`http://127.0.0.1:${old.restPort}/switchover`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ leader: old.name, candidate: next.name }),
      });
      if (!answer.ok) throw new Error(`the switchover was answered ${answer.status}`);
      await untilLeads(cluster, ({ name }) => name === next.name);
      stands();
      await settled(cluster.database.nodes, leadsWithinMs);
    },
  },
  'primary-killed': { play: (cluster, telling) => killPrimary(cluster, telling, killMachine) },
  'keeper-killed': {
    play: (cluster, telling) => killPrimary(cluster, telling, (node) => node.patroni.stop('SIGKILL')),
  },
  'standby-killed': {
    play: async (cluster) => {
      const standby = otherThan(cluster, (await leaderNow(cluster)).name);
      await killMachine(standby);
      await delay(awayMs / 2);
      await standby.patroni.start();
      await settled(cluster.database.nodes, leadsWithinMs);
    },
  },
  'etcd-stopped': {
    play: async (cluster, { stands }) => {
      await cluster.database.etcd.stop('SIGKILL');
      await delay(awayMs);
      await cluster.database.etcd.start();
      await untilLeads(cluster, () => true);
      stands();
      await settled(cluster.database.nodes, leadsWithinMs);
    },
  },
  'cut-hall-haproxy': {
    play: async ({ database }, { stands }) => {
      await failLink(database.fromHall, 'silent', silentMs);
      stands();
    },
  },
  'cut-haproxy-primary': {
    play: async (cluster, { stands }) => {
      await failLink((await leaderNow(cluster)).fromHaproxy, 'cut', silentMs);
      stands();
    },
  },
  'cut-primary-standby': {
    play: async (cluster, { stands }) => {
      await failLink((await leaderNow(cluster)).replication, 'silent', awayMs);
      stands();
      await settled(cluster.database.nodes, leadsWithinMs);
    },
  },
  'cut-primary-etcd': {
    play: async (cluster, { stands, wrong }) => {
      const old = await leaderNow(cluster);
      old.toEtcd.set('cut');
      try {
        await untilLeads(cluster, ({ name }) => name !== old.name);
        stands();
        const stopProbing = probeWrites(cluster, old);
        await delay(silentMs);
        const accepted = await stopProbing();
        if (accepted > 0) wrong(`the old primary ${old.name} acknowledged ${accepted} writes`);
      } finally {
        old.toEtcd.set('open');
      }
      await settled(cluster.database.nodes, leadsWithinMs);
    },
  },
} satisfies Readonly<Record<string, Failure>>;

export type FailureName = keyof typeof failures;

export const isFailureName = (name: string): name is FailureName => name in failures;
