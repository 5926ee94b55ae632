import { randomUUID } from 'node:crypto';
import { recordsDw, recordsRounds, recordsTransaction } from '@pavilion/contract/records';
import { gatewayAccount, memberMain, type PostingKind, post, providerHouse } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Hall, openHall } from '../../testing/moduleHall.ts';
import { createRecordsModule } from './index.ts';

const arrange = `
  insert into provider (gp_id, gp_code, name, wallet, mark) values (1, 'LANTERN', '{"zh_CN": "灯影坊", "en_US": "Lantern Works"}', 'seamless', 'LANTERN');
  insert into game (id, gp_id, gt_id, game_code, names, state, motif) values (11, 1, 2, 'koi-lantern', '{"zh_CN": "锦鲤灯影", "en_US": "Koi Lanterns"}', 'live', 'koi-moon');
  insert into payment_gateway (id, code, adapter, base_url) values (1, 'sandbox', 'sandbox', 'http://127.0.0.1:9');
  insert into deposit_method (id, site_id, code, gateway_code, currency, name, min_minor, max_minor) values (1, 1, 'sandbox', 'sandbox', 'RMB', '{"zh_CN": "沙盒支付"}', 1, 100000);`;

let hall: Hall;
let token: string;
let memberId: number;
let other: { token: string; memberId: number };
let away: { token: string; memberId: number };
beforeAll(async () => {
  hall = await openHall(
    ({ database, log }) => [
      createRecordsModule({ pool: database.pool, log, providers: { wireOf: async () => undefined } }),
    ],
    { arrange },
  );
  ({ token, memberId } = await hall.addMember({ account: 'player01' }));
  other = await hall.addMember({ account: 'player02' });
  away = await hall.addMember({ account: 'player01', siteId: 2 });
});
afterAll(() => hall.close());

const run = (text: string, values: unknown[] = []) => hall.database.owner.query(text, values);
const harbor = () => ({ host: 'harbor.test', token: away.token });

const addRound = async (member: number, ref: string, openedAt: string, siteId = 1): Promise<string> => {
  const { rows } = await run(
    `insert into round (site_id, gp_id, member_id, round_ref, game_id, session_id, currency, bets, stake_minor, held_minor, win_minor, state, opened_at, closed_at)
     values ($4, 1, $1, $2, 11, 1, 'RMB', 1, 100, 0, 250, 'closed', $3, $3) returning id`,
    [member, ref, openedAt, siteId],
  );
  return String(rows[0].id);
};

const posting = (
  member: number,
  kind: PostingKind,
  reference: string,
  inMinor: number,
  siteId = 1,
  outMinor = 0,
) => {
  const main = memberMain(siteId, member, 'RMB');
  const world = kind === 'deposit' ? gatewayAccount(siteId, 1, 'RMB') : providerHouse(siteId, 1, 'RMB');
  return post(hall.database.pool, {
    scope: 'test',
    key: randomUUID(),
    kind,
    reference,
    moves: [
      ...(outMinor === 0 ? [] : [{ from: main, to: world, amountMinor: minor(outMinor) }]),
      ...(inMinor === 0 ? [] : [{ from: world, to: main, amountMinor: minor(inMinor) }]),
    ],
  });
};

