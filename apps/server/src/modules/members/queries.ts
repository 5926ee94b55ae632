import { currencySchema } from '@pavilion/contract';
import type { memberList, OfficeMember, OfficeMemberRow } from '@pavilion/contract/office';
import { minor, toDecimal } from '@pavilion/money';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { accountKeyOf } from '../identity/index.ts';
import { identifierKeyOf } from '../signup/index.ts';

type Asked = z.output<typeof memberList.body>;

interface MemberListRow {
  readonly id: number;
  readonly account: string;
  readonly currency: string;
  readonly status: OfficeMemberRow['status'];
  readonly is_agent: boolean;
  readonly created_at: Date;
  readonly last_login_at: Date | null;
  readonly found_by: OfficeMemberRow['found_by'];
}

const present = (row: MemberListRow): OfficeMemberRow => ({
  id: row.id,
  account: row.account,
  currency: currencySchema.parse(row.currency),
  status: row.status,
  is_agent: row.is_agent,
  joined_at: row.created_at.toISOString(),
  last_login_at: row.last_login_at?.toISOString() ?? null,
  found_by: row.found_by,
});

/** What stands for itself in a pattern. */
const literal = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
const idMax = 2_147_483_647;

/** By what a search finds, the surest first. `$1` site, `$2` id, `$3` beginning of an account, `$4` key, `$5` order. */
const found = `(
  SELECT DISTINCT ON (id) id, found_by FROM (
    SELECT id, 1 AS place, 'id' AS found_by FROM member WHERE site_id = $1 AND id = $2
    UNION ALL
    SELECT id, 2, 'account' FROM member WHERE site_id = $1 AND account_key LIKE $3
    UNION ALL
    SELECT member_id, 3, CASE field WHEN 'member_name' THEN 'name' WHEN 'member_phone' THEN 'phone' ELSE 'mail' END
      FROM member_identifier
     WHERE site_id = $1 AND value_key = $4 AND field IN ('member_name', 'member_phone', 'member_email')
    UNION ALL
    SELECT member_id, 4, 'order' FROM deposit_order WHERE site_id = $1 AND order_number = $5
    UNION ALL
    SELECT member_id, 4, 'order' FROM withdrawal_order WHERE site_id = $1 AND order_number = $5
  ) AS any_way ORDER BY id, place
) AS found`;

const columns = 'm.id, m.account, m.currency, m.status, m.is_agent, m.created_at, m.last_login_at' as const;
const sortColumns = { id: 'm.id', account: 'm.account_key', joined_at: 'm.created_at' } as const;

/** Members of a site; with a search, those whom it finds. */
export const listMembers = async (pool: Pool, siteId: number, { filter, sort, page, perPage }: Asked) => {
  const { q } = filter;
  const id = q !== undefined && /^[0-9]{1,10}$/.test(q) && Number(q) <= idMax ? Number(q) : null;
  const search =
    q === undefined ? [] : [id, `${literal(accountKeyOf(q))}%`, identifierKeyOf(q), q.toUpperCase()];
  const bounds = [filter.status ?? null, filter.currency ?? null];
  const values = [siteId, ...search, ...bounds];
  const first = 2 + search.length;
  const matching = `FROM member m ${q === undefined ? '' : `JOIN ${found} ON found.id = m.id`}
    WHERE m.site_id = $1 AND ($${first}::text IS NULL OR m.status = $${first})
      AND ($${first + 1}::text IS NULL OR m.currency = $${first + 1})`;
  const counted = await pool.query<{ total: bigint }>(`SELECT count(*) AS total ${matching}`, values);
  const order = `${sortColumns[sort?.field ?? 'id']} ${sort?.order === 'ASC' ? 'ASC' : 'DESC'}`;
  const { rows } = await pool.query<MemberListRow>(
    `SELECT ${columns}, ${q === undefined ? 'NULL' : 'found.found_by'} AS found_by ${matching}
      ORDER BY ${order}, m.id LIMIT $${first + 2} OFFSET $${first + 3}`,
    [...values, perPage, (page - 1) * perPage],
  );
  return { rows: rows.map(present), total: Number(counted.rows[0]?.total ?? 0n) };
};

