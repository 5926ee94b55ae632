import { describe, expect, it } from 'vitest';
import { hmacOf, sha256 } from '../../fair/hash.ts';
import type { PlayView } from '../views.ts';
import { fixtureAt } from './fixtures.ts';
import { replay } from './replay.ts';
import type { Run } from './run.ts';

const seedOf = (number: number): string => sha256(`a match to be watched ${number}`);
const whole = 200;
const shots: readonly PlayView['end'][] = ['held', 'wide', 'over'];

const played = (number: number): Promise<Run> => {
  const seed = seedOf(number);
  return replay(fixtureAt('football', 7 + (number % 20), sha256(seed)), hmacOf(seed), whole);
};

describe('how the ball goes while no attack is told', () => {
  it('is before a goal often, at both ends, over each way and to each end, and more of it for whoever attacks more', async () => {
    const matches = 60;
    const all: PlayView[] = [];
    const of = { more: 0, less: 0 };
    for (let number = 0; number < matches; number += 1) {
      const run = await played(number);
      const [home, away] = run.fixture.strengths;
      all.push(...run.plays);
      for (const { side } of run.plays) of[(side === 'home') === home >= away ? 'more' : 'less'] += 1;
    }
    expect(all.length / matches).toBeGreaterThan(24);
    expect(all.length / matches).toBeLessThan(36);
    expect(of.more).toBeGreaterThan(of.less * 1.1);
    expect(of.more).toBeLessThan(of.less * 2);
    const shot = all.filter(({ end }) => shots.includes(end)).length / matches;
    expect(shot).toBeGreaterThan(10);
    expect(shot).toBeLessThan(20);
    expect(new Set(all.map(({ way }) => way)).size).toBe(3);
    expect(new Set(all.map(({ end }) => end)).size).toBe(6);
    expect(all.some(({ isBreak }) => isBreak)).toBe(true);
    // Nobody comes in over a wing to where only the middle leads, nor loses the ball at the corner from there.
    expect(all.some(({ way, end }) => way === 'middle' && (end === 'cleared' || end === 'lost'))).toBe(false);
  });

  it('follows from the seed and from what had been told by then alone', async () => {
    const seed = seedOf(4);
    const hmac = hmacOf(seed);
    const fixture = fixtureAt('football', 9, sha256(seed));
    const end = await replay(fixture, hmac, whole);
    for (const steps of [20, 47, 71]) {
      const then = await replay(fixture, hmac, steps);
      expect(end.plays.slice(0, then.plays.length)).toEqual(then.plays);
      expect(then.plays.every(({ after }) => after <= then.timeline.length)).toBe(true);
    }
  });

  it('takes two minutes, in none that something else fills or that a whistle ends', async () => {
    for (let number = 0; number < 20; number += 1) {
      const { plays, incidents, timeline } = await played(number);
      plays.forEach(({ clock, after }, at) => {
        expect(clock).toBeGreaterThanOrEqual((plays[at - 1]?.clock ?? -2) + 2);
        const own = incidents.filter((each) => each.clock === clock && each.after === after);
        expect(own.filter(({ kind }) => ['corner', 'offside', 'yellow', 'free-kick'].includes(kind))).toEqual(
          [],
        );
        expect(clock <= 42 || (clock >= 45 && clock <= 87)).toBe(true);
        expect(timeline.some((item) => item.clock === clock && item.kind === 'cleared')).toBe(false);
      });
    }
  });

  it('is told of matches of football that are seen minute by minute alone', async () => {
    for (const sport of ['racket', 'basketball', 'siege', 'league'] as const) {
      const seed = seedOf(5);
      const run = await replay(fixtureAt(sport, 7, sha256(seed)), hmacOf(seed), 30);
      expect(run.plays).toEqual([]);
    }
  });
});
