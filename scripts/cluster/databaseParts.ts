import { chownSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort, findServerAccount, isAlive } from '@pavilion/postgres';
import { z } from 'zod';
import { answers, Part, until } from './part.ts';
import { writeSettings } from './settingsFile.ts';
import { TcpLink } from './tcpLink.ts';
import { openWalDisk, type WalDisk } from './walDisk.ts';

/** PostgreSQL under Patroni on two nodes, etcd which keeps who leads, and HAProxy through which the hall finds the leader. */

export const nodeNames = ['one', 'two'] as const;
export type NodeName = (typeof nodeNames)[number];

export interface ClusterContext {
  readonly folder: string;
  /** Folder of PostgreSQL's programs. */
  readonly postgresBin: string;
  readonly say: (line: string) => void;
}

/** One machine of the database. */
export interface DatabaseNode {
  readonly name: NodeName;
  readonly patroni: Part;
  readonly postgresPort: number;
  readonly restPort: number;
  /** From the other node to this one's PostgreSQL. */
  readonly replication: TcpLink;
  /** From this node to etcd. */
  readonly toEtcd: TcpLink;
  /** From HAProxy to this node's PostgreSQL. */
  readonly fromHaproxy: TcpLink;
  /** The server's first process; undefined while there is none. */
  readonly postmaster: () => number | undefined;
  /** The disk under its WAL; undefined where none can be mounted. */
  readonly walDisk: WalDisk | undefined;
}

export interface DatabaseParts {
  readonly etcd: Part;
  readonly haproxy: Part;
  readonly nodes: readonly DatabaseNode[];
  /** From the hall to HAProxy. */
  readonly fromHall: TcpLink;
  /** The database `postgres` through HAProxy alone, as its superuser. */
  readonly superuserUrl: string;
  /** A node's own, whether it leads or not. */
  readonly nodeUrl: (node: DatabaseNode) => string;
}

const memberSchema = z.object({ name: z.enum(nodeNames), role: z.string(), state: z.string() });
const clusterSchema = z.object({ members: z.array(memberSchema) });
export type Member = z.infer<typeof memberSchema>;

const askWithinMs = 1_000;
/** One whose history went another way may have to be copied anew from the other. */
const rejoinsWithinMs = 180_000;

/** The members as one of the nodes sees them; throws when none answers. */
export const membersOf = async (nodes: readonly DatabaseNode[]): Promise<readonly Member[]> => {
  const asked = nodes.map(async ({ restPort }) => {
    const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`, {
      signal: AbortSignal.timeout(askWithinMs),
    });
    return clusterSchema.parse(await answer.json()).members;
  });
  return Promise.any(asked);
};

/** Whether the node says that it leads. */
export const leads = async ({ restPort }: DatabaseNode): Promise<boolean> => {
  const answer = await fetch(`http://127.0.0.1:${restPort}/primary`, {
    method: 'OPTIONS',
    signal: AbortSignal.timeout(askWithinMs),
  });
  return answer.status === 200;
};

export const leaderOf = async (nodes: readonly DatabaseNode[]): Promise<DatabaseNode | undefined> => {
  const led = await Promise.all(nodes.map((node) => leads(node).catch(() => false)));
  return nodes[led.indexOf(true)];
};

/** Resolves when one leads and the other has everything that it acknowledges. */
export const settled = (nodes: readonly DatabaseNode[], withinMs?: number): Promise<void> =>
  until(
    'a leader with its synchronous standby',
    async () => {
      const roles = (await membersOf(nodes)).map(({ role }) => role);
      return (
        roles.includes('leader') && roles.includes('sync_standby') && (await leaderOf(nodes)) !== undefined
      );
    },
    withinMs,
  );

const passwords = () => ({
  SUPERUSER_PASSWORD: crypto.randomUUID(),
  REPLICATION_PASSWORD: crypto.randomUUID(),
});

