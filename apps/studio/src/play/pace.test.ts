import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BlackjackOutcome } from '../games/blackjack/outcome.ts';
import { StudioBench } from '../testing/studioBench.ts';

/** What a site's rules say of how fast rounds follow each other, and of hurrying them. */

const startCash = 100_000;
let bench: StudioBench;
let player: string;

beforeAll(async () => {
  bench = await StudioBench.open();
});
afterAll(() => bench.close());
beforeEach(() => {
  player = randomUUID();
});

const sit = async (rules: object, game: string) => {
  const known = bench.hall.books.addPlayer(player, 'USD', startCash);
  Object.assign(known, { autoplay: false, ...rules });
  return bench.sit<BlackjackOutcome>(await bench.launchUrl(player, game));
};
const cash = () => bench.hall.books.players.get(player)?.cash;

describe('rounds that begin too soon', () => {
  it.each([
    ['crane-poker', 5_000, {}],
    ['jade-frog', 2_500, {}],
  ])(
    'are refused at %s, and nothing moves; the same press counts when its time has come',
    async (game, roundMs, action) => {
      const seat = await sit({ roundMs }, game);
      expect(seat.opened.roundMs).toBe(roundMs);
      expect((await seat.press('1.00', randomUUID(), action)).status).toBe(200);
      if (game === 'crane-poker')
        expect((await seat.press(null, randomUUID(), { hold: [] })).status).toBe(200);
      const before = cash();
      const actionId = randomUUID();
      bench.clock.advance(roundMs - 1);
      expect(await seat.press('1.00', actionId, action)).toMatchObject({
        status: 429,
        body: { error: 'too_soon' },
      });
      expect(cash()).toBe(before);
      bench.clock.advance(1);
      expect((await seat.press('1.00', actionId, action)).status).toBe(200);
    },
  );

  it('may follow at once where the site says nothing of it', async () => {
    const seat = await sit({}, 'jade-frog');
    expect(seat.opened).toMatchObject({ roundMs: null, hurry: true });
    for (const _ of [1, 2]) expect((await seat.press('1.00')).status).toBe(200);
  });
});

it('that a round may not be hurried is told to its page, also after a reload', async () => {
  const seat = await sit({ hurry: false, roundMs: 2_500 }, 'jade-frog');
  expect(seat.opened.hurry).toBe(false);
  expect((await bench.resume('/play/jade-frog', seat.cookie)).body).toMatchObject({
    hurry: false,
    roundMs: 2_500,
  });
});
