import { strictEqual } from 'node:assert/strict';
import { type CaseGroup, cashOf, define, expectEither } from '../case.ts';
import { arranged } from '../port.ts';
import { expectHeard } from '../wire.ts';

/** Each status of the protocol, provoked, with the money where it was. */
export const statuses: CaseGroup = {
  name: 'Every status',
  cases: [
    define('INSUFFICIENT_FUNDS comes with the balance', async (t) => {
      const player = await t.player(0);
      const heard = await t.round(player).bet(t.id('bet'), player.cash + t.unit);
      // A limit may be nearer than the end of the money.
      expectEither(heard, ['INSUFFICIENT_FUNDS', 'LIMIT_REACHED']);
      if (heard.status === 'INSUFFICIENT_FUNDS') strictEqual(cashOf(heard), player.cash);
      await t.expectCash(player, player.cash, 'after a bet without funds');
    }),
    define('a stake of all that there is is taken, and one unit more is not', async (t) => {
      const player = await t.player(2);
      const round = t.round(player);
      const [all, more] = [t.id('bet'), t.id('bet')];
      const taken = await round.bet(all, player.cash);
      expectEither(taken, ['OK', 'LIMIT_REACHED']);
      if (taken.status === 'LIMIT_REACHED') return;
      strictEqual(cashOf(taken), 0);
      expectHeard(await round.bet(more, 1), 'INSUFFICIENT_FUNDS', { balance: { cash: 0 } });
      expectHeard(await round.rollback(t.id('rb'), all), 'OK');
    }),
    define('LIMIT_REACHED for a stake above a limit, and the limit itself is taken', async (t) => {
      const player = await t.player(3);
      await arranged(t.port, 'limitBet')(player, 2 * t.unit);
      const round = t.round(player);
      expectHeard(await round.bet(t.id('bet'), 2 * t.unit + 1), 'LIMIT_REACHED');
      await t.expectCash(player, player.cash, 'after a bet above the limit');
      expectHeard(await round.bet(t.id('bet'), 2 * t.unit), 'OK');
    }),
    define('PLAYER_BLOCKED for a bet of a blocked player, who is paid nevertheless', async (t) => {
      const player = await t.player(3);
      const round = t.round(player);
      const bet = t.id('bet');
      expectHeard(await round.bet(bet, t.unit), 'OK');
      await arranged(t.port, 'block')(player);
      // Blocking may end the session at once.
      expectEither(await round.bet(t.id('bet'), t.unit), [
        'PLAYER_BLOCKED',
        'TOKEN_EXPIRED',
        'INVALID_TOKEN',
      ]);
      expectEither(await t.round(player).betWin(t.id('bw'), t.unit, t.unit), [
        'PLAYER_BLOCKED',
        'TOKEN_EXPIRED',
        'INVALID_TOKEN',
      ]);
      expectHeard(await round.win(t.id('win'), bet, 2 * t.unit), 'OK');
      await t.expectCash(player, player.cash + t.unit, 'after a blocked player has won');
    }),
    define('PLAYER_EXCLUDED for a bet of an excluded player, who is paid nevertheless', async (t) => {
      const player = await t.player(3);
      const round = t.round(player);
      const [bet, gone] = [t.id('bet'), t.id('bet')];
      expectHeard(await round.bet(bet, t.unit), 'OK');
      expectHeard(await round.bet(gone, t.unit), 'OK');
      await arranged(t.port, 'exclude')(player);
      expectEither(await round.bet(t.id('bet'), t.unit), [
        'PLAYER_EXCLUDED',
        'TOKEN_EXPIRED',
        'INVALID_TOKEN',
      ]);
      expectHeard(await round.rollback(t.id('rb'), gone), 'OK');
      expectHeard(await round.win(t.id('win'), bet, 2 * t.unit, { round_closed: true }), 'OK');
      await t.expectCash(player, player.cash + t.unit, 'after an excluded player has won');
    }),
    define('INVALID_TOKEN for a token that is no session', async (t) => {
      const player = await t.player(1);
      const round = t.round(player);
      const session_token = 'no-session-has-this-token';
      expectHeard(await round.bet(t.id('bet'), t.unit, { session_token }), 'INVALID_TOKEN');
      expectHeard(await round.betWin(t.id('bw'), t.unit, 0, { session_token }), 'INVALID_TOKEN');
      const { playerId, currency } = player;
      expectHeard(
        await t.wire.call('balance', { player_id: playerId, currency, session_token }),
        'INVALID_TOKEN',
      );
      expectHeard(await t.wire.call('authenticate', { launch_token: session_token }), 'INVALID_TOKEN');
      await t.expectCash(player, player.cash, 'after bets without a session');
    }),
    define('TOKEN_EXPIRED for a bet after the session, and wins and rollbacks are taken', async (t) => {
      const player = await t.player(3);
      const round = t.round(player);
      const [bet, gone] = [t.id('bet'), t.id('bet')];
      expectHeard(await round.bet(bet, t.unit), 'OK');
      expectHeard(await round.bet(gone, t.unit), 'OK');
      await arranged(t.port, 'endSession')(player);
      expectHeard(await round.bet(t.id('bet'), t.unit), 'TOKEN_EXPIRED');
      const { playerId, currency, sessionToken } = player;
      expectHeard(
        await t.wire.call('balance', { player_id: playerId, currency, session_token: sessionToken }),
        'TOKEN_EXPIRED',
      );
      expectHeard(await round.rollback(t.id('rb'), gone), 'OK');
      expectHeard(await round.win(t.id('win'), bet, 2 * t.unit), 'OK', {
        balance: { cash: player.cash + t.unit },
      });
      expectHeard(await round.close(t.id('close'), t.unit, 2 * t.unit), 'OK', { mismatch: false });
    }),
    define('TOKEN_EXPIRED for a launch token that came too late', async (t) => {
      const player = await t.player(0);
      const launch_token = await arranged(t.port, 'launchToken')(player, 'late');
      expectHeard(await t.wire.call('authenticate', { launch_token }), 'TOKEN_EXPIRED');
    }),
    define('INVALID_GAME for a game that there is not', async (t) => {
      const player = await t.player(1);
      const heard = await t.round(player).bet(t.id('bet'), t.unit, { game_code: 'no-such-game' });
      expectHeard(heard, 'INVALID_GAME');
      await t.expectCash(player, player.cash, 'after a bet on no game');
    }),
    define('GAME_DISABLED for a game that is closed', async (t) => {
      const game_code = arranged(t.port, 'disabledGame');
      const player = await t.player(1);
      expectHeard(await t.round(player).bet(t.id('bet'), t.unit, { game_code }), 'GAME_DISABLED');
      await t.expectCash(player, player.cash, 'after a bet on a closed game');
    }),
    define("WRONG_CURRENCY for a currency that is not the player's", async (t) => {
      const player = await t.player(2);
      const other = player.currency === 'USD' ? 'VND' : 'USD';
      const round = t.round(player);
      expectHeard(await round.bet(t.id('bet'), t.unit, { currency: other }), 'WRONG_CURRENCY');
      const bet = t.id('bet');
      expectHeard(await round.bet(bet, t.unit), 'OK');
      expectHeard(await round.win(t.id('win'), bet, t.unit, { currency: other }), 'WRONG_CURRENCY');
      expectHeard(await round.rollback(t.id('rb'), bet, { currency: other }), 'WRONG_CURRENCY');
      await t.expectCash(player, player.cash - t.unit, 'after calls in another currency');
      expectHeard(await round.rollback(t.id('rb'), bet), 'OK');
    }),
    define(
      'BET_NOT_FOUND for the win of a bet that never came, and the win may come again after it',
      async (t) => {
        const player = await t.player(1);
        const round = t.round(player);
        const [bet, win] = [t.id('bet'), t.id('win')];
        expectHeard(await round.win(win, bet, 2 * t.unit), 'BET_NOT_FOUND');
        await t.expectCash(player, player.cash, 'after a win without a bet');
        expectHeard(await round.bet(bet, t.unit), 'OK');
        expectHeard(await round.win(win, bet, 2 * t.unit, {}), 'OK', { duplicate: false });
        await t.expectCash(player, player.cash + t.unit, 'after the win came again');
      },
    ),
    define('BET_NOT_FOUND for the win of a bet that was refused', async (t) => {
      const player = await t.player(0);
      const round = t.round(player);
      const bet = t.id('bet');
      expectEither(await round.bet(bet, player.cash + t.unit), ['INSUFFICIENT_FUNDS', 'LIMIT_REACHED']);
      expectHeard(await round.win(t.id('win'), bet, t.unit), 'BET_NOT_FOUND');
    }),
    define('BET_NOT_FOUND for closing a round that nobody bet in', async (t) => {
      const player = await t.player(0);
      expectHeard(await t.round(player).close(t.id('close'), 0, 0), 'BET_NOT_FOUND');
    }),
    define('ROUND_CLOSED for bets and wins of a closed round', async (t) => {
      const player = await t.player(2);
      const round = t.round(player);
      const bet = t.id('bet');
      expectHeard(await round.bet(bet, t.unit), 'OK');
      expectHeard(await round.win(t.id('win'), bet, 0, { round_closed: true }), 'OK');
      expectHeard(await round.bet(t.id('bet'), t.unit), 'ROUND_CLOSED');
      expectHeard(await round.win(t.id('win'), bet, t.unit), 'ROUND_CLOSED');
      await t.expectCash(player, player.cash - t.unit, 'after calls for a closed round');
    }),
    define('ALREADY_SETTLED for rolling back a bet that has won, or whose round is closed', async (t) => {
      const player = await t.player(3);
      const won = t.round(player);
      const bet = t.id('bet');
      expectHeard(await won.bet(bet, t.unit), 'OK');
      expectHeard(await won.win(t.id('win'), bet, t.unit), 'OK');
      expectHeard(await won.rollback(t.id('rb'), bet), 'ALREADY_SETTLED');
      const closed = t.round(player);
      const lost = t.id('bet');
      expectHeard(await closed.bet(lost, t.unit), 'OK');
      expectHeard(await closed.close(t.id('close'), t.unit, 0), 'OK');
      expectHeard(await closed.rollback(t.id('rb'), lost), 'ALREADY_SETTLED');
      await t.expectCash(player, player.cash - t.unit, 'after rollbacks of settled bets');
    }),
    define('CANCELLED_BEFORE for a bet whose rollback came first, and for its win', async (t) => {
      const player = await t.player(1);
      const round = t.round(player);
      const bet = t.id('bet');
      expectHeard(await round.rollback(t.id('rb'), bet), 'OK');
      expectHeard(await round.bet(bet, t.unit), 'CANCELLED_BEFORE');
      expectHeard(await round.win(t.id('win'), bet, t.unit), 'CANCELLED_BEFORE');
      await t.expectCash(player, player.cash, 'after a bet that was cancelled before');
    }),
    define('BAD_REQUEST for rolling back a win, a rollback or itself', async (t) => {
      const player = await t.player(1);
      const round = t.round(player);
      const [bet, win, rollback] = [t.id('bet'), t.id('win'), t.id('rb')];
      expectHeard(await round.bet(bet, t.unit), 'OK');
      expectHeard(await round.win(win, bet, t.unit), 'OK');
      expectHeard(await round.rollback(t.id('rb'), win), 'BAD_REQUEST', { field: 'target_transaction_id' });
      expectHeard(await round.rollback(rollback, rollback), 'BAD_REQUEST', {
        field: 'target_transaction_id',
      });
      await t.expectCash(player, player.cash, 'after rollbacks of what is no bet');
    }),
    define(
      'RETRY_LATER while an account cannot be written, and the same bet is good afterwards',
      async (t) => {
        const player = await t.player(1);
        const round = t.round(player);
        const bet = t.id('bet');
        const release = await arranged(t.port, 'stall')(player);
        try {
          const asked = { ...round.common, transaction_id: bet, amount: t.unit };
          expectHeard(await t.wire.callOnce('bet', asked), 'RETRY_LATER');
        } finally {
          await release();
        }
        await t.expectCash(player, player.cash, 'after RETRY_LATER');
        expectHeard(await round.bet(bet, t.unit), 'OK', { duplicate: false });
      },
    ),
  ],
};
