import { fixtureOf } from '../../src/book/engine/fixtures.ts';
import { replay } from '../../src/book/engine/replay.ts';
import { rulesNow } from '../../src/book/engine/rulesNow.ts';
import type { BookSport, EventProofView } from '../../src/book/views.ts';
import { hmacOf, sha256 } from '../../src/fair/hash.ts';
import { eventOf } from './book.fixture.ts';

const seed = '4f'.repeat(32);
const fingerprint = sha256(seed);
/** More than any event takes. */
const stepsMax = 10_000;

const sides: Readonly<Record<BookSport, readonly [competition: string, home: string, away: string]>> = {
  football: ['lantern-league', 'harbour-cranes', 'mill-foxes'],
  racket: ['feather-open', 'shen-lan', 'gu-yanqiu'],
  basketball: ['moon-court', 'tower-owls', 'copper-bells'],
  siege: ['paper-siege-series', 'ink-legion', 'folded-wolves'],
  league: ['paper-league', 'crane-fold', 'ink-stone'],
};

/** A finished event as the studio would publish it. */
export const proofOf = async (sport: BookSport, rules = rulesNow[sport]): Promise<EventProofView> => {
  const [competition, home, away] = sides[sport];
  const id = `${sport}-1`;
  const fixture = fixtureOf({ id, sport, competition, home, away, fingerprint, rules });
  const run = await replay(fixture, hmacOf(seed), stepsMax);
  const names = { zh_CN: '', en_US: '' };
  return {
    event: eventOf({
      id,
      sport,
      competition: { code: competition, names },
      home: { code: home, names },
      away: { code: away, names },
      phase: run.phase,
      score: run.score,
      main: null,
    }),
    serverSeedHash: fingerprint,
    serverSeed: seed,
    strengths: fixture.strengths,
    timeline: run.timeline,
    steps: run.steps,
    rules,
  };
};