describe('the transaction record', () => {
  let roundId: string;
  beforeAll(async () => {
    roundId = await addRound(memberId, 'spin-7', '2026-11-20T10:00:00Z');
    await posting(memberId, 'deposit', 'D261120ABCDEFGHJK', 10_000);
    await posting(memberId, 'bet_win', roundId, 250, 1, 100);
    await posting(other.memberId, 'deposit', 'D261120OTHER00000', 777);
    await posting(away.memberId, 'deposit', 'D261120AWAY000000', 999, 2);
  });
  const list = async (body: object = {}, from: object = { token }) =>
    (await hall.call(recordsTransaction, body, from)).data;

  test('shows each posting on the main account with its balance, newest first', async () => {
    const { list: rows, next_cursor } = await list();
    expect(next_cursor).toBeNull();
    expect(rows.map((row) => [row.kind, row.amount, row.balance_after, row.reference])).toEqual([
      ['bet_win', '2.50', '101.50', 'spin-7'],
      ['bet_win', '-1.00', '99.00', 'spin-7'],
      ['deposit', '100.00', '100.00', 'D261120ABCDEFGHJK'],
    ]);
    expect(rows[0]?.game_name).toEqual({ zh_CN: '锦鲤灯影', en_US: 'Koi Lanterns' });
    expect(rows[2]?.game_name).toBeNull();
    expect(new Set(rows.map((row) => row.id)).size).toBe(3);
  });

  test('goes on where the page before ended', async () => {
    const first = await list({ count: 2 });
    expect(first.list).toHaveLength(2);
    const second = await list({ count: 2, cursor: first.next_cursor ?? '' });
    expect(second.list.map((row) => row.kind)).toEqual(['deposit']);
    expect(second.next_cursor).toBeNull();
  });

  test('can be asked for by kind and time', async () => {
    expect((await list({ kinds: ['deposit'] })).list).toHaveLength(1);
    expect((await list({ kinds: ['withdrawal'] })).list).toEqual([]);
    expect((await list({ from: '2100-01-01T00:00:00Z' })).list).toEqual([]);
    expect((await list({ to: '2000-01-01T00:00:00Z' })).list).toEqual([]);
    expect((await list({ from: '2000-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' })).list).toHaveLength(3);
  });

  test("is the member's own, on the member's own site", async () => {
    expect((await list({}, { token: other.token })).list.map((row) => row.reference)).toEqual([
      'D261120OTHER00000',
    ]);
    expect((await list({}, harbor())).list.map((row) => row.reference)).toEqual(['D261120AWAY000000']);
    expect((await hall.call(recordsTransaction, {})).status).toBe(401);
    expect((await hall.call(recordsTransaction, {}, { token, host: 'harbor.test' })).status).toBe(401);
  });

  test("does not name another member's round, even if a posting pointed at it", async () => {
    await posting(other.memberId, 'win', roundId, 5);
    const [row] = (await list({}, { token: other.token })).list;
    expect(row).toMatchObject({ kind: 'win', reference: roundId, game_name: null });
  });

  test.each([
    ['a cursor that nobody gave', { cursor: 'first' }, 'cursor'],
    [
      'a range that ends before it begins',
      { from: '2026-11-20T00:00:00Z', to: '2026-11-19T00:00:00Z' },
      'to',
    ],
    ['a time that is none', { from: 'yesterday' }, 'from'],
    ['too long a page', { count: 101 }, 'count'],
    ['an unknown kind', { kinds: ['gift'] }, 'kinds.0'],
  ])('refuses %s by name', async (_what, body, field) => {
    expect(await hall.call(recordsTransaction, body as object, { token })).toMatchObject({
      status: 400,
      field,
    });
  });
});

describe('the rounds', () => {
  beforeAll(async () => {
    await addRound(memberId, 'spin-8', '2026-11-20T11:00:00Z');
    await addRound(other.memberId, 'spin-9', '2026-11-20T11:00:00Z');
    await addRound(away.memberId, 'spin-10', '2026-11-20T11:00:00Z', 2);
  });
  const refs = async (body: object = {}, from: object = { token }) =>
    (await hall.call(recordsRounds, body, from)).data.list.map((round) => round.round_id);

  test('are shown newest first, by time, by page, and only to their player', async () => {
    expect(await refs()).toEqual(['spin-8', 'spin-7']);
    expect(await refs({ from: '2026-11-20T10:30:00Z' })).toEqual(['spin-8']);
    expect(await refs({ to: '2026-11-20T11:00:00Z' })).toEqual(['spin-7']);
    expect(await refs({}, { token: other.token })).toEqual(['spin-9']);
    expect(await refs({}, harbor())).toEqual(['spin-10']);
    const first = await hall.call(recordsRounds, { count: 1 }, { token });
    expect(await refs({ count: 1, cursor: first.data.next_cursor ?? '' })).toEqual(['spin-7']);
  });

  test('tell provider and game in the language asked for, and amounts as decimals', async () => {
    const { data } = await hall.call(recordsRounds, { count: 1 }, { token, lang: 'en_US' });
    expect(data.list[0]).toMatchObject({
      gp_id: 1,
      gp_name: 'Lantern Works',
      game_id: 11,
      game_type: 2,
      stake: '1.00',
      win: '2.50',
      currency: 'RMB',
      state: 'closed',
      closed_at: '2026-11-20T11:00:00.000Z',
    });
  });

  test.each(['0', '-1', '1.2', '9'.repeat(40)])('refuse the cursor %j', async (cursor) => {
    expect(await hall.call(recordsRounds, { cursor }, { token })).toMatchObject({
      status: 400,
      field: 'cursor',
    });
  });
});

