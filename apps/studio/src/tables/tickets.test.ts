import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { centsOf } from '../testing/cents.ts';
import { StudioBench } from '../testing/studioBench.ts';
import { TableBench, type TableSeat } from '../testing/tableBench.ts';
import { readCrowd } from './crowd.ts';
import type { FollowAnswer } from './views.ts';

/** Tickets of several numbers over the real wire: what is taken, what is refused, and what a draw makes of them. */

let bench: StudioBench;
let table: TableBench;

beforeAll(async () => {
  bench = await StudioBench.open();
  table = new TableBench(bench, 'seven-storey-draw');
});
afterAll(() => bench.close());

/** The lotteries' provider keeps its players' money itself; the seat is another provider's, so that the hall is asked for every stake. */
const sitDown = async (cash: number): Promise<{ player: string; seat: TableSeat }> => {
  const player = `player-${randomUUID()}`;
  Object.assign(bench.hall.books.addPlayer(player, 'USD', cash), { autoplay: true });
  const seat = await table.sit(player, cash);
  await bench.database.owner.query('UPDATE seat SET gp_id = 5 WHERE player_id = $1', [player]);
  return { player, seat };
};

const stakes = {
  'two:7-33': '2.00',
  'two:1-49': '1.00',
  'two-special:7-33': '2.00',
  'three:7-12-33': '1.00',
  'any-animal:1': '5.00',
  'any-animal:12': '5.00',
  'any-tail:0': '1.00',
  'any-tail:9': '1.00',
};

it('takes several tickets in one slip, and pays each by the draw', async () => {
  await table.fresh();
  const { player, seat } = await sitDown(10_000);
  expect((await seat.bet(stakes)).body).toMatchObject({ kind: 'placed', slip: { stake: '18.00' } });
  expect(bench.cashOf(player)).toBe(8_200);
  const { spots } = await readCrowd(bench.app.studio.db, await table.round());
  expect(spots).toEqual(Object.fromEntries(Object.keys(stakes).map((spot) => [spot, 1])));
  const round = await table.until('settled');
  const minor = Object.fromEntries(Object.entries(stakes).map(([spot, amount]) => [spot, centsOf(amount)]));
  const won = table.worth(round, minor);
  expect(bench.cashOf(player)).toBe(8_200 + won);
  const [slip] = (await seat.history()).body.slips;
  expect(slip?.stakes).toEqual(Object.entries(stakes).map(([spot, amount]) => ({ spot, amount })));
  expect(centsOf(slip?.won)).toBe(won);
});

it.each([
  'two:33-7',
  'two:7-7',
  'two:07-33',
  'two:7-50',
  'two:7',
  'two:7-33-40',
  'three:7-33',
  'three:33-12-7',
  'two-special:33-7',
  'two-special:0-7',
  'any-animal:13',
  'any-tail:10',
  'two:7-33 ',
])('refuses %s, which is no ticket or not written as tickets are, and takes nothing for it', async (spot) => {
  await table.fresh();
  const { player, seat } = await sitDown(10_000);
  expect(await seat.bet({ [spot]: '1.00' })).toMatchObject({
    status: 422,
    body: { error: 'stake_not_offered' },
  });
  expect(await seat.bet({ 'special:1': '1.00', [spot]: '1.00' })).toMatchObject({
    body: { error: 'stake_not_offered' },
  });
  expect(bench.cashOf(player)).toBe(10_000);
  expect((await seat.state()).body.slips).toEqual([]);
});

it('takes of each ticket no more than its kind may win, however it is brought', async () => {
  await table.fresh();
  const { player, seat } = await sitDown(1_000_000);
  const { kindMax } = seat.opened;
  expect(kindMax).toEqual({ two: '100.00', 'two-special': '40.00', three: '10.00' });
  const full = { body: { error: 'spot_full' } };
  expect(await seat.bet({ 'three:7-12-33': '11.00' })).toMatchObject(full);
  expect(await seat.bet({ 'two-special:7-33': '41.00' })).toMatchObject(full);
  expect(await seat.bet({ 'two:7-33': '101.00' })).toMatchObject(full);
  expect((await seat.bet({ 'three:7-12-33': '10.00' })).body).toMatchObject({ kind: 'placed' });
  expect(await seat.bet({ 'three:7-12-33': '1.00' })).toMatchObject(full);
  // Another ticket is another place.
  expect((await seat.bet({ 'three:7-12-34': '10.00' })).body).toMatchObject({ kind: 'placed' });
  expect(bench.cashOf(player)).toBe(998_000);
});

it('lays tickets again in the next draws', async () => {
  await table.fresh();
  const { seat } = await sitDown(10_000);
  const { body } = await seat.bet({ 'three:7-12-33': '1.00', 'two-special:7-33': '1.00' });
  if (body.kind !== 'placed') throw new Error('not placed');
  const followed = await seat.call<FollowAnswer>('follow', {
    action_id: randomUUID(),
    slip: body.slip.id,
    entropies: [createHash('sha256').update('ticket').digest('hex')],
    stops_on_win: false,
  });
  expect(followed).toMatchObject({ status: 200 });
  await table.until('settled');
  await table.until('open');
  expect((await seat.state()).body.slips.at(-1)).toMatchObject({
    followed: true,
    state: 'standing',
    stakes: [
      { spot: 'three:7-12-33', amount: '1.00' },
      { spot: 'two-special:7-33', amount: '1.00' },
    ],
  });
});
