import { currencySchema } from '@pavilion/contract';
import {
  type memberList,
  memberOne,
  type OfficeMember,
  type OfficeMemberRow,
} from '@pavilion/contract/office';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { refused } from '../../http/refusal.ts';
import { countList } from '../../infra/countedList.ts';
import { searchFor } from './search.ts';

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

const present = (row: MemberListRow, tags: MemberTagName[]): OfficeMemberRow => ({
  id: row.id,
  account: row.account,
  currency: currencySchema.parse(row.currency),
  status: row.status,
  is_agent: row.is_agent,
  joined_at: row.created_at.toISOString(),
  last_login_at: row.last_login_at?.toISOString() ?? null,
  found_by: row.found_by,
  tags,
});

/** A tag as a row bears it. */
type MemberTagName = OfficeMemberRow['tags'][number];

const columns = 'm.id, m.account, m.currency, m.status, m.is_agent, m.created_at, m.last_login_at' as const;
const sortColumns = { id: 'm.id', account: 'm.account_key', joined_at: 'm.created_at' } as const;

interface TagOfRow extends MemberTagName {
  readonly member_id: number;
}

/** The tags of each of these members. */
const readTagsOf = async (
  pool: Pool,
  ids: readonly number[],
): Promise<ReadonlyMap<number, MemberTagName[]>> => {
  const { rows } = await pool.query<TagOfRow>(
    `SELECT given.member_id, tag.id, tag.name, tag.tone FROM member_tag given JOIN tag ON tag.id = given.tag_id
      WHERE given.member_id = ANY ($1) ORDER BY lower(tag.name)`,
    [ids],
  );
  const tags = new Map<number, MemberTagName[]>();
  for (const { member_id: memberId, ...tag } of rows)
    tags.set(memberId, [...(tags.get(memberId) ?? []), tag]);
  return tags;
};

export const readTags = async (pool: Pool, memberId: number): Promise<MemberTagName[]> =>
  (await readTagsOf(pool, [memberId])).get(memberId) ?? [];

/** Whom a filter fits: what to select from, with its values, and by what a search found them. */
const matchingOf = (secret: string, siteId: number, filter: Asked['filter']) => {
  const search = filter.q === undefined ? undefined : searchFor(filter.q, secret, 2);
  const values: unknown[] = [siteId, ...(search?.values ?? [])];
  const bound = (value: unknown): string => `$${values.push(value)}`;
  const matching = [
    `FROM member m ${search === undefined ? '' : `JOIN ${search.text} AS found ON found.id = m.id`}`,
    filter.tag === undefined ? '' : 'JOIN member_tag given ON given.member_id = m.id',
    'WHERE m.site_id = $1',
    filter.tag === undefined ? '' : `AND given.tag_id = ${bound(filter.tag)}`,
    filter.status === undefined ? '' : `AND m.status = ${bound(filter.status)}`,
    filter.currency === undefined ? '' : `AND m.currency = ${bound(filter.currency)}`,
  ].join(' ');
  return { matching, values, found: search === undefined ? 'NULL' : 'found.found_by' };
};

/** Bearers of a tag of the site, by the index of tags alone: tags are given to members of their site. */
const bearing = `FROM member_tag given WHERE given.tag_id = (SELECT id FROM tag WHERE site_id = $1 AND id = $2)`;

export interface MemberSheetRow extends Omit<MemberListRow, 'found_by'> {
  readonly tags: string | null;
}

/** All whom a filter fits, those who joined first at the top, as a query that may be read row by row. */
export const membersQuery = (secret: string, siteId: number, filter: Asked['filter']) => {
  const { matching, values } = matchingOf(secret, siteId, filter);
  return {
    text: `SELECT ${columns}, (SELECT string_agg(tag.name, ', ' ORDER BY lower(tag.name))
             FROM member_tag borne JOIN tag ON tag.id = borne.tag_id WHERE borne.member_id = m.id) AS tags
      ${matching} ORDER BY m.id`,
    values,
  };
};

/**
 * The page of members whom a filter fits. Without a search their ids come first, from an index where there is one, so that
 * nobody's row is read who stands before the page.
 */
