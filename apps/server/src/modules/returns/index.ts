import type { Hall } from '../../infra/hall.ts';
import type { ServerModule } from '../../module.ts';
import { makeGameDays } from './makeGameDays.ts';
import { returnCalls } from './officeCalls.ts';
import { dayAfter, dayIn } from './period.ts';
import { readReturns } from './readReturns.ts';

export interface ReturnsModule extends ServerModule {
  /** Brings the daily sums of every site up to date and tells of returns outside their bands; the jobs do so twice an hour. */
  readonly watch: () => Promise<void>;
}

/** So many days together are judged each night. */
const watchedDays = 30;

/** What games return, watched: theory beside what was played, and an alarm where they are too far apart. */
export const createReturnsModule = (deps: Pick<Hall, 'pool' | 'clock' | 'log' | 'sites'>): ReturnsModule => {
  const { pool, clock, log, sites } = deps;

  const watchSite = async (siteId: number): Promise<void> => {
    const site = sites.byId(siteId);
    if (site === undefined || !(await makeGameDays(deps, site))) return;
    const timeZone = site.settings.time_zone;
    const toDay = dayAfter(dayIn(timeZone, clock.now()), -1);
    const period = { siteId, timeZone, fromDay: dayAfter(toDay, 1 - watchedDays), toDay };
    for (const { row } of await readReturns(pool, period, 'en_US')) {
      if (row.verdict !== 'above' && row.verdict !== 'below') continue;
      const { game, currency, rounds, actual_ppm, theory_ppm, band_ppm, verdict } = row;
      log.error(
        {
          alarm: 'return_outside_band',
          siteId,
          gameId: game.id,
          gameCode: game.code,
          currency,
          rounds,
          verdict,
          actualPpm: actual_ppm,
          theoryPpm: theory_ppm,
          bandPpm: band_ppm,
        },
        'a game returns what it should not',
      );
    }
  };

  const watch = async (): Promise<void> => {
    const { rows } = await pool.query<{ id: number }>('SELECT id FROM site ORDER BY id');
    for (const { id } of rows) await watchSite(id);
  };

  return {
    name: 'returns',
    watch,
    officeCalls: returnCalls(deps),
    schedules: [{ name: 'game-returns', cron: '13,43 * * * *', run: watch }],
  };
};
