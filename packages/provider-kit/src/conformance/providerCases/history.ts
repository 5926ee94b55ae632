import { deepStrictEqual, notDeepStrictEqual, strictEqual } from 'node:assert/strict';
import { providerCalls } from '../../providerCalls.ts';
import { Skip } from '../port.ts';
import { expectHeard } from '../wire.ts';
import { define, newId, offered, type ProviderContext, type ProviderGroup } from './context.ts';

/** What a provider can say of what was: rounds, jackpots, free rounds, transactions. */

const knownRound = ({ playerId, roundId }: ProviderContext) => {
  if (roundId === undefined) throw new Skip('no round was given');
  return { player_id: playerId, round_id: roundId };
};

const pagesMax = 20;
const dayMs = 86_400_000;

/** Pages of `/transactions` from a moment on, as many as the suite is willing to read. */
const listed = async (context: ProviderContext, from: string) => {
  const found = [];
  let cursor: string | undefined;
  for (let page = 0; page < pagesMax; page += 1) {
    const heard = await offered(context, 'transactions', { from, ...(cursor !== undefined && { cursor }) });
    expectHeard(heard, 'OK');
    const answer = providerCalls.transactions.answer.parse(heard.answer);
    if (answer.status !== 'OK') break;
    found.push(...answer.transactions);
    if (answer.next_cursor === null) break;
    cursor = answer.next_cursor;
  }
  return found;
};

export const history: ProviderGroup = {
  name: 'Rounds and records',
  cases: [
    define(
      '/round/status of a round that there is not is the definite word unknown',
      async ({ wire, playerId }) => {
        const round_id = newId('round');
        expectHeard(await wire.call('roundStatus', { player_id: playerId, round_id }), 'OK', {
          round_id,
          state: 'unknown',
          bet_total: 0,
          win_total: 0,
          transactions: [],
        });
      },
    ),
    define('/round/details of a round that there is not is NOT_FOUND', async ({ wire, playerId }) => {
      const body = { player_id: playerId, round_id: newId('round'), locale: 'en_US' };
      expectHeard(await wire.call('roundDetails', body), 'NOT_FOUND');
    }),
    define('/round/status and /round/details tell the same of a round', async (context) => {
      const round = knownRound(context);
      const status = expectHeard(await context.wire.call('roundStatus', round), 'OK');
      const { state, bet_total, win_total } = status.answer;
      const body = { ...round, locale: 'en_US' };
      expectHeard(await context.wire.call('roundDetails', body), 'OK', { state, bet_total, win_total });
    }),
    define("another player's round is unknown", async (context) => {
      const { round_id } = knownRound(context);
      const body = { player_id: newId('player'), round_id };
      expectHeard(await context.wire.call('roundStatus', body), 'OK', { state: 'unknown' });
    }),
    define('/round/replay-url answers an address', async (context) => {
      expectHeard(
        await offered(context, 'roundReplayUrl', { ...knownRound(context), locale: 'en_US' }),
        'OK',
      );
    }),
    define(
      '/jackpots lists each jackpot once, and one that is named has its name in a language',
      async (context) => {
        const { answer } = expectHeard(
          await offered(context, 'jackpots', { currency: context.currency }),
          'OK',
        );
        const told = providerCalls.jackpots.answer.parse(answer);
        if (told.status !== 'OK') return;
        const ids = told.jackpots.map(({ jackpot_id }) => jackpot_id);
        strictEqual(new Set(ids).size, ids.length, 'a jackpot is listed twice');
        for (const { jackpot_id, names } of told.jackpots)
          notDeepStrictEqual(names, {}, `${jackpot_id} has names, but in no language`);
      },
    ),
    define('/tables lists each table once, its moments in order', async (context) => {
      const { answer } = expectHeard(await offered(context, 'tables', {}), 'OK');
      const told = providerCalls.tables.answer.parse(answer);
      if (told.status !== 'OK') return;
      const codes = told.tables.map(({ game_code }) => game_code);
      strictEqual(new Set(codes).size, codes.length, 'a table is listed twice');
      for (const { game_code, closes_at, draws_at, next_at, board } of told.tables) {
        if (board.kind === 'wheel' && board.marks)
          strictEqual(board.marks.length, board.results.length, `${game_code} has marks for other results`);
        const moments = [closes_at, draws_at, next_at].map((moment) => Date.parse(moment));
        deepStrictEqual(
          moments,
          moments.toSorted((a, b) => a - b),
          `${game_code} is drawn before it closes`,
        );
      }
    }),
    define('/free-rounds/grant is OK twice, and its rounds can be cancelled', async (context) => {
      const { wire, playerId, currency } = context;
      const { answer } = expectHeard(await wire.call('games', {}), 'OK');
      const games = providerCalls.games.answer.parse(answer);
      const game =
        games.status === 'OK' ? games.games.find(({ bet_limits }) => bet_limits[currency]) : undefined;
      if (!game) throw new Skip(`no game is offered in ${currency}`);
      const free_round_id = newId('free');
      const grant = {
        player_id: playerId,
        currency,
        game_code: game.game_code,
        free_round_id,
        rounds: 3,
        stake: game.bet_limits[currency]?.min ?? 1,
        expires_at: new Date(Date.now() + dayMs).toISOString(),
      };
      expectHeard(await offered(context, 'freeRoundsGrant', grant), 'OK');
      expectHeard(await wire.call('freeRoundsGrant', grant), 'OK');
      const cancel = { player_id: playerId, free_round_id };
      expectHeard(await wire.call('freeRoundsCancel', cancel), 'OK', { rounds_left: 3 });
    }),
    define('/transactions goes forward in time, from its moment on, each once', async (context) => {
      const from = new Date(Date.now() - dayMs).toISOString();
      const found = await listed(context, from);
      const ids = found.map(({ transaction_id }) => transaction_id);
      strictEqual(new Set(ids).size, ids.length, 'a transaction is listed twice');
      const times = found.map(({ occurred_at }) => Date.parse(occurred_at));
      strictEqual(
        times.every((time, at) => time >= (times[at - 1] ?? Date.parse(from))),
        true,
        'transactions go back in time',
      );
    }),
    define('/transactions from tomorrow on is empty', async (context) => {
      strictEqual((await listed(context, new Date(Date.now() + dayMs).toISOString())).length, 0);
    }),
  ],
};