export interface MemberRow extends Omit<MemberListRow, 'found_by'> {
  readonly site_id: number;
  readonly withdraw_verification_demanded: boolean;
  readonly must_change_password: boolean;
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly registered_ip: string | null;
}

/** A member of a site; `$1` site, `$2` id. */
export const memberText = `
  SELECT ${columns}, m.site_id, m.withdraw_verification_demanded, m.first_login_to_change_password AS must_change_password,
         m.name, m.phone, m.email, host(m.registered_ip) AS registered_ip
    FROM member m WHERE m.site_id = $1 AND m.id = $2`;

interface FactorRow {
  readonly totp: boolean;
  readonly passkeys: number;
  readonly codes: number;
}

export const readFactors = async (pool: Pool, memberId: number): Promise<OfficeMember['factors']> => {
  const { rows } = await pool.query<FactorRow>(
    `SELECT EXISTS (SELECT FROM totp_factor WHERE holder_id = h.id) AS totp,
            (SELECT count(*)::integer FROM passkey WHERE holder_id = h.id) AS passkeys,
            (SELECT count(*)::integer FROM recovery_code WHERE holder_id = h.id AND used_at IS NULL) AS codes
       FROM second_factor_holder h WHERE h.member_id = $1`,
    [memberId],
  );
  const [row] = rows;
  return { totp: row?.totp ?? false, passkeys: row?.passkeys ?? 0, recovery_codes_left: row?.codes ?? 0 };
};

interface SessionRow {
  readonly id: string;
  readonly address: string | null;
  readonly user_agent: string;
  readonly created_at: Date;
  readonly last_seen_at: Date;
}

export const readSessions = async (
  pool: Pool,
  memberId: number,
  now: Date,
): Promise<OfficeMember['sessions']> => {
  const { rows } = await pool.query<SessionRow>(
    `SELECT id, host(ip) AS address, user_agent, created_at, last_seen_at FROM session
      WHERE member_id = $1 AND ended_at IS NULL AND expires_at > $2 ORDER BY last_seen_at DESC LIMIT 50`,
    [memberId, now],
  );
  return rows.map((row) => ({
    id: row.id,
    address: row.address ?? '',
    user_agent: row.user_agent,
    started_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
  }));
};

const ordersShown = 10;

interface OrderRow {
  readonly order_number: string;
  readonly currency: string;
  readonly amount_minor: bigint;
  readonly state: string;
  readonly created_at: Date;
}

export const readOrders = async (
  pool: Pool,
  table: 'deposit_order' | 'withdrawal_order',
  { site_id, id }: MemberRow,
): Promise<OfficeMember['deposits']> => {
  const { rows } = await pool.query<OrderRow>(
    `SELECT order_number, currency, amount_minor, state, created_at FROM ${table}
      WHERE site_id = $1 AND member_id = $2 ORDER BY id DESC LIMIT $3`,
    [site_id, id, ordersShown],
  );
  return rows.map((row) => ({
    order_number: row.order_number,
    amount: toDecimal(minor(row.amount_minor), currencySchema.parse(row.currency)),
    state: row.state,
    created_at: row.created_at.toISOString(),
  }));
};

const deedsShown = 20;

interface DeedRow extends Omit<OfficeMember['deeds'][number], 'at'> {
  readonly at: Date;
}

/** What staff did to a member or tried, the latest first. */
export const readDeeds = async (pool: Pool, { site_id, id }: MemberRow): Promise<OfficeMember['deeds']> => {
  const { rows } = await pool.query<DeedRow>(
    `SELECT t.at, s.account AS by, t.call, t.reason, t.outcome
       FROM trace t LEFT JOIN staff s ON s.id = t.staff_id
      WHERE t.chain = $1 AND t.subject_kind = 'member' AND t.subject_id = $2
      ORDER BY t.number DESC LIMIT $3`,
    [site_id, String(id), deedsShown],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
};
