import { strictEqual } from 'node:assert/strict';
import {
  type CaseContext,
  type CaseGroup,
  cashOf,
  define,
  expectEither,
  expectTally,
  type TestRound,
} from '../case.ts';
import { type Body, expectHeard, type Heard } from '../wire.ts';

/** Repeated, late and simultaneous calls (wallet protocol, rules 1, 3, 4 and 5). */

/** The same call again, twice: the first answer again, marked, and the money moved once. */
const repeatsOnce = (
  title: string,
  play: (
    t: CaseContext,
    round: TestRound,
    bet: string,
  ) => Promise<{ again: () => Promise<Heard>; net: number }>,
) =>
  define(
    `${title} repeated is answered as the first time, marked as duplicate, and moves once`,
    async (t) => {
      const player = await t.player(3);
      const round = t.round(player);
      const bet = t.id('bet');
      const { again, net } = await play(t, round, bet);
      const first = expectHeard(await again(), 'OK', { duplicate: false });
      for (let times = 0; times < 2; times += 1) {
        const { operator_tx_id } = first.answer;
        expectHeard(await again(), 'OK', { duplicate: true, operator_tx_id });
      }
      await t.expectCash(player, player.cash + net, `after ${title} was repeated`);
    },
  );

/** The same id with other content: refused by name, and nothing moves. */
const mismatches: readonly (readonly [string, (t: CaseContext) => Body])[] = [
  ['amount', (t) => ({ amount: 2 * t.unit })],
  ['round', (t) => ({ round_id: t.id('round') })],
  ['end of the round', () => ({ round_closed: true })],
];

export const repeats: CaseGroup = {
  name: 'Rules 1 and 5: one id, one move',
  cases: [
    repeatsOnce('a bet', async (t, round, bet) => ({
      again: () => round.bet(bet, t.unit),
      net: -t.unit,
    })),
    repeatsOnce('a win', async (t, round, bet) => {
      expectHeard(await round.bet(bet, t.unit), 'OK');
      const win = t.id('win');
      return { again: () => round.win(win, bet, 2 * t.unit, { round_closed: true }), net: t.unit };
    }),
    repeatsOnce('a bet-win', async (t, round) => {
      const id = t.id('bw');
      return { again: () => round.betWin(id, 2 * t.unit, t.unit), net: -t.unit };
    }),
    repeatsOnce('a rollback', async (t, round, bet) => {
      expectHeard(await round.bet(bet, t.unit), 'OK');
      const id = t.id('rb');
      return { again: () => round.rollback(id, bet), net: 0 };
    }),
    repeatsOnce('a round-close', async (t, round, bet) => {
      expectHeard(await round.bet(bet, t.unit), 'OK');
      const id = t.id('close');
      return { again: () => round.close(id, t.unit, 0), net: -t.unit };
    }),
    define('what is no part of the content may differ in a repeat: request id, time, meta', async (t) => {
      const player = await t.player(1);
      const round = t.round(player);
      const bet = t.id('bet');
      expectHeard(await round.bet(bet, t.unit), 'OK');
      const occurred_at = new Date(Date.now() - 60_000).toISOString();
      expectHeard(await round.bet(bet, t.unit, { occurred_at, meta: { try: 2 } }), 'OK', { duplicate: true });
    }),
    ...mismatches.map(([what, change]) =>
      define(`DUPLICATE_MISMATCH for a bet's id with another ${what}`, async (t) => {
        const player = await t.player(3);
        const round = t.round(player);
        const bet = t.id('bet');
        expectHeard(await round.bet(bet, t.unit), 'OK');
        expectHeard(await round.bet(bet, t.unit, change(t)), 'DUPLICATE_MISMATCH');
        await t.expectCash(player, player.cash - t.unit, 'after an id with other content');
      }),
    ),
    define("DUPLICATE_MISMATCH for a bet's id in another call", async (t) => {
      const player = await t.player(2);
      const round = t.round(player);
      const bet = t.id('bet');
      expectHeard(await round.bet(bet, t.unit), 'OK');
      expectHeard(await round.win(bet, bet, t.unit), 'DUPLICATE_MISMATCH');
      expectHeard(await round.close(bet, t.unit, 0), 'DUPLICATE_MISMATCH');
      await t.expectCash(player, player.cash - t.unit, 'after a bet id in other calls');
    }),
    define("DUPLICATE_MISMATCH for a win's id with another amount", async (t) => {
      const player = await t.player(1);
      const round = t.round(player);
      const [bet, win] = [t.id('bet'), t.id('win')];
      expectHeard(await round.bet(bet, t.unit), 'OK');
      expectHeard(await round.win(win, bet, t.unit), 'OK');
      expectHeard(await round.win(win, bet, 3 * t.unit), 'DUPLICATE_MISMATCH');
      await t.expectCash(player, player.cash, 'after a win id with another amount');
    }),
    define('a repeated refusal is the same refusal, whatever has come meanwhile', async (t) => {
      const player = await t.player(2);
      const round = t.round(player);
      const bet = t.id('bet');
      const stake = player.cash + t.unit;
      const first = await round.bet(bet, stake);
      expectEither(first, ['INSUFFICIENT_FUNDS', 'LIMIT_REACHED']);
      // Now there would be funds.
      const gain = t.round(player);
      const paid = t.id('bet');
      expectHeard(await gain.bet(paid, t.unit), 'OK');
      expectHeard(await gain.win(t.id('win'), paid, 3 * t.unit, { round_closed: true }), 'OK');
      expectHeard(await round.bet(bet, stake), first.status, { duplicate: true });
      strictEqual(await round.state(bet), 'rejected');
      await t.expectCash(player, player.cash + 2 * t.unit, 'after a refused bet was repeated');
    }),
    define('a bet that was refused for its game stays refused', async (t) => {
      const player = await t.player(1);
      const round = t.round(player);
      const bet = t.id('bet');
      expectHeard(await round.bet(bet, t.unit, { game_code: 'no-such-game' }), 'INVALID_GAME');
      const again = await round.bet(bet, t.unit);
      expectEither(again, ['INVALID_GAME', 'DUPLICATE_MISMATCH']);
      await t.expectCash(player, player.cash, 'after a refused bet came again');
    }),
  ],
};

