import { randomUUID } from 'node:crypto';
import {
  envelopeCreate,
  envelopeEnd,
  envelopeList,
  envelopeLook,
  envelopeOne,
  proposalBoundSet,
  proposalBounds,
  proposalConfirm,
  proposalOne,
  traceList,
} from '@pavilion/contract/office';
import { redEnvelopeClaim, redEnvelopePromotion } from '@pavilion/contract/promotions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hosts, type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';

let hall: OfficeHall;
let admin: OfficeBrowser;
let manager: OfficeBrowser;
let content: OfficeBrowser;
beforeAll(async () => {
  hall = await openOfficeHall();
  admin = await hall.logIn('admin');
  manager = await hall.logIn('manager01', { ip: '10.0.0.2' });
  content = await hall.logIn('content01', { ip: '10.0.0.3' });
});
afterAll(() => hall.close());

const hourMs = 3_600_000;
const reason = 'for the harbour feast';
const at = (hours: number): string => new Date(hall.clock.now().getTime() + hours * hourMs).toISOString();

const terms = (over: object = {}) => ({
  title: { zh_CN: '海港节红包', en_US: 'Harbour feast' },
  currency: 'USD' as const,
  budget: '50.00',
  shares: 10,
  spread: 'even' as const,
  min_deposit: '0',
  deposit_days: 30,
  starts_at: at(0),
  end_at: at(24),
  ...over,
});
const create = (by: OfficeBrowser, over: object = {}) =>
  by.call(envelopeCreate, { ...terms(over), reason, request_id: randomUUID() });
const confirm = async (by: OfficeBrowser, id: number) => {
  const { content_hash } = (await by.call(proposalOne, { id })).data;
  return by.call(proposalConfirm, { id, content_hash });
};
const setBound = (most: string) =>
  hall.database.owner.query(
    `INSERT INTO proposal_bound (site_id, kind, currency, alone_max) VALUES (1, 'promotions.create_envelope', 'USD', $1)
     ON CONFLICT (site_id, kind, currency) DO UPDATE SET alone_max = excluded.alone_max`,
    [most],
  );
const claimBy = async (token: string, id: number) =>
  (await hall.call(redEnvelopeClaim.path, { id }, { token })).body as {
    code: number;
    data: { cash: string };
  };

describe('what an envelope will cost', () => {
  it('is told before it is published: the most, whom it reaches, whether it takes two', async () => {
    await setBound('8000');
    const { memberId } = await hall.joinMember();
    const look = await admin.call(envelopeLook, terms());
    expect(look.data).toMatchObject({
      most: '50.00',
      mean: '5.00',
      least_share: '5.00',
      needs_second: false,
      alone_left: '80.00',
    });
    const all = look.data.eligible;
    await hall.database.owner.query(`UPDATE member SET status = 'frozen' WHERE id = $1`, [memberId]);
    expect((await admin.call(envelopeLook, terms())).data.eligible).toBe(all - 1);
    const few = (await admin.call(envelopeLook, terms({ min_deposit: '10.00', budget: '80.01' }))).data;
    expect(few).toMatchObject({ eligible: 0, likely: '0.00', needs_second: true });
    expect((await admin.call(envelopeLook, terms({ budget: '0.09' }))).code).toBe(391);
    expect((await admin.call(envelopeLook, terms({ end_at: at(-1), starts_at: at(-2) }))).code).toBe(392);
    expect((await admin.call(envelopeLook, terms({ currency: 'JPY', budget: '10.50' }))).field).toBe(
      'budget',
    );
    expect((await admin.call(envelopeLook, terms({ budget: '-5' }))).field).toBe('budget');
    expect((await admin.call(envelopeLook, terms({ title: { ja_JP: '祭り' } }))).field).toBe('title');
    expect((await content.call(envelopeLook, terms())).code).toBe(403);
  });
});

