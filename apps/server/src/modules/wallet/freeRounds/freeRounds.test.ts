import { randomUUID } from 'node:crypto';
import { minor } from '@pavilion/money';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { booksOf, lantern, openHall, type Player, playRound, type TestHall, tide } from '../hall.fixture.ts';
import { type FakeProvider, openProvider } from '../provider.fixture.ts';

/** Free rounds: granted by the hall, played without a stake, paid by the site's promotions. */

let hall: TestHall;
let provider: FakeProvider;
let player: Player;
/** The grant of the test at hand. */
let name = '';
let before = { house: 0, promotion: 0 };

beforeAll(async () => {
  hall = await openHall();
  provider = await openProvider(hall, lantern);
});
beforeEach(async () => {
  player = await hall.addPlayer(1_000);
  name = `present-${player.player_id}`;
  before = { house: await hall.sumOf('house'), promotion: await hall.sumOf('promotion') };
  provider.received.length = 0;
  for (const call of ['freeRoundsGrant', 'freeRoundsCancel'] as const) provider.answer(call, () => ({}));
});
afterEach(async () => expect(await booksOf(hall)).toEqual([]));
afterAll(async () => {
  await provider.close();
  await hall.close();
});

const dayMs = 24 * 3_600_000;

const asked = (change: object = {}) => ({
  siteId: 1,
  memberId: player.memberId,
  gpId: lantern.gpId,
  gameCode: lantern.game,
  rounds: 2,
  stake: minor(200n),
  expiresAt: new Date(hall.clock.now().getTime() + dayMs),
  actor: 'operator:1',
  reason: 'a present',
  freeRoundId: name,
  ...change,
});
const grant = (change: object = {}) => hall.wallet.freeRounds.grant(asked(change));
const free = () => ({ free_round_id: name });
const bet = (id: string, amount = 0, change: object = free(), who: Player = player) =>
  playRound(hall, lantern, who, `round-${id}`).bet(id, amount, change);
const stored = async () =>
  (
    await hall.database.owner.query<{ used: number; won_minor: bigint; state: string }>(
      'SELECT used, won_minor, state FROM free_round_grant WHERE free_round_id = $1',
      [name],
    )
  ).rows[0];

describe('a grant', () => {
  test('is told to the provider, and can be asked for again', async () => {
    expect(await grant()).toEqual({ kind: 'granted' });
    expect(await grant()).toEqual({ kind: 'granted' });
    expect(provider.received).toMatchObject([
      {
        call: 'freeRoundsGrant',
        body: {
          player_id: player.player_id,
          currency: 'RMB',
          game_code: lantern.game,
          free_round_id: name,
          rounds: 2,
          stake: 200,
          expires_at: asked().expiresAt.toISOString(),
        },
      },
    ]);
    expect(await grant({ rounds: 3 })).toEqual({ kind: 'not_possible' });
  });

  test('stands when the provider does not answer, and is told again until it does', async () => {
    provider.answer('freeRoundsGrant', () => 'silence');
    expect(await grant()).toEqual({ kind: 'unsure' });
    // The provider may well have it: what it lets the member play is good.
    expect(await bet('a1')).toMatchObject({ status: 'OK' });
    expect(await hall.wallet.freeRounds.tellProviders()).toBe(0);
    hall.clock.advance(60_000);
    expect(await hall.wallet.freeRounds.tellProviders()).toBe(0);
    provider.answer('freeRoundsGrant', () => ({}));
    hall.clock.advance(60_000);
    expect(await hall.wallet.freeRounds.tellProviders()).toBe(0);
    hall.clock.advance(60_000);
    expect(await hall.wallet.freeRounds.tellProviders()).toBe(1);
    expect(await stored()).toMatchObject({ state: 'active', used: 1 });
    expect(new Set(provider.received.map(({ body }) => body.free_round_id))).toEqual(new Set([name]));
  });

  test('that the provider refuses is over, and nothing can be played on it', async () => {
    provider.answer('freeRoundsGrant', () => ({ status: 'INVALID_GAME' }));
    expect(await grant()).toEqual({ kind: 'refused', status: 'INVALID_GAME' });
    expect(await grant()).toEqual({ kind: 'not_possible' });
    expect(await bet('b1')).toMatchObject({ status: 'BAD_REQUEST', field: 'free_round_id' });
  });

  test.each<[string, object]>([
    ['for a member of another site', { siteId: 2 }],
    ['for nobody', { memberId: 999_999 }],
    ['for a game that is not open', { gameCode: 'paper-boat' }],
    ['for a stake beyond the limits of the game', { stake: minor(100_001n) }],
  ])('%s is not possible, and nobody is told', async (_name, change) => {
    expect(await grant(change)).toEqual({ kind: 'not_possible' });
    expect(provider.received).toEqual([]);
  });
});

