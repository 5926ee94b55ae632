import { createHmac, hkdfSync } from 'node:crypto';
import { allOfficeRights, type LoginStage, type OfficeRight } from '@pavilion/contract/office';
import type { Pool } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { StaffSession } from '../../http/officeCaller.ts';
import { hashSecret, newSecret } from '../identity/index.ts';
import type { StaffDeps } from './staffDeps.ts';

export const sessionTimes = {
  idleMs: 15 * 60_000,
  absoluteMs: 12 * 60 * 60_000,
  /** That somebody was there is written this often at most: reads are not to become writes. */
  seenEveryMs: 15_000,
} as const;

const keyBytes = 32;

/** What a page of the office sends along with the cookie: bound to the session, known to nobody else. */
const formTokenOf = (secret: string, tokenHash: Buffer): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, 'pavilion', 'office form token', keyBytes)))
    .update(tokenHash)
    .digest('base64url');

interface SessionRow {
  readonly id: string;
  readonly staff_id: number;
  readonly account: string;
  readonly last_seen_at: Date;
  readonly ends_at: Date;
  readonly factor_at: Date | null;
  readonly must_change_password: boolean;
  readonly has_factor: boolean;
  readonly roles: readonly string[];
  readonly rights: readonly string[];
  readonly site_ids: readonly number[];
}

const stageOf = (row: SessionRow): LoginStage => {
  if (row.has_factor && row.factor_at === null) return 'factor';
  if (row.must_change_password) return 'password';
  return row.has_factor ? 'open' : 'enrol';
};

const readRights = (names: readonly string[]): ReadonlySet<OfficeRight> =>
  new Set(allOfficeRights.filter((right) => names.includes(right)));

const findSession = {
  name: 'staff-session',
  text: `
    SELECT s.id, s.staff_id, staff.account, s.last_seen_at, s.ends_at, s.factor_at, staff.must_change_password,
           EXISTS (SELECT FROM second_factor_holder holder
                    WHERE holder.staff_id = staff.id
                      AND (EXISTS (SELECT FROM totp_factor WHERE holder_id = holder.id)
                        OR EXISTS (SELECT FROM passkey WHERE holder_id = holder.id))) AS has_factor,
           ARRAY (SELECT role.name FROM staff_role_on_site given JOIN role ON role.id = given.role_id
                   WHERE given.staff_id = staff.id AND given.site_id = $2 ORDER BY role.id) AS roles,
           ARRAY (SELECT DISTINCT held.name FROM staff_role_on_site given JOIN role_right held USING (role_id)
                   WHERE given.staff_id = staff.id AND given.site_id = $2) AS rights,
           ARRAY (SELECT DISTINCT given.site_id FROM staff_role_on_site given
                   WHERE given.staff_id = staff.id ORDER BY given.site_id) AS site_ids
      FROM staff_session s JOIN staff ON staff.id = s.staff_id
     WHERE s.token_hash = $1 AND s.ended_at IS NULL AND staff.enabled AND s.last_seen_at > $3 AND s.ends_at > $4`,
} as const;

/**
 * The session of a token, with what its holder may do on a site. Null when it is over or idle for too long, when the account
 * is closed, and for somebody who has no role on this site.
 */
export const authenticateStaff = async (
  { pool, clock, secret }: Pick<StaffDeps, 'pool' | 'clock' | 'secret'>,
  token: string,
  siteId: number,
  isPresent = true,
): Promise<StaffSession | null> => {
  const now = clock.now();
  const tokenHash = hashSecret(token);
  const { rows } = await pool.query<SessionRow>({
    ...findSession,
    values: [tokenHash, siteId, new Date(now.getTime() - sessionTimes.idleMs), now],
  });
  const [row] = rows;
  if (row === undefined || row.roles.length === 0) return null;
  if (isPresent && now.getTime() - row.last_seen_at.getTime() >= sessionTimes.seenEveryMs)
    await pool.query({
      name: 'staff-seen',
      text: 'UPDATE staff_session SET last_seen_at = $2 WHERE id = $1 AND ended_at IS NULL AND last_seen_at < $2',
      values: [row.id, now],
    });
  const stage = stageOf(row);
  return {
    id: row.id,
    staffId: row.staff_id,
    account: row.account,
    stage,
    roles: row.roles,
    rights: stage === 'open' ? readRights(row.rights) : new Set(),
    siteIds: row.site_ids,
    idleUntil: new Date((isPresent ? now : row.last_seen_at).getTime() + sessionTimes.idleMs),
    endsAt: row.ends_at,
    formToken: formTokenOf(secret, tokenHash),
  };
};

