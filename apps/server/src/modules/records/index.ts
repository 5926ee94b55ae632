import type { ServerModule } from '../../module.ts';
import { recordCalls } from './calls.ts';
import type { RoundDeps } from './roundCalls.ts';

export { isPlay } from './calls.ts';
export { findRounds } from './queries.ts';
export { askForReplay } from './replay.ts';
export { presentRound, type RoundDeps } from './roundCalls.ts';

/** The records of a member's money and rounds. */
export const createRecordsModule = (deps: RoundDeps): ServerModule => ({
  name: 'records',
  calls: recordCalls(deps),
});