export const rollbacks: CaseGroup = {
  name: 'Rule 3: rollbacks and tombstones',
  cases: [
    define('two rollbacks of one bet give one refund', async (t) => {
      const player = await t.player(1);
      const round = t.round(player);
      const bet = t.id('bet');
      expectHeard(await round.bet(bet, t.unit), 'OK');
      expectHeard(await round.rollback(t.id('rb'), bet), 'OK');
      expectHeard(await round.rollback(t.id('rb'), bet), 'OK');
      await t.expectCash(player, player.cash, 'after two rollbacks of one bet');
    }),
    define('20 rollbacks at once give one refund', async (t) => {
      const player = await t.player(1);
      const round = t.round(player, { persistent: true });
      const bet = t.id('bet');
      expectHeard(await round.bet(bet, t.unit), 'OK');
      const heard = await Promise.all(Array.from({ length: 20 }, () => round.rollback(t.id('rb'), bet)));
      expectTally(heard, { OK: 20 });
      await t.expectCash(player, player.cash, 'after 20 rollbacks of one bet');
    }),
    define('the bet after its rollback stays cancelled, however often it comes', async (t) => {
      const player = await t.player(1);
      const round = t.round(player);
      const bet = t.id('bet');
      expectHeard(await round.rollback(t.id('rb'), bet), 'OK', { balance: { cash: player.cash } });
      for (let times = 0; times < 3; times += 1) {
        expectHeard(await round.bet(bet, t.unit), 'CANCELLED_BEFORE');
      }
      expectHeard(await round.rollback(t.id('rb'), bet), 'OK');
      strictEqual(await round.state(bet), 'rolled_back');
      await t.expectCash(player, player.cash, 'after a bet that was cancelled before');
    }),
    define('a late bet-win after its rollback is cancelled, too', async (t) => {
      const player = await t.player(1);
      const round = t.round(player);
      const id = t.id('bw');
      expectHeard(await round.rollback(t.id('rb'), id), 'OK');
      expectHeard(await round.betWin(id, t.unit, 3 * t.unit), 'CANCELLED_BEFORE');
      await t.expectCash(player, player.cash, 'after a bet-win that was cancelled before');
    }),
    define('a bet repeated after its rollback is told of as before, and takes nothing', async (t) => {
      const player = await t.player(1);
      const round = t.round(player);
      const bet = t.id('bet');
      expectHeard(await round.bet(bet, t.unit), 'OK');
      expectHeard(await round.rollback(t.id('rb'), bet), 'OK');
      const again = await round.bet(bet, t.unit);
      expectEither(again, ['OK', 'CANCELLED_BEFORE']);
      if (again.status === 'OK') expectHeard(again, 'OK', { duplicate: true });
      await t.expectCash(player, player.cash, 'after a bet that came again after its rollback');
    }),
    define('the win of a bet that was rolled back is not paid', async (t) => {
      const player = await t.player(2);
      const round = t.round(player);
      const [bet, other] = [t.id('bet'), t.id('bet')];
      expectHeard(await round.bet(bet, t.unit), 'OK');
      expectHeard(await round.bet(other, t.unit), 'OK');
      expectHeard(await round.rollback(t.id('rb'), bet), 'OK');
      expectHeard(await round.win(t.id('win'), bet, 5 * t.unit), 'CANCELLED_BEFORE');
      await t.expectCash(player, player.cash - t.unit, 'after the win of a bet that was rolled back');
      expectHeard(await round.rollback(t.id('rb'), other), 'OK');
    }),
    define('rolling back a bet that was refused gives nothing', async (t) => {
      const player = await t.player(0);
      const round = t.round(player);
      const bet = t.id('bet');
      expectEither(await round.bet(bet, player.cash + t.unit), ['INSUFFICIENT_FUNDS', 'LIMIT_REACHED']);
      expectHeard(await round.rollback(t.id('rb'), bet), 'OK');
      await t.expectCash(player, player.cash, 'after the rollback of a refused bet');
    }),
  ],
};

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length <= 1
    ? [[...items]]
    : items.flatMap((item, at) =>
        permutations(items.filter((_, place) => place !== at)).map((rest) => [item, ...rest]),
      );