const readPostmaster = (pgdata: string): number | undefined => {
  try {
    const pid = Number(readFileSync(join(pgdata, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return isAlive(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
};

const openEtcd = async ({ folder, say }: ClusterContext, home: string, runAs: object) => {
  const ports = { ETCD_PORT: await findFreePort(), ETCD_PEER_PORT: await findFreePort() };
  const settings = join(home, 'etcd.yml');
  writeSettings('etcd.yml', settings, { ...ports, FOLDER: home }, runAs);
  const etcd = new Part({
    name: 'etcd',
    command: ['etcd', '--config-file', settings],
    runAs,
    logFile: join(folder, 'logs', 'etcd.log'),
    isReady: async () => (await fetch(`http://127.0.0.1:${ports.ETCD_PORT}/health`)).ok,
    say,
  });
  return { etcd, port: ports.ETCD_PORT };
};

/** Starts them; the caller stops what `undo` has been given. */
export const startDatabase = async (
  context: ClusterContext,
  undo: (() => Promise<void>)[],
): Promise<DatabaseParts> => {
  const { folder, postgresBin, say } = context;
  const { spawnAs: runAs } = findServerAccount();
  const home = join(folder, 'database');
  mkdirSync(home, { mode: 0o700 });
  if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(home, runAs.uid, runAs.gid);
  const secrets = passwords();

  const { etcd, port: etcdPort } = await openEtcd(context, home, runAs);
  undo.push(() => etcd.stop());
  await etcd.start();

  const openLink = async (name: string, targetPort: number): Promise<TcpLink> => {
    const link = await TcpLink.open(name, await findFreePort(), targetPort);
    undo.push(() => link.close());
    return link;
  };
  const openNode = async (name: NodeName): Promise<DatabaseNode> => {
    const postgresPort = await findFreePort();
    const restPort = await findFreePort();
    const replication = await openLink(`the other node to ${name}`, postgresPort);
    const toEtcd = await openLink(`${name} to etcd`, etcdPort);
    const fromHaproxy = await openLink(`HAProxy to ${name}`, postgresPort);
    const walDisk = openWalDisk(join(home, `${name}-disk`), runAs);
    undo.push(async () => walDisk?.remove());
    const values = {
      ...secrets,
      NODE: name,
      FOLDER: home,
      WAL_FOLDER: walDisk?.walFolder ?? join(home, `${name}-wal`),
      POSTGRES_BIN: postgresBin,
      POSTGRES_PORT: postgresPort,
      POSTGRES_PORT_SEEN: replication.port,
      REST_PORT: restPort,
      ETCD_PORT_SEEN: toEtcd.port,
      SHARED_BUFFERS: '128MB',
    };
    writeSettings('patroni.yml', join(home, `${name}.yml`), values, runAs);
    const starter = join(home, `${name}.sh`);
    writeSettings('startPatroni.sh', starter, values, runAs);
    const patroni = new Part({
      name: `patroni ${name}`,
      command: ['sh', starter],
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' },
      runAs,
      logFile: join(folder, 'logs', `patroni-${name}.log`),
      isReady: async () => (await fetch(`http://127.0.0.1:${restPort}/readiness`)).ok,
      readyWithinMs: rejoinsWithinMs,
      say,
    });
    const postmaster = (): number | undefined => readPostmaster(join(home, name));
    undo.push(async () => {
      await patroni.stop();
      // Patroni takes its server along, unless it was killed.
      const left = postmaster();
      if (left !== undefined) process.kill(left, 'SIGQUIT');
      await until(`PostgreSQL ${name} does not end`, async () => postmaster() === undefined);
    });
    return { name, patroni, postgresPort, restPort, replication, toEtcd, fromHaproxy, postmaster, walDisk };
  };
  const [one, two] = [await openNode('one'), await openNode('two')];
  await one.patroni.start();
  await two.patroni.start();

  const haproxyPort = await findFreePort();
  const settings = join(folder, 'haproxy.cfg');
  writeSettings('haproxy.cfg', settings, {
    HAPROXY_PORT: haproxyPort,
    ONE_PORT: one.fromHaproxy.port,
    ONE_REST_PORT: one.restPort,
    TWO_PORT: two.fromHaproxy.port,
    TWO_REST_PORT: two.restPort,
  });
  const haproxy = new Part({
    name: 'haproxy',
    command: ['/usr/sbin/haproxy', '-db', '-f', settings],
    logFile: join(folder, 'logs', 'haproxy.log'),
    isReady: () => answers(haproxyPort),
    say,
  });
  undo.push(() => haproxy.stop());
  await haproxy.start();
  await settled([one, two]);
  const fromHall = await openLink('the hall to HAProxy', haproxyPort);
  const urlOf = (port: number): string =>
    `postgres://postgres:${secrets.SUPERUSER_PASSWORD}@127.0.0.1:${port}/postgres`;
  return {
    etcd,
    haproxy,
    nodes: [one, two],
    fromHall,
    superuserUrl: urlOf(haproxyPort),
    nodeUrl: ({ postgresPort }) => urlOf(postgresPort),
  };
};
