import { randomUUID } from 'node:crypto';
import {
  memberBonuses,
  memberDevices,
  memberHistory,
  memberLedger,
  memberLetters,
  memberLine,
  memberList,
  memberPayments,
  memberRelatives,
  memberReplay,
  memberRound,
  memberRounds,
  memberSafety,
  memberSessions,
  memberSetStatus,
  memberTurnover,
  memberWallets,
} from '@pavilion/contract/office';
import { gatewayAccount, memberHeld, memberMain, post, providerHouse } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { createKysely } from '@pavilion/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OfficeBrowser, type OfficeHall, openOfficeHall } from '../../testing/officeHall.ts';
import { keyedHash, sealDetails } from '../identity/bankAccounts/details.ts';
import { sweepExpired } from '../identity/commands/sweepExpired.ts';
import { deviceHashOf } from '../identity/index.ts';
import type { IdentityTables } from '../identity/tables.ts';
import { sendLetter } from '../letters/index.ts';

const secret = 'a secret of thirty-two characters!';

let hall: OfficeHall;
let support: OfficeBrowser;
let one: { memberId: number; account: string; token: string };
let other: { memberId: number; account: string; token: string };
let game: { id: number; gp_id: number; names: Record<string, string> };

const run = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await hall.database.owner.query<Row>(text, values)).rows;

beforeAll(async () => {
  hall = await openOfficeHall();
  support = await hall.logIn('support01');
  one = await hall.joinMember();
  other = await hall.joinMember();
  const [found] = await run<typeof game>(
    `SELECT g.id, g.gp_id, g.names FROM game g JOIN provider p USING (gp_id) WHERE p.wallet = 'seamless' ORDER BY g.id LIMIT 1`,
  );
  if (found === undefined) throw new Error('the demo hall has no game');
  game = found;
});
afterAll(() => hall.close());

const find = async (q: string) =>
  (await support.call(memberList, { filter: { q } })).data.rows.map(({ account, found_by }) => ({
    account,
    found_by,
  }));

const addRound = async (memberId: number, ref: string): Promise<string> => {
  const [row] = await run<{ id: bigint }>(
    `INSERT INTO round (site_id, gp_id, member_id, round_ref, game_id, session_id, currency, bets, stake_minor, held_minor,
                        win_minor, state, opened_at, closed_at)
     VALUES (1, $2, $1, $3, $4, 1, 'USD', 1, 100, 0, 250, 'closed', $5, $5) RETURNING id`,
    [memberId, game.gp_id, ref, game.id, hall.clock.now()],
  );
  return String(row?.id);
};

