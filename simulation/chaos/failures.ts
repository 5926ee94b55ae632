import { databaseFailures } from './databaseFailures.ts';
import type { Failure } from './failure.ts';
import { hallFailures } from './hallFailures.ts';
import { redisFailures } from './redisFailures.ts';

const all = { ...hallFailures, ...redisFailures, ...databaseFailures };

export type FailureName = keyof typeof all;

/** All that can be made to fail (docs/guides/cluster.md has what holds meanwhile). */
export const failures: Readonly<Record<FailureName, Failure>> = all;

export const isFailureName = (name: string): name is FailureName => name in failures;
