import { type AgentSignalKind, agentSignalKinds } from '@pavilion/contract/office';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hall, openHall } from '../../../testing/moduleHall.ts';
import { sealDetails } from '../../identity/bankAccounts/details.ts';
import { findSignals } from './signals.ts';

/** Every signal with what it is there for, and beside it what is none: somebody of no line, or something too small or too old. */

const secret = 'a secret of thirty-two characters!';
const now = new Date('2026-06-15T16:00:00Z');
const since = new Date('2026-05-16T16:00:00Z');
const names = ['top', 'sub', 'member', 'friend', 'stranger'] as const;
type Name = (typeof names)[number];

let hall: Hall;
const ids: Record<Name, number> = { top: 0, sub: 0, member: 0, friend: 0, stranger: 0 };

const money = `
  INSERT INTO payment_gateway (id, code, adapter, base_url) VALUES (1, 'sandbox', 'sandbox', 'http://127.0.0.1:9');
  INSERT INTO deposit_method (id, site_id, code, gateway_code, currency, name, min_minor, max_minor, fee_minor, presets_minor)
  VALUES (1, 1, 'page', 'sandbox', 'RMB', '{}', 100, 1000000, 0, '{}');
  INSERT INTO provider (gp_id, gp_code, name, wallet, mark) VALUES (1, 'lotus', '{"zh_CN": "荷"}', 'seamless', 'lotus');
  INSERT INTO game (id, gp_id, game_code, gt_id, names, state, motif)
  OVERRIDING SYSTEM VALUE VALUES (1, 1, 'koi', 2, '{"zh_CN": "鲤"}', 'live', 'koi');`;

const run = (text: string, values: unknown[] = []) => hall.database.owner.query(text, values);
const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
const dayMinutes = 24 * 60;

beforeAll(async () => {
  hall = await openHall(() => [], { arrange: money });
  hall.clock.set(now.toISOString());
  for (const name of names) ids[name] = (await hall.addMember({ account: name })).memberId;
  // Everybody joined long ago: a burst of sign-ups is a signal of its own.
  await run(
    `UPDATE member SET created_at = '2026-01-01', is_agent = account IN ('top', 'sub'), agent_active = is_agent`,
  );
  for (const [name, above] of [
    ['sub', 'top'],
    ['member', 'sub'],
    ['friend', 'sub'],
  ] as const)
    await run('UPDATE member SET agent_id = $2 WHERE id = $1', [ids[name], ids[above]]);
  await run('UPDATE member SET is_agent = true WHERE id = ANY ($1)', [[ids.top, ids.sub]]);
});
afterAll(() => hall.close());

const seen = (name: Name, device: string, at: Date) =>
  run(
    `INSERT INTO known_device (member_id, device_hash, first_seen_at, last_seen_at) VALUES ($1, sha256($2::bytea), $3, $3)`,
    [ids[name], device, at],
  );
const visit = (name: Name, ip: string, browser: string, at: Date) =>
  run(
    `INSERT INTO session (site_id, member_id, created_at, last_seen_at, expires_at, ip, user_agent)
     VALUES (1, $1, $2, $2, $2, $3, $4)`,
    [ids[name], at, ip, browser],
  );
let orders = 0;
const payIn = (member: number, amount: number, at: Date, over: { payer?: string; times?: number } = {}) =>
  run(
    `INSERT INTO deposit_order (order_number, site_id, member_id, request_id, request_hash, currency, amount_minor, fee_minor,
       method_id, gateway_code, state, locale, return_url, ask_at, created_at, updated_at, expires_at, settled_at,
       deposit_times, payer)
     VALUES ($1, 1, $2, gen_random_uuid(), sha256('x'), 'RMB', $3, 0, 1, 'sandbox', 'succeeded', 'zh_CN', '', $4, $4, $4, $4,
       $4, $5, $6)`,
    [`D${++orders}`, member, amount, at, over.times ?? 2, over.payer ?? null],
  );
