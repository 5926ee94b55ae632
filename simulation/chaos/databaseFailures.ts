import { setTimeout as delay } from 'node:timers/promises';
import { createPool, type Pool } from '@pavilion/postgres';
import { type DatabaseNode, leaderOf, type NodeName, settled } from '../../scripts/cluster/databaseParts.ts';
import { until } from '../../scripts/cluster/part.ts';
import type { RunningCluster } from '../../scripts/cluster/runCluster.ts';
import { awayMs, type Failure, failLinks, silentMs, type Telling } from './failure.ts';

/** What PostgreSQL, Patroni, etcd and HAProxy meet, and the network between them. */

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

interface Probe {
  /** From now on until it is stopped, or the work with it is over. */
  readonly begin: () => void;
  /** Answers how many writes the node acknowledged that whoever leads now does not have. */
  readonly stop: () => Promise<number>;
}

/** The table that probes write into, on all nodes. */
const makeProbeTable = async (leading: Pool): Promise<void> => {
  await leading.query('CREATE TABLE IF NOT EXISTS probe (id uuid PRIMARY KEY)');
};

const countMissing = async (leading: Pool, ids: readonly string[]): Promise<number> => {
  const { rows } = await leading.query<{ missing: number }>(
    `SELECT count(*)::integer AS missing FROM unnest($1::uuid[]) AS u (id)
     WHERE NOT EXISTS (SELECT FROM probe p WHERE p.id = u.id)`,
    [ids],
  );
  return rows[0]?.missing ?? ids.length;
};

/**
 * Tries to write at a node that leads, itself, past HAProxy. A write that also reached the other node before that one led is
 * on both and no loss; one that the node alone acknowledged is.
 */
const withProbe = async (
  cluster: RunningCluster,
  node: DatabaseNode,
  work: (probe: Probe) => Promise<void>,
): Promise<void> => {
  const asLeader = async <T>(ask: (leading: Pool) => Promise<T>): Promise<T> => {
    const leading = createPool(cluster.database.superuserUrl, { max: 1 });
    try {
      return await ask(leading);
    } finally {
      await leading.end();
    }
  };
  await asLeader(makeProbeTable);
  const direct = createPool(cluster.database.nodeUrl(node), { max: 1, answerWithinMs: probeWithinMs });
  const acknowledged: string[] = [];
  let isOver = false;
  let probing = Promise.resolve();
  const probe = async (): Promise<void> => {
    while (!isOver) {
      const id = crypto.randomUUID();
      await direct.query('INSERT INTO probe VALUES ($1)', [id]).then(
        () => acknowledged.push(id),
        () => undefined,
      );
      await delay(probeEveryMs);
    }
  };
  const end = async (): Promise<void> => {
    isOver = true;
    await probing;
  };
  try {
    await work({
      begin: () => {
        probing = probe();
      },
      stop: async () => {
        await end();
        return asLeader((leading) => countMissing(leading, acknowledged));
      },
    });
  } finally {
    await end();
    await direct.end();
  }
};

const killPrimary = async (
  cluster: RunningCluster,
  { stands, wrong }: Telling,
  kill: (node: DatabaseNode) => Promise<void>,
): Promise<void> => {
  const old = await leaderNow(cluster);
  await withProbe(cluster, old, async (probe) => {
    await kill(old);
    probe.begin();
    await untilLeads(cluster, ({ name }) => name !== old.name);
    stands();
    // Where only its keeper is gone, the old server still believes that it leads.
    await delay(2_000);
    await old.patroni.start();
    await settled(cluster.database.nodes, leadsWithinMs);
    const alone = await probe.stop();
    if (alone > 0) wrong(`the old primary ${old.name} alone acknowledged ${alone} writes`);
  });
};

/** Writes WAL until the disk has no room for more and the server gives up. */
const writeUntilFull = async (cluster: RunningCluster, node: DatabaseNode): Promise<void> => {
  const pid = node.postmaster();
  const pool = createPool(cluster.database.nodeUrl(node), { max: 1, answerWithinMs: silentMs });
  try {
    await until(
      'a full disk under the WAL',
      async () => {
        // Segments that were kept for use are used up first.
        await pool
          .query("SELECT pg_logical_emit_message(false, 'fill', 'x'), pg_switch_wal()")
          .catch(() => undefined);
        return node.postmaster() !== pid || (await leaderOf(cluster.database.nodes))?.name !== node.name;
      },
      leadsWithinMs,
    );
  } finally {
    await pool.end();
  }
};

export const databaseFailures = {
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
      await failLinks([database.fromHall], 'silent', silentMs);
      stands();
    },
  },
  'cut-haproxy-primary': {
    play: async (cluster, { stands }) => {
      await failLinks([(await leaderNow(cluster)).fromHaproxy], 'cut', silentMs);
      stands();
    },
  },
  'cut-primary-standby': {
    play: async (cluster, { stands }) => {
      await failLinks([(await leaderNow(cluster)).replication], 'silent', awayMs);
      stands();
      await settled(cluster.database.nodes, leadsWithinMs);
    },
  },
  'cut-primary-etcd': {
    play: async (cluster, { stands, wrong }) => {
      const old = await leaderNow(cluster);
      await withProbe(cluster, old, async (probe) => {
        old.toEtcd.set('cut');
        probe.begin();
        try {
          await untilLeads(cluster, ({ name }) => name !== old.name);
          stands();
          await delay(silentMs);
          const alone = await probe.stop();
          if (alone > 0) wrong(`the old primary ${old.name} alone acknowledged ${alone} writes`);
        } finally {
          old.toEtcd.set('open');
        }
      });
      await settled(cluster.database.nodes, leadsWithinMs);
    },
  },
  'disk-full': {
    isPossible: ({ database }) => database.nodes.every(({ walDisk }) => walDisk !== undefined),
    play: async (cluster, { stands }) => {
      const old = await leaderNow(cluster);
      old.walDisk?.fill();
      try {
        await writeUntilFull(cluster, old);
        await untilLeads(cluster, ({ name }) => name !== old.name);
        stands();
        await delay(silentMs);
      } finally {
        old.walDisk?.clear();
      }
      await settled(cluster.database.nodes, leadsWithinMs);
    },
  },
} satisfies Readonly<Record<string, Failure>>;
