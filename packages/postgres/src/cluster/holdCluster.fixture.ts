import { startCluster } from './startCluster.ts';

/** Holds a cluster until it is killed: the parent that the tests take away. Prints where the cluster is. */
const cluster = await startCluster({ dataDir: process.argv[2] ?? '' });
process.stdout.write(`${JSON.stringify({ pid: cluster.pid, url: cluster.url('postgres') })}\n`);
setInterval(() => undefined, 60_000);
