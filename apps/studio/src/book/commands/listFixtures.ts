import { randomBytes } from 'node:crypto';
import { sha256 } from '../../fair/hash.ts';
import { later } from '../../infra/clock.ts';
import type { Studio } from '../../infra/studio.ts';
import { eventIdOf, pairingAt, slotFrom, startOf } from '../engine/fixtures.ts';
import { rulesNow } from '../engine/rulesNow.ts';
import { type BookSport, bookSports } from '../views.ts';

/** Events are listed so long before they start: of the league three rounds. Milliseconds. */
const listedAheadMs = (sport: BookSport): number => (sport === 'league' ? 13 : 60) * 60_000;
/** And never later than this before. */
const noticeMs = 20_000;

const fixtureRow = (sport: BookSport, slot: number) => {
  const server_seed = randomBytes(32).toString('hex');
  const starts_at = startOf(sport, slot);
  return {
    id: eventIdOf(sport, slot),
    sport,
    ...pairingAt(sport, slot),
    server_seed,
    server_seed_hash: sha256(server_seed),
    rules: rulesNow[sport],
    starts_at,
    phase: 'coming' as const,
    next_at: starts_at,
  };
};

/** Lists every event that is to be seen by now, each once, whichever process comes first. Answers how many are new. */
export const listFixtures = async (studio: Studio): Promise<number> => {
  const now = studio.clock.now();
  const rows = bookSports.flatMap((sport) => {
    const first = slotFrom(sport, later(now, noticeMs));
    const after = slotFrom(sport, later(now, listedAheadMs(sport)));
    return Array.from({ length: after - first }, (_, at) => fixtureRow(sport, first + at));
  });
  const inserted = await studio.db
    .insertInto('book_event')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return Number(inserted.numInsertedOrUpdatedRows ?? 0n);
};

/** Events that nobody bet on are kept so long after their end. */
const emptyEventsKeptMs = 24 * 60 * 60_000;

/** Forgets old events without a bet. */
export const forgetEmptyEvents = async (studio: Studio): Promise<void> => {
  await studio.db
    .deleteFrom('book_event')
    .where('ended_at', '<', later(studio.clock.now(), -emptyEventsKeptMs))
    .where('next_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('book_leg').select('bet_id').whereRef('book_leg.event_id', '=', 'book_event.id')),
      ),
    )
    .execute();
};
