import { expect, it } from 'vitest';
import { racketRules } from '../../../../../src/book/engine/racket.ts';
import type { BasketballScore, Side } from '../../../../../src/book/views.ts';
import { gamePoints } from '../../standing.ts';
import { courtCheerOf, racketCheerOf, runOf } from './cheer.ts';

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

it('at basketball a long run, a lead that is taken and a three are cheered, and a plain basket is not', () => {
  const told = (home: number, away: number, brought: number) => {
    const score: BasketballScore = {
      ...{ sport: 'basketball', home, away, quarter: 1, clock: 420, quarters: [[home, away]] },
      ...{ isBreak: false, attacks: 'away', danger: null },
    };
    return { score, brought };
  };
  expect(courtCheerOf(told(20, 6, 2), 'home', made('ahhhh', 2))).toEqual({ kind: 'run', points: 8 });
  expect(courtCheerOf(told(8, 7, 2), 'home', made('ah', 2))).toEqual({ kind: 'lead' });
  expect(courtCheerOf(told(18, 7, 3), 'home', made('ah', 3))).toEqual({ kind: 'three' });
  expect(courtCheerOf(told(18, 7, 2), 'home', made('ah', 2))).toBeNull();
  expect(courtCheerOf(told(6, 8, 2), 'home', made('ah', 2))).toBeNull();
});

it('a game of badminton is told to need as many points as the engine plays to', () => {
  expect(gamePoints).toBe(racketRules.target);
});
