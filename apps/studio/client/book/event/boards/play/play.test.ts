import { describe, expect, it } from 'vitest';
import { basketballRules } from '../../../../../src/book/engine/basketball.ts';
import type { BasketballScore, RacketScore, TimelineItem } from '../../../../../src/book/views.ts';
import { landingMs } from '../../useLanding.ts';
import { otherOf, sides } from '../sides.ts';
import { paceOf, runOn, runsTo } from '../useRunning.ts';
import { ringOf } from './courtDepth.ts';
import { courtFrame } from './courtPlay.ts';
import type { CourtTold } from './courtSides.ts';
import { beatMs } from './figures.ts';
import { broughtOf, possessionSeconds } from './possession.ts';
import { type RacketTold, racketFrame, serviceRow } from './racketPlay.ts';
import { type RallyEnd, rallyEndOf } from './rallyEnd.ts';
import type { Play } from './usePlay.ts';

const racketScore = (change: Partial<RacketScore> = {}): RacketScore => ({
  ...{ sport: 'racket', home: 0, away: 0, sets: [[3, 2]], isBreak: false, serves: 'home', danger: null },
  ...change,
});
const rally = (change: Partial<RacketTold> = {}): RacketTold => ({
  ...{ id: 'racket-7', score: racketScore(), wonBy: 'home', phase: 'live' },
  ...change,
});
/** A match whose rally at these points is seen to end so. */
const matchOf = (way: RallyEnd, score: RacketScore): string =>
  Array.from({ length: 40 }, (_, at) => `racket-${at}`).find((id) => rallyEndOf(id, score) === way) ?? way;
const playOf = <Told>(told: Told, beat: number, before: Play<Told>['before'] = null): Play<Told> => ({
  ...{ told, beat, before },
});
const beats = Array.from({ length: 24 }, (_, beat) => beat);

