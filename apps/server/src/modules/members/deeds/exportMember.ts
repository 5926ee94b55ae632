import type { Locale } from '@pavilion/contract';
import type { MemberWallet } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { Pool } from 'pg';
import type { Actor } from '../../../http/officeCaller.ts';
import { OfficeFile } from '../../../http/officeCaller.ts';
import { listOpenedAccounts } from '../../identity/index.ts';
import { readNotes } from '../notes/notes.ts';
import { readBonuses, readEntries, readPayments, readWallets } from '../page/money.ts';
import { readDevices, readLine, readSafety, readSessions } from '../page/people.ts';
import { readRounds } from '../page/play.ts';
import { readLetters } from '../page/words.ts';
import { findMember, type MemberRow } from '../queries.ts';
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

async function* entriesOf(
  pool: Pool,
  row: MemberRow,
  wallets: readonly MemberWallet[],
  locale: Locale,
): AsyncGenerator<unknown> {
  for (const { id, purpose, provider } of wallets)
    for await (const entry of allOf((cursor) =>
      readEntries(pool, row, { id: row.id, wallet: id, count, cursor }, locale),
    ))
      yield { account: { purpose, provider }, ...entry };
}

/** What the sign-up and the member centre asked for, in clear, and what the member agreed to. */
const readPerson = async (pool: Pool, { id }: MemberRow): Promise<object> => {
  const [person, consents, logins] = await Promise.all([
    pool.query(
      `SELECT id, account, currency, status, name, birthday::text, email, phone, line, others, qq, skype, wechat, fb, zalo,
              telegram, whats_app, identity_id, phone_verified_at, email_verified_at, locale, host(registered_ip) AS registered_ip,
              created_at, last_login_at, host(last_login_ip) AS last_login_ip
         FROM member WHERE id = $1`,
      [id],
    ),
    pool.query(
      `SELECT version::text, locale, accepted_at, host(ip) AS ip FROM agreement_acceptance WHERE member_id = $1 ORDER BY version`,
      [id],
    ),
    pool.query(
      'SELECT issuer, subject, linked_at FROM member_identity WHERE member_id = $1 ORDER BY issuer',
      [id],
    ),
  ]);
  return { ...person.rows[0], agreements: consents.rows, third_party_logins: logins.rows };
};

async function* write(deps: MemberDeskDeps, row: MemberRow, locale: Locale): AsyncGenerator<string> {
  const { pool, secret, clock } = deps;
  const now = clock.now();
  const { id } = row;
  const { wallets, in_rounds } = await readWallets(pool, row);
  const [person, accounts, devices, line, safety] = await Promise.all([
    readPerson(pool, row),
    listOpenedAccounts(pool, secret, { siteId: row.site_id, memberId: id }),
    readDevices(pool, row),
    readLine(pool, row),
    readSafety(pool, row, now),
  ]);
  const whole = { person, bank_accounts: accounts, wallets, in_rounds, devices: devices.rows, line, safety };
  yield `{"exported_at":${JSON.stringify(now)}`;
  for (const [name, value] of Object.entries(whole))
    yield `,\n${JSON.stringify(name)}:${JSON.stringify(value)}`;
  const lists: Readonly<Record<string, AsyncGenerator<unknown>>> = {
    sessions: allOf((cursor) => readSessions(pool, row, { id, count, cursor })),
    payments: allOf((cursor) => readPayments(pool, row, { id, count, cursor }, locale)),
    bonuses: allOf((cursor) => readBonuses(pool, row, { id, count, cursor }, { now, locale })),
    rounds: allOf((cursor) => readRounds(pool, row, { id, count, cursor }, locale)),
    entries: entriesOf(pool, row, wallets, locale),
    letters: allOf((cursor) => readLetters(pool, row, { id, count, cursor }, locale)),
    notes: allOf((cursor) => readNotes(pool, id, { id, count, cursor })),
  };
  for (const [name, rows] of Object.entries(lists)) {
    yield `,\n${JSON.stringify(name)}:[`;
    let isFirst = true;
    for await (const one of rows) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(one)}`;
      isFirst = false;
    }
    yield ']';
  }
  yield '\n}\n';
}

/** Everything that is kept about a member, as a file. The line in the trace is written before anything is told. */
export const exportMember = async (
  deps: MemberDeskDeps,
  who: Actor,
  { id, reason }: { readonly id: number; readonly reason: string },
  locale: Locale,
): Promise<OfficeFile> => {
  const row = await findMember(deps.pool, who.siteId, id);
  await withTransaction(deps.pool, (tx) =>
    who.trace(tx, { subject: { kind: 'member', id }, after: { exported: true }, reason }),
  );
  return new OfficeFile(`member-${id}.json`, 'application/json', write(deps, row, locale));
};
