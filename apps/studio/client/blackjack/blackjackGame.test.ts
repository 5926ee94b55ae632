import { describe, expect, it } from 'vitest';
import type { BlackjackOutcome, HandResult } from '../../src/games/blackjack/outcome.ts';
import { answersOf, gameOptions } from '../shell/scriptedGame.fixture.ts';
import { BlackjackGame, mainMove } from './blackjackGame.ts';

const tableOf = (results: readonly (HandResult | null)[], dealer: readonly number[]): BlackjackOutcome => ({
  hands: results.map((result) => ({ cards: [9, 8], stakes: 1, done: result !== null, result })),
  dealer: [...dealer],
  active: results[0] === null ? 0 : null,
  can: results[0] === null ? ['hit', 'stand'] : [],
  insurance: 'none',
  used: 4,
  moves: [],
});

const standWith = async (results: readonly HandResult[], win: string) => {
  const { api, step } = answersOf<BlackjackOutcome>();
  const game = new BlackjackGame({ ...gameOptions(api), isCalm: () => false });
  await game.play.open('ticket');
  step.push(
    { outcome: tableOf([null], [5]), win: '0.00', open: true },
    { outcome: tableOf(results, [5, 12]), win },
  );
  await game.play.step('1.00');
  const seen: [shown: number, result: HandResult | null][] = [];
  game.play.subscribe(() => {
    const { table, dealerShown } = game.play.getState().view;
    seen.push([dealerShown, table?.hands[0]?.result ?? null]);
  });
  await game.play.step(null, { move: 'stand' });
  return { seen, state: game.play.getState() };
};

describe('the end of a round', () => {
  it('is not told before the last card of the dealer lies open', async () => {
    const { seen, state } = await standWith(['lose'], '0.00');
    expect(seen.filter(([shown]) => shown < 2).map(([, result]) => result)).not.toContain('lose');
    expect(seen.some(([shown]) => shown === 1)).toBe(true);
    expect(state.view.table?.hands[0]?.result).toBe('lose');
  });

  it('is told as returned where no more came back than was staked, as won where more did', async () => {
    expect((await standWith(['push'], '1.00')).state.notice).toMatchObject({ name: 'push', tone: 'plain' });
    expect((await standWith(['win'], '2.00')).state.notice).toMatchObject({ name: 'win', tone: 'good' });
    expect((await standWith(['win', 'lose'], '1.00')).state.notice).toMatchObject({
      name: 'back',
      tone: 'plain',
    });
  });
});

describe('the gold button', () => {
  it('is never insurance', () => {
    expect(mainMove(['insure', 'decline'])).toBeUndefined();
    expect(mainMove(['hit', 'stand', 'double'])).toBe('hit');
  });
});
