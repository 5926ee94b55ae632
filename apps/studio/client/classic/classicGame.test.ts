import { describe, expect, it } from 'vitest';
import { evaluateClassic } from '../../src/games/classic/evaluate.ts';
import { jadeFrog as machine } from '../../src/games/classic/machine.ts';
import type { ClassicOutcome } from '../../src/games/classic/outcome.ts';
import type { Cell } from '../reels/reelBox.ts';
import { answersOf, gameOptions } from '../shell/scriptedGame.fixture.ts';
import { ClassicGame } from './classicGame.ts';

/** The first stops whose lines win so many twentieths of the stake. */
const stopsThat = (pleases: (units: number) => boolean): number[] => {
  for (let first = 0; first < machine.strips[0].length; first += 1)
    for (let second = 0; second < machine.strips[1].length; second += 1)
      for (let third = 0; third < machine.strips[2].length; third += 1) {
        const stops = [first, second, third];
        if (pleases(evaluateClassic(machine, stops).units)) return stops;
      }
  throw new Error('no such stops');
};

const outcomeOf = (stops: readonly number[], wins = false): ClassicOutcome => ({
  stops,
  lot: wins ? 0 : 99,
  lots: 5,
  hops: [],
  lotsInAll: 100,
});

const play = async (outcome: ClassicOutcome, win: string) => {
  const { api, step } = answersOf<ClassicOutcome>();
  const lit: (readonly Cell[] | null)[] = [];
  const shown: string[] = [];
  const reels = {
    show: () => undefined,
    spin: (_mode: 'base' | 'free', held: readonly number[] = []) => shown.push(`spin${held.join()}`),
    land: async ({ stops }: { stops: readonly number[] }) => {
      shown.push(stops.join());
    },
    hurry: () => undefined,
    light: (cells: readonly Cell[] | null) => lit.push(cells),
    celebrate: () => shown.push('celebrate'),
  };
  const game = new ClassicGame({ ...gameOptions(api), machine, reels, isCalm: () => false });
  await game.play.open('ticket');
  step.push({ outcome, win });
  await game.play.step('1.00');
  return { state: game.play.getState(), lit, shown };
};

describe('a spin', () => {
  it('lands where the studio says, and tells of nothing won', async () => {
    const stops = stopsThat((units) => units === 0);
    const { state, lit, shown } = await play(outcomeOf(stops), '0.00');
    expect(shown).toEqual(['spin', stops.join()]);
    expect(lit).toEqual([]);
    expect(state).toMatchObject({ notice: { kind: 'nothing' }, view: { jackpot: null, great: false } });
  });

  it('lights its lines, and does not call it a win when less than the stake came back', async () => {
    const stops = stopsThat((units) => units > 0 && units < 20);
    const { state, lit } = await play(outcomeOf(stops), '0.40');
    expect(lit[0]?.length).toBeGreaterThanOrEqual(3);
    expect(state.notice).toMatchObject({ name: 'back', amount: '0.40' });
  });

  it('holds the reel whose frog sits on the pad, and lets the others hop', async () => {
    const frogOnPad = [0, machine.strips[1].indexOf('F') - 1, 1];
    const [first, second] = [
      [2, 0, 3],
      [4, 0, 5],
    ];
    const { state, shown } = await play({ ...outcomeOf(frogOnPad), hops: [first, second] }, '0.00');
    const [, middle] = frogOnPad;
    expect(shown).toEqual([
      'spin',
      frogOnPad.join(),
      'spin1',
      `${first[0]},${middle},${first[2]}`,
      'spin1',
      `${second[0]},${middle},${second[2]}`,
    ]);
    expect(state.view.hops).toEqual({ made: 2, held: [1] });
  });

  it('that wins the pot tells what of its win the pot has paid', async () => {
    const stops = stopsThat((units) => units === 8);
    const { state, shown } = await play(outcomeOf(stops, true), '86189.40');
    expect(state).toMatchObject({
      win: '86189.40',
      view: { jackpot: '86189.00', great: false },
      notice: { name: 'jackpot', tone: 'good', amount: '86189.00' },
    });
    expect(shown).toContain('celebrate');
  });
});
