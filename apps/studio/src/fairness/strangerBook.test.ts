import { describe, expect, it } from 'vitest';
import { basketballEvent } from './stranger/basketballEvent.ts';
import { type BookEvent, book, vectors } from './stranger/data.ts';
import type { Event, Sides } from './stranger/event.ts';
import { fixtureOf, slotOf, slotsOfSeason, strengthsOf, tableOf } from './stranger/fixture.ts';
import { footballEvent } from './stranger/footballEvent.ts';
import { dropOf, playLights } from './stranger/lights.ts';
import { drawOf } from './stranger/numbers.ts';
import { racketEvent, siegeEvent } from './stranger/partEvents.ts';

/**
 * Every event of the three books and every light, recomputed from the seeds by the descriptions and data in `docs/fairness` alone: who plays
 * whom, which numbers are drawn, what happens, how it ends; which light a round feeds, and which it wins.
 */

const { rules } = book;
const programs: Readonly<Record<string, (sides: Sides, by: number) => Event>> = {
  football: (sides) => footballEvent(rules.football, sides),
  league: (sides) => footballEvent(rules.league, sides),
  racket: (sides) => racketEvent(rules.racket, sides),
  siege: (sides, by) => siegeEvent(rules.siege, sides, by),
  basketball: (sides) => basketballEvent(rules.basketball, sides),
};

const events = vectors.filter((vector) => vector.kind === 'event');
const seasons = vectors.filter((vector) => vector.kind === 'season');
const lights = vectors.filter((vector) => vector.kind === 'lights');
const million = 1_000_000;
/** No event has nearly as many. */
const stepsMax = 1_000;

/** An event from its id and its seed alone, by these rules of its sport. */
const play = (sport: string, event: string, serverSeed: string, fingerprint: string, by: number) => {
  const program = programs[sport];
  if (!program) throw new Error(`no program for ${sport}`);
  const fixture = fixtureOf(sport, slotOf(event), by);
  const strengths = strengthsOf(fixture, fingerprint);
  const playing = program({ strengths, fingerprint }, by);
  const steps: { step: number; numbers: unknown; happened: unknown }[] = [];
  while (playing.end() === null && steps.length < stepsMax) {
    const step = steps.length + 1;
    const { below, noted } = drawOf(serverSeed, event, step);
    const happened = playing.step((bound = million) => below(bound));
    steps.push({ step, numbers: noted, happened });
  }
  const { competition, home, away, startsAt } = fixture;
  const facts = { competition, home: home.code, away: away.code, startsAt, strengths };
  return { facts, steps, end: playing.end() };
};

const factsOf = ({ competition, home, away, startsAt, strengths }: Omit<BookEvent, 'kind' | 'steps'>) => ({
  competition,
  home,
  away,
  startsAt,
  strengths,
});

describe('a stranger’s programs', () => {
  it('are there for every sport of the books', () => {
    expect(Object.keys(programs).sort()).toEqual([...new Set(events.map(({ sport }) => sport))].sort());
    expect(Object.keys(programs).sort()).toEqual(
      [...new Set(book.competitions.map(({ sport }) => sport))].sort(),
    );
  });

  it.each(events.map((event) => [event.event, event.rules, event] as const))(
    'come to all of %s by rules %i',
    (id, by, vector) => {
      const played = play(vector.sport, id, vector.serverSeed, vector.serverSeedHash, by);
      expect(played.facts).toEqual(factsOf(vector));
      expect(played.steps).toEqual(vector.steps);
      expect(played.end).toEqual(vector.end);
    },
  );

  it('have seen a siege by all of its rules', () => {
    const by = events.filter(({ sport }) => sport === 'siege').map((event) => event.rules);
    expect([...new Set(by)].sort()).toEqual([1, 2, 3]);
  });

  it('know when a siege began by each of its rules: every four minutes, every six, and every six and a half', () => {
    const minutes = (by: number): number => {
      const [first, second] = [0, 1].map((slot) => Date.parse(fixtureOf('siege', slot, by).startsAt));
      return ((second ?? 0) - (first ?? 0)) / 60_000;
    };
    expect([minutes(1), minutes(2), minutes(3)]).toEqual([4, 6, 6.5]);
    for (const { event, rules: by, startsAt } of events.filter(({ sport }) => sport === 'siege'))
      expect(startsAt).toBe(new Date(slotOf(event) * minutes(by) * 60_000 + 105_000).toISOString());
  });

  it('have seen what seldom happens', () => {
    const kinds = events.flatMap(({ sport, steps }) =>
      steps.flatMap(({ happened }) => happened.map((one) => `${sport} ${JSON.stringify(one)}`)),
    );
    for (const seldom of [
      /^football .*goal-withdrawn/,
      /^league .*goal-withdrawn/,
      /^(football) .*abandoned/,
      /^racket .*abandoned/,
      /^siege .*abandoned/,
      /^basketball .*abandoned/,
      /^basketball .*overtime/,
    ])
      expect(
        kinds.some((kind) => seldom.test(kind)),
        String(seldom),
      ).toBe(true);
    const parts = events.flatMap(({ end }) => end.parts.map((part) => [...part].sort().join('-')));
    expect(parts).toEqual(expect.arrayContaining(['14-15', '8-9']));
  });

  it('come to a whole season of the league, and to its table', () => {
    expect(seasons).toHaveLength(1);
    for (const { season, matches, table } of seasons) {
      expect(matches.map(({ event }) => slotOf(event))).toEqual(slotsOfSeason(season));
      const results = matches.map((match) => {
        const { facts, end } = play(
          'league',
          match.event,
          match.serverSeed,
          match.serverSeedHash,
          match.rules,
        );
        expect(facts).toEqual(factsOf(match));
        expect(end).toEqual(match.end);
        return {
          home: facts.home,
          away: facts.away,
          phase: end?.phase,
          score: end?.score ?? ([0, 0] as const),
        };
      });
      expect(tableOf(results.filter(({ phase }) => phase === 'over'))).toEqual(table);
      const pairings = new Set(results.map(({ home, away }) => `${home} ${away}`));
      expect(pairings.size).toBe(results.length);
    }
  });

  it('come to the amount at which every light drops', () => {
    for (const { currency, pots } of lights) {
      expect(pots.length).toBeGreaterThan(3);
      for (const { serverSeed, light, number, numbers, drop } of pots)
        expect(dropOf(serverSeed, light, currency, number)).toEqual({ drop, noted: numbers });
    }
  });

  it('come to the light that every round feeds and wins', () => {
    expect(lights).toHaveLength(1);
    for (const vector of lights) {
      expect(playLights(vector)).toEqual(vector.rounds.map(({ light, won }) => ({ light, won })));
      const won = vector.rounds.flatMap((round) => (round.won ? [round.light] : []));
      expect(won).toEqual(expect.arrayContaining(['firefly', 'lamp', 'moon']));
      expect(vector.rounds.some(({ taken }) => !taken)).toBe(true);
    }
  });
});
