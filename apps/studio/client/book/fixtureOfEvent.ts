import { fixtureOf } from '../../src/book/engine/fixtures.ts';
import type { Fixture } from '../../src/book/engine/sport.ts';
import type { EventProofView } from '../../src/book/views.ts';

/** What an event is drawn from beside its seed, as the studio tells it. */
export const fixtureOfEvent = (
  { event: { id, sport, competition, home, away }, rules }: Pick<EventProofView, 'event' | 'rules'>,
  fingerprint: string,
): Fixture =>
  fixtureOf({
    ...{ id, sport, fingerprint, rules },
    competition: competition.code,
    home: home.code,
    away: away.code,
  });
