import { strictEqual } from 'node:assert/strict';
import { type CaseContext, type CaseGroup, define, expectEither, type TestRound } from '../case.ts';
import { arranged, Skip, type TestPlayer } from '../port.ts';
import { type Body, expectHeard, type HallWire, type Heard } from '../wire.ts';

/** Promotional wins, adjustments, jackpots and free rounds. */

const promo = (
  t: CaseContext,
  player: TestPlayer,
  transaction_id: string,
  amount: number,
  change: Body = {},
) =>
  t.wire.call('promoWin', {
    player_id: player.playerId,
    currency: player.currency,
    transaction_id,
    campaign_id: 'conformance',
    amount,
    ...change,
  });

const adjust = (wire: HallWire, round: TestRound, transaction_id: string, amount: number): Promise<Heard> =>
  wire.call('adjust', { ...round.common, transaction_id, amount, reason: 'resettled' });

const isForbidden = ({ status, answer }: Heard): boolean =>
  status === 'BAD_REQUEST' && answer.field === 'x-key-id';

/** A round that is over, by a key that may adjust it. */
const closedRound = async (t: CaseContext): Promise<TestRound> => {
  const player = await t.player(3);
  const round = t.round(player);
  expectHeard(await round.bet(t.id('bet'), 2 * t.unit, { round_closed: true }), 'OK');
  const probe = await adjust(t.wire, round, t.id('adjust'), 0);
  if (isForbidden(probe)) throw new Skip('the key has not the permission for /wallet/adjust');
  expectHeard(probe, 'OK');
  return round;
};

const freeRounds = async (t: CaseContext, count: number) => {
  const grant = arranged(t.port, 'grantFreeRounds');
  const player = await t.player(1);
  return { player, round: t.round(player), free_round_id: await grant(player, count) };
};

