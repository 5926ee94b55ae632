import { randomUUID } from 'node:crypto';
import { envelopeCreate, promotionCosts } from '@pavilion/contract/office';
import { redEnvelopeClaim } from '@pavilion/contract/promotions';
import { memberMain, post, sitePromotion } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { withTransaction } from '@pavilion/postgres';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOutbox } from '../../realtime/index.ts';
import { type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';
import { createRecommendModule } from '../recommend/index.ts';
import { differencesOfReports, gatherReports } from '../reports/index.ts';

let hall: OfficeHall;
let admin: OfficeBrowser;
beforeAll(async () => {
  hall = await openOfficeHall();
  admin = await hall.logIn('admin');
});
afterAll(() => hall.close());

const run = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await hall.database.owner.query<Row>(text, values)).rows;
const dayMs = 24 * 60 * 60_000;

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
/** The ledger keeps the clock of the database, the hall that of the test: these days hold both. */
const days = () => ({
  from: dayOf(Math.min(Date.now(), hall.clock.now().getTime()) - dayMs),
  to: dayOf(Math.max(Date.now(), hall.clock.now().getTime()) + dayMs),
});
const costs = async () => {
  await gatherReports(hall.database.pool);
  return (await admin.call(promotionCosts, days())).data;
};

/** A deposit that was credited, with the bonus that was promised with it. */
const deposit = async (memberId: number, amountMinor: number, bonusMinor: number) => {
  const number = `D${memberId}${amountMinor}`;
  await run(
    `INSERT INTO deposit_order (order_number, site_id, member_id, request_id, request_hash, currency, amount_minor, fee_minor,
                                method_id, gateway_code, state, locale, return_url, ask_at, created_at, updated_at, expires_at,
                                settled_at, deposit_times, promotion_id, bonus_minor)
     SELECT $1, 1, $2, gen_random_uuid(), sha256('x'), 'USD', $3, 0, m.id, m.gateway_code, 'succeeded', 'zh_CN', 'http://localhost',
            $5, $5, $5, $5, $5, 1, CASE WHEN $4 > 0 THEN p.id END, $4::bigint
       FROM (SELECT id, gateway_code FROM deposit_method WHERE site_id = 1 AND currency = 'USD' ORDER BY id LIMIT 1) AS m,
            (SELECT id FROM deposit_promotion ORDER BY id LIMIT 1) AS p`,
    [number, memberId, amountMinor, bonusMinor, hall.clock.now()],
  );
  if (bonusMinor === 0) return;
  await withTransaction(hall.database.pool, (client) =>
    // As the cashier posts it when the order is credited.
    post(client, {
      scope: 'promotion',
      key: `deposit:${number}`,
      kind: 'promotion',
      reference: number,
      reason: 'deposit bonus',
      actor: 'cashier',
      moves: [
        { from: sitePromotion(1, 'USD'), to: memberMain(1, memberId, 'USD'), amountMinor: minor(bonusMinor) },
      ],
    }),
  );
};