/** Those of some sessions that are open on a site and not idle, of people who have a right there. */
export const openAmong = async (
  { pool, clock }: Pick<StaffDeps, 'pool' | 'clock'>,
  sessionIds: readonly string[],
  siteId: number,
  right: OfficeRight,
): Promise<readonly string[]> => {
  const now = clock.now();
  const { rows } = await pool.query<{ id: string }>({
    name: 'staff-open-among',
    text: `
      SELECT s.id FROM staff_session s JOIN staff ON staff.id = s.staff_id
       WHERE s.id = ANY ($1::uuid[]) AND s.ended_at IS NULL AND staff.enabled AND s.last_seen_at > $4 AND s.ends_at > $5
         AND EXISTS (SELECT FROM staff_site_role given JOIN role_right held USING (role_id)
                      WHERE given.staff_id = s.staff_id AND given.site_id = $2 AND held.name = $3)`,
    values: [sessionIds, siteId, right, new Date(now.getTime() - sessionTimes.idleMs), now],
  });
  return rows.map(({ id }) => id);
};

/** Opens a session of somebody who has proved a password. Answers its token, which is stored nowhere. */
export const openStaffSession = async (
  tx: PoolClient,
  given: { staffId: number; ip: string; userAgent: string; now: Date },
): Promise<string> => {
  const token = newSecret();
  const { staffId, ip, userAgent, now } = given;
  await tx.query(
    `INSERT INTO staff_session (staff_id, token_hash, created_at, last_seen_at, ends_at, ip, user_agent)
     VALUES ($1, $2, $3, $3, $4, $5, $6)`,
    [staffId, hashSecret(token), now, new Date(now.getTime() + sessionTimes.absoluteMs), ip, userAgent],
  );
  await tx.query('UPDATE staff SET last_login_at = $2 WHERE id = $1', [staffId, now]);
  return token;
};

/** Gives a session that may do more from now on another token: whoever has seen the old one has nothing. */
export const renewStaffSession = async (
  tx: PoolClient,
  sessionId: string,
  factorAt: Date | null,
): Promise<string> => {
  const token = newSecret();
  await tx.query(
    'UPDATE staff_session SET token_hash = $2, factor_at = coalesce($3, factor_at) WHERE id = $1 AND ended_at IS NULL',
    [sessionId, hashSecret(token), factorAt],
  );
  return token;
};

/** Ends sessions of somebody: one, all but one, or all. Answers how many. */
export const endStaffSessions = async (
  db: Pool | PoolClient,
  staffId: number,
  { only = null, except = null, now }: { only?: string | null; except?: string | null; now: Date },
): Promise<number> => {
  const { rowCount } = await db.query(
    `UPDATE staff_session SET ended_at = $4
      WHERE staff_id = $1 AND ended_at IS NULL AND ($2::uuid IS NULL OR id = $2) AND ($3::uuid IS NULL OR id <> $3)`,
    [staffId, only, except, now],
  );
  return rowCount ?? 0;
};

interface OpenSessionRow {
  readonly id: string;
  readonly address: string;
  readonly user_agent: string;
  readonly created_at: Date;
  readonly last_seen_at: Date;
}

/** The open sessions of somebody, the one that asks first. */
export const listStaffSessions = async (pool: Pool, staffId: number, currentId: string | null, now: Date) => {
  const { rows } = await pool.query<OpenSessionRow>(
    `SELECT id, host(ip) AS address, user_agent, created_at, last_seen_at FROM staff_session
      WHERE staff_id = $1 AND ended_at IS NULL AND last_seen_at > $2 AND ends_at > $3
      ORDER BY id = $4 DESC NULLS LAST, last_seen_at DESC LIMIT 100`,
    [staffId, new Date(now.getTime() - sessionTimes.idleMs), now, currentId],
  );
  return rows.map((row) => ({
    id: row.id,
    address: row.address,
    user_agent: row.user_agent,
    started_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    is_current: row.id === currentId,
  }));
};