describe('deposits and withdrawals', () => {
  beforeAll(async () => {
    const add = (member: number, number: string, state: string, at: string) =>
      run(
        `insert into deposit_order (order_number, site_id, member_id, method_id, gateway_code, request_id, request_hash, currency, amount_minor,
                fee_minor, state, locale, return_url, deposit_times, ask_at, created_at, updated_at, expires_at)
         values ($2, 1, $1, 1, 'sandbox', gen_random_uuid(), '', 'RMB', 8850, 0, $3, 'zh_CN', '', case when $3 = 'succeeded' then 1 end, $4, $4, $4, $4)`,
        [member, number, state, at],
      );
    await add(memberId, 'D1', 'succeeded', '2026-11-19T10:00:00Z');
    await add(memberId, 'D2', 'declined', '2026-11-20T10:00:00Z');
    await add(other.memberId, 'D3', 'pending', '2026-11-20T10:00:00Z');
  });
  const numbers = async (body: object = {}, from: object = { token }) =>
    (await hall.call(recordsDw, body, from)).data.list.map((row) => row.order_number);

  test('are shown newest first, by time, by page, and only to their owner', async () => {
    expect(await numbers()).toEqual(['D2', 'D1']);
    expect(await numbers({ from: '2026-11-20T00:00:00Z' })).toEqual(['D2']);
    expect(await numbers({ to: '2026-11-20T00:00:00Z' })).toEqual(['D1']);
    expect(await numbers({}, { token: other.token })).toEqual(['D3']);
    expect(await numbers({}, harbor())).toEqual([]);
    const first = await hall.call(recordsDw, { count: 1 }, { token });
    expect(await numbers({ count: 1, cursor: first.data.next_cursor ?? '' })).toEqual(['D1']);
  });

  test('tell state, method and amounts', async () => {
    const { data } = await hall.call(recordsDw, { count: 1 }, { token });
    expect(data.list[0]).toEqual({
      order_number: 'D2',
      direction: 'deposit',
      method: '沙盒支付',
      state: 'declined',
      amount: '88.50',
      fee: '0.00',
      currency: 'RMB',
      at: '2026-11-20T10:00:00.000Z',
    });
  });

  test('stand in one list, by their time, and the next page goes on where the last ended', async () => {
    const [account] = (
      await run(
        `insert into bank_account (site_id, member_id, request_id, request_hash, currency, bank_name, details_sealed, number_hash, bound_at)
         values (1, $1, gen_random_uuid(), sha256('x'), 'RMB', 'Harbour Bank', '', sha256('y'), now()) returning id`,
        [memberId],
      )
    ).rows;
    for (const [number, state, at] of [
      ['W1', 'paid', '2026-11-19T18:00:00Z'],
      ['W2', 'requested', '2026-11-20T10:00:00Z'],
    ])
      await run(
        `insert into withdrawal_order (order_number, site_id, member_id, request_id, request_hash, currency, amount_minor, fee_minor, bank_account_id,
                gateway_code, state, approvals_needed, hold_id, created_at, updated_at, settled_at)
         values ($2, 1, $1, gen_random_uuid(), sha256('z'), 'RMB', 5000, 25, $3, 'sandbox', $4, 1, $5, $6, $6, case when $4 = 'paid' then $6::timestamptz end)`,
        [memberId, number, account.id, state, number === 'W1' ? 1 : 2, at],
      );
    expect(await numbers()).toEqual(['W2', 'D2', 'W1', 'D1']);
    const seen: string[] = [];
    for (let cursor: string | undefined, pages = 0; pages < 4; pages += 1) {
      const { data } = await hall.call(
        recordsDw,
        { count: 1, ...(cursor === undefined ? {} : { cursor }) },
        { token },
      );
      seen.push(...data.list.map((row) => row.order_number));
      cursor = data.next_cursor ?? undefined;
    }
    expect(seen).toEqual(['W2', 'D2', 'W1', 'D1']);
    const { data } = await hall.call(recordsDw, { count: 1 }, { token });
    expect(data.list[0]).toMatchObject({
      direction: 'withdrawal',
      method: 'Harbour Bank',
      state: 'requested',
      amount: '50.00',
      fee: '0.25',
    });
  });

  test.each(['0', '1.2', 'D1', '1.X1'])('refuse the cursor %j', async (cursor) => {
    expect(await hall.call(recordsDw, { cursor }, { token })).toMatchObject({ status: 400, field: 'cursor' });
  });
});
