import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { VideoSlotOutcome } from '../games/videoSlots/outcome.ts';
import { centsOf } from '../testing/cents.ts';
import { StudioBench } from '../testing/studioBench.ts';
import type { HistoryAnswer, StepAnswer } from './views.ts';

/** Buying a feature is a stake like any other, of its price: once, within the limits, and only where the site allows it. */

const game = 'cloud-express';
const startCash = 1_000_000;
let bench: StudioBench;
let player: string;

beforeAll(async () => {
  bench = await StudioBench.open();
});
afterAll(() => bench.close());
beforeEach(() => {
  bench.hall.clearFaults();
  player = randomUUID();
  Object.assign(bench.hall.books.addPlayer(player, 'USD', startCash), { autoplay: false, featureBuy: true });
});

const known = () => {
  const found = bench.hall.books.players.get(player);
  if (!found) throw new Error('no player');
  return found;
};
const sit = async (gameCode = game) => bench.sit<VideoSlotOutcome>(await bench.launchUrl(player, gameCode));
const drawn = (answer: StepAnswer<VideoSlotOutcome>) => {
  if (answer.kind !== 'drawn') throw new Error(`not drawn: ${JSON.stringify(answer)}`);
  return answer;
};
const units = async () => (await sit()).opened.buy[0]?.units ?? 0;
/** Cents of the price at a stake of one dollar. */
const priceOf = (unitsOfIt: number): number => (unitsOfIt * 100) / 20;

describe('a feature', () => {
  it('is taken at its price, begins at once, and pays by the stake that was set', async () => {
    const seat = await sit();
    const price = priceOf(seat.opened.buy[0]?.units ?? 0);
    const { step, round } = drawn((await seat.press('1.00', randomUUID(), { buy: true })).body);
    expect(step.outcome.state).toMatchObject({ mode: 'free', played: 0 });
    expect(round).toMatchObject({
      stake: (price / 100).toFixed(2),
      staked: (price / 100).toFixed(2),
      bet: '1.00',
      isBought: true,
    });
    expect(known().cash).toBe(startCash - price + centsOf(step.win));
    let last = drawn((await seat.press(null)).body);
    while (last.round.state === 'playing') last = drawn((await seat.press(null)).body);
    expect(last.round.state).toBe('settled');
    expect(known().cash).toBe(startCash - price + centsOf(last.round.won));
    const { body } = await seat.call<HistoryAnswer<VideoSlotOutcome>>('history');
    expect(body.rounds[0]).toMatchObject({ isBought: true, bet: '1.00' });
    // What is set next is the stake, and not the price.
    expect((await sit()).opened.stake).toBe('1.00');
  });

  it('is hold and win with its first symbols laid, which pay by the stake that was set', async () => {
    const seat = await sit('night-market');
    const price = priceOf(seat.opened.buy[0]?.units ?? 0);
    const { step, round } = drawn((await seat.press('1.00', randomUUID(), { buy: true })).body);
    expect(step.outcome.state).toMatchObject({ mode: 'hold', held: [] });
    expect(step.outcome.next?.held.filter((value) => value > 0)).toHaveLength(6);
    expect(round).toMatchObject({ staked: (price / 100).toFixed(2), bet: '1.00', isBought: true });
    expect(Number(step.win)).toBeGreaterThan(0);
    expect(known().cash).toBe(startCash - price + centsOf(step.win));
  });

  it('is the free spins that were chosen, each choice at its own price', async () => {
    const seat = await sit('fair-wind-junk');
    expect(seat.opened.buy).toHaveLength(3);
    const price = priceOf(seat.opened.buy[2]?.units ?? 0);
    const { step, round } = drawn((await seat.press('1.00', randomUUID(), { buy: true, choice: 2 })).body);
    expect(step.outcome.state).toMatchObject({ mode: 'free', choice: 2, played: 0 });
    expect(round).toMatchObject({ staked: (price / 100).toFixed(2), isBought: true });
  });

  it('is bought once, however often the press is sent', async () => {
    const seat = await sit();
    const price = priceOf(seat.opened.buy[0]?.units ?? 0);
    const actionId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => seat.press('1.00', actionId, { buy: true })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    // Who asks while the first press is on its way to the hall is told to ask again.
    const told = await Promise.all(
      answers.map(async ({ body }) =>
        body.kind === 'pending' ? (await seat.press('1.00', actionId, { buy: true })).body : body,
      ),
    );
    const won = told.map((body) => drawn(body).step.win);
    expect(new Set(won).size).toBe(1);
    expect(known().cash).toBe(startCash - price + centsOf(won[0]));
    // While it is open nothing else can be bought.
    expect(await seat.press('1.00', randomUUID(), { buy: true })).toMatchObject({
      status: 409,
      body: { error: 'round_open' },
    });
    expect(await seat.press(null, randomUUID(), { buy: true })).toMatchObject({
      status: 422,
      body: { error: 'action_refused' },
    });
  });

  it('that the hall refuses costs nothing, and shows nothing of what was drawn', async () => {
    const seat = await sit();
    bench.hall.fail('bet', { kind: 'refuse', status: 'LIMIT_REACHED' });
    expect((await seat.press('1.00', randomUUID(), { buy: true })).body).toMatchObject({
      kind: 'refused',
      reason: 'limit_reached',
    });
    expect(known().cash).toBe(startCash);
    known().cash = 150;
    expect((await seat.press('1.00', randomUUID(), { buy: true })).body).toMatchObject({
      kind: 'refused',
      reason: 'insufficient_funds',
    });
    expect(known().cash).toBe(150);
  });
});

describe('nothing is sold', () => {
  it.each([
    ['where the site does not allow it', () => Object.assign(known(), { featureBuy: false })],
    ['where the hall says nothing of it', () => delete known().autoplay],
  ])('%s', async (_, forbid) => {
    forbid();
    const seat = await sit();
    expect(seat.opened.buy).toEqual([]);
    expect(await seat.press('1.00', randomUUID(), { buy: true })).toMatchObject({
      status: 422,
      body: { error: 'action_refused' },
    });
    expect(known().cash).toBe(startCash);
  });

  it('that is not among the choices', async () => {
    const seat = await sit('fair-wind-junk');
    for (const buy of [
      { buy: true, choice: 3 },
      { buy: true, choice: -1 },
    ])
      expect(await seat.press('1.00', randomUUID(), buy)).toMatchObject({ status: 422 });
    expect(known().cash).toBe(startCash);
  });

  it('by a slot without a price', async () => {
    const seat = await sit('tiger-grove');
    expect(seat.opened.buy).toEqual([]);
    expect((await seat.press('1.00', randomUUID(), { buy: true })).status).toBe(422);
  });

  it('beyond the greatest bet of the member, though the stake alone would be allowed', async () => {
    known().betMax = priceOf(await units()) - 1;
    const seat = await sit();
    expect(seat.opened.stakes).toContain('1.00');
    expect(await seat.press('1.00', randomUUID(), { buy: true })).toMatchObject({
      body: { error: 'stake_not_offered' },
    });
    expect(known().cash).toBe(startCash);
  });

  it('in a demo, which brings no word of its site’s rules', async () => {
    const seat = await bench.sit(await bench.demoUrl(game));
    expect(seat.opened.buy).toEqual([]);
    expect((await seat.press('1.00', randomUUID(), { buy: true })).status).toBe(422);
  });
});
