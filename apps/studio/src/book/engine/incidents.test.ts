import { describe, expect, it } from 'vitest';
import { hmacOf, sha256 } from '../../fair/hash.ts';
import { rangesOf } from '../../tables/engine/ranges.ts';
import type { IncidentKind, IncidentView } from '../views.ts';
import { fixtureAt } from './fixtures.ts';
import { incidentsIn } from './incidents.ts';
import { replay, stepOn } from './replay.ts';
import { beginRun, type Run } from './run.ts';

const seedOf = (number: number): string => sha256(`a match to be told ${number}`);
const whole = 200;

/** A match of football to its end. */
const played = (number: number): Promise<Run> => {
  const seed = seedOf(number);
  return replay(fixtureAt('football', 7 + (number % 20), sha256(seed)), hmacOf(seed), whole);
};

describe('what happens in a minute of football besides', () => {
  it('is told as often as it is plausible, and more of it for whoever attacks more', async () => {
    const matches = 250;
    const counts = new Map<IncidentKind, number>();
    const corners = { more: 0, less: 0 };
    for (let number = 0; number < matches; number += 1) {
      const run = await played(number);
      const [home, away] = run.fixture.strengths;
      for (const { kind, side } of run.incidents) {
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
        if (kind === 'corner') corners[(side === 'home') === home >= away ? 'more' : 'less'] += 1;
      }
    }
    const perMatch = (kind: IncidentKind): number => (counts.get(kind) ?? 0) / matches;
    expect(perMatch('corner')).toBeGreaterThan(8.5);
    expect(perMatch('corner')).toBeLessThan(11.5);
    expect(perMatch('yellow')).toBeGreaterThan(2.8);
    expect(perMatch('yellow')).toBeLessThan(4.2);
    expect(perMatch('offside')).toBeGreaterThan(3.3);
    expect(perMatch('offside')).toBeLessThan(4.7);
    expect(perMatch('foul')).toBeGreaterThan(19.5);
    expect(perMatch('foul')).toBeLessThan(24);
    expect(corners.more).toBeGreaterThan(corners.less * 1.1);
  });

  it('changes no step, no result and no draw of the match', async () => {
    for (const number of [1, 2, 3]) {
      const seed = seedOf(number);
      const hmac = hmacOf(seed);
      let told = beginRun(fixtureAt('football', 7, sha256(seed)));
      let bare = told;
      while (!told.isFinished) {
        told = await stepOn(told, hmac);
        bare = await bare.next(rangesOf(hmac, bare.fixture.id, bare.steps + 1));
        expect([told.timeline, told.score, told.markets]).toEqual([bare.timeline, bare.score, bare.markets]);
      }
      expect(told.incidents.length).toBeGreaterThan(20);
      expect(told.plays.length).toBeGreaterThan(15);
      expect([bare.incidents, bare.plays]).toEqual([[], []]);
    }
  });

  it('goes on where everybody of a side has been booked, and books nobody twice', async () => {
    const incidents = Array.from({ length: 10 }, (_, at) => ({
      kind: 'yellow' as const,
      side: 'home' as const,
      man: at + 2,
      clock: 1,
      after: 0,
    }));
    const told: IncidentView[] = [];
    for (let step = 1; step <= 400; step += 1)
      told.push(
        ...(await incidentsIn(
          {
            attacks: { home: 50_000, away: 62_000 },
            timeline: [],
            happened: [],
            incidents,
            minute: 80,
            isPassed: true,
          },
          rangesOf(hmacOf(seedOf(9)), 'a rough match', step),
        )),
      );
    const ofHome = told.filter(({ side }) => side === 'home');
    expect(ofHome.filter(({ kind }) => kind === 'foul').length).toBeGreaterThan(20);
    expect(ofHome.filter(({ kind }) => kind === 'yellow')).toEqual([]);
    expect(told.filter(({ kind }) => kind === 'yellow').length).toBeGreaterThan(3);
  });

  it('follows from the seed and from what had been told by then alone', async () => {
    const seed = seedOf(4);
    const hmac = hmacOf(seed);
    const fixture = fixtureAt('football', 9, sha256(seed));
    const end = await replay(fixture, hmac, whole);
    for (const steps of [20, 47, 71]) {
      const then = await replay(fixture, hmac, steps);
      expect(end.incidents.slice(0, then.incidents.length)).toEqual(then.incidents);
      expect(then.incidents.every(({ after }) => after <= then.timeline.length)).toBe(true);
    }
  });

  it('books nobody twice, nor without a foul, and nothing is told as a half ends', async () => {
    for (let number = 0; number < 40; number += 1) {
      const { incidents, timeline } = await played(number);
      const cards = incidents
        .filter(({ kind }) => kind === 'yellow')
        .map(({ side, man }) => `${side} ${man}`);
      expect(new Set(cards).size).toBe(cards.length);
      incidents.forEach((each: IncidentView, at) => {
        if (each.kind === 'yellow') expect(incidents[at - 1]).toEqual({ ...each, kind: 'foul' });
      });
      const ends = timeline.flatMap(({ kind }, at) => (kind === 'break' || kind === 'end' ? [at + 1] : []));
      expect(incidents.filter(({ after }) => ends.includes(after))).toEqual([]);
    }
  });

  it('tells of a corner or a free kick together with the attack that comes of it', async () => {
    let led = 0;
    for (let number = 0; number < 20; number += 1) {
      const { incidents, timeline } = await played(number);
      for (const { kind, clock, side, after } of incidents) {
        const next = timeline[after];
        if (next?.kind !== 'danger' || next.clock !== clock) continue;
        led += 1;
        if (kind !== 'foul') expect(side).toBe(next.side);
        expect(['corner', 'foul', 'free-kick']).toContain(kind);
      }
    }
    expect(led).toBeGreaterThan(20);
  });

  it('is told of football alone', async () => {
    for (const sport of ['racket', 'basketball', 'siege', 'league'] as const) {
      const seed = seedOf(5);
      const run = await replay(fixtureAt(sport, 7, sha256(seed)), hmacOf(seed), 30);
      expect(run.incidents).toEqual([]);
    }
  });
});
