import { ensurePrograms } from '../aptGet.ts';
import { ensurePostgresTools, requirePostgresTools } from '../postgresTools.ts';
import { fakeTime } from './clock.ts';

const neededBy = 'the parts of the cluster';

/** Programs that the cluster is made of beside PostgreSQL's, and the Debian packages that have them. */
const programs = [
  { path: '/usr/bin/patroni', packages: ['patroni', 'python3-etcd'] },
  { path: '/usr/bin/etcd', packages: ['etcd-server'] },
  { path: '/usr/sbin/haproxy', packages: ['haproxy'] },
  { path: '/usr/bin/redis-server', packages: ['redis-server'] },
  { path: '/usr/bin/redis-sentinel', packages: ['redis-sentinel'] },
  { path: '/usr/sbin/nginx', packages: ['nginx-light'] },
  fakeTime,
] as const;

/**
 * Makes sure that everything is there: installs it as root on Debian, without a service that starts by itself, else says
 * how. Answers the folder of PostgreSQL's programs.
 */
export const ensureClusterPackages = (say: (line: string) => void): string => {
  ensurePostgresTools(say, neededBy);
  ensurePrograms(programs, neededBy, say);
  return requirePostgresTools(neededBy);
};
