import { expect, it } from 'vitest';
import { racketRules } from '../../../../../src/book/engine/racket.ts';
import type { BasketballScore, RacketScore, Side } from '../../../../../src/book/views.ts';
import { gamePoints } from '../../standing.ts';
import { courtCheerOf, racketCheerOf, runOf } from './cheer.ts';
import { endOf } from './courtSides.ts';
import { beatMs } from './figures.ts';
import { racketFrame } from './racketPlay.ts';

const made = (sides: string, points = 1, part = 1) =>
  [...sides].map((side): { kind: 'points'; side: Side; points: number; part: number } => ({
    ...{ kind: 'points', side: side === 'h' ? 'home' : 'away', points, part },
  }));

it('a run goes back to the last point of the other side, at badminton within its game', () => {
  expect(runOf(made('hhahhh', 2), 'home', null)).toBe(6);
  expect(runOf(made('hhahhh', 2), 'away', null)).toBe(0);
  expect(runOf([...made('hhh'), ...made('hh', 1, 2)], 'home', 2)).toBe(2);
  expect(racketCheerOf(made('ahhhh'), 'home', 1)).toBeNull();
  expect(racketCheerOf(made('ahhhhh'), 'home', 1)).toEqual({ kind: 'run', points: 5 });
});

it('at basketball a long run, a lead that is taken, a three and a dunk are cheered, and a plain basket is not', () => {
  const told = (home: number, away: number, brought: number) => {
    const score: BasketballScore = {
      ...{ sport: 'basketball', home, away, quarter: 1, clock: 420, quarters: [[home, away]] },
      ...{ isBreak: false, attacks: 'away', danger: null },
    };
    return { id: 'basketball-5', score, brought };
  };
  expect(courtCheerOf(told(20, 6, 2), 'home', made('ahhhh', 2))).toEqual({ kind: 'run', points: 8 });
  expect(courtCheerOf(told(8, 7, 2), 'home', made('ah', 2))).toEqual({ kind: 'lead' });
  expect(courtCheerOf(told(18, 7, 3), 'home', made('ah', 3))).toEqual({ kind: 'three' });
  const plain = Array.from({ length: 20 }, (_, at) => {
    const played = { ...told(18, 7, 2), id: `basketball-${at}` };
    const isDunk = endOf(played) === 'dunk';
    expect(courtCheerOf(played, 'home', made('ah', 2))).toEqual(isDunk ? { kind: 'dunk' } : null);
    return isDunk;
  });
  expect(new Set(plain).size).toBe(2);
  expect(courtCheerOf(told(6, 8, 2), 'home', made('ah', 2))).toBeNull();
  const atBuzzer = (brought: number) => {
    const { score } = told(18, 7, brought);
    return courtCheerOf(
      { id: 'basketball-5', score: { ...score, clock: 0 }, brought },
      'home',
      made('ah', 2),
    );
  };
  expect(atBuzzer(2)).toEqual({ kind: 'buzzer' });
  expect(atBuzzer(0)).toBeNull();
});

it('a rally that was won is cheered for more than a second, and then no more', () => {
  const score: RacketScore = {
    ...{ sport: 'racket', home: 0, away: 0, sets: [[6, 1]], serves: 'home', danger: null },
    isBreak: false,
  };
  const told = { id: 'racket-1', score, phase: 'live', wonBy: 'home' } as const;
  const at = (beat: number) => racketFrame({ told, beat, before: { told, beat: 9 } }).cheered;
  expect([1, 2, 3, 4].map(at)).toEqual([undefined, 'home', 'home', undefined]);
  expect(2 * beatMs).toBeGreaterThan(1_000);
});

it('a game of badminton is told to need as many points as the engine plays to', () => {
  expect(gamePoints).toBe(racketRules.target);
});
