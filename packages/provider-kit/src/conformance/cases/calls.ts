import { notStrictEqual, partialDeepStrictEqual, strictEqual } from 'node:assert/strict';
import { type CaseGroup, cashOf, define, expectEither } from '../case.ts';
import { arranged } from '../port.ts';
import { expectHeard } from '../wire.ts';

/** Each call of the hall's side, doing what it is for. */
export const calls: CaseGroup = {
  name: 'Every call',
  cases: [
    define('authenticate changes a launch token into a session, once', async (t) => {
      const player = await t.player(0);
      const launch_token = await arranged(t.port, 'launchToken')(player, 'fresh');
      const heard = await t.wire.call('authenticate', { launch_token, game_code: player.gameCode });
      expectHeard(heard, 'OK', {
        player_id: player.playerId,
        currency: player.currency,
        game_code: player.gameCode,
        balance: { cash: player.cash },
      });
      const session_token = String(heard.answer.session_token);
      const { playerId, currency } = player;
      expectHeard(await t.wire.call('balance', { player_id: playerId, session_token, currency }), 'OK');
      expectHeard(await t.wire.call('authenticate', { launch_token }), 'INVALID_TOKEN');
    }),
    define('balance tells the cash as it is now', async (t) => {
      const player = await t.player(2);
      const ask = async () => {
        const { playerId, sessionToken, currency } = player;
        return cashOf(
          await t.wire.call('balance', { player_id: playerId, session_token: sessionToken, currency }),
        );
      };
      strictEqual(await ask(), player.cash);
      const round = t.round(player);
      const bet = t.id('bet');
      expectHeard(await round.bet(bet, 2 * t.unit), 'OK');
      strictEqual(await ask(), player.cash - 2 * t.unit);
      expectHeard(await round.rollback(t.id('rb'), bet), 'OK');
      strictEqual(await ask(), player.cash);
    }),
    define('a bet takes its stake and a win pays', async (t) => {
      const player = await t.player(3);
      const round = t.round(player);
      const bet = t.id('bet');
      const taken = expectHeard(await round.bet(bet, 3 * t.unit), 'OK', {
        balance: { cash: player.cash - 3 * t.unit },
        currency: player.currency,
        duplicate: false,
      });
      strictEqual(typeof taken.answer.operator_tx_id, 'string');
      const won = expectHeard(await round.win(t.id('win'), bet, 5 * t.unit, { round_closed: true }), 'OK', {
        balance: { cash: player.cash + 2 * t.unit },
        duplicate: false,
      });
      notStrictEqual(
        won.answer.operator_tx_id,
        taken.answer.operator_tx_id,
        'two transactions bear one operator_tx_id',
      );
      await t.expectCash(player, player.cash + 2 * t.unit, 'after bet and win');
    }),
    define('a win of nothing closes a round', async (t) => {
      const player = await t.player(1);
      const round = t.round(player);
      const bet = t.id('bet');
      expectHeard(await round.bet(bet, t.unit), 'OK');
      expectHeard(await round.win(t.id('win'), bet, 0, { round_closed: true }), 'OK', {
        balance: { cash: player.cash - t.unit },
      });
      expectHeard(await round.win(t.id('win'), bet, t.unit), 'ROUND_CLOSED');
    }),
    define('a bet of nothing is a bet', async (t) => {
      const player = await t.player(0);
      const round = t.round(player);
      const bet = t.id('bet');
      expectHeard(await round.bet(bet, 0), 'OK', { balance: { cash: player.cash } });
      expectHeard(await round.win(t.id('win'), bet, 0, { round_closed: true }), 'OK');
    }),
    define('a bet may close its round', async (t) => {
      const player = await t.player(1);
      const round = t.round(player);
      const bet = t.id('bet');
      expectHeard(await round.bet(bet, t.unit, { round_closed: true }), 'OK');
      expectHeard(await round.win(t.id('win'), bet, t.unit), 'ROUND_CLOSED');
      await t.expectCash(player, player.cash - t.unit, 'after a bet that closed its round');
    }),
    define('a round takes several bets and wins', async (t) => {
      const player = await t.player(3);
      const round = t.round(player);
      const [first, second] = [t.id('bet'), t.id('bet')];
      expectHeard(await round.bet(first, t.unit), 'OK');
      expectHeard(await round.bet(second, 2 * t.unit), 'OK');
      expectHeard(await round.win(t.id('win'), first, t.unit), 'OK');
      expectHeard(await round.win(t.id('win'), first, t.unit), 'OK');
      expectHeard(await round.win(t.id('win'), second, t.unit), 'OK');
      const closed = expectHeard(await round.close(t.id('close'), 3 * t.unit, 3 * t.unit), 'OK', {
        mismatch: false,
      });
      partialDeepStrictEqual(closed.answer, { bet_total: 3 * t.unit, win_total: 3 * t.unit });
      await t.expectCash(player, player.cash, 'after two bets and three wins');
    }),
    define('bet-win plays a whole round at once', async (t) => {
      const player = await t.player(2);
      const round = t.round(player);
      const id = t.id('bw');
      expectHeard(await round.betWin(id, 2 * t.unit, t.unit), 'OK', {
        balance: { cash: player.cash - t.unit },
        duplicate: false,
      });
      strictEqual(await round.state(id), 'done');
      expectHeard(await round.bet(t.id('bet'), t.unit), 'ROUND_CLOSED');
    }),
    define('bet-win needs the stake, whatever it wins', async (t) => {
      const player = await t.player(0);
      const round = t.round(player);
      const stake = player.cash + t.unit;
      const heard = await round.betWin(t.id('bw'), stake, 2 * stake);
      expectEither(heard, ['INSUFFICIENT_FUNDS', 'LIMIT_REACHED']);
      await t.expectCash(player, player.cash, 'after a bet-win without funds');
    }),
    define('a rollback gives the stake back', async (t) => {
      const player = await t.player(2);
      const round = t.round(player);
      const bet = t.id('bet');
      expectHeard(await round.bet(bet, 2 * t.unit), 'OK');
      expectHeard(await round.rollback(t.id('rb'), bet), 'OK', {
        balance: { cash: player.cash },
        duplicate: false,
      });
      strictEqual(await round.state(bet), 'rolled_back');
    }),
    define('round-close closes a round and compares the totals', async (t) => {
      const player = await t.player(3);
      const round = t.round(player);
      const bet = t.id('bet');
      expectHeard(await round.bet(bet, 3 * t.unit), 'OK');
      expectHeard(await round.win(t.id('win'), bet, t.unit), 'OK');
      expectHeard(await round.close(t.id('close'), 3 * t.unit, t.unit), 'OK', {
        bet_total: 3 * t.unit,
        win_total: t.unit,
        mismatch: false,
      });
      expectHeard(await round.bet(t.id('bet'), t.unit), 'ROUND_CLOSED');
    }),
    define("round-close tells a mismatch, with the hall's own totals", async (t) => {
      const player = await t.player(2);
      const round = t.round(player);
      expectHeard(await round.bet(t.id('bet'), 2 * t.unit), 'OK');
      expectHeard(await round.close(t.id('close'), 2 * t.unit, 7 * t.unit), 'OK', {
        bet_total: 2 * t.unit,
        win_total: 0,
        mismatch: true,
      });
      await t.expectCash(player, player.cash - 2 * t.unit, 'after a round with a mismatch');
    }),
    define('round-close leaves out what was rolled back', async (t) => {
      const player = await t.player(3);
      const round = t.round(player);
      const gone = t.id('bet');
      expectHeard(await round.bet(gone, t.unit), 'OK');
      expectHeard(await round.bet(t.id('bet'), 2 * t.unit), 'OK');
      expectHeard(await round.rollback(t.id('rb'), gone), 'OK');
      expectHeard(await round.close(t.id('close'), 2 * t.unit, 0), 'OK', {
        bet_total: 2 * t.unit,
        mismatch: false,
      });
    }),
    define('tx-status tells done, rejected, rolled back and unknown', async (t) => {
      const player = await t.player(2);
      const round = t.round(player);
      const [done, rejected, gone, never] = [t.id('bet'), t.id('bet'), t.id('bet'), t.id('bet')];
      expectHeard(await round.bet(done, t.unit), 'OK');
      expectEither(await round.bet(rejected, player.cash + t.unit), ['INSUFFICIENT_FUNDS', 'LIMIT_REACHED']);
      expectHeard(await round.bet(gone, t.unit), 'OK');
      expectHeard(await round.rollback(t.id('rb'), gone), 'OK');
      for (const [id, state] of [
        [done, 'done'],
        [rejected, 'rejected'],
        [gone, 'rolled_back'],
        [never, 'unknown'],
      ] as const) {
        strictEqual(await round.state(id), state);
      }
      expectHeard(await round.rollback(t.id('rb'), done), 'OK');
    }),
    define('ISO 4217 names are taken for currencies that the hall names otherwise', async (t) => {
      const player = await t.player(1);
      const iso = { RMB: 'CNY', WON: 'KRW' }[player.currency] ?? player.currency;
      const round = t.round(player);
      const bet = t.id('bet');
      expectHeard(await round.bet(bet, t.unit, { currency: iso }), 'OK');
      expectHeard(await round.rollback(t.id('rb'), bet, { currency: iso }), 'OK');
    }),
  ],
};
