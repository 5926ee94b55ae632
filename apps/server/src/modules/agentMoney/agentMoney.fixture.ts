import { randomUUID } from 'node:crypto';
import type { Currency, InputOf } from '@pavilion/contract';
import {
  type AgentPurse,
  agentPayoutCreate,
  agentTransferCreate,
  agentTransferDesk,
} from '@pavilion/contract/agentMoney';
import { memberCommission, memberQuota, post, siteAdjustment, siteQuota } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import { createOutbox } from '../../realtime/index.ts';
import { type Hall, openHall } from '../../testing/moduleHall.ts';
import { createCashierModule } from '../cashier/index.ts';
import type { PasswordHasher } from '../identity/index.ts';
import { createDeedBook, type DeedBook } from '../proposals/index.ts';
import { finishTransfers } from './commands/finishTransfer.ts';
import { createAgentMoneyModule } from './index.ts';

/** A hall whose agents have purses; for the tests of what they do with them. */

export const withdrawPassword = '4821';

const settings = `
  insert into agent_setting (site_id, currency, transfer_min_minor, transfer_max_minor, day_max_minor, receiver_day_max_minor,
                             turnover_percent, accounts_day_max, level_max)
  values (1, 'RMB', 1000, 100000, 250000, 150000, 100, 3, 3);
  insert into register_setting (site_id, currency, name, is_display, is_required, is_unique, sort)
  values (1, 'RMB', 'member_account', true, true, true, 1), (1, 'RMB', 'password', true, true, false, 2);
  insert into payment_gateway (id, code, adapter, base_url) values (1, 'sandbox', 'sandbox', 'http://127.0.0.1:9');
  insert into withdrawal_rule (site_id, currency, gateway_code, min_minor, max_minor, fee_minor, fee_basis_points, daily_max,
                               turnover_percent, second_approval_from_minor)
  values (1, 'RMB', 'sandbox', 1000, 1000000, 0, 0, 3, 0, 500000);`;

/** The real one is slow on purpose; here nobody guesses. */
const passwords: PasswordHasher = {
  hash: async (password) => `plain ${password}`,
  verify: async (hash, password) => hash === `plain ${password}`,
};

export interface Person {
  readonly memberId: number;
  readonly token: string;
  readonly account: string;
}

export interface MoneyHall {
  readonly hall: Hall;
  readonly book: DeedBook;
  readonly rows: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** An agent in service with a withdraw password, under another or at the top; a level of the own where none is given. */
  readonly addAgent: (above?: Person, level?: number) => Promise<Person>;
  /** An agent at the top, one below, and a member of that one. */
  readonly addLine: () => Promise<{ top: Person; middle: Person; player: Person }>;
  readonly addMember: (above?: Person, more?: { currency?: Currency; siteId?: number }) => Promise<Person>;
  /** Puts money into a purse, whole units. */
  readonly fill: (agent: Person, purse: AgentPurse, units: number) => Promise<void>;
  readonly give: (
    from: Person,
    to: Pick<Person, 'account'>,
    over?: Partial<InputOf<typeof agentTransferCreate>>,
  ) => Promise<Awaited<ReturnType<Hall['call']>> & { data: { transfer?: { number: string } } }>;
  readonly payOut: (
    agent: Person,
    over?: Partial<InputOf<typeof agentPayoutCreate>>,
  ) => Promise<Awaited<ReturnType<Hall['call']>>>;
  readonly desk: (agent: Person) => Promise<{ commission: string; quota: string }>;
  /** What stands on an account of a member, minor units. */
  readonly balance: (person: Person, purpose: 'main' | AgentPurse) => Promise<bigint>;
  readonly letters: (person: Person) => Promise<string[]>;
  /** What the job does about transfers that are under way. */
  readonly finishTransfers: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export const openMoneyHall = async (): Promise<MoneyHall> => {
  const book = createDeedBook();
  const closing: (() => void)[] = [];
  const outbox = createOutbox();
  const hall = await openHall(
    ({ database, clock, env, sites, log }) => {
      const shared = { pool: database.pool, clock, outbox, sites, passwords, book };
      const cashier = createCashierModule({ ...shared, log, env });
      closing.push(cashier.close);
      return [cashier, createAgentMoneyModule({ ...shared, log, secret: env.PAVILION_SECRET })];
    },
    { arrange: settings, environment: { HALL_ORIGIN: 'http://one.test' } },
  );
  const hash = await passwords.hash(withdrawPassword);
  const rows: MoneyHall['rows'] = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await hall.database.owner.query<Row>(text, values)).rows;
  let people = 0;
  const add = async (kind: string, more: { currency?: Currency; siteId?: number } = {}): Promise<Person> => {
    people += 1;
    const account = `${kind}${people}`;
    return { account, ...(await hall.addMember({ account, ...more })) };
  };
  const place = (person: Person, above: Person | undefined) =>
    rows('update member set agent_id = $2 where id = $1', [person.memberId, above?.memberId ?? null]);

  const addAgent: MoneyHall['addAgent'] = async (above, level = 1) => {
    const agent = await add('agent');
    await place(agent, above);
    await rows(
      `update member set is_agent = true, agent_active = true, agent_type = 1, agent_level = $2, member_type = 2,
                         withdraw_password_hash = $3 where id = $1`,
      [agent.memberId, level, hash],
    );
    return agent;
  };
  const addMember: MoneyHall['addMember'] = async (above, more) => {
    const member = await add('member', more);
    await place(member, above);
    return member;
  };

  return {
    hall,
    book,
    rows,
    addAgent,
    addMember,
    addLine: async () => {
      const top = await addAgent();
      const middle = await addAgent(top, 2);
      return { top, middle, player: await addMember(middle) };
    },
    fill: async ({ memberId }, purse, units) => {
      const [from, to] =
        purse === 'quota'
          ? [siteQuota(1, 'RMB'), memberQuota(1, memberId, 'RMB')]
          : [siteAdjustment(1, 'RMB'), memberCommission(1, memberId, 'RMB')];
      const moves = [{ from, to, amountMinor: minor(BigInt(units) * 100n) }];
      const key = randomUUID();
      await post(hall.database.pool, { scope: 'test', key, kind: 'commission', reference: 'test', moves });
    },
    give: (from, to, over = {}) =>
      hall.call(
        agentTransferCreate,
        {
          request_id: randomUUID(),
          purse: 'quota',
          account: to.account,
          amount: '100.00',
          withdraw_password: withdrawPassword,
          ...over,
        },
        { token: from.token },
      ),
    payOut: ({ token }, over = {}) =>
      hall.call(
        agentPayoutCreate,
        { request_id: randomUUID(), amount: '100.00', withdraw_password: withdrawPassword, ...over },
        { token },
      ),
    desk: async ({ token }) => (await hall.call(agentTransferDesk, {}, { token })).data,
    balance: async ({ memberId }, purpose) => {
      const [row] = await rows<{ balance_minor: bigint }>(
        `select balance_minor from ledger.account where owner_kind = 'member' and owner_id = $1 and purpose = $2::ledger.purpose`,
        [memberId, purpose],
      );
      return row?.balance_minor ?? 0n;
    },
    letters: async ({ memberId }) => {
      const found = await rows<{ title: Record<string, string> }>(
        'select title from letter join member_letter on letter_id = letter.id where member_id = $1 order by letter.id',
        [memberId],
      );
      return found.map(({ title }) => title.en_US ?? '');
    },
    finishTransfers: () => finishTransfers({ ...hall, pool: hall.database.pool, outbox }),
    close: async () => {
      for (const close of closing) close();
      await hall.close();
    },
  };
};
