import type { Locale } from '@pavilion/contract';
import type { MemberWallet } from '@pavilion/contract/office';
import type { Pool } from 'pg';
import { listOpenedAccounts } from '../../identity/index.ts';
import { readNotes } from '../notes/notes.ts';
import { type EntryDeps, readBonuses, readEntries, readPayments, readWallets } from '../page/money.ts';
import { readDevices, readLine, readSafety, readSessions } from '../page/people.ts';
import { readRounds } from '../page/play.ts';
import { readLetters } from '../page/words.ts';
import type { MemberRow } from '../queries.ts';
import { type AcceptedAgreement, readAgentData } from './agentData.ts';
import type { MemberDeskDeps } from './standing.ts';

/** Rows that are in memory at a time. */
const count = 100;

interface PageOf<Row> {
  readonly rows: readonly Row[];
  readonly next_cursor: string | null;
}

/** Every row of a list that goes on by cursor. */
async function* allOf<Row>(load: (cursor: string | undefined) => Promise<PageOf<Row>>): AsyncGenerator<Row> {
  let cursor: string | undefined;
  do {
    const page = await load(cursor);
    yield* page.rows;
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
}

async function* entriesOf(deps: EntryDeps, row: MemberRow, wallets: readonly MemberWallet[], locale: Locale) {
  for (const { id, purpose, provider } of wallets)
    for await (const entry of allOf((cursor) =>
      readEntries(deps, row, { id: row.id, wallet: id, count, cursor }, locale),
    ))
      yield { account: { purpose, provider }, ...entry };
}

interface ThirdPartyLogin {
  readonly issuer: string;
  readonly subject: string;
  readonly linked_at: Date;
}

/** What the sign-up and the member centre asked for, in clear, and what the member agreed to. */
const readPerson = async (pool: Pool, { id }: MemberRow) => {
  const [person, agreements, logins] = await Promise.all([
    pool.query<Record<string, string | number | Date | null>>(
      `SELECT id, account, currency, status, name, birthday::text, email, phone, line, others, qq, skype, wechat, fb, zalo,
              telegram, whats_app, identity_id, phone_verified_at, email_verified_at, locale, host(registered_ip) AS registered_ip,
              created_at, last_login_at, host(last_login_ip) AS last_login_ip
         FROM member WHERE id = $1`,
      [id],
    ),
    pool.query<AcceptedAgreement>(
      `SELECT version::text, locale, accepted_at, host(ip) AS ip FROM agreement_acceptance WHERE member_id = $1 ORDER BY version`,
      [id],
    ),
    pool.query<ThirdPartyLogin>(
      'SELECT issuer, subject, linked_at FROM member_identity WHERE member_id = $1 ORDER BY issuer',
      [id],
    ),
  ]);
  return {
    facts: person.rows[0] ?? {},
    agreements: agreements.rows,
    third_party_logins: logins.rows,
  };
};

/** Everything that is kept about a member: what is known once, and lists that are read while they are written. */
export const readPersonalData = async (
  { pool, secret, clock, archive }: MemberDeskDeps,
  row: MemberRow,
  locale: Locale,
) => {
  const now = clock.now();
  const { id } = row;
  const { wallets, in_rounds } = await readWallets(pool, row);
  const [person, bankAccounts, devices, line, safety, agent] = await Promise.all([
    readPerson(pool, row),
    listOpenedAccounts(pool, secret, { siteId: row.site_id, memberId: id }),
    readDevices(pool, row),
    readLine(pool, row),
    readSafety(pool, row, now),
    readAgentData(pool, id),
  ]);
  return {
    exported_at: now,
    person,
    bank_accounts: bankAccounts,
    wallets,
    in_rounds,
    devices: devices.rows,
    line,
    safety,
    under_agents: agent.relations,
    agent_agreements: agent.agreements,
    agent_campaigns: agent.campaigns,
    lists: {
      sessions: allOf((cursor) => readSessions(pool, row, { id, count, cursor })),
      payments: allOf((cursor) => readPayments(pool, row, { id, count, cursor }, locale)),
      bonuses: allOf((cursor) => readBonuses(pool, row, { id, count, cursor }, { now, locale })),
      rounds: allOf((cursor) => readRounds(pool, row, { id, count, cursor }, locale)),
      entries: entriesOf({ pool, archive }, row, wallets, locale),
      letters: allOf((cursor) => readLetters(pool, row, { id, count, cursor }, locale)),
      notes: allOf((cursor) => readNotes(pool, id, { id, count, cursor })),
      agent_bills: agent.bills,
      agent_transfers: agent.transfers,
      agent_disputes: agent.disputes,
    },
  };
};
export type PersonalData = Awaited<ReturnType<typeof readPersonalData>>;
