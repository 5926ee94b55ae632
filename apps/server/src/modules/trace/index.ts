import { type SqlExecutor, withTransaction } from '@pavilion/postgres';
import type { OfficeKeepers, TraceLine } from '../../http/registerOfficeCalls.ts';
import type { Hall } from '../../infra/hall.ts';
import type { ServerModule } from '../../module.ts';
import { traceCalls } from './officeCalls.ts';
import { writeTrace } from './writeTrace.ts';

export { verifyTrace, writeTrace } from './writeTrace.ts';

export interface TraceModule extends ServerModule, Pick<OfficeKeepers, 'writeTrace' | 'writeTraceAlone'> {}

/** What staff did, tried and read: lines that nobody changes, each with the hash of the one before. */
export const createTraceModule = (deps: Pick<Hall, 'pool' | 'clock' | 'secret'>): TraceModule => {
  const write = (tx: SqlExecutor, line: TraceLine) => writeTrace(tx, deps.clock, line);
  return {
    name: 'trace',
    officeCalls: traceCalls(deps),
    writeTrace: write,
    writeTraceAlone: (line) => withTransaction(deps.pool, (client) => write(client, line)),
  };
};
