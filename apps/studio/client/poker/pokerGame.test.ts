import { describe, expect, it } from 'vitest';
import type { PokerOutcome } from '../../src/games/videoPoker/outcome.ts';
import { answersOf, gameOptions } from '../shell/scriptedGame.fixture.ts';
import { ApiSilence } from '../shell/wire.ts';
import { PokerGame } from './pokerGame.ts';

const dealt: PokerOutcome = { cards: [0, 13, 5, 20, 33], held: null, hand: 'jacks' };
const drawnHand: PokerOutcome = { cards: [0, 13, 26, 20, 33], held: [0, 1], hand: 'three' };

const deal = async () => {
  const { api, step, asked } = answersOf<PokerOutcome>();
  const game = new PokerGame(gameOptions(api));
  await game.play.open('ticket');
  step.push({ outcome: dealt, win: '0.00', open: true }, { outcome: drawnHand, win: '3.00' });
  await game.play.step('1.00');
  return { game, asked, state: () => game.play.getState() };
};
const settle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

describe('draw poker', () => {
  it('holds and lets go what the player touches, and draws with that', async () => {
    const { game, asked, state } = await deal();
    expect(state().notice).toMatchObject({ name: 'hold' });
    game.toggle(1);
    game.toggle(4);
    game.toggle(0);
    game.toggle(4);
    game.press();
    await settle();
    expect(asked).toEqual([
      { stake: '1.00', action: {} },
      { stake: null, action: { hold: [0, 1] } },
    ]);
    expect(state()).toMatchObject({ win: '3.00', notice: { name: 'three', tone: 'good' } });
  });

  it('holds nothing before the deal and after the draw', async () => {
    const { game, state } = await deal();
    game.press();
    await settle();
    const { held } = state().view;
    game.toggle(3);
    expect(state().view.held).toEqual(held);
  });

  it('keeps what is held in sight while the draw waits for its answer', async () => {
    const { api, step } = answersOf<PokerOutcome>();
    let silences = 6;
    const game = new PokerGame({
      ...gameOptions({
        ...api,
        step: (actionId, stake, action) => {
          silences -= stake === null ? 1 : 0;
          return stake === null && silences >= 0
            ? Promise.reject(new ApiSilence('step'))
            : api.step(actionId, stake, action);
        },
      }),
      // The player's patience, too, is over at once.
      wait: () => Promise.resolve(),
    });
    await game.play.open('ticket');
    step.push({ outcome: dealt, win: '0.00', open: true }, { outcome: drawnHand, win: '3.00' });
    await game.play.step('1.00');
    game.toggle(0);
    game.toggle(1);
    const seen = new Set<string>();
    game.play.subscribe(() => seen.add(game.play.getState().view.held.join()));
    game.press();
    await settle();
    expect(game.play.getState().view.hand).toEqual(drawnHand);
    expect([...seen]).toEqual(['0,1']);
  });

  it('deals by the pay table that is chosen, and keeps it while a round is open', async () => {
    const { api, step, asked } = answersOf<PokerOutcome>();
    const game = new PokerGame(gameOptions(api));
    await game.play.open('ticket');
    step.push({ outcome: { ...dealt, variant: 'deuces' }, win: '0.00', open: true });
    game.choose('deuces');
    game.press();
    await settle();
    game.choose('bonus');
    expect(asked).toEqual([{ stake: '1.00', action: { variant: 'deuces' } }]);
    expect(game.play.getState().view.variant).toBe('deuces');
  });
});

describe('the coach', () => {
  /** Resolves with the first state that fits. */
  const until = (
    { coach }: PokerGame,
    fits: (state: ReturnType<PokerGame['coach']['getState']>) => boolean,
  ): Promise<void> =>
    new Promise((resolve) => {
      const look = () => {
        if (!fits(coach.getState())) return;
        stop();
        resolve();
      };
      const stop = coach.subscribe(look);
      look();
    });

  it('says nothing until it is switched on', async () => {
    const { game } = await deal();
    game.coach.show();
    game.press();
    await settle();
    expect(game.coach.getState()).toMatchObject({ isOn: false, isShown: false, advice: null, all: 0 });
  });

  it('tells what another hold than the best costs, and counts what was found unaided', async () => {
    const { game } = await deal();
    game.toggleCoach();
    game.toggle(2);
    game.press();
    await until(game, ({ cost }) => cost !== null);
    // A pair of aces brings more than one and a half stakes, a single six less than half of one.
    expect(game.coach.getState().cost).toBeGreaterThan(1);
    expect(game.coach.getState()).toMatchObject({ all: 1, best: 0 });
  });

  it('counts the best hold as such, and not one that it has shown', async () => {
    for (const isShown of [false, true]) {
      const { game } = await deal();
      game.toggleCoach();
      if (isShown) game.coach.show();
      await until(game, ({ advice }) => advice !== null);
      const best = game.coach.getState().advice?.worths[0]?.held ?? [];
      for (const place of best) game.toggle(place);
      game.press();
      await until(game, ({ cost }) => cost !== null);
      expect(game.coach.getState()).toMatchObject({ cost: 0, all: isShown ? 0 : 1, best: isShown ? 0 : 1 });
    }
  });
});