describe('the money of a member', () => {
  const number = 'D261120ABCDEFGHJK';
  let round: string;
  beforeAll(async () => {
    round = await addRound(one.memberId, 'spin-77');
    const main = memberMain(1, one.memberId, 'USD');
    const world = gatewayAccount(1, 1, 'USD');
    const house = providerHouse(1, game.gp_id, 'USD');
    const move = (
      kind: 'deposit' | 'bet_win',
      reference: string,
      moves: Parameters<typeof post>[1]['moves'],
    ) =>
      post(hall.database.pool, { scope: 'test', key: randomUUID(), kind, reference, actor: 'test', moves });
    await move('deposit', number, [{ from: world, to: main, amountMinor: minor(10_000) }]);
    await move('bet_win', round, [
      { from: main, to: house, amountMinor: minor(100) },
      { from: house, to: main, amountMinor: minor(250) },
    ]);
  });

  it('shows every account with its balance, and every entry with its cause', async () => {
    const { data: wallets } = await support.call(memberWallets, { id: one.memberId });
    expect(wallets.wallets).toMatchObject([
      { purpose: 'main', provider: null, currency: 'USD', amount: '101.50' },
    ]);
    const { data } = await support.call(memberLedger, { id: one.memberId, count: 2 });
    expect(data.rows).toMatchObject([
      {
        kind: 'bet_win',
        amount: '2.50',
        balance_after: '101.50',
        cause: 'round',
        reference: round,
        round_id: 'spin-77',
        game: game.names.en_US,
      },
      { kind: 'bet_win', amount: '-1.00', balance_after: '99.00', cause: 'round' },
    ]);
    const next = await support.call(memberLedger, {
      id: one.memberId,
      count: 2,
      cursor: data.next_cursor ?? '',
    });
    expect(next.data).toMatchObject({
      rows: [
        {
          kind: 'deposit',
          amount: '100.00',
          cause: 'deposit',
          reference: number,
          actor: 'test',
          round_id: null,
        },
      ],
      next_cursor: null,
    });
    const [wallet] = wallets.wallets;
    const same = await support.call(memberLedger, {
      id: one.memberId,
      wallet: wallet?.id,
      kinds: ['deposit'],
    });
    expect(same.data.rows).toHaveLength(1);
  });

  it('shows no account of somebody else, and takes no cursor that it never gave', async () => {
    const { data } = await support.call(memberWallets, { id: one.memberId });
    const asked = { id: other.memberId, wallet: data.wallets[0]?.id };
    expect(await support.call(memberLedger, asked)).toMatchObject({ status: 400, field: 'wallet' });
    expect(await support.call(memberLedger, { id: one.memberId, cursor: 'x' })).toMatchObject({
      field: 'cursor',
    });
    expect((await support.call(memberLedger, { id: 1 })).code).toBe(404);
    expect((await support.call(memberWallets, { id: other.memberId })).data.wallets).toEqual([]);
  });

  it('shows rounds with their moves, and says when a provider tells nothing', async () => {
    const { data } = await support.call(memberRounds, { id: one.memberId });
    expect(data.rows).toMatchObject([
      { id: round, round_id: 'spin-77', stake: '1.00', win: '2.50', game_name: game.names.en_US },
    ]);
    const { data: whole } = await support.call(memberRound, { id: one.memberId, round });
    expect(whole.moves).toMatchObject([{ kind: 'bet_win', stake: '1.00', win: '2.50' }]);
    expect((await support.call(memberRound, { id: other.memberId, round })).code).toBe(404);
    expect((await support.call(memberReplay, { id: other.memberId, round })).code).toBe(404);
    // Nobody listens where the demo's provider should be.
    expect((await support.call(memberReplay, { id: one.memberId, round })).code).toBe(372);
  });

  it('finds the member by the round, by an entry of the books, and by the provider’s transaction', async () => {
    expect(await find('spin-77')).toEqual([{ account: one.account, found_by: 'round' }]);
    const { data } = await support.call(memberLedger, { id: one.memberId, count: 1 });
    expect(await find(data.rows[0]?.id ?? '')).toEqual([{ account: one.account, found_by: 'transaction' }]);
    await run(
      `INSERT INTO wallet_transaction (gp_id, transaction_id, kind, state, status, content_hash, site_id, member_id, occurred_at, processed_at)
       VALUES ($1, 'tx/9:1', 'bet', 'done', 'OK', sha256('x'), 1, $2, now(), now())`,
      [game.gp_id, one.memberId],
    );
    expect(await find('tx/9:1')).toEqual([{ account: one.account, found_by: 'transaction' }]);
  });

  it('shows orders, what is left to be played, and what was given', async () => {
    await run(
      `INSERT INTO deposit_promotion (id, site_id, code, currency, name, bonus_basis_points, bonus_max_minor, min_minor, turnover_percent, reach, starts_at, ends_at)
       VALUES (9001, 1, 'office-test', 'USD', '{"en_US": "Hundred more"}', 10000, 100000, 1, 300, 'each', now(), now() + interval '1 day')`,
    );
    await run(
      `INSERT INTO deposit_order (order_number, site_id, member_id, request_id, request_hash, currency, amount_minor, fee_minor,
                                  method_id, gateway_code, state, locale, return_url, ask_at, created_at, updated_at, expires_at,
                                  settled_at, deposit_times, promotion_id, bonus_minor, turnover_percent)
       SELECT 'D261120NMPQRSTWXY', 1, $1, gen_random_uuid(), sha256('x'), 'USD', 5000, 0, id, gateway_code, 'succeeded', 'en_US', '',
              $2, $2, $2, $2, $2, 1, 9001, 5000, 300
         FROM deposit_method WHERE site_id = 1 AND currency = 'USD' ORDER BY id LIMIT 1`,
      [one.memberId, hall.clock.now()],
    );
    await post(hall.database.pool, {
      scope: 'deposit',
      key: 'D261120NMPQRSTWXY',
      kind: 'deposit',
      reference: 'D261120NMPQRSTWXY',
      moves: [
        {
          from: gatewayAccount(1, 1, 'USD'),
          to: memberMain(1, one.memberId, 'USD'),
          amountMinor: minor(10_000),
        },
      ],
    });
    const { data: payments } = await support.call(memberPayments, { id: one.memberId, direction: 'deposit' });
    expect(payments.rows).toMatchObject([{ direction: 'deposit', state: 'succeeded', amount: '50.00' }]);
    const { data: turnover } = await support.call(memberTurnover, { id: one.memberId });
    expect(turnover).toMatchObject({ left: '300.00', deposits: [{ required: '300.00', played: '0.00' }] });
    await run(
      `INSERT INTO free_round_grant (gp_id, free_round_id, site_id, member_id, game_id, currency, stake_minor, rounds, used, won_minor, state, expires_at, granted_by, reason, created_at)
       VALUES ($1, 'fr-1', 1, $2, $3, 'USD', 10, 20, 5, 70, 'active', $4::timestamptz + interval '1 day', 'test', 'test', $4::timestamptz + interval '1 second')`,
      [game.gp_id, one.memberId, game.id, hall.clock.now()],
    );
    await run(
      `INSERT INTO member_award (site_id, member_id, kind, currency, day, basis_minor, amount_minor, created_at)
       VALUES (1, $1, 'cash_surplus', 'USD', '2026-11-19', 1000, 3, $2::timestamptz + interval '2 seconds')`,
      [one.memberId, hall.clock.now()],
    );
    const { data: bonuses } = await support.call(memberBonuses, { id: one.memberId, count: 2 });
    expect(bonuses.rows).toMatchObject([
      { kind: 'award', name: 'cash_surplus', amount: '0.03', state: 'waiting', rounds: null },
      { kind: 'free_rounds', amount: '0.70', state: 'given', rounds: { given: 20, used: 5 } },
    ]);
    const rest = { id: one.memberId, count: 2, cursor: bonuses.next_cursor ?? '' };
    expect((await support.call(memberBonuses, rest)).data).toMatchObject({
      rows: [{ kind: 'deposit_promotion', name: 'Hundred more', amount: '50.00', state: 'given' }],
      next_cursor: null,
    });
    expect((await support.call(memberBonuses, { ...rest, cursor: '1.z' })).field).toBe('cursor');
  });
});

