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
  const game = new BlackjackGame({ ...gameOptions(api), isCalm: () => false, beside: 'lanterns' });
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

describe('bets beside the hand', () => {
  it('are the ladder and one moon, and go with the deal', async () => {
    const { api, step, asked } = answersOf<BlackjackOutcome>();
    const game = new BlackjackGame({ ...gameOptions(api), isCalm: () => true, beside: 'lanterns' });
    await game.play.open('ticket');
    step.push({ outcome: tableOf([null], [5]), win: '0.00', open: true });
    game.toggleLantern('half_moon');
    game.toggleLantern('ladder');
    game.toggleLantern('full_moon');
    expect(game.play.getState().view.lanterns).toEqual(['ladder', 'full_moon']);
    const dealt = new Promise<void>((resolve) => {
      const stop = game.play.subscribe(() => {
        if (game.choices().length === 0 || game.play.getState().busy) return;
        stop();
        resolve();
      });
    });
    game.deal();
    await dealt;
    expect(asked).toEqual([{ stake: '1.00', action: { lanterns: ['ladder', 'full_moon'] } }]);
    game.toggleLantern('ladder');
    expect(game.play.getState().view.lanterns).toEqual(['ladder', 'full_moon']);
  });

  it('are not told before the last card of the dealer lies open', async () => {
    const { api, step } = answersOf<BlackjackOutcome>();
    const game = new BlackjackGame({ ...gameOptions(api), isCalm: () => false, beside: 'lanterns' });
    await game.play.open('ticket');
    step.push(
      {
        outcome: { ...tableOf([null], [5]), lanterns: [{ name: 'ladder', units: null }] },
        win: '0.00',
        open: true,
      },
      { outcome: { ...tableOf(['win'], [5, 9, 9]), lanterns: [{ name: 'ladder', units: 8 }] }, win: '2.40' },
    );
    await game.play.step('1.00');
    const seen = new Set<string>();
    game.play.subscribe(() => {
      const { table, dealerShown } = game.play.getState().view;
      seen.add(`${dealerShown}: ${table?.lanterns?.[0]?.units ?? '-'}`);
    });
    await game.play.step(null, { move: 'stand' });
    expect([...seen]).toEqual(['1: -', '2: -', '3: 8']);
  });
});

describe('a side bet that pays at the deal', () => {
  const dealSided = async (win: string) => {
    const { api, step } = answersOf<BlackjackOutcome>();
    const heard: string[] = [];
    const sounds = { setOn: () => undefined, play: (sound: string) => void heard.push(sound) };
    const game = new BlackjackGame({ ...gameOptions(api), sounds, isCalm: () => true, beside: 'sides' });
    await game.play.open('ticket');
    const outcome = {
      ...tableOf([null], [5]),
      sides: [{ name: 'pair' as const, result: 'mixed_pair' as const }],
    };
    step.push({ outcome, win, staked: '1.20', open: true });
    await game.play.step('1.20');
    return { heard, notice: game.play.getState().notice };
  };

  it('sounds like a win only where it pays more than the round has cost', async () => {
    const small = await dealSided('1.20');
    expect(small.heard).not.toContain('win');
    expect(small.notice).toMatchObject({ name: 'side', tone: 'plain', amount: '1.20' });
    const great = await dealSided('2.40');
    expect(great.heard).toContain('win');
    expect(great.notice).toMatchObject({ name: 'side', tone: 'good' });
  });
});

describe('the coach', () => {
  it('judges every move by what it is worth', async () => {
    const { api, step } = answersOf<BlackjackOutcome>();
    const game = new BlackjackGame({ ...gameOptions(api), isCalm: () => true, beside: 'lanterns' });
    await game.play.open('ticket');
    step.push(
      { outcome: tableOf([null], [5]), win: '0.00', open: true },
      { outcome: tableOf(['bust'], [5, 9]), win: '0.00' },
    );
    await game.play.step('1.00');
    game.toggleCoach();
    const judged = new Promise<void>((resolve) => {
      const stop = game.coach.subscribe(() => {
        if (game.coach.getState().cost === null) return;
        stop();
        resolve();
      });
    });
    // A ten and a nine against a six.
    game.move('hit');
    await judged;
    expect(game.coach.getState().cost).toBeGreaterThan(1);
    expect(game.coach.getState()).toMatchObject({ all: 1, best: 0 });
  });
});