type Step = 'bet' | 'win' | 'rollback' | 'bet again';
const steps = ['bet', 'win', 'rollback', 'bet again'] as const satisfies readonly Step[];

/** The steps of one round in one order; answers what every step got. */
const playOrder = async (t: CaseContext, round: TestRound, order: readonly Step[], atOnce: boolean) => {
  const [bet, win, rollback] = [t.id('bet'), t.id('win'), t.id('rb')];
  const calls: Record<Step, () => Promise<Heard>> = {
    bet: () => round.bet(bet, 2 * t.unit),
    win: () => round.win(win, bet, 3 * t.unit),
    rollback: () => round.rollback(rollback, bet),
    'bet again': () => round.bet(bet, 2 * t.unit),
  };
  const heard = new Map<Step, Heard>();
  if (atOnce) {
    await Promise.all(order.map(async (step) => heard.set(step, await calls[step]())));
  } else {
    for (const step of order) heard.set(step, await calls[step]());
  }
  return { bet, heard };
};

/** What a round may have come to, by what the hall says of its bet and its win. */
const expectWhole = async (
  t: CaseContext,
  round: TestRound,
  { bet, heard }: Awaited<ReturnType<typeof playOrder>>,
  about: string,
): Promise<void> => {
  const { player } = round;
  const isPaid = heard.get('win')?.status === 'OK';
  const state = await round.state(bet);
  const isTaken = state === 'done';
  if (isPaid && !isTaken) throw new Error(`${about}: the win was paid and the bet is ${state}`);
  const net = (isTaken ? -2 * t.unit : 0) + (isPaid ? 3 * t.unit : 0);
  await t.expectCash(player, player.cash + net, about);
};

