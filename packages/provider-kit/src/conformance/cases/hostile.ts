import { strictEqual } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type CaseContext, type CaseGroup, define, expectEither } from '../case.ts';
import { Skip } from '../port.ts';
import { type Body, expectHeard, type HallWire } from '../wire.ts';

/** What does not fit, and what is not the caller's. */

const misfits: readonly (readonly [string, string, Body])[] = [
  ['a negative amount', 'amount', { amount: -1 }],
  ['a fraction of a minor unit', 'amount', { amount: 0.5 }],
  ['an amount as text', 'amount', { amount: '100' }],
  ['no amount', 'amount', { amount: undefined }],
  ['an amount of 2^53', 'amount', { amount: 2 ** 53 }],
  ['an amount past 2^53', 'amount', { amount: 2 ** 60 }],
  ['an id of 65 characters', 'transaction_id', { transaction_id: 'x'.repeat(65) }],
  ['an empty id', 'transaction_id', { transaction_id: '' }],
  ['an id outside ASCII', 'transaction_id', { transaction_id: '交易' }],
  ['an id with a NUL', 'transaction_id', { transaction_id: 'a\u0000b' }],
  ['an id with a line break', 'transaction_id', { transaction_id: 'a\nb' }],
  ['a round of 65 characters', 'round_id', { round_id: 'r'.repeat(65) }],
  ['a player of 65 characters', 'player_id', { player_id: '1'.repeat(65) }],
  ['a game of 65 characters', 'game_code', { game_code: 'g'.repeat(65) }],
  ['no session', 'session_token', { session_token: undefined }],
  ['a request id that is no uuid', 'request_id', { request_id: '1' }],
  ['a local time', 'occurred_at', { occurred_at: '2026-11-20T12:00:00+08:00' }],
  ['a currency in lower case', 'currency', { currency: 'usd' }],
  ['a field that the protocol does not have', 'tip', { tip: 1 }],
  ['meta of more than 4 KiB', 'meta', { meta: { text: 'x'.repeat(4097) } }],
  ['meta that is no object', 'meta', { meta: 'text' }],
];

const bodies: readonly (readonly [string, string])[] = [
  ['no JSON', '{"amount":'],
  ['an array', '[]'],
  ['null', 'null'],
  ['nothing', ''],
];

const betBody = async (t: CaseContext) => {
  const player = await t.player(1);
  const { common } = t.round(player);
  return { player, body: { ...common, transaction_id: t.id('bet'), amount: t.unit } };
};