const bind = async (name: Name, holder: string, at: Date): Promise<number> => {
  orders += 1;
  const details = sealDetails(
    secret,
    { siteId: 1, memberId: ids[name] },
    { number: `6222${orders}`, holder },
  );
  const { rows } = await run(
    `INSERT INTO bank_account (site_id, member_id, request_id, request_hash, currency, bank_name, details_sealed, number_hash,
       bound_at)
     VALUES (1, $1, gen_random_uuid(), sha256('x'), 'RMB', 'Harbour', $2, sha256($3::bytea), $4) RETURNING id`,
    [ids[name], details, `number ${orders}`, at],
  );
  return rows[0]?.id;
};
const takeOut = async (name: Name, amount: number, at: Date) => {
  const account = await bind(name, `Holder ${orders}`, ago(90 * dayMinutes));
  await run(
    `INSERT INTO withdrawal_order (order_number, site_id, member_id, request_id, request_hash, currency, amount_minor,
       fee_minor, bank_account_id, gateway_code, state, approvals_needed, hold_id, created_at, updated_at)
     VALUES ($1, 1, $2, gen_random_uuid(), sha256('x'), 'RMB', $3, 0, $4, 'sandbox', 'requested', 1, $5, $6, $6)`,
    [`W${++orders}`, ids[name], amount, account, 900_000 + orders, at],
  );
};
const play = (name: Name, stake: number, won: number, at: Date, round = `r${++orders}`) =>
  run(
    `INSERT INTO round (site_id, gp_id, member_id, round_ref, game_id, session_id, currency, bets, stake_minor, held_minor,
       win_minor, state, opened_at, closed_at)
     VALUES (1, 1, $1, $5, 1, 1, 'RMB', 1, $2, 0, $3, 'closed', $4, $4)`,
    [ids[name], stake, won, at, round],
  );
const handOver = (name: Name, amount: number, at: Date) =>
  run(
    `INSERT INTO agent_transfer (number, site_id, agent_id, kind, purse, receiver_id, currency, amount_minor, transfer_id,
       request_id, request_hash, day, created_at)
     VALUES ($1, 1, $2, 'member', 'quota', $3, 'RMB', $4, $5, gen_random_uuid(), sha256('x'), $6::timestamptz::date, $6)`,
    [`A${++orders}`, ids.sub, ids[name], amount, -orders, at],
  );
/** New members of an agent, who joined then. */
const join = async (agent: Name, count: number, at: Date): Promise<number[]> => {
  const joined: number[] = [];
  for (let one = 0; one < count; one += 1) {
    const { memberId } = await hall.addMember({ account: `new${++orders}` });
    await run('UPDATE member SET agent_id = $2, created_at = $3 WHERE id = $1', [memberId, ids[agent], at]);
    joined.push(memberId);
  }
  return joined;
};

interface Scene {
  readonly arrange: () => Promise<unknown>;
  readonly found: readonly {
    readonly agent: Name;
    readonly member: Name | null;
    readonly evidence: object;
  }[];
}