describe('players of badminton', () => {
  it('serve from the court of their points: the right one at an even number, across from who receives', () => {
    expect(serviceRow('home', 0)).toBe(serviceRow('away', 1));
    expect(serviceRow('home', 1)).toBe(serviceRow('away', 0));
    for (const [points, serves] of [
      [3, 'home'],
      [2, 'away'],
    ] as const) {
      const told = rally({ score: racketScore({ serves }), wonBy: serves });
      const ready = racketFrame(playOf(told, 3));
      expect(ready[serves].y).toBe(serviceRow(serves, points));
      expect(ready[otherOf(serves)].y).not.toBe(ready[serves].y);
      expect(racketFrame(playOf(told, 4))[serves].pose).toBe('serve');
    }
  });

  it('end a rally as the feed told it: the winner smashes into the other court, and lifts the racket', () => {
    for (const won of sides) {
      const lost = otherOf(won);
      const score = racketScore({ serves: won });
      const told = rally({ id: matchOf('smash', score), wonBy: won, score });
      const before = { told: rally(), beat: 9 };
      const smash = racketFrame(playOf(told, 1, before));
      expect(smash[won].pose).toBe('smash');
      expect(smash[lost].pose).toBe('lunge');
      expect((smash.shuttle?.to.x ?? 0) > 200).toBe(won === 'home');
      expect(racketFrame(playOf(told, 2, before))[won].pose).toBe('cheer');
    }
  });

  it('make their point as the shuttle comes down, sooner than any other stroke, and it stands over the winner', () => {
    const before = { told: rally(), beat: 9 };
    for (const won of sides) {
      const score = racketScore({ serves: won });
      const told = rally({ id: matchOf('smash', score), wonBy: won, score });
      const smash = racketFrame(playOf(told, 1, before));
      expect(smash.shuttle?.ms).toBeLessThan(400);
      expect(smash.scored).toBeNull();
      const made = racketFrame(playOf(told, 2, before));
      expect(made.scored?.side).toBe(won);
      // It goes up over whoever made it, past the head.
      expect(made.scored?.at.x).toBe(made[won].x);
      expect(made.scored?.at.y).toBeLessThan(made[won].y - 50);
      expect(racketFrame(playOf(told, 3, before)).scored).toBeNull();
    }
  });

  it('win it at the net as well, or as the other hits it out, as it is then called', () => {
    for (const won of sides) {
      const score = racketScore({ serves: won });
      const before = { told: rally(), beat: 9 };
      const own = (x: number): number => (won === 'home' ? x : 400 - x);
      const net = rally({ id: matchOf('net', score), wonBy: won, score });
      const drop = racketFrame(playOf(net, 1, before)).shuttle;
      expect(own(drop?.to.x ?? 0)).toBeGreaterThan(200);
      expect(own(drop?.to.x ?? 0)).toBeLessThan(235);
      const out = rally({ id: matchOf('out', score), wonBy: won, score });
      const wide = racketFrame(playOf(out, 1, before));
      expect(wide[otherOf(won)].pose).toBe('clear');
      expect(own(wide.shuttle?.from.x ?? 0)).toBeGreaterThan(200);
      expect(own(wide.shuttle?.to.x ?? 0)).toBeLessThan(45);
      for (const told of [net, out]) {
        const [set, hit, lies] = [0, 1, 2, 3].map((beat) => racketFrame(playOf(told, beat, before)));
        expect(hit?.shuttle?.from).toEqual(set?.shuttle?.to);
        expect(lies?.scored).toMatchObject({ side: won, at: { x: lies?.[won].x } });
        expect((hit?.shuttle?.ms ?? 620) + 620).toBeLessThan(1_200);
      }
    }
  });

  it('play on until the feed tells who won: no rally ends by itself, each stroke goes over the net', () => {
    for (const beat of beats.slice(4)) {
      const { home, away, shuttle } = racketFrame(playOf(rally(), beat));
      expect([home.pose, away.pose]).not.toContain('smash');
      expect([home.pose, away.pose]).not.toContain('cheer');
      expect(((shuttle?.from.x ?? 0) - 200) * ((shuttle?.to.x ?? 0) - 200)).toBeLessThan(0);
      expect(home.x).toBeLessThan(200);
      expect(away.x).toBeGreaterThan(200);
    }
  });

  it('go the same ways for everybody, and play the stroke on that was in the air', () => {
    expect(racketFrame(playOf(rally(), 8))).toEqual(racketFrame(playOf(rally(), 8)));
    const before = { told: rally(), beat: 8 };
    const told = rally({ score: racketScore({ sets: [[4, 2]] }) });
    expect(racketFrame(playOf(told, 0, before)).shuttle?.from).toEqual(
      racketFrame(playOf(rally(), 8)).shuttle?.to,
    );
  });

  it('warm up before the start, dry themselves and drink in the break, and rest where the match is broken off', () => {
    const off = rally({ phase: 'abandoned' });
    expect(racketFrame(playOf(off, 0, { told: rally(), beat: 8 }))).toMatchObject({
      ...{ home: { pose: 'rest' }, away: { pose: 'rest' }, shuttle: null },
    });
    expect(racketFrame(playOf(rally({ phase: 'coming', wonBy: null }), 5)).shuttle).not.toBeNull();
    const resting = (beat: number) =>
      racketFrame(playOf(rally({ score: racketScore({ isBreak: true }) }), beat));
    expect(resting(7)).toMatchObject({ home: { pose: 'towel' }, away: { pose: 'towel' } });
    expect(resting(12)).toMatchObject({ home: { pose: 'drink' }, away: { pose: 'drink' } });
    expect(resting(30)).toMatchObject({ home: { pose: 'rest' }, away: { pose: 'rest' }, champion: null });
  });

  it('whoever has won a game is cheered before both rest, by those who have seen it', () => {
    const pause = rally({ wonBy: 'away', score: racketScore({ isBreak: true }) });
    const seen = (beat: number) => racketFrame(playOf(pause, beat, { told: rally(), beat: 8 }));
    expect(seen(3)).toMatchObject({ champion: 'away', away: { pose: 'exult' }, home: { pose: 'droop' } });
    expect(seen(8)).toMatchObject({ champion: null, away: { pose: 'walk' }, home: { pose: 'walk' } });
    expect(racketFrame(playOf(pause, 5)).champion).toBeNull();
  });

  it('never lose the shuttle out of sight, from the first service to the last handshake', () => {
    const pause = rally({ score: racketScore({ isBreak: true }) });
    const over = rally({ phase: 'over', score: racketScore({ home: 2, away: 1 }) });
    for (const beat of beats) {
      expect(racketFrame(playOf(rally(), beat)).shuttle).not.toBeNull();
      expect(racketFrame(playOf(rally(), beat, { told: pause, beat: 30 })).shuttle).not.toBeNull();
      expect(racketFrame(playOf(pause, beat, { told: rally(), beat: 8 })).shuttle).not.toBeNull();
      expect(racketFrame(playOf(over, beat, { told: rally(), beat: 8 })).shuttle).not.toBeNull();
    }
  });

  it('celebrate a match that was won, and shake hands at the net', () => {
    const over = rally({ phase: 'over', wonBy: 'away', score: racketScore({ home: 0, away: 2 }) });
    const at = (beat: number) => racketFrame(playOf(over, beat, { told: rally(), beat: 8 }));
    expect(at(5)).toMatchObject({ champion: 'away', away: { pose: 'exult' }, home: { pose: 'droop' } });
    expect(at(16)).toMatchObject({ champion: null, away: { pose: 'greet' }, home: { pose: 'greet' } });
    // Whoever comes later sees them after it.
    expect(racketFrame(playOf(over, 5)).champion).toBeNull();
  });
});