it('what each kind cost is what the ledger booked and what members got, to the minor unit', async () => {
  const before = await costs();
  expect(before.rows.filter(({ currency }) => currency === 'USD')).toEqual([]);
  await run(
    `INSERT INTO proposal_bound (site_id, kind, currency, alone_max) VALUES (1, 'promotions.create_envelope', 'USD', 1000000)`,
  );
  const [opener, host, friend] = [await hall.joinMember(), await hall.joinMember(), await hall.joinMember()];
  const envelope = await admin.call(envelopeCreate, {
    title: { en_US: 'Harbour feast' },
    currency: 'USD',
    budget: '33.33',
    shares: 7,
    spread: 'wide',
    min_deposit: '0',
    deposit_days: 30,
    starts_at: hall.clock.now().toISOString(),
    end_at: new Date(hall.clock.now().getTime() + dayMs).toISOString(),
    reason: 'a test of sums',
    request_id: randomUUID(),
  });
  const claimed = (await hall.call(redEnvelopeClaim.path, { id: envelope.data.id }, { token: opener.token }))
    .body as {
    data: { cash: string };
  };
  // A friend's award, paid by the job that pays them.
  await run(
    `INSERT INTO member_award (site_id, member_id, kind, friend_id, currency, day, basis_minor, amount_minor, created_at)
     VALUES (1, $1, 'friend_deposit', $2, 'USD', '2026-11-19', 2000, 317, $3)`,
    [host.memberId, friend.memberId, hall.clock.now()],
  );
  await run(
    `INSERT INTO member_award (site_id, member_id, kind, currency, day, basis_minor, amount_minor, created_at)
     VALUES (1, $1, 'tournament', 'USD', '2026-11-19', 500, 500, $2)`,
    [opener.memberId, hall.clock.now()],
  );
  const deps = {
    pool: hall.database.pool,
    clock: hall.clock,
    outbox: createOutbox(),
    // No day of a site is gone through: the award is there already.
    sites: { byId: () => undefined },
    log: pino({ level: 'silent' }),
  };
  await createRecommendModule(deps).runAwards();
  await deposit(opener.memberId, 5_001, 0);
  await deposit(friend.memberId, 2_002, 0);
  await deposit(host.memberId, 10_003, 1_234);

  const { rows, totals } = await costs();
  const usd = rows.filter(({ currency }) => currency === 'USD');
  expect(usd).toEqual([
    { kind: 'deposit', currency: 'USD', cost: '12.34', payments: 1, members: 1, brought: '100.03' },
    { kind: 'envelope', currency: 'USD', cost: claimed.data.cash, payments: 1, members: 1, brought: '50.01' },
    { kind: 'friends', currency: 'USD', cost: '3.17', payments: 1, members: 1, brought: '20.02' },
    { kind: 'tournament', currency: 'USD', cost: '5.00', payments: 1, members: 1, brought: null },
  ]);
  const [booked] = await run<{ fell: bigint }>(
    `SELECT -sum(entry.amount_minor)::bigint AS fell FROM ledger.account JOIN ledger.entry ON entry.account_id = account.id
      WHERE site_id = 1 AND owner_kind = 'site' AND purpose = 'promotion' AND account.currency = 'USD'`,
  );
  const minorOf = (text: string): bigint => BigInt(text.replace('.', ''));
  const total = totals.find(({ currency }) => currency === 'USD');
  expect(minorOf(total?.cost ?? '')).toBe(booked?.fell);
  expect(total?.ledger).toBe(total?.cost);
  expect(usd.reduce((sum, { cost }) => sum + minorOf(cost), 0n)).toBe(booked?.fell);
});

it('a sum that somebody changed is found, and mended by making all of them anew', async () => {
  const differences = () => differencesOfReports(hall.database.owner);
  expect(await differences()).toEqual([]);
  const before = await costs();
  await run(`UPDATE report.promotion_day SET cost_minor = cost_minor + 1 WHERE kind = 'deposit'`);
  await run(`DELETE FROM report.promotion_day WHERE kind = 'friends'`);
  expect((await differences()).map(({ subject }) => subject.split(' ')[0]).toSorted()).toEqual([
    'deposit',
    'friends',
  ]);
  await run('SELECT report.begin_anew()');
  expect(await costs()).toEqual({ ...before, as_of: expect.any(String) });
  expect(await differences()).toEqual([]);
});

it('days that are none are refused', async () => {
  const { from, to } = days();
  expect(await admin.send(promotionCosts, { from: to, to: from })).toMatchObject({
    status: 400,
    field: 'to',
  });
  expect(await admin.send(promotionCosts, { from: '2020-01-01', to })).toMatchObject({
    status: 400,
    field: 'to',
  });
  expect(await admin.send(promotionCosts, { from: '2026-02-30', to })).toMatchObject({
    status: 400,
    field: 'from',
  });
});