describe('a free round', () => {
  test('takes nothing from the member, and its win comes from the promotions', async () => {
    await grant();
    const round = playRound(hall, lantern, player);
    expect(await round.bet('c1', 0, free())).toMatchObject({ status: 'OK', balance: { cash: 1_000 } });
    expect(await round.win('c2', 'c1', 350, { round_closed: true })).toMatchObject({
      status: 'OK',
      balance: { cash: 1_350 },
    });
    expect(await playRound(hall, lantern, player).betWin('c3', 0, 40, free())).toMatchObject({
      status: 'OK',
      balance: { cash: 1_390 },
    });
    expect([
      (await hall.sumOf('promotion')) - before.promotion,
      (await hall.sumOf('house')) - before.house,
    ]).toEqual([-390, 0]);
    expect(await stored()).toMatchObject({ used: 2, won_minor: 390n });
  });

  test('contributes to a jackpot what its stake is worth, and no more', async () => {
    await grant();
    expect(await bet('l1', 0, { ...free(), jackpot_contribution: '200' })).toMatchObject({ status: 'OK' });
    expect(await bet('l2', 0, { ...free(), jackpot_contribution: '200.01' })).toMatchObject({
      status: 'BAD_REQUEST',
      field: 'jackpot_contribution',
    });
    expect(await stored()).toMatchObject({ used: 1 });
  });

  test('beyond those granted is refused, for good; repeating one that was played uses no other up', async () => {
    await grant();
    await bet('d1');
    expect(await bet('d1')).toMatchObject({ status: 'OK', duplicate: true });
    await bet('d2');
    expect(await bet('d3')).toMatchObject({ status: 'LIMIT_REACHED', duplicate: false });
    expect(await bet('d3')).toMatchObject({ status: 'LIMIT_REACHED', duplicate: true });
    expect(await stored()).toMatchObject({ used: 2 });
  });

  test('of many at once, no more are played than were granted', async () => {
    await grant();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => bet(`e${index}`)));
    expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 'LIMIT_REACHED')).toHaveLength(18);
  });

  test('that is rolled back can be played again', async () => {
    await grant({ rounds: 1 });
    const round = playRound(hall, lantern, player);
    await round.bet('f1', 0, free());
    expect(await bet('f2')).toMatchObject({ status: 'LIMIT_REACHED' });
    expect(await round.rollback('f3', 'f1')).toMatchObject({ status: 'OK' });
    expect(await round.rollback('f4', 'f1')).toMatchObject({ status: 'OK' });
    expect(await stored()).toMatchObject({ used: 0 });
    expect(await bet('f5')).toMatchObject({ status: 'OK' });
  });

  test.each<[string, () => Promise<unknown>, string]>([
    ['of a grant that nobody made', () => bet('g1', 0, { free_round_id: 'never' }), 'free_round_id'],
    ['with a stake', () => bet('g2', 200), 'amount'],
    [
      'with a stake in bet-win',
      () => playRound(hall, lantern, player).betWin('g3', 200, 0, free()),
      'bet_amount',
    ],
  ])('%s is refused by name', async (_name, play, field) => {
    await grant();
    expect(await play()).toMatchObject({ status: 'BAD_REQUEST', field, duplicate: false });
    expect(await stored()).toMatchObject({ used: 0 });
    expect(await hall.cashOf(player.memberId)).toBe(1_000);
  });

  test("of another player, game or provider's grant is refused", async () => {
    await grant();
    const other = await hall.addPlayer(1_000);
    expect(await bet('h1', 0, free(), other)).toMatchObject({
      status: 'BAD_REQUEST',
      field: 'free_round_id',
    });
    const elsewhere = { ...player, session_token: await hall.addSession(player.memberId, tide) };
    expect(await playRound(hall, tide, elsewhere).bet('h2', 0, free())).toMatchObject({
      status: 'BAD_REQUEST',
      field: 'free_round_id',
    });
    expect(await stored()).toMatchObject({ used: 0 });
  });

  test('after the grant has expired is refused; the win of one before it is paid', async () => {
    await grant({ expiresAt: new Date(hall.clock.now().getTime() + 60_000) });
    const round = playRound(hall, lantern, player);
    await round.bet('i1', 0, free());
    hall.clock.advance(60_000);
    expect(await bet('i2')).toMatchObject({ status: 'LIMIT_REACHED' });
    expect(await round.win('i3', 'i1', 75, { round_closed: true })).toMatchObject({
      status: 'OK',
      balance: { cash: 1_075 },
    });
    expect((await hall.sumOf('promotion')) - before.promotion).toBe(-75);
  });
});