describe('the person', () => {
  const bind = (memberId: number, currency: string, number: string) =>
    run(
      `INSERT INTO bank_account (site_id, member_id, request_id, request_hash, currency, bank_name, details_sealed, number_hash, bound_at)
       VALUES (1, $1, gen_random_uuid(), sha256('x'), $2, 'Harbor Bank', $3, $4, now())`,
      [
        memberId,
        currency,
        sealDetails(secret, { siteId: 1, memberId }, { number, holder: 'Ana Lee' }),
        keyedHash(secret, [currency, number]),
      ],
    );
  const udid = 'device-of-two-people-0001';
  beforeAll(async () => {
    await bind(one.memberId, 'USD', '6222020000001234');
    await bind(other.memberId, 'BRL', '6222020000001234');
    for (const { memberId } of [one, other])
      await run('INSERT INTO known_device VALUES ($1, $2, $3, $3, NULL)', [
        memberId,
        deviceHashOf(udid),
        hall.clock.now(),
      ]);
    await run(`UPDATE session SET ip = '203.0.113.9' WHERE member_id = ANY ($1)`, [
      [one.memberId, other.memberId],
    ]);
  });

  it('is named with others who share an address, a device or a bank account, each with the reason', async () => {
    const { data } = await support.call(memberRelatives, { id: one.memberId });
    const named = data.rows.filter(({ members }) => members.some(({ id }) => id === other.memberId));
    const device = deviceHashOf(udid).toString('hex').slice(0, 16);
    expect(named.map(({ trait, value }) => ({ trait, value }))).toEqual(
      expect.arrayContaining([
        { trait: 'address', value: '203.0.113.9' },
        { trait: 'device', value: device },
        { trait: 'bank_account', value: '************1234' },
      ]),
    );
    expect((await support.call(memberDevices, { id: one.memberId })).data.rows).toMatchObject([
      { name: device },
    ]);
  });

  it.each([
    ['a bank account, in whichever currency', '6222 0200-0000 1234', 'bank_account'],
    ['an address', '203.0.113.9', 'address'],
    ['a device by its own name', udid, 'device'],
    ['a device as the page names it', deviceHashOf(udid).toString('hex').slice(0, 16), 'device'],
  ])('is found by %s', async (_what, q, found_by) => {
    const found = await find(q);
    expect(found).toEqual([
      { account: other.account, found_by },
      { account: one.account, found_by },
    ]);
    expect(await find(`${q.slice(0, -1)}f`)).toEqual([]);
  });

  it('is not found on another site', async () => {
    await hall.give('support01', 2, 'support');
    const harbor = await hall.logIn('support01', { host: 'harbor.localhost', ip: '10.0.0.2' });
    for (const q of ['spin-77', 'tx/9:1', '6222020000001234', '203.0.113.9', udid])
      expect((await harbor.call(memberList, { filter: { q } })).data.rows).toEqual([]);
    expect((await harbor.call(memberLedger, { id: one.memberId })).code).toBe(404);
  });

  it('shows sessions and letters page by page, text without its HTML', async () => {
    await run(
      `INSERT INTO session (site_id, member_id, created_at, last_seen_at, expires_at, ended_at, end_reason, ip)
       VALUES (1, $1, $2::timestamptz - interval '1 day', $2, $2, $2, 'logout', '203.0.113.10')`,
      [one.memberId, hall.clock.now()],
    );
    const first = (await support.call(memberSessions, { id: one.memberId, count: 1 })).data;
    expect(first.rows).toMatchObject([{ ended_at: null, address: '203.0.113.9' }]);
    const second = await support.call(memberSessions, {
      id: one.memberId,
      count: 1,
      cursor: first.next_cursor ?? '',
    });
    expect(second.data).toMatchObject({ rows: [{ end_reason: 'logout' }], next_cursor: null });
    expect((await support.call(memberSessions, { id: one.memberId, cursor: '1.x' })).field).toBe('cursor');

    // Long after, the ended one is history, and still there; after five years it is not.
    const db = createKysely<IdentityTables>(hall.database.pool);
    const sweepIn = (days: number) =>
      sweepExpired(db, new Date(hall.clock.now().getTime() + days * 86_400_000));
    await sweepIn(91);
    expect(await run('SELECT end_reason FROM past_session WHERE member_id = $1', [one.memberId])).toEqual([
      { end_reason: 'logout' },
    ]);
    const { rows: history } = (await support.call(memberSessions, { id: one.memberId })).data;
    expect(history).toMatchObject([
      { address: '203.0.113.9' },
      { end_reason: 'logout', address: '203.0.113.10' },
    ]);
    await sweepIn(5 * 365);
    expect((await support.call(memberSessions, { id: one.memberId })).data.rows.length).toBe(2);
    await sweepIn(5 * 365 + 8);
    expect((await support.call(memberSessions, { id: one.memberId })).data.rows.length).toBe(1);
    const client = await hall.database.owner.connect();
    await sendLetter(
      client,
      { toMember: async () => undefined },
      {
        siteId: 1,
        sendKey: 'office-test',
        title: { en_US: 'Welcome' },
        content: { en_US: '<p>Tea &amp; <b>lanterns</b></p><p>at nine</p><script>alert(1)</script>' },
        sender: 'test',
        memberIds: [one.memberId],
        now: hall.clock.now(),
      },
    );
    client.release();
    const { data } = await support.call(memberLetters, { id: one.memberId });
    expect(data.rows[0]).toMatchObject({ title: 'Welcome', text: 'Tea & lanterns\nat nine', read_at: null });
  });

  it('shows the agents above, who brought the member, and who is below', async () => {
    const third = await hall.joinMember();
    await run('UPDATE member SET is_agent = true, agent_active = true, agent_level = 1 WHERE id = $1', [
      one.memberId,
    ]);
    await run('UPDATE member SET agent_id = $2 WHERE id = $1', [other.memberId, one.memberId]);
    await run(
      `UPDATE member SET agent_id = $2, introducer_id = $2, introducer_kind = 'introducer', introducer_text = 'friend' WHERE id = $1`,
      [third.memberId, other.memberId],
    );
    const { data } = await support.call(memberLine, { id: third.memberId });
    expect(data).toMatchObject({
      introduced: { kind: 'introducer', text: 'friend', by: { id: other.memberId } },
      above: [{ id: other.memberId }, { id: one.memberId, agent_level: 1 }],
      below: { count: 0, newest: [] },
    });
    const { data: top } = await support.call(memberLine, { id: one.memberId });
    expect(top).toMatchObject({
      is_agent: true,
      above: [],
      below: { count: 1, newest: [{ id: other.memberId }] },
    });
    expect((await support.call(memberLine, { id: other.memberId })).data.friends).toBe(1);
  });

  it('shows limits and breaks, and every wish about them', async () => {
    await run(
      `INSERT INTO member_limit (member_id, site_id, kind, period, amount, set_at) VALUES ($1, 1, 'deposit', 'day', 5000, now())`,
      [one.memberId],
    );
    await run(
      `INSERT INTO member_safety_event (site_id, member_id, event, detail, at)
       VALUES (1, $1, 'limit', '{"kind": "deposit", "period": "day", "amount": "5000"}', $2), (1, $1, 'exclusion', '{"term": "1_year"}', $2)`,
      [one.memberId, hall.clock.now()],
    );
    await run(`INSERT INTO member_play_rule (member_id, excluded_until) VALUES ($1, 'infinity')`, [
      one.memberId,
    ]);
    const { data } = await support.call(memberSafety, { id: one.memberId });
    expect(data).toMatchObject({
      away_for_good: true,
      limits: [{ kind: 'deposit', period: 'day', amount: '50.00' }],
      wishes: [
        { event: 'exclusion', term: '1_year', amount: null },
        { event: 'limit', kind: 'deposit', amount: '50.00' },
      ],
    });
  });

  it('shows what staff did and tried', async () => {
    const set = (version: string) =>
      support.call(memberSetStatus, { id: other.memberId, status: 'frozen', reason: 'two at once', version });
    expect((await set('nonsense')).code).toBe(409);
    const { data } = await support.call(memberHistory, { id: other.memberId });
    expect(data.rows[0]).toMatchObject({ by: 'support01', call: memberSetStatus.path, outcome: 'refused' });
    expect((await support.call(memberHistory, { id: other.memberId, cursor: '0' })).field).toBe('cursor');
  });
});

it('keeps money on hold in sight', async () => {
  const held = memberHeld(1, one.memberId, 'USD');
  await run(`SELECT ledger.account_ids('{1}', '{member}', $1, '{held}', '{0}', '{USD}')`, [[held.ownerId]]);
  const { data } = await support.call(memberWallets, { id: one.memberId });
  expect(data.wallets.map(({ purpose }) => purpose)).toContain('held');
});
