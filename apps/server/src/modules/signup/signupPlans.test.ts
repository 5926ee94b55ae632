import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { adult, openSignupHall, type SignupHall } from './signup.fixture.ts';

/** What sign-up asks of a database that knows a million members: few statements, and none that reads a table through. */

const membersMax = 1_000_000;

let hall: SignupHall;
beforeAll(async () => {
  hall = await openSignupHall();
  const client = await hall.database.owner.connect();
  try {
    // The rows are plain enough without the checks of foreign keys, which would take most of the time.
    await client.query('SET session_replication_role = replica');
    await client.query(
      `INSERT INTO member (site_id, account, account_key, password_hash, currency, registered_ip, created_at)
       SELECT 1, 'm' || n, 'm' || n, 'x', 'USD', '10.0.0.0'::inet + n / 20, $1::timestamptz - n * interval '1 second'
         FROM generate_series(1, $2) AS n`,
      [hall.clock.now(), membersMax],
    );
    await client.query(
      `INSERT INTO member_identifier (member_id, site_id, field, value_key, is_unique)
       SELECT id, 1, 'member_phone', id::text, true FROM member WHERE account LIKE 'm%'`,
    );
    await client.query(
      `INSERT INTO signup_allowance (site_id, purpose, subject, period_start, used)
       SELECT 1, 'lookup_address', 'address ' || n, date_trunc('hour', $1::timestamptz), 1 FROM generate_series(1, 100000) AS n`,
      [hall.clock.now()],
    );
    await client.query(
      `INSERT INTO sms_code (site_id, purpose, phone_key, code_hash, sent_at, expires_at, ip)
       SELECT 1, 'register_member', n::text, sha256('x'), $1, $1, '10.0.0.1' FROM generate_series(1, 100000) AS n`,
      [hall.clock.now()],
    );
    await client.query('SET session_replication_role = DEFAULT');
    await client.query('ANALYZE member, member_identifier, signup_allowance, sms_code');
  } finally {
    client.release();
  }
});
afterAll(() => hall.close());
afterEach(() => vi.restoreAllMocks());

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

const statementSchema = z.object({ text: z.string(), values: z.array(z.unknown()).default([]) });

/** Runs something and answers the statements that it sent to the database. */
const statementsOf = async (run: () => Promise<unknown>): Promise<readonly Statement[]> => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await run();
  const sent = query.mock.calls.map(([first, second]: readonly unknown[]) =>
    typeof first === 'string'
      ? { text: first, values: Array.isArray(second) ? second : [] }
      : statementSchema.parse(first),
  );
  query.mockRestore();
  return sent.filter(({ text }) => !/^(SET|BEGIN|COMMIT|ROLLBACK)\b/i.test(text));
};

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string | undefined;
  readonly Plans?: readonly PlanNode[] | undefined;
}
const planNodeSchema: z.ZodType<PlanNode> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    Plans: z.array(planNodeSchema).optional(),
  }),
);
const explanationSchema = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: planNodeSchema })) }));

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const large: ReadonlySet<string> = new Set(['member', 'member_identifier', 'signup_allowance', 'sms_code']);

/** The large tables that a statement would read from end to end. */
const readThrough = async ({ text, values }: Statement): Promise<readonly string[]> => {
  const { rows } = await hall.database.owner.query(`EXPLAIN (FORMAT JSON) ${text}`, values);
  return explanationSchema
    .parse(rows)
    .flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)))
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .flatMap((node) => node['Relation Name'] ?? [])
    .filter((table) => large.has(table));
};

const everyField = {
  member_phone: '5551231234',
  member_email: 'plan@mail.example',
  member_name: 'Ada Plan',
  member_qq: 'plan_qq',
  member_skype: 'plan_sk',
  member_wechat: 'plan_wx',
  member_zalo: 'plan_za',
  member_fb: 'plan_fb',
  member_telegram: 'plan_tg',
  member_whats_app: 'plan_wa',
  member_line: 'plan_li',
  identity_id: 'PLAN-1',
};

interface Case {
  readonly what: string;
  /** Statements that it takes; more is a step back. */
  readonly statementsMax: number;
  readonly run: () => Promise<{ readonly code: number }>;
}

const formed = async (over: object) => {
  const form = await hall.formOf(over, { ip: hall.newIp() });
  const ip = hall.newIp();
  return () => hall.call('/register', form, { ip });
};

const cases: readonly (() => Promise<Case>)[] = [
  async () => ({
    what: 'a left field',
    statementsMax: 4,
    run: () => hall.verify({ member_phone: '5551231234' }),
  }),
  async () => ({
    what: 'all fields at once',
    statementsMax: 4,
    run: () => hall.verify({ ...everyField, member_account: 'planner1' }),
  }),
  async () => ({ what: 'a phone code', statementsMax: 6, run: () => hall.sendSms('0912345678') }),
  async () => ({
    what: 'a sign-up that says little',
    statementsMax: 26,
    run: await formed({ member_birthday: adult, request_id: crypto.randomUUID() }),
  }),
  async () => ({
    what: 'a sign-up that says everything, by an agent link',
    statementsMax: 26,
    run: await formed({ ...everyField, member_agent: String(hall.people.agentId) }),
  }),
  async () => ({
    what: 'a sign-up with a proved phone',
    statementsMax: 28,
    run: await (async () => {
      await hall.sendSms('0912345679');
      const body = { member_currency: 'VND', member_phone: '0912345679', phone_verify: hall.lastCode() };
      return formed(body);
    })(),
  }),
];

describe(`among ${membersMax} members`, () => {
  it.each(cases)('case %#: few statements, no table read through', async (arrange) => {
    const { what, statementsMax, run } = await arrange();
    const codes: number[] = [];
    const sent = await statementsOf(async () => codes.push((await run()).code));
    expect(codes, what).toEqual([100]);
    expect(sent.length, what).toBeGreaterThan(3);
    expect(sent.length, `${what}:\n${sent.map(({ text }) => text).join('\n')}`).toBeLessThanOrEqual(
      statementsMax,
    );
    for (const statement of sent)
      expect(await readThrough(statement), `${what}: ${statement.text}`).toEqual([]);
  });

  it('a plan that reads a table through would be found', async () => {
    expect(await readThrough({ text: 'SELECT FROM member WHERE others = $1', values: ['x'] })).toEqual([
      'member',
    ]);
  });
});