const courtScore = (change: Partial<BasketballScore> = {}): BasketballScore => ({
  ...{ sport: 'basketball', home: 8, away: 6, quarter: 1, clock: 420, quarters: [[8, 6]] },
  ...{ isBreak: false, attacks: 'home', danger: null },
  ...change,
});
const court = (change: Partial<CourtTold> = {}): CourtTold => ({
  ...{ id: 'basketball-7', score: courtScore(), brought: 0, phase: 'live' },
  ...change,
});
const points = (change: Partial<TimelineItem>): TimelineItem => ({
  ...{ kind: 'points', clock: 180, part: 1, side: 'away', points: 2, score: [8, 6] },
  ...change,
});

describe('players of basketball', () => {
  it('are told what the last possession brought by its second alone', () => {
    expect(broughtOf(courtScore(), [points({})])).toBe(2);
    expect(broughtOf(courtScore(), [points({ clock: 150 })])).toBe(0);
    expect(broughtOf(courtScore({ quarter: 2 }), [points({})])).toBe(0);
    expect(broughtOf(courtScore({ quarter: 5, clock: 120 }), [points({ part: 5, points: 3 })])).toBe(3);
    expect(broughtOf(courtScore(), [])).toBe(0);
    // Seconds are counted from the lengths that the engine plays.
    const { possessions, possessionSeconds } = basketballRules;
    const clockAfter = (made: number, played: number): number => played * possessionSeconds - made;
    expect(broughtOf(courtScore({ clock: clockAfter(180, possessions.quarter) }), [points({})])).toBe(2);
    const overtime = courtScore({ quarter: 5, clock: clockAfter(180, possessions.overtime) });
    expect(broughtOf(overtime, [points({ part: 5 })])).toBe(2);
  });

  it('throw as the feed told it: through the ring for so many points, off it for none', () => {
    const before = { told: court(), beat: 9 };
    for (const brought of [1, 2, 3]) {
      // It is the home side's ball now: the away side has just thrown.
      const shot = courtFrame(playOf(court({ brought }), 1, before));
      const throws = ['shoot', 'dunk', 'layUp', 'hook', 'tip'];
      expect(shot.away.filter(({ pose }) => throws.includes(pose))).toHaveLength(1);
      expect(shot.balls[0]?.to).toEqual(ringOf('away'));
      expect(courtFrame(playOf(court({ brought }), 2, before)).scored).toEqual({
        side: 'away',
        points: brought,
      });
    }
    const missed = courtFrame(playOf(court(), 2, before));
    expect(missed.scored).toBeNull();
    expect(missed.balls[0]?.from).toEqual(ringOf('away'));
  });

  it('pass the ball round until the feed tells what came of it', () => {
    for (const beat of beats.slice(5)) {
      const frame = courtFrame(playOf(court({ brought: 2 }), beat, { told: court(), beat: 9 }));
      expect(frame.scored).toBeNull();
      expect(frame.home.map(({ pose }) => pose)).not.toContain('shoot');
      expect(frame.balls).toHaveLength(1);
      expect(frame.home).toHaveLength(5);
      expect(Math.min(...frame.home.map(({ x }) => x))).toBeGreaterThan(200);
    }
  });

  it('stand apart while they attack and throw: at the top, on the wings and in the corners', () => {
    const nearest = (spots: readonly { x: number; y: number }[]): number =>
      Math.min(
        ...spots.flatMap((one, at) =>
          spots.slice(at + 1).map(({ x, y }) => Math.hypot(one.x - x, one.y - y)),
        ),
      );
    for (let clock = 0; clock < 400; clock += 20) {
      const score = courtScore({ clock });
      for (const beat of beats.slice(5))
        expect(nearest(courtFrame(playOf(court({ score }), beat)).home)).toBeGreaterThan(20);
      for (const brought of [0, 2, 3]) {
        const thrown = courtFrame(playOf(court({ score, brought }), 1, { told: court(), beat: 9 }));
        expect(nearest(thrown.away)).toBeGreaterThan(20);
      }
    }
  });

  it('are timed second by second while a possession is played, but never past its end', () => {
    const told = { quarter: 3, clock: 540, isBreak: false };
    const after = (left: number, of = told, seconds = 1) => runOn({ quarter: of.quarter, left }, of, seconds);
    expect(after(570)).toEqual({ quarter: 3, left: 569 });
    expect(after(540)).toEqual({ quarter: 3, left: 539 });
    // The last second is told.
    expect(after(511)).toEqual({ quarter: 3, left: 511 });
    expect(runOn({ quarter: 2, left: 0 }, told)).toEqual({ quarter: 3, left: 540 });
    expect(after(500)).toEqual({ quarter: 3, left: 540 });
    expect(runsTo({ ...told, clock: 0 })).toBe(0);
    // The quarter is over: what is left of it goes by faster, and ends where it ends.
    const over = { quarter: 3, clock: 0, isBreak: true };
    expect(after(38, over, 4)).toEqual({ quarter: 3, left: 34 });
    expect(after(2, over, 4)).toEqual({ quarter: 3, left: 0 });
    expect(possessionSeconds).toBe(basketballRules.possessionSeconds);
  });

  it('are brought near where more than five possessions were missed, and else come up without a leap', () => {
    const told = { quarter: 3, clock: 240, isBreak: false };
    expect(runOn({ quarter: 3, left: 390 }, told)).toEqual({ quarter: 3, left: 389 });
    expect(runOn({ quarter: 3, left: 391 }, told)).toEqual({ quarter: 3, left: 270 });
    expect(runOn({ quarter: 3, left: 600 }, told)).toEqual({ quarter: 3, left: 270 });
    expect([241, 246, 247, 270, 271, 300].map((left) => paceOf(left, told))).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('run to nothing while the last throw of a quarter is in the air', () => {
    const over = { quarter: 3, clock: 0, isBreak: true };
    for (const from of [1, 29, 30, 59, 120]) {
      const pace = paceOf(from, over);
      let run = { quarter: 3, left: from };
      for (let step = 0; step < 6; step += 1) run = runOn(run, over, pace);
      expect(run.left).toBe(0);
    }
  });

  it('have scored on the board no sooner than in the picture', () => {
    expect(landingMs).toBeGreaterThan(2 * beatMs);
    expect(landingMs).toBeLessThan(3 * beatMs);
  });

  it('show no throw that was never seen: who has just come sees the attack', () => {
    for (const beat of [0, 1, 2, 5]) {
      const { away, scored } = courtFrame(playOf(court({ brought: 3 }), beat));
      expect(scored).toBeNull();
      expect(away.map(({ pose }) => pose)).not.toContain('shoot');
    }
    const begun = court({ brought: 3, score: courtScore({ clock: 600 }) });
    expect(courtFrame(playOf(begun, 2, { told: court(), beat: 9 })).scored).toBeNull();
  });

  it('whoever has won a quarter is cheered as it ends, and nobody where both have as much', () => {
    const at = (quarters: BasketballScore['quarters'], beat: number) =>
      courtFrame(
        playOf(court({ score: courtScore({ isBreak: true, clock: 0, quarters }) }), beat, {
          ...{ told: court(), beat: 9 },
        }),
      ).champion ?? null;
    expect([at([[8, 6]], 4), at([[6, 8]], 4), at([[8, 8]], 4)]).toEqual(['home', 'away', null]);
    expect(at([[8, 6]], 12)).toBeNull();
  });

  it('warm up before the start, stand together in the break, and cheer once it is over', () => {
    expect(courtFrame(playOf(court({ phase: 'coming' }), 4)).balls).toHaveLength(2);
    const rest = courtFrame(playOf(court({ score: courtScore({ isBreak: true, clock: 0 }) }), 8));
    expect(rest.home.every(({ pose }) => pose === 'rest')).toBe(true);
    const ended = court({ phase: 'over', score: courtScore({ clock: 0 }) });
    const over = (beat: number) => courtFrame(playOf(ended, beat, { told: court(), beat: 8 }));
    expect(over(4)).toMatchObject({ champion: 'home' });
    expect(over(4).home.every(({ pose }) => pose === 'exult')).toBe(true);
    expect(over(4).away.every(({ pose }) => pose === 'droop')).toBe(true);
    expect(over(7).home.map(({ pose }) => pose)).toContain('cheer');
    // They are where those are who cheer for them, on the left.
    expect(over(8).home.every(({ x, y }) => x < 200 && y < 130)).toBe(true);
    expect(courtFrame(playOf(ended, 5)).champion).toBeNull();
  });
});