export const hostile: CaseGroup = {
  name: 'Hostile input',
  cases: [
    ...misfits.map(([what, field, change]) =>
      define(`BAD_REQUEST for ${what}, naming the field ${field}`, async (t) => {
        const { player, body } = await betBody(t);
        expectHeard(await t.wire.call('bet', { ...body, ...change }), 'BAD_REQUEST', { field });
        await t.expectCash(player, player.cash, `after ${what}`);
      }),
    ),
    ...bodies.map(([what, text]) =>
      define(`BAD_REQUEST for a body of ${what}`, async (t) => {
        const request = t.wire.signText(t.wire.path('bet'), text);
        const raw = await t.wire.send(request);
        strictEqual(raw.httpStatus, 200, `HTTP ${raw.httpStatus}: ${raw.text.slice(0, 200)}`);
        strictEqual(JSON.parse(raw.text).status, 'BAD_REQUEST');
      }),
    ),
    define('ids of 64 characters are taken', async (t) => {
      const player = await t.player(1);
      const long = (what: string): string => t.id(what).padEnd(64, '~');
      const round = t.round(player, { roundId: long('round') });
      const bet = long('bet');
      expectHeard(await round.bet(bet, t.unit), 'OK');
      expectHeard(await round.rollback(long('rb'), bet), 'OK');
      await t.expectCash(player, player.cash, 'after a round of long ids');
    }),
    define(
      'the largest amount that the wire can carry is refused for lack of funds, not misread',
      async (t) => {
        const { player, body } = await betBody(t);
        const heard = await t.wire.call('bet', { ...body, amount: Number.MAX_SAFE_INTEGER });
        expectEither(heard, ['INSUFFICIENT_FUNDS', 'LIMIT_REACHED']);
        await t.expectCash(player, player.cash, 'after the largest amount');
      },
    ),
    define('a win of 2^53 is BAD_REQUEST, and its bet may still be paid', async (t) => {
      const player = await t.player(1);
      const round = t.round(player);
      const bet = t.id('bet');
      expectHeard(await round.bet(bet, t.unit), 'OK');
      expectHeard(await round.win(t.id('win'), bet, 2 ** 53), 'BAD_REQUEST', { field: 'amount' });
      expectHeard(await round.win(t.id('win'), bet, t.unit), 'OK', { balance: { cash: player.cash } });
    }),
    define('an amount of 1e2 is read as the 100 that it is', async (t) => {
      const { player, body } = await betBody(t);
      const text = JSON.stringify({
        request_id: randomUUID(),
        occurred_at: new Date().toISOString(),
        ...body,
        amount: 'HERE',
      });
      const request = t.wire.signText(t.wire.path('bet'), text.replace('"HERE"', '1e2'));
      const heard = t.wire.read('bet', request, await t.wire.send(request));
      expectEither(heard, ['OK', 'INSUFFICIENT_FUNDS']);
      const expected = heard.status === 'OK' ? player.cash - 100 : player.cash;
      await t.expectCash(player, expected, 'after a stake written as 1e2');
      await t.round(player, { roundId: body.round_id }).rollback(t.id('rb'), body.transaction_id);
    }),
    define('a player id that is nobody has no session', async (t) => {
      for (const player_id of ['0', '-1', '007', '99999999999999', "1' OR '1'='1", 'x'.repeat(64)]) {
        const { body } = await betBody(t);
        const heard = await t.wire.call('bet', { ...body, player_id });
        expectEither(heard, ['INVALID_TOKEN', 'BAD_REQUEST']);
      }
    }),
  ],
};

/** Skips where no second player is to be had: the given one comes again. */
const twoPlayers = async (t: CaseContext) => {
  if (t.port.reusesPlayers) throw new Skip('one player was given, and the case needs two');
  return { player: await t.player(2), other: await t.player(2) };
};

const secondWire = (t: CaseContext): HallWire => {
  if (!t.otherWire) throw new Skip("no second provider's key was given");
  return t.otherWire;
};

