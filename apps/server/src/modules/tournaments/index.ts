import { createKeeper } from '../../infra/answerKeeper.ts';
import type { ServerModule } from '../../module.ts';
import { payAwards, type RecommendDeps } from '../recommend/index.ts';
import { tournamentCalls } from './calls.ts';
import { countTournaments } from './commands/countTournaments.ts';
import { registerTournamentDeeds, type TournamentDeskDeps } from './commands/publishTournament.ts';
import { registerRemovalDeeds } from './commands/removeEntrant.ts';
import { tournamentDeskCalls } from './officeCalls.ts';

export { countTournaments } from './commands/countTournaments.ts';
export { createTournament, type NewTournament } from './commands/createTournament.ts';

export interface TournamentsModule extends ServerModule {
  /** Counts what has begun and pays what was counted for good; run every minute by its job, behind the sums of reports. */
  readonly countAll: () => Promise<void>;
}

/** Members ranked by what they play within a time, and prizes for the first of them (decision 0351). */
export const createTournamentsModule = (deps: TournamentDeskDeps & RecommendDeps): TournamentsModule => {
  registerTournamentDeeds(deps);
  registerRemovalDeeds(deps);
  const { keep } = createKeeper();
  const countAll = async (): Promise<void> => {
    // Prizes need not wait for the next turn of the job that pays all awards.
    if ((await countTournaments(deps)) > 0) await payAwards(deps);
  };
  return {
    name: 'tournaments',
    calls: tournamentCalls(deps, keep),
    officeCalls: tournamentDeskCalls(deps),
    schedules: [{ name: 'tournaments-count', cron: '* * * * *', run: countAll }],
    countAll,
  };
};