const scenes: Readonly<Record<AgentSignalKind, Scene>> = {
  shared_device: {
    arrange: async () => {
      await seen('top', 'phone', ago(60 * dayMinutes));
      await seen('member', 'phone', ago(dayMinutes));
      await seen('stranger', 'phone', ago(dayMinutes));
      await seen('friend', 'tablet', ago(dayMinutes));
    },
    found: [{ agent: 'top', member: 'member', evidence: { level: 2 } }],
  },
  shared_holder: {
    arrange: async () => {
      await bind('sub', 'LIN WAN', ago(60 * dayMinutes));
      await bind('member', 'Lin  Wan', ago(dayMinutes));
      await bind('friend', 'Lin Wang', ago(dayMinutes));
      await bind('stranger', 'Lin Wan', ago(dayMinutes));
    },
    found: [
      {
        agent: 'sub',
        member: 'member',
        evidence: { bank: 'Harbour', holder: expect.stringMatching(/^L\*+$/), level: 1 },
      },
    ],
  },
  same_payer: {
    arrange: async () => {
      await payIn(ids.top, 5_000, ago(60 * dayMinutes), { payer: 'account-1' });
      await payIn(ids.friend, 7_000, ago(5 * dayMinutes), { payer: 'account-1' });
      await payIn(ids.stranger, 7_000, ago(5 * dayMinutes), { payer: 'account-1' });
      await payIn(ids.member, 7_000, ago(5 * dayMinutes), { payer: 'account-2' });
    },
    found: [{ agent: 'top', member: 'friend', evidence: { deposited: '70.00', currency: 'RMB', level: 2 } }],
  },
  shared_network: {
    arrange: async () => {
      await visit('sub', '203.0.113.7', 'Firefox', ago(100));
      await visit('member', '203.0.113.90', 'Firefox', ago(80));
      await visit('friend', '203.0.113.91', 'Safari', ago(80));
      await visit('stranger', '203.0.113.92', 'Firefox', ago(80));
    },
    found: [
      {
        agent: 'sub',
        member: 'member',
        evidence: { network: '203.0.113.0/24', minutes: 20, browser: 'Firefox' },
      },
    ],
  },
  close_login: {
    arrange: async () => {
      await seen('sub', 'laptop', ago(50));
      await seen('friend', 'laptop', ago(40));
      // On one device as well, but hours apart.
      await seen('member', 'laptop', ago(400));
    },
    found: [{ agent: 'sub', member: 'friend', evidence: { minutes: 10, level: 1 } }],
  },
  quick_withdrawal: {
    arrange: async () => {
      await payIn(ids.member, 10_000, ago(600));
      await play('member', 1_500, 0, ago(550));
      await takeOut('member', 9_000, ago(500));
      await payIn(ids.friend, 10_000, ago(600));
      await play('friend', 2_500, 0, ago(550));
      await takeOut('friend', 7_000, ago(500));
    },
    found: [
      {
        agent: 'sub',
        member: 'member',
        evidence: { deposited: '100.00', staked: '15.00', withdrawn: '90.00' },
      },
    ],
  },
  transfer_withdrawal: {
    arrange: async () => {
      await handOver('friend', 10_000, ago(10 * dayMinutes));
      await takeOut('friend', 9_500, ago(10 * dayMinutes - 60));
      await handOver('member', 10_000, ago(10 * dayMinutes));
      await play('member', 9_000, 0, ago(10 * dayMinutes - 10));
      await takeOut('member', 900, ago(10 * dayMinutes - 60));
    },
    found: [
      {
        agent: 'sub',
        member: 'friend',
        evidence: { received: '100.00', staked: '0.00', withdrawn: '95.00' },
      },
    ],
  },
  first_deposits: {
    arrange: async () => {
      for (const member of await join('sub', 5, ago(90 * dayMinutes)))
        await payIn(member, 100, ago(3 * dayMinutes), { times: 1 });
      for (const member of await join('top', 4, ago(90 * dayMinutes)))
        await payIn(member, 100, ago(3 * dayMinutes), { times: 1 });
    },
    found: [{ agent: 'sub', member: null, evidence: { first_deposits: 5, mean: '0.0' } }],
  },
  registrations: {
    arrange: async () => {
      await join('top', 6, ago(2 * dayMinutes));
      await join('sub', 4, ago(2 * dayMinutes));
    },
    found: [{ agent: 'top', member: null, evidence: { registrations: 6, mean: '0.0' } }],
  },
  opposite_bets: {
    arrange: async () => {
      await play('member', 1_000, 1_950, ago(5 * dayMinutes), 'red or black');
      await play('friend', 1_000, 0, ago(5 * dayMinutes), 'red or black');
      await play('member', 1_000, 1_950, ago(5 * dayMinutes), 'with a stranger');
      await play('stranger', 1_000, 0, ago(5 * dayMinutes), 'with a stranger');
      await play('member', 1_000, 1_950, ago(5 * dayMinutes), 'hardly the same');
      await play('friend', 100, 0, ago(5 * dayMinutes), 'hardly the same');
    },
    found: [
      {
        agent: 'sub',
        member: 'member',
        evidence: { with: 'friend', round: 'red or black', staked: '10.00' },
      },
    ],
  },
};

test.each(agentSignalKinds)(
  '%s is found with its evidence, and nothing that only looks like it',
  async (kind) => {
    const { arrange, found } = scenes[kind];
    await arrange();
    const signals = await findSignals({ pool: hall.database.pool, secret }, kind, 1, since);
    expect(
      signals.map(({ agent, member, evidence }) => ({
        agent: agent.account,
        member: member?.account ?? null,
        evidence,
      })),
    ).toEqual(found.map((one) => ({ ...one, evidence: expect.objectContaining(one.evidence) })));
    // Of another site, and of what was before, nobody hears.
    expect(await findSignals({ pool: hall.database.pool, secret }, kind, 2, since)).toEqual([]);
    expect(await findSignals({ pool: hall.database.pool, secret }, kind, 1, now)).toEqual([]);
  },
);

test('says of whom that one counts for no agent already', async () => {
  await run(
    `INSERT INTO agent_exclusion (site_id, member_id, from_day, reason, decided_by, decided_at)
     VALUES (1, $1, '2026-06-01', 'same-device', 'risk01', now())`,
    [ids.member],
  );
  const signals = await findSignals({ pool: hall.database.pool, secret }, 'quick_withdrawal', 1, since);
  expect(signals).toMatchObject([{ member: { account: 'member' }, is_excluded: true }]);
});