export const strangers: CaseGroup = {
  name: "What is another's",
  cases: [
    define("another player's session is no session", async (t) => {
      const { player, other } = await twoPlayers(t);
      const heard = await t.round(player).bet(t.id('bet'), t.unit, { session_token: other.sessionToken });
      expectHeard(heard, 'INVALID_TOKEN');
      await t.expectCash(player, player.cash, "after a bet with another's session");
      await t.expectCash(other, other.cash, 'after somebody else has used the session');
    }),
    define("another player's bet cannot be won, rolled back or closed", async (t) => {
      const { player, other } = await twoPlayers(t);
      const theirs = t.round(other);
      const bet = t.id('bet');
      expectHeard(await theirs.bet(bet, t.unit), 'OK');
      const mine = t.round(player, { roundId: theirs.roundId });
      expectHeard(await mine.win(t.id('win'), bet, t.unit), 'BET_NOT_FOUND');
      expectHeard(await mine.rollback(t.id('rb'), bet), 'BET_NOT_FOUND');
      expectHeard(await mine.close(t.id('close'), t.unit, 0), 'BET_NOT_FOUND');
      strictEqual(await mine.state(bet), 'unknown');
      await t.expectCash(player, player.cash, "after calls on another's bet");
      expectHeard(await theirs.rollback(t.id('rb'), bet), 'OK', { balance: { cash: other.cash } });
    }),
    define('a round of another player with the same name is another round', async (t) => {
      const { player, other } = await twoPlayers(t);
      const mine = t.round(player);
      const theirs = t.round(other, { roundId: mine.roundId });
      const [myBet, theirBet] = [t.id('bet'), t.id('bet')];
      expectHeard(await mine.bet(myBet, t.unit), 'OK');
      expectHeard(await theirs.bet(theirBet, t.unit), 'OK');
      expectHeard(await mine.close(t.id('close'), t.unit, 0), 'OK', { mismatch: false });
      expectHeard(await theirs.win(t.id('win'), theirBet, t.unit), 'OK', { balance: { cash: other.cash } });
    }),
    define('the bet of one round cannot be won or rolled back in another', async (t) => {
      const player = await t.player(2);
      const [first, second] = [t.round(player), t.round(player)];
      const [bet, other] = [t.id('bet'), t.id('bet')];
      expectHeard(await first.bet(bet, t.unit), 'OK');
      expectHeard(await second.bet(other, t.unit), 'OK');
      expectHeard(await second.win(t.id('win'), bet, t.unit), 'BET_NOT_FOUND');
      expectHeard(await second.rollback(t.id('rb'), bet), 'BET_NOT_FOUND');
      await t.expectCash(player, player.cash - 2 * t.unit, 'after calls in the wrong round');
      expectHeard(await first.rollback(t.id('rb'), bet), 'OK');
      expectHeard(await second.rollback(t.id('rb'), other), 'OK');
    }),
    define("another provider cannot use this provider's session", async (t) => {
      const wire = secondWire(t);
      const player = await t.player(1);
      const round = t.round(player, { wire });
      expectHeard(await round.bet(t.id('bet'), t.unit), 'INVALID_TOKEN');
      const { playerId, sessionToken, currency } = player;
      expectHeard(
        await wire.call('balance', { player_id: playerId, session_token: sessionToken, currency }),
        'INVALID_TOKEN',
      );
      await t.expectCash(player, player.cash, "after another provider's bet");
    }),
    define("another provider does not see, win or roll back this provider's bet", async (t) => {
      const wire = secondWire(t);
      const player = await t.player(2);
      const mine = t.round(player);
      const bet = t.id('bet');
      expectHeard(await mine.bet(bet, t.unit), 'OK');
      const theirs = t.round(player, { wire, roundId: mine.roundId });
      const asked = await wire.call('txStatus', {
        player_id: player.playerId,
        currency: player.currency,
        target_transaction_id: bet,
      });
      // A player who was given by hand may have played there, too, and is then no stranger.
      expectEither(asked, ['OK', 'INVALID_TOKEN']);
      if (asked.status === 'OK') strictEqual(await theirs.state(bet), 'unknown');
      else strictEqual(asked.answer.balance, undefined, "another provider is told a stranger's balance");
      expectHeard(await theirs.win(t.id('win'), bet, t.unit), 'BET_NOT_FOUND');
      expectHeard(await theirs.close(t.id('close'), t.unit, 0), 'BET_NOT_FOUND');
      // At most this buries an id of their own.
      expectEither(await theirs.rollback(t.id('rb'), bet), ['OK', 'INVALID_TOKEN']);
      await t.expectCash(player, player.cash - t.unit, "after another provider's calls");
      strictEqual(await mine.state(bet), 'done');
      expectHeard(await mine.rollback(t.id('rb'), bet), 'OK', { balance: { cash: player.cash } });
    }),
    define('two providers may use one transaction id, each for itself', async (t) => {
      const wire = secondWire(t);
      const player = await t.player(1);
      const other = await t.player(1, 'second');
      const bet = t.id('bet');
      const [mine, theirs] = [t.round(player), t.round(other, { wire })];
      // A hall may allow one session a player: the later one is the second provider's.
      if (player.playerId === other.playerId) throw new Skip('one player was given, and the case needs two');
      expectHeard(await mine.bet(bet, t.unit), 'OK', { duplicate: false });
      expectHeard(await theirs.bet(bet, t.unit), 'OK', { duplicate: false });
      expectHeard(await mine.rollback(t.id('rb'), bet), 'OK');
      strictEqual(await theirs.state(bet), 'done');
      expectHeard(await theirs.rollback(t.id('rb'), bet), 'OK');
    }),
  ],
};
