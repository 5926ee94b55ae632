import { fixtureOf } from '../../src/book/engine/fixtures.ts';
import type { Fixture } from '../../src/book/engine/sport.ts';
import type { EventSummary } from '../../src/book/views.ts';

/** What an event is drawn from beside its seed, as the studio tells it. */
export const fixtureOfEvent = (
  { id, sport, competition, home, away }: EventSummary,
  fingerprint: string,
): Fixture =>
  fixtureOf({
    ...{ id, sport, fingerprint },
    competition: competition.code,
    home: home.code,
    away: away.code,
  });
