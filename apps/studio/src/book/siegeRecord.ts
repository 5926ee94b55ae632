import type { Studio } from '../infra/studio.ts';
import { mapsOf } from './engine/siege.ts';
import { addRounds, noRounds, roundsOf, stormedIn } from './engine/siegeRounds.ts';
import type { EventRow } from './rows.ts';
import { fixtureOfRow, type Runs } from './runs.ts';
import type { Side, SiegeRecordAnswer } from './views.ts';

/** So many settled matches of each army are looked at, the latest ones. */
const recordMatchesMax = 20;
/** So many of the rounds that an army stormed last are counted by themselves. */
const latelyMax = 20;

/** Settled matches of an army that began before this one, the latest ones. */
const readSettled = (studio: Studio, { id, starts_at }: EventRow, team: string): Promise<EventRow[]> =>
  studio.db
    .selectFrom('book_event')
    .selectAll()
    .where('sport', '=', 'siege')
    .where('phase', '=', 'over')
    .where('next_at', 'is', null)
    .where('ended_at', 'is not', null)
    .where('id', '!=', id)
    .where('starts_at', '<', starts_at)
    .where(({ eb, or }) => or([eb('home', '=', team), eb('away', '=', team)]))
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(recordMatchesMax)
    .execute();

/** What both armies of a siege did on each of its maps before, storming and holding. */
export const readSiegeRecord = async (
  studio: Studio,
  runs: Runs,
  row: EventRow,
): Promise<SiegeRecordAnswer> => {
  const before = async (team: string) => {
    const rows = await readSettled(studio, row, team);
    return Promise.all(
      rows.map(async (each) => {
        const { timeline, fixture } = await runs.at(each);
        const side: Side = each.home === team ? 'home' : 'away';
        return { timeline, side, maps: mapsOf(fixture) };
      }),
    );
  };
  const [home, away] = await Promise.all([before(row.home), before(row.away)]);
  const recordOn = (map: string, matches: typeof home) => {
    const played = matches.flatMap(({ timeline, side, maps }) => {
      const part = maps.findIndex(({ names }) => names.en_US === map) + 1;
      const rounds = roundsOf(timeline, side, part);
      return part > 0 && rounds.stormed + rounds.held > 0
        ? [{ rounds, stormed: stormedIn(timeline, side, part).toReversed() }]
        : [];
    });
    // Both the matches and the rounds of each: the latest first.
    const latest = played.flatMap(({ stormed }) => stormed).slice(0, latelyMax);
    return {
      ...played.map(({ rounds }) => rounds).reduce(addRounds, noRounds),
      matches: played.length,
      lately: { stormed: latest.length, won: latest.filter((isTaken) => isTaken).length },
    };
  };
  return {
    maps: mapsOf(fixtureOfRow(row)).map(({ names }) => ({
      map: names,
      home: recordOn(names.en_US, home),
      away: recordOn(names.en_US, away),
    })),
  };
};
