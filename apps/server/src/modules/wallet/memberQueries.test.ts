import { myCash } from '@pavilion/contract/wallet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { presentCash } from './calls.ts';
import { lantern, openHall, playRound, type TestHall, tide } from './hall.fixture.ts';
import { BadCursor, listRounds } from './index.ts';
import { readBalances, readMainCash } from './memberQueries.ts';

let hall: TestHall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

const balancesOf = (memberId: number, siteId = 1) =>
  readBalances(hall.database.pool, { siteId, memberId, currency: 'RMB', now: hall.clock.now() });
const cashAt = async (memberId: number) => (await balancesOf(memberId)).providers;

test('the main balance is that of the member on their site, and 0 before the first posting', async () => {
  const player = await hall.addPlayer(1_250);
  const poor = await hall.addPlayer(0);
  const { pool } = hall.database;
  const { memberId } = player;
  expect(await readMainCash(pool, { siteId: 1, memberId, currency: 'RMB' })).toBe(1_250n);
  expect(await readMainCash(pool, { siteId: 2, memberId, currency: 'RMB' })).toBe(0n);
  expect((await balancesOf(memberId)).main).toBe(1_250n);
  // Another site knows nothing of it, and this one has no providers.
  expect(await balancesOf(memberId, 2)).toEqual({ main: 0n, providers: [] });
  expect(await readMainCash(pool, { siteId: 1, memberId: poor.memberId, currency: 'RMB' })).toBe(0n);
});

test("a seamless provider's row shows the stakes of open rounds, and nobody else's", async () => {
  const player = await hall.addPlayer(1_000);
  const other = await hall.addPlayer(1_000);
  const round = playRound(hall, lantern, player);
  await round.bet('cash-1', 300);
  await playRound(hall, lantern, player).bet('cash-2', 50);
  await playRound(hall, lantern, other).bet('cash-3', 7);
  expect(await cashAt(player.memberId)).toMatchObject([
    { gpId: 1, cash: 350n, inTransit: 0n, isOpen: true, name: { en_US: 'Lantern Works' } },
    { gpId: 2, cash: 0n, inTransit: 0n },
  ]);
  await round.win('cash-4', 'cash-1', 10, { round_closed: true });
  expect(await cashAt(player.memberId)).toMatchObject([
    { gpId: 1, cash: 50n },
    { gpId: 2, cash: 0n },
  ]);
});

test('my_cash adds up, in the decimals of the currency', async () => {
  const player = await hall.addPlayer(1_000);
  await playRound(hall, lantern, player).bet('cash-5', 305);
  const { pool } = hall.database;
  // Providers that keep money themselves would be asked: this house has none.
  const directory = { wireOf: async () => undefined };
  const data = await presentCash(
    { pool, clock: hall.clock, directory },
    { siteId: 1, memberId: player.memberId, currency: 'RMB', locale: 'en_US' },
  );
  expect(myCash.data.parse(data)).toMatchObject({
    currency: 'RMB',
    main: '6.95',
    total: '10.00',
    my_cash_list: [
      {
        gp_id: 1,
        gp_name: 'Lantern Works',
        is_light: 1,
        icon_dark: '/art/providers/lantern.svg',
        cash: '3.05',
      },
      { gp_id: 2, cash: '0.00', in_transit: '0.00' },
    ],
  });
});

test('a provider under maintenance is dark', async () => {
  const player = await hall.addPlayer(0);
  await hall.database.owner.query('UPDATE site_provider SET maintenance_start_at = $1 WHERE gp_id = 2', [
    hall.clock.now(),
  ]);
  expect((await cashAt(player.memberId)).map(({ isOpen }) => isOpen)).toEqual([true, false]);
  await hall.database.owner.query('UPDATE site_provider SET maintenance_start_at = NULL');
});

test('rounds are listed newest first, page by page, within a time, and only the own ones', async () => {
  const player = await hall.addPlayer(10_000);
  const other = await hall.addPlayer(1_000, tide);
  const from = new Date(hall.clock.now().getTime() + 1_000);
  for (let index = 1; index <= 5; index += 1) {
    hall.clock.advance(1_000);
    await playRound(hall, lantern, player, `listed-${index}`).betWin(`listed-${index}`, 100, index);
  }
  await playRound(hall, tide, other).betWin('listed-6', 100, 0);
  const list = (query: object) =>
    listRounds(hall.database.pool, { siteId: 1, memberId: player.memberId, count: 2, ...query });

  const first = await list({});
  expect(first.rounds).toMatchObject([
    {
      roundRef: 'listed-5',
      stake: 100n,
      win: 5n,
      state: 'closed',
      gpId: 1,
      gameId: 11,
      gameType: 2,
      currency: 'RMB',
    },
    { roundRef: 'listed-4', gameName: { en_US: 'Koi Lanterns' }, providerName: { en_US: 'Lantern Works' } },
  ]);
  const second = await list({ cursor: first.nextCursor });
  expect(second.rounds.map(({ roundRef }) => roundRef)).toEqual(['listed-3', 'listed-2']);
  const last = await list({ cursor: second.nextCursor });
  expect(last).toMatchObject({ rounds: [{ roundRef: 'listed-1' }], nextCursor: null });

  const to = new Date(from.getTime() + 2_000);
  const between = await list({ from, to, count: 100 });
  expect(between.rounds.map(({ roundRef }) => roundRef)).toEqual(['listed-2', 'listed-1']);
  expect(await list({ siteId: 2 })).toEqual({ rounds: [], nextCursor: null });
  for (const cursor of ['', '0', 'x', '1;--', '9'.repeat(19)])
    await expect(list({ cursor })).rejects.toThrow(BadCursor);
});
