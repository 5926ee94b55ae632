export type { Pool, PoolClient } from 'pg';
export { ClusterError } from './cluster/clusterError.ts';
export { birthOf, isAlive } from './cluster/processState.ts';
export { type Cluster, type ClusterOptions, startCluster } from './cluster/startCluster.ts';
export type { SqlExecutor, Statement } from './executor.ts';
export { findFreePort, portHindrance } from './freePort.ts';
export { createKysely, executorOf, kyselyOn } from './kysely.ts';
export { hashMigrations, type Migration, MigrationError, migrate, readMigrations } from './migrate.ts';
export { createPool, type PoolOptions, withTransaction } from './pool.ts';
