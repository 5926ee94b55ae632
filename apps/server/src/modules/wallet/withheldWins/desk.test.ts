import { randomUUID } from 'node:crypto';
import { winList, winRefuse, winRelease } from '@pavilion/contract/office';
import { balanceOf, memberMain, post, providerHouse, providerWithheld, reconcile } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../../testing/officeHall.ts';
import { findWalletDifferences } from '../index.ts';

/** Wins that wait, over the office's own calls. */

const gpId = 1;
let hall: OfficeHall;
let risk: OfficeBrowser;
let auditor: OfficeBrowser;
beforeAll(async () => {
  hall = await openOfficeHall();
  risk = await hall.logIn('risk01', { ip: '10.0.0.1' });
  auditor = await hall.logIn('auditor01', { ip: '10.0.0.2' });
});
afterAll(async () => {
  expect((await reconcile(hall.database.owner)).differences).toEqual([]);
  expect(await findWalletDifferences(hall.database.owner)).toEqual([]);
  await hall.close();
});

/** A win of 500.00 of a new member, as `wallet.apply_batch` leaves it: on the provider's account of withheld wins. */
const withhold = async () => {
  const member = await hall.joinMember();
  const { owner } = hall.database;
  const transaction = randomUUID();
  const { rows } = await owner.query<{ id: bigint }>(
    `INSERT INTO wallet_transaction (gp_id, transaction_id, kind, state, status, content_hash, site_id, member_id, currency,
                                     win_minor, occurred_at, processed_at)
     VALUES ($1, $2, 'win', 'done', 'OK', sha256('x'), 1, $3, 'USD', 50000, $4, $4) RETURNING id`,
    [gpId, transaction, member.memberId, hall.clock.now()],
  );
  const number = String(rows[0]?.id);
  await owner.query(
    `INSERT INTO withheld_win (number, site_id, gp_id, transaction_id, member_id, currency, amount_minor, bound_minor, created_at)
     VALUES ($1, 1, $2, $3, $4, 'USD', 50000, 10000, $5)`,
    [number, gpId, transaction, member.memberId, hall.clock.now()],
  );
  await post(owner, {
    scope: 'test',
    key: transaction,
    kind: 'adjustment',
    reference: 'test',
    moves: [
      {
        from: providerHouse(1, gpId, 'USD'),
        to: providerWithheld(1, gpId, 'USD'),
        amountMinor: minor(50_000),
      },
    ],
  });
  const cash = () => balanceOf(owner, memberMain(1, member.memberId, 'USD'));
  return { ...member, number, cash };
};

describe('wins that wait', () => {
  it('are listed with the bound that they broke, and found by account', async () => {
    const [one, other] = [await withhold(), await withhold()];
    const { data } = await auditor.call(winList, {});
    expect(data.rows.map(({ number }) => number)).toEqual([one.number, other.number]);
    expect(data.rows[0]).toMatchObject({
      member: { id: one.memberId, account: one.account },
      provider: 'LANTERN',
      amount: '500.00',
      bound: '100.00',
      staked: null,
      state: 'withheld',
    });
    expect((await auditor.call(winList, { filter: { account: other.account } })).data.total).toBe(1);
    expect((await auditor.call(winList, { filter: { states: ['refused'] } })).data.total).toBe(0);
  });

  it('are released once, over the amount that was looked at, by who may', async () => {
    const win = await withhold();
    const release = (amount: string, by = risk) =>
      by.call(winRelease, { number: win.number, amount, reason: 'the provider has proved the round' });
    expect((await release('500.00', auditor)).status).toBe(403);
    expect((await release('50.00')).code).toBe(363);
    expect(await win.cash()).toBe(0n);
    expect((await release('500.00')).code).toBe(100);
    expect((await release('500.00')).code).toBe(361);
    expect(await win.cash()).toBe(50_000n);
    const { data } = await auditor.call(winList, { filter: { states: ['released'] } });
    expect(data.rows).toMatchObject([{ number: win.number, decided_by: 'risk01' }]);
    const { rows } = await hall.database.owner.query(
      `SELECT t.call, t.reason, w.staff_id = t.staff_id AS same FROM trace t JOIN withheld_win w ON w.number::text = t.subject_id
        WHERE t.subject_kind = 'withheld_win' AND t.subject_id = $1 AND t.outcome = 'done'`,
      [win.number],
    );
    expect(rows).toEqual([
      { call: '/office/win/release', reason: 'the provider has proved the round', same: true },
    ]);
  });

  it('are refused with a reason, and closed to another site', async () => {
    const win = await withhold();
    const refusal = { number: win.number, amount: '500.00', reason: 'a fault of the game' };
    await hall.give('risk01', 2, 'risk');
    const harbor = await hall.logIn('risk01', { host: 'harbor.localhost', ip: '10.0.0.3' });
    expect((await harbor.call(winRefuse, refusal)).code).toBe(404);
    expect((await risk.call(winRefuse, { ...refusal, reason: '' })).field).toBe('reason');
    expect((await risk.call(winRefuse, refusal)).code).toBe(100);
    expect((await risk.call(winRelease, refusal)).code).toBe(361);
    expect(await win.cash()).toBe(0n);
  });
});