export const extras: CaseGroup = {
  name: 'Promotions, adjustments, jackpots, free rounds',
  cases: [
    define('promo-win pays without a round, once', async (t) => {
      const player = await t.player(0);
      const id = t.id('promo');
      expectHeard(await promo(t, player, id, 2 * t.unit), 'OK', {
        duplicate: false,
        balance: { cash: player.cash + 2 * t.unit },
      });
      expectHeard(await promo(t, player, id, 2 * t.unit), 'OK', { duplicate: true });
      expectHeard(await promo(t, player, id, 3 * t.unit), 'DUPLICATE_MISMATCH');
      expectHeard(await promo(t, player, id, 2 * t.unit, { campaign_id: 'another' }), 'DUPLICATE_MISMATCH');
      await t.expectCash(player, player.cash + 2 * t.unit, 'after a promotional win');
    }),
    define('promo-win pays after its round is closed', async (t) => {
      const player = await t.player(1);
      const round = t.round(player);
      expectHeard(await round.bet(t.id('bet'), t.unit, { round_closed: true }), 'OK');
      const { round_id, game_code } = round.common;
      expectHeard(await promo(t, player, t.id('promo'), t.unit, { round_id, game_code }), 'OK');
      await t.expectCash(player, player.cash, 'after a promotional win of a closed round');
    }),
    define('promo-win is refused in another currency, and for a player that is nobody', async (t) => {
      const player = await t.player(0);
      const other = player.currency === 'USD' ? 'VND' : 'USD';
      expectHeard(await promo(t, player, t.id('promo'), t.unit, { currency: other }), 'WRONG_CURRENCY');
      expectHeard(await promo(t, player, t.id('promo'), t.unit, { player_id: '0' }), 'INVALID_TOKEN');
      await t.expectCash(player, player.cash, 'after promotional wins that were refused');
    }),
    define('promo-win of less than nothing is BAD_REQUEST', async (t) => {
      const player = await t.player(0);
      expectHeard(await promo(t, player, t.id('promo'), -1), 'BAD_REQUEST', { field: 'amount' });
    }),
    define('adjust gives and takes after a round, once each', async (t) => {
      const round = await closedRound(t);
      const { player } = round;
      const start = player.cash - 2 * t.unit;
      const [up, down] = [t.id('adjust'), t.id('adjust')];
      expectHeard(await adjust(t.wire, round, up, 3 * t.unit), 'OK', {
        balance: { cash: start + 3 * t.unit },
      });
      expectHeard(await adjust(t.wire, round, up, 3 * t.unit), 'OK', { duplicate: true });
      expectHeard(await adjust(t.wire, round, up, 4 * t.unit), 'DUPLICATE_MISMATCH');
      expectHeard(await adjust(t.wire, round, down, -t.unit), 'OK', {
        balance: { cash: start + 2 * t.unit },
      });
      await t.expectCash(player, start + 2 * t.unit, 'after adjustments');
    }),
    define('adjust takes no more than there is, and stays refused', async (t) => {
      const round = await closedRound(t);
      const { player } = round;
      const start = player.cash - 2 * t.unit;
      const id = t.id('adjust');
      expectHeard(await adjust(t.wire, round, id, -(start + 1)), 'INSUFFICIENT_FUNDS');
      expectHeard(await promo(t, player, t.id('promo'), t.unit), 'OK');
      expectHeard(await adjust(t.wire, round, id, -(start + 1)), 'INSUFFICIENT_FUNDS', { duplicate: true });
      await t.expectCash(player, start + t.unit, 'after an adjustment without funds');
    }),
    define('adjust is refused for a round that there is not', async (t) => {
      const { player } = await closedRound(t);
      expectHeard(await adjust(t.wire, t.round(player), t.id('adjust'), t.unit), 'BET_NOT_FOUND');
    }),
    define('adjust by a key without the permission moves nothing', async (t) => {
      if (!t.otherWire) throw new Skip("no second provider's key was given");
      const player = await t.player(2, 'second');
      const round = t.round(player, { wire: t.otherWire });
      expectHeard(await round.bet(t.id('bet'), t.unit, { round_closed: true }), 'OK');
      const heard = await adjust(t.otherWire, round, t.id('adjust'), t.unit);
      if (heard.status === 'OK' && t.port.secondMayAdjust !== false)
        throw new Skip('the second key has the permission for /wallet/adjust');
      strictEqual(isForbidden(heard), true, `refused as ${JSON.stringify(heard.answer)}`);
      strictEqual(await t.cash(player, t.otherWire), player.cash - t.unit);
    }),
    define('a contribution to a jackpot may be a fraction, and takes nothing beside the stake', async (t) => {
      const player = await t.player(1);
      const round = t.round(player);
      const bet = t.id('bet');
      const jackpot_contribution = '0.12345678';
      expectHeard(await round.bet(bet, t.unit, { jackpot_contribution }), 'OK', {
        balance: { cash: player.cash - t.unit },
      });
      expectHeard(await round.bet(bet, t.unit, { jackpot_contribution }), 'OK', { duplicate: true });
      expectHeard(await round.bet(bet, t.unit, { jackpot_contribution: '0.5' }), 'DUPLICATE_MISMATCH');
      expectHeard(await round.rollback(t.id('rb'), bet), 'OK', { balance: { cash: player.cash } });
    }),
    define('a contribution as a JSON number is BAD_REQUEST', async (t) => {
      const player = await t.player(1);
      const heard = await t.round(player).bet(t.id('bet'), t.unit, { jackpot_contribution: 0.25 });
      expectHeard(heard, 'BAD_REQUEST', { field: 'jackpot_contribution' });
    }),
    define('a jackpot is paid as a part of its win, once', async (t) => {
      const player = await t.player(1);
      const round = t.round(player);
      const [bet, win] = [t.id('bet'), t.id('win')];
      expectHeard(await round.bet(bet, t.unit), 'OK');
      const jackpot_win = { jackpot_id: 'conformance', amount: 2 * t.unit };
      const won = {
        ...round.common,
        transaction_id: win,
        bet_transaction_id: bet,
        amount: 3 * t.unit,
        jackpot_win,
      };
      expectHeard(await t.wire.persist('win', won), 'OK', { balance: { cash: player.cash + 2 * t.unit } });
      expectHeard(await t.wire.persist('win', won), 'OK', { duplicate: true });
      await t.expectCash(player, player.cash + 2 * t.unit, 'after a jackpot');
    }),
    define('a jackpot of more than its win is BAD_REQUEST', async (t) => {
      const player = await t.player(1);
      const round = t.round(player);
      const bet = t.id('bet');
      expectHeard(await round.bet(bet, t.unit), 'OK');
      const jackpot_win = { jackpot_id: 'conformance', amount: 2 * t.unit };
      expectEither(await round.win(t.id('win'), bet, t.unit, { jackpot_win }), ['BAD_REQUEST']);
      expectHeard(await round.rollback(t.id('rb'), bet), 'OK', { balance: { cash: player.cash } });
    }),
    define('a free round costs nothing and its win is paid', async (t) => {
      const { player, round, free_round_id } = await freeRounds(t, 2);
      const bet = t.id('bet');
      expectHeard(await round.bet(bet, 0, { free_round_id }), 'OK', { balance: { cash: player.cash } });
      expectHeard(await round.win(t.id('win'), bet, 2 * t.unit, { round_closed: true }), 'OK', {
        balance: { cash: player.cash + 2 * t.unit },
      });
    }),
    define('LIMIT_REACHED for one free round more than were given', async (t) => {
      const { player, round, free_round_id } = await freeRounds(t, 1);
      const bet = t.id('bet');
      expectHeard(await round.bet(bet, 0, { free_round_id }), 'OK');
      expectHeard(await round.bet(bet, 0, { free_round_id }), 'OK', { duplicate: true });
      expectHeard(await round.bet(t.id('bet'), 0, { free_round_id }), 'LIMIT_REACHED');
      await t.expectCash(player, player.cash, 'after free rounds');
    }),
    define('a free round that was rolled back may be played again', async (t) => {
      const { round, free_round_id } = await freeRounds(t, 1);
      const bet = t.id('bet');
      expectHeard(await round.bet(bet, 0, { free_round_id }), 'OK');
      expectHeard(await round.rollback(t.id('rb'), bet), 'OK');
      expectHeard(await t.round(round.player).bet(t.id('bet'), 0, { free_round_id }), 'OK');
    }),
    define('BAD_REQUEST for a free round that nobody gave, and for a stake in one', async (t) => {
      const { player, round, free_round_id } = await freeRounds(t, 1);
      const nobodys = { free_round_id: t.id('free') };
      expectHeard(await round.bet(t.id('bet'), 0, nobodys), 'BAD_REQUEST', { field: 'free_round_id' });
      expectHeard(await round.bet(t.id('bet'), t.unit, { free_round_id }), 'BAD_REQUEST', {
        field: 'amount',
      });
      await t.expectCash(player, player.cash, 'after free rounds that were refused');
    }),
  ],
};
