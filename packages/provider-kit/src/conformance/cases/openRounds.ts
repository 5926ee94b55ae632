import { strictEqual } from 'node:assert/strict';
import { type CaseContext, type CaseGroup, define, type TestRound } from '../case.ts';
import { arranged, type ProviderWord } from '../port.ts';
import { expectHeard } from '../wire.ts';

/** Rounds that stay open (wallet protocol, rule 7): asked for, and closed or returned by the provider's word alone. */

const bets = async (t: CaseContext): Promise<{ round: TestRound; bet: string }> => {
  // No bet is left standing where nothing can be swept.
  arranged(t.port, 'sweep');
  const round = t.round(await t.player(2));
  const bet = t.id('bet');
  expectHeard(await round.bet(bet, 2 * t.unit), 'OK');
  return { round, bet };
};

const sweep = async (t: CaseContext, round: TestRound, word: ProviderWord): Promise<void> => {
  const asked: string[] = [];
  await arranged(t.port, 'sweep')(round.player, (roundId) => {
    asked.push(roundId);
    return word;
  });
  strictEqual(asked.includes(round.roundId), true, 'the provider was not asked about the round');
};

const nothing = { bet_total: 0, win_total: 0, transactions: [] };

export const openRounds: CaseGroup = {
  name: 'Rule 7: rounds that stay open',
  cases: [
    define('a lost round that the provider has closed is closed', async (t) => {
      const { round, bet } = await bets(t);
      const transactions = [{ transaction_id: bet, kind: 'bet', amount: 2 * t.unit }];
      await sweep(t, round, { state: 'closed', bet_total: 2 * t.unit, win_total: 0, transactions });
      expectHeard(await round.bet(t.id('bet'), 1), 'ROUND_CLOSED');
      await t.expectCash(round.player, round.player.cash - 2 * t.unit, 'after a lost round was closed');
    }),
    define('a win that never came is paid, and coming late is a duplicate', async (t) => {
      const { round, bet } = await bets(t);
      const win = t.id('win');
      const amount = 5 * t.unit;
      const transactions = [
        { transaction_id: bet, kind: 'bet', amount: 2 * t.unit, round_closed: false },
        { transaction_id: win, kind: 'win', amount, bet_transaction_id: bet, round_closed: true },
      ];
      await sweep(t, round, { state: 'closed', bet_total: 2 * t.unit, win_total: amount, transactions });
      await t.expectCash(round.player, round.player.cash + 3 * t.unit, 'after the provider told of a win');
      expectHeard(await round.win(win, bet, amount, { round_closed: true }), 'OK', { duplicate: true });
      await t.expectCash(round.player, round.player.cash + 3 * t.unit, 'after the win came late');
    }),
    define('a round that the provider has cancelled is returned', async (t) => {
      const { round, bet } = await bets(t);
      await sweep(t, round, { state: 'cancelled', ...nothing });
      strictEqual(await round.state(bet), 'rolled_back');
      await t.expectCash(round.player, round.player.cash, 'after a cancelled round');
    }),
    define('a round that the provider still plays stays open', async (t) => {
      const { round, bet } = await bets(t);
      await sweep(t, round, { state: 'open', ...nothing });
      strictEqual(await round.state(bet), 'done');
      expectHeard(await round.win(t.id('win'), bet, t.unit, { round_closed: true }), 'OK');
    }),
    define('a round that the provider has not heard of yet is not returned on a guess', async (t) => {
      const { round, bet } = await bets(t);
      await sweep(t, round, { state: 'unknown', ...nothing });
      strictEqual(await round.state(bet), 'done');
      expectHeard(await round.rollback(t.id('rb'), bet), 'OK');
    }),
  ],
};
