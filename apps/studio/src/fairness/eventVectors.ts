import { eventIdOf, fixtureAt, slotFrom, startOf, together } from '../book/engine/fixtures.ts';
import { competitionOf, leagueCode } from '../book/engine/league.ts';
import { rulesNow } from '../book/engine/rulesNow.ts';
import { beginRun, type Run } from '../book/engine/run.ts';
import { type LeagueResult, type Standing, standingsOf } from '../book/engine/standings.ts';
import {
  type BookSport,
  bookSports,
  type EventPhase,
  type ScoreView,
  type TimelineItem,
} from '../book/views.ts';
import { hmacOf } from '../fair/hash.ts';
import { rangesOf } from '../tables/engine/ranges.ts';
import { type DrawnNumber, type Proof, proofOf } from './proof.ts';
import { noted } from './tableVectors.ts';

/** Events of the book from their first step to their last, and a season of the league. */

interface EventFacts extends Proof {
  readonly sport: BookSport;
  readonly event: string;
  /** By which of its sport's rules it is played. */
  readonly rules: number;
  readonly competition: string;
  readonly startsAt: string;
  readonly home: string;
  readonly away: string;
  /** Of both sides on the day. */
  readonly strengths: readonly [number, number];
}

/** How an event ended. */
interface EventEnd {
  readonly phase: EventPhase;
  /** Goals, sets, points, maps; home first. */
  readonly score: readonly [number, number];
  /** Points of every set or quarter, rounds of every map. */
  readonly parts: readonly (readonly [number, number])[];
}

export interface EventVector extends EventFacts {
  readonly kind: 'event';
  readonly steps: readonly {
    readonly step: number;
    readonly numbers: readonly DrawnNumber[];
    /** What the step has brought. */
    readonly happened: readonly TimelineItem[];
  }[];
  readonly end: EventEnd;
}

/** All matches of a season with their results, and the table that they make. */
export interface SeasonVector {
  readonly kind: 'season';
  readonly season: number;
  readonly matches: readonly (EventFacts & { readonly end: EventEnd })[];
  readonly table: readonly Standing[];
}

/**
 * The events that are shown, by their slots: of each sport the first, and such as have what seldom happens: a goal that is withdrawn, a break
 * off, a set or a map to the last point, overtimes.
 */
const shown: Readonly<Record<BookSport, readonly number[]>> = {
  football: [0, 7, 107],
  racket: [0, 29, 91],
  basketball: [0, 430, 789],
  siege: [0, 3, 43],
  league: [0, 31],
};

/** Such as are shown by rules of before. */
const shownEarlier: readonly { readonly sport: BookSport; readonly slot: number; readonly rules: number }[] =
  [
    { sport: 'siege', slot: 1, rules: 1 },
    ...[0, 15, 2_726].map((slot) => ({ sport: 'siege', slot, rules: 2 }) as const),
  ];

const partsOf = (score: ScoreView): EventEnd['parts'] => {
  switch (score.sport) {
    case 'football':
      return [];
    case 'racket':
      return score.sets;
    case 'basketball':
      return score.quarters;
    case 'siege':
      return score.maps.slice(0, score.current + 1).map(({ home, away }) => [home, away]);
  }
};

const endOf = ({ phase, score }: Run): EventEnd => ({
  phase,
  score: [score.home, score.away],
  parts: partsOf(score),
});

/** The event of a slot from its first step to its last. */
const eventVector = async (sport: BookSport, slot: number, rules = rulesNow[sport]): Promise<EventVector> => {
  const event = eventIdOf(sport, slot);
  const proof = proofOf(event);
  const hmac = hmacOf(proof.serverSeed);
  const fixture = fixtureAt(sport, slot, proof.serverSeedHash, rules);
  const { competition, home, away, strengths } = fixture;
  const facts: EventFacts = {
    sport,
    event,
    ...proof,
    rules,
    competition,
    startsAt: startOf(sport, slot, rules).toISOString(),
    home,
    away,
    strengths,
  };
  let run = beginRun(fixture);
  const steps: EventVector['steps'][number][] = [];
  while (!run.isFinished) {
    const step = run.steps + 1;
    const known = run.timeline.length;
    const numbers: DrawnNumber[] = [];
    run = await run.next(noted(rangesOf(hmac, event, step), numbers));
    steps.push({ step, numbers, happened: run.timeline.slice(known) });
  }
  return { kind: 'event', ...facts, steps, end: endOf(run) };
};

/** The same without its steps. */
const playedAt = async (sport: BookSport, slot: number): Promise<SeasonVector['matches'][number]> => {
  const { kind: _, steps: __, ...played } = await eventVector(sport, slot);
  return played;
};

/** A season is when everybody has met everybody twice. */
const seasonVector = async (season: number): Promise<SeasonVector> => {
  const { sport, teams } = competitionOf(leagueCode);
  const codes = teams.map(({ code }) => code);
  const perSeason = 2 * (codes.length - 1) * together[sport];
  const from = slotFrom(sport, startOf(sport, season * perSeason));
  const matches = await Promise.all(Array.from({ length: perSeason }, (_, at) => playedAt(sport, from + at)));
  const results = matches
    .filter(({ end }) => end.phase === 'over')
    .map(({ home, away, end }): LeagueResult => {
      const [homeScore, awayScore] = end.score;
      return { home, away, homeScore, awayScore };
    });
  return { kind: 'season', season, matches, table: standingsOf(codes, results) };
};

export const eventVectors = async (): Promise<(EventVector | SeasonVector)[]> => [
  ...(await Promise.all(bookSports.flatMap((sport) => shown[sport].map((slot) => eventVector(sport, slot))))),
  ...(await Promise.all(shownEarlier.map(({ sport, slot, rules }) => eventVector(sport, slot, rules)))),
  await seasonVector(1),
];
