import { randomUUID } from 'node:crypto';
import type { InputOf } from '@pavilion/contract';
import { jackpotAdd, jackpotList, proposalConfirm, proposalOne } from '@pavilion/contract/office';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../../testing/officeHall.ts';

/** A jackpot that was made at the desk. What play makes of a pot is in `jackpots.test.ts`. */

const gpId = 4;

let hall: OfficeHall;
let manager: OfficeBrowser;
let admin: OfficeBrowser;
beforeAll(async () => {
  hall = await openOfficeHall();
});
afterAll(() => hall.close());
beforeEach(async () => {
  manager = await hall.logIn('manager01', { ip: '10.0.0.1' });
  admin = await hall.logIn('admin', { ip: '10.0.0.2' });
});

const given = (over: Partial<InputOf<typeof jackpotAdd>> = {}): InputOf<typeof jackpotAdd> => ({
  code: 'harvest',
  currency: 'USD',
  seed: '250.00',
  enabled: true,
  provider_id: gpId,
  wire_id: 'harvest-moon',
  reason: 'for the autumn',
  request_id: randomUUID(),
  ...over,
});
const confirm = async (by: OfficeBrowser, id: number) => {
  const { content_hash } = (await by.call(proposalOne, { id })).data;
  return (await by.call(proposalConfirm, { id, content_hash })).code;
};
const find = async (code: string) =>
  (await manager.call(jackpotList, { perPage: 200 })).data.rows.find((row) => row.code === code);

it('is made by two, filled from the ledger and named as its provider names it', async () => {
  const asked = given();
  const { code, data } = await manager.call(jackpotAdd, asked);
  expect(code).toBe(100);
  expect((await manager.call(jackpotAdd, asked)).data).toEqual(data);
  const late = await manager.call(jackpotAdd, given());
  expect(await find('harvest')).toBeUndefined();
  expect(await confirm(manager, data.proposal_id)).toBe(341);
  expect(await confirm(admin, data.proposal_id)).toBe(100);
  const made = await find('harvest');
  expect(made).toMatchObject({
    currency: 'USD',
    seed: '250.00',
    in_pot: '0.00',
    provider: { id: gpId },
    wire_id: 'harvest-moon',
  });
  await hall.database.owner.query('SELECT wallet.collect_jackpot($1)', [made?.id]);
  expect(await find('harvest')).toMatchObject({ in_pot: '250.00' });
  // Of two that were proposed alike only one is made.
  expect(await confirm(admin, late.data.proposal_id)).toBe(344);
});

it('may be one that is only shown', async () => {
  const { data } = await manager.call(
    jackpotAdd,
    given({ code: 'banner', provider_id: null, wire_id: null, seed: '0' }),
  );
  expect(await confirm(admin, data.proposal_id)).toBe(100);
  expect(await find('banner')).toMatchObject({ provider: null, wire_id: null });
});

it('is refused where there is one, and where site, provider or amount do not fit', async () => {
  const { data } = await manager.call(jackpotAdd, given({ code: 'taken', wire_id: 'taken' }));
  expect(await confirm(admin, data.proposal_id)).toBe(100);
  for (const [over, code] of [
    [{ code: 'taken', wire_id: 'another' }, 374],
    [{ code: 'another', wire_id: 'taken' }, 374],
    [{ code: 'another', provider_id: 999_999 }, 404],
  ] as const)
    expect([over, (await manager.call(jackpotAdd, given(over))).code]).toEqual([over, code]);
  for (const [over, field] of [
    [{ seed: '1.001' }, 'seed'],
    [{ wire_id: null }, 'wire_id'],
    [{ provider_id: null }, 'wire_id'],
    [{ code: 'No Code' }, 'code'],
  ] as const)
    expect(await manager.call(jackpotAdd, given({ code: 'another', ...over }))).toMatchObject({
      status: 400,
      field,
    });
  await hall.give('manager01', 2, 'manager');
  const beside = await hall.logIn('manager01', { host: 'harbor.localhost', ip: '10.0.0.9' });
  expect((await beside.call(jackpotAdd, given({ currency: 'BDT' }))).code).toBe(373);
  const content = await hall.logIn('content01', { ip: '10.0.0.3' });
  expect((await content.call(jackpotAdd, given())).code).toBe(403);
});