export const orders: CaseGroup = {
  name: 'Rule 4: any order, any number at once',
  cases: [
    define('100 identical bets at once take one stake', async (t) => {
      const player = await t.player(3);
      const round = t.round(player, { persistent: true });
      const bet = t.id('bet');
      const heard = await Promise.all(Array.from({ length: 100 }, () => round.bet(bet, t.unit)));
      expectTally(heard, { OK: 100 });
      const fresh = heard.filter(({ answer }) => answer.duplicate === false).length;
      // None where the answer of the first one was lost.
      strictEqual(fresh <= 1, true, `${fresh} of 100 identical bets were new`);
      await t.expectCash(player, player.cash - t.unit, 'after 100 identical bets');
      expectHeard(await round.rollback(t.id('rb'), bet), 'OK');
    }),
    define('100 different bets with funds for 50: exactly 50 are taken', async (t) => {
      const player = await t.player(50);
      const stake = Math.floor(player.cash / 50);
      const left = player.cash - 50 * stake;
      const round = t.round(player, { persistent: true });
      const bets = Array.from({ length: 100 }, () => t.id('bet'));
      const heard = await Promise.all(bets.map((bet) => round.bet(bet, stake)));
      expectTally(heard, { OK: 50, INSUFFICIENT_FUNDS: 50 });
      const negative = heard.find((one) => cashOf(one) < 0);
      strictEqual(negative, undefined, 'a balance was negative');
      await t.expectCash(player, left, 'after 100 bets with funds for 50');
      for (const bet of bets) expectHeard(await round.rollback(t.id('rb'), bet), 'OK');
      await t.expectCash(player, player.cash, 'after all were rolled back');
    }),
    define('100 identical wins at once pay once', async (t) => {
      const player = await t.player(1);
      const round = t.round(player, { persistent: true });
      const [bet, win] = [t.id('bet'), t.id('win')];
      expectHeard(await round.bet(bet, t.unit), 'OK');
      const heard = await Promise.all(Array.from({ length: 100 }, () => round.win(win, bet, 2 * t.unit)));
      expectTally(heard, { OK: 100 });
      await t.expectCash(player, player.cash + t.unit, 'after 100 identical wins');
    }),
    define('a bet and its rollback at once, 20 times: every stake comes back', async (t) => {
      const player = await t.player(20);
      const heard = await Promise.all(
        Array.from({ length: 20 }, async () => {
          const round = t.round(player, { persistent: true });
          const bet = t.id('bet');
          return Promise.all([round.bet(bet, t.unit), round.rollback(t.id('rb'), bet)]);
        }),
      );
      for (const [bet, rollback] of heard) {
        expectEither(bet, ['OK', 'CANCELLED_BEFORE']);
        expectHeard(rollback, 'OK');
      }
      await t.expectCash(player, player.cash, 'after 20 bets with their rollbacks');
    }),
    define('two rounds of one player at once do not meet', async (t) => {
      const player = await t.player(20);
      const rounds = Array.from({ length: 10 }, () => t.round(player, { persistent: true }));
      await Promise.all(
        rounds.map(async (round) => {
          const bet = t.id('bet');
          expectHeard(await round.bet(bet, 2 * t.unit), 'OK');
          expectHeard(await round.win(t.id('win'), bet, t.unit, { round_closed: true }), 'OK');
        }),
      );
      await t.expectCash(player, player.cash - 10 * t.unit, 'after ten rounds at once');
    }),
    ...permutations(steps).map((order) =>
      define(`${order.join(', ')}: no money is lost or made`, async (t) => {
        const player = await t.player(2);
        const round = t.round(player);
        await expectWhole(t, round, await playOrder(t, round, order, false), order.join(', '));
      }),
    ),
    define('bet, win, rollback and a repeat all at once, ten times: no money is lost or made', async (t) => {
      for (let times = 0; times < 10; times += 1) {
        const player = await t.player(2);
        const round = t.round(player, { persistent: true });
        const order = permutations(steps)[times % 24] ?? steps;
        await expectWhole(t, round, await playOrder(t, round, order, true), `${order.join(', ')} at once`);
      }
    }),
  ],
};