describe('an envelope within what one person may give alone', () => {
  it('is published at once and once; what was claimed is what the ledger booked', async () => {
    await setBound('8000');
    const ask = { ...terms(), reason, request_id: randomUUID() };
    const [one, other] = await Promise.all([
      admin.call(envelopeCreate, ask),
      admin.call(envelopeCreate, ask),
    ]);
    expect(one.data).toEqual({ proposal_id: null, id: expect.any(Number) });
    expect(other.data).toEqual(one.data);
    expect((await admin.call(envelopeCreate, { ...ask, shares: 5 })).code).toBe(345);
    const id = one.data.id ?? 0;
    const { token } = await hall.joinMember();
    expect(await claimBy(token, id)).toMatchObject({ code: 100, data: { cash: '5.00' } });
    const { data } = await content.call(envelopeOne, { id });
    expect(data).toMatchObject({
      state: 'open',
      claimed: 1,
      shares: 10,
      cost: '5.00',
      booked: '5.00',
      created_by: 'operator:admin',
    });
    expect(data.claims).toHaveLength(1);
    const lines = (
      await admin.call(traceList, { filter: { call: envelopeCreate.path, subject_id: String(id) } })
    ).data.rows;
    expect(lines.map(({ after }) => after)).toContainEqual(
      expect.objectContaining({ budget: '50.00', shares: 10 }),
    );
    // The rest of what this person may give is counted over 24 hours; somebody else has their own.
    expect((await admin.call(envelopeLook, terms())).data).toMatchObject({
      alone_left: '30.00',
      needs_second: true,
    });
    expect((await manager.call(envelopeLook, terms())).data.alone_left).toBe('80.00');
  });

  it('ends early: nothing more is given, what was claimed stays', async () => {
    await setBound('1000000');
    const id =
      (await admin.call(envelopeCreate, { ...terms(), reason, request_id: randomUUID() })).data.id ?? 0;
    const [first, late] = [await hall.joinMember(), await hall.joinMember()];
    expect((await claimBy(first.token, id)).code).toBe(100);
    expect((await content.call(envelopeEnd, { id, reason })).code).toBe(403);
    expect((await admin.call(envelopeEnd, { id, reason })).code).toBe(100);
    expect((await admin.call(envelopeEnd, { id, reason })).code).toBe(393);
    expect((await claimBy(late.token, id)).code).toBe(102);
    expect((await claimBy(first.token, id)).code).toBe(100);
    expect((await admin.call(envelopeOne, { id })).data).toMatchObject({
      state: 'ended',
      cost: '5.00',
      booked: '5.00',
    });
    const coming =
      (await admin.call(envelopeCreate, { ...terms({ starts_at: at(5) }), reason, request_id: randomUUID() }))
        .data.id ?? 0;
    expect((await admin.call(envelopeEnd, { id: coming, reason })).code).toBe(100);
    expect((await admin.call(envelopeOne, { id: coming })).data.state).toBe('ended');
    const states = (await admin.call(envelopeList, { filter: { state: 'ended' } })).data.rows.map(
      (row) => row.id,
    );
    expect(states).toEqual(expect.arrayContaining([id, coming]));
  });

  it('belongs to its site', async () => {
    const id =
      (await admin.call(envelopeCreate, { ...terms(), reason, request_id: randomUUID() })).data.id ?? 0;
    await hall.give('admin', 2, 'manager');
    const harbor = await hall.logIn('admin', { host: hosts.harbor, ip: '10.0.0.4' });
    expect((await harbor.call(envelopeOne, { id })).code).toBe(404);
    expect((await harbor.call(envelopeEnd, { id, reason })).code).toBe(404);
  });
});

describe('an envelope beyond that', () => {
  it('waits for a second person and is made exactly as proposed', async () => {
    await setBound('0');
    const proposal =
      (await create(admin, { budget: '100.00', shares: 4, spread: 'narrow' })).data.proposal_id ?? 0;
    expect(proposal).toBeGreaterThan(0);
    const before = (await admin.call(envelopeList, {})).data.total;
    expect((await confirm(admin, proposal)).code).toBe(341);
    const shown = (await manager.call(proposalOne, { id: proposal })).data;
    expect(shown).toMatchObject({
      content: { budget: '100.00', shares: 4 },
      needs_right: 'promotions.manage',
      may_confirm: true,
    });
    expect((await confirm(manager, proposal)).code).toBe(100);
    expect((await confirm(manager, proposal)).code).toBe(100);
    const { rows, total } = (await admin.call(envelopeList, {})).data;
    expect(total).toBe(before + 1);
    expect(rows[0]).toMatchObject({
      budget: '100.00',
      shares: 4,
      spread: 'narrow',
      cost: '0.00',
      state: 'open',
    });
    const { token } = await hall.joinMember();
    const { envelope } = (
      (await hall.call(redEnvelopePromotion.path, {}, { token })).body as {
        data: { envelope: { id: number } };
      }
    ).data;
    expect(envelope.id).toBeGreaterThan(0);
  });

  it('is not made when its time has passed meanwhile', async () => {
    const proposal = (await create(admin, { end_at: at(1) })).data.proposal_id ?? 0;
    hall.clock.advance(2 * hourMs);
    [admin, manager, content] = [
      await hall.logIn('admin', { ip: '10.0.0.5' }),
      await hall.logIn('manager01', { ip: '10.0.0.6' }),
      await hall.logIn('content01', { ip: '10.0.0.7' }),
    ];
    expect((await confirm(manager, proposal)).code).toBe(347);
  });
});

describe('up to which size one person acts alone', () => {
  it('is data of the site that two people change', async () => {
    const ask = { kind: 'promotions.create_envelope', currency: 'USD', alone_max: '120.00', reason } as const;
    const { data } = await admin.call(proposalBoundSet, { ...ask, request_id: randomUUID() });
    const bounds = async () =>
      (await manager.call(proposalBounds, {})).data.rows.find(({ currency }) => currency === 'USD')
        ?.alone_max;
    expect(await bounds()).toBe('0.00');
    expect((await confirm(manager, data.proposal_id ?? 0)).code).toBe(100);
    expect(await bounds()).toBe('120.00');
    // Of two proposals on the same bound the second is overtaken.
    const [one, other] = ['200', '300'].map((alone_max) =>
      admin.call(proposalBoundSet, { ...ask, alone_max, request_id: randomUUID() }),
    );
    const ids = [(await one)?.data.proposal_id ?? 0, (await other)?.data.proposal_id ?? 0];
    expect((await confirm(manager, ids[0] ?? 0)).code).toBe(100);
    expect((await confirm(manager, ids[1] ?? 0)).code).toBe(344);
    expect(
      (await admin.call(proposalBoundSet, { ...ask, alone_max: '1.234', request_id: randomUUID() })).field,
    ).toBe('alone_max');
    expect(
      (await admin.call(proposalBoundSet, { ...ask, currency: null, request_id: randomUUID() })).field,
    ).toBe('alone_max');
    expect((await content.call(proposalBoundSet, { ...ask, request_id: randomUUID() })).code).toBe(403);
  });
});