describe('cancelling', () => {
  test('ends what was not played yet', async () => {
    await grant();
    await bet('j1');
    provider.answer('freeRoundsCancel', () => ({ rounds_left: 1 }));
    expect(await hall.wallet.freeRounds.cancel(1, name)).toEqual({ kind: 'cancelled', roundsLeft: 1 });
    expect(await bet('j2')).toMatchObject({ status: 'LIMIT_REACHED' });
    expect(await hall.wallet.freeRounds.cancel(1, name)).toMatchObject({ kind: 'cancelled' });
    expect(await stored()).toMatchObject({ state: 'cancelled', used: 1 });
  });

  test('that the provider has not confirmed takes no round away, and is told again', async () => {
    await grant();
    provider.answer('freeRoundsCancel', () => 'silence');
    expect(await hall.wallet.freeRounds.cancel(1, name)).toEqual({ kind: 'unsure' });
    expect(await bet('k1')).toMatchObject({ status: 'OK' });
    provider.answer('freeRoundsCancel', () => ({ rounds_left: 1 }));
    hall.clock.advance(60_000);
    const both = await Promise.all([
      hall.wallet.freeRounds.tellProviders(),
      hall.wallet.freeRounds.tellProviders(),
    ]);
    expect(both[0] + both[1]).toBe(1);
    expect(await bet('k2')).toMatchObject({ status: 'LIMIT_REACHED' });
  });

  test('what the provider never had, and what nobody granted, is over', async () => {
    provider.answer('freeRoundsGrant', () => 'silence');
    await grant();
    provider.answer('freeRoundsCancel', () => ({ status: 'NOT_FOUND' }));
    expect(await hall.wallet.freeRounds.cancel(1, name)).toEqual({
      kind: 'cancelled',
      roundsLeft: null,
    });
    expect(await hall.wallet.freeRounds.cancel(1, randomUUID())).toEqual({ kind: 'not_found' });
  });

  test('nobody is told of a grant that has expired meanwhile', async () => {
    provider.answer('freeRoundsGrant', () => 'silence');
    await grant();
    const told = provider.received.length;
    hall.clock.advance(dayMs);
    expect(await hall.wallet.freeRounds.tellProviders()).toBe(1);
    expect(provider.received).toHaveLength(told);
    expect(await stored()).toMatchObject({ state: 'cancelled' });
  });
});