const pageOf = (
  secret: string,
  siteId: number,
  { filter, sort }: Asked,
): { readonly counted: string; readonly page: (rest: string) => string; readonly values: unknown[] } => {
  const { matching, values, found } = matchingOf(secret, siteId, filter);
  const { q, tag, ...others } = filter;
  const direction = sort?.order === 'ASC' ? 'ASC' : 'DESC';
  const order = `ORDER BY ${sortColumns[sort?.field ?? 'id']} ${direction}, m.id`;
  if (q !== undefined)
    return {
      counted: matching,
      page: (rest) => `SELECT ${columns}, ${found} AS found_by ${matching} ${order} ${rest}`,
      values,
    };
  const isTagAlone = tag !== undefined && Object.values(others).every((value) => value === undefined);
  const chosen =
    isTagAlone && (sort?.field ?? 'id') === 'id'
      ? `SELECT given.member_id ${bearing} ORDER BY given.member_id ${direction}`
      : `SELECT m.id ${matching} ${order}`;
  return {
    counted: isTagAlone ? bearing : matching,
    page: (rest) =>
      `SELECT ${columns}, NULL AS found_by FROM member m WHERE m.id = ANY (ARRAY(${chosen} ${rest})) ${order}`,
    values,
  };
};

/** Members of a site; with a search, those whom it finds. */
export const listMembers = async (
  { pool, secret }: { readonly pool: Pool; readonly secret: string },
  siteId: number,
  asked: Asked,
) => {
  const { page, perPage } = asked;
  const { counted, page: pageText, values } = pageOf(secret, siteId, asked);
  const bounds = await countList(pool, counted, values);
  const offset = (page - 1) * perPage;
  if (offset >= bounds.total) return { rows: [], ...bounds };
  const bound = (value: unknown): string => `$${values.push(value)}`;
  const { rows } = await pool.query<MemberListRow>(
    pageText(`LIMIT ${bound(perPage)} OFFSET ${bound(offset)}`),
    values,
  );
  const tags = await readTagsOf(
    pool,
    rows.map(({ id }) => id),
  );
  return { rows: rows.map((row) => present(row, tags.get(row.id) ?? [])), ...bounds };
};

export interface MemberRow extends Omit<MemberListRow, 'found_by'> {
  readonly site_id: number;
  readonly withdraw_verification_demanded: boolean;
  readonly must_change_password: boolean;
  readonly must_bind_bank_account: boolean;
  readonly recommend_enabled: boolean;
  readonly erased_at: Date | null;
  readonly site_away_until: Date | null;
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly registered_ip: string | null;
}

/** A member of a site; `$1` site, `$2` id. */
export const memberText = `
  SELECT ${columns}, m.site_id, m.withdraw_verification_demanded, m.first_login_to_change_password AS must_change_password,
         m.need_bank_account_deposit_verified AS must_bind_bank_account, m.recommend_enabled, m.erased_at,
         (SELECT r.site_away_until FROM member_play_rule r WHERE r.member_id = m.id) AS site_away_until,
         m.name, m.phone, m.email, host(m.registered_ip) AS registered_ip
    FROM member m WHERE m.site_id = $1 AND m.id = $2`;

/** A member of the site. Refuses with 404. */
export const findMember = async (pool: Pool, siteId: number, id: number): Promise<MemberRow> => {
  const { rows } = await pool.query<MemberRow>(memberText, [siteId, id]);
  const [row] = rows;
  if (row === undefined) throw refused(memberOne.codes, 404, 'office.not_found');
  return row;
};

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

/** How many sessions of a member are open. */
export const countSessions = async (pool: Pool, memberId: number, now: Date): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM session
      WHERE member_id = $1 AND ended_at IS NULL AND expires_at > $2`,
    [memberId, now],
  );
  return rows[0]?.count ?? 0;
};

export const readCodes = async (pool: Pool, row: MemberRow): Promise<OfficeMember['codes']> => {
  const { rows } = await pool.query<OfficeMember['codes'][number]>(
    'SELECT code, status FROM recommend_code WHERE member_id = $1 AND site_id = $2 ORDER BY created_at, code LIMIT 20',
    [row.id, row.site_id],
  );
  return rows;
};

interface PinnedRow extends Omit<OfficeMember['pinned'][number], 'at'> {
  readonly at: Date;
}

export const readPinned = async (pool: Pool, memberId: number): Promise<OfficeMember['pinned']> => {
  const { rows } = await pool.query<PinnedRow>(
    `SELECT n.id, n.text, s.account AS by, n.at FROM member_note n JOIN staff s ON s.id = n.staff_id
      WHERE n.member_id = $1 AND n.removed_at IS NULL AND n.pinned ORDER BY n.id DESC`,
    [memberId],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
};

const deedsShown = 5;

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
