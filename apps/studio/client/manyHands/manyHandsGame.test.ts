import { expect, it } from 'vitest';
import type { ManyHandsOutcome } from '../../src/games/manyHands/outcome.ts';
import { answersOf, gameOptions } from '../shell/scriptedGame.fixture.ts';
import { ManyHandsGame } from './manyHandsGame.ts';

const dealt: ManyHandsOutcome = {
  count: 2,
  dealt: [0, 13, 5, 20, 33],
  hand: 'jacks',
  held: null,
  hands: [],
};
const drawn: ManyHandsOutcome = {
  ...dealt,
  held: [0, 1],
  hands: [
    { cards: [0, 13, 26, 20, 33], hand: 'three' },
    { cards: [0, 13, 7, 8, 9], hand: 'jacks' },
  ],
};

it('deals as many hands as are chosen, holds in all of them, and tells how many pay', async () => {
  const { api, step, asked } = answersOf<ManyHandsOutcome>();
  const game = new ManyHandsGame({ ...gameOptions(api), isCalm: () => false });
  await game.play.open('ticket');
  step.push({ outcome: dealt, win: '0.00', open: true }, { outcome: drawn, win: '2.00' });
  const rests = (): Promise<void> =>
    new Promise((resolve) => {
      const stop = game.play.subscribe(() => {
        if (game.play.getState().busy) return;
        stop();
        resolve();
      });
    });
  game.choose(2);
  game.press();
  await rests();
  game.choose(10);
  game.toggle(1);
  game.toggle(0);
  const shown = new Set<number>();
  game.play.subscribe(() => shown.add(game.play.getState().view.shown));
  game.press();
  await rests();
  expect(asked).toEqual([
    { stake: '1.00', action: { hands: 2 } },
    { stake: null, action: { hold: [0, 1] } },
  ]);
  expect([...shown]).toEqual([0, 1, 2]);
  expect(game.play.getState()).toMatchObject({
    win: '2.00',
    notice: { name: 'won', count: 2 },
    view: { count: 2 },
  });
});
