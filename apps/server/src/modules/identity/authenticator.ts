import { currencySchema } from '@pavilion/contract';
import type { SqlExecutor } from '@pavilion/postgres';
import type { MemberSession } from '../../http/caller.ts';
import type { Demands } from '../../http/demands.ts';
import type { Clock } from '../../infra/clock.ts';
import { hashSecret, newSecret } from './secrets.ts';

/** Session lifetimes (decisions: Wire). */
export const sessionIdleMs = 30 * 60_000;
export const sessionAbsoluteMs = 30 * 24 * 60 * 60_000;
/** A token older than this gets a successor in the next answer. */
export const tokenRenewAfterMs = 10 * 60_000;
/** How long a token stays good once its successor is in use: for calls under way. Also the pause between renewals. */
export const tokenGraceMs = 30_000;
/** Somebody whose session was used so lately is online. */
export const onlineMs = 5 * 60_000;
/** `last_seen_at` is written at most this often, to keep reads from becoming writes. */
const seenEveryMs = 30_000;

export interface Authenticator {
  /**
   * Proves a token on a site and counts as activity. `renewed` is the token to use from now on, `demands` is there when
   * the member has to do something first. Null: HTTP 401.
   */
  readonly authenticate: (
    token: string,
    siteId: number,
  ) => Promise<{ session: MemberSession; renewed?: string; demands?: Demands } | null>;
  /** Proves a token without counting as activity: for sockets, which stay open by themselves. */
  readonly inspect: (token: string, siteId: number) => Promise<MemberSession | null>;
  /** Which of these sessions (`member_login_id`) are over. */
  readonly endedAmong: (sessionIds: readonly string[]) => Promise<string[]>;
}

interface TokenRow {
  readonly issued_at: Date;
  readonly renewed_at: Date | null;
  readonly first_used_at: Date | null;
  readonly good_until: Date | null;
  readonly session_id: string;
  readonly last_seen_at: Date;
  readonly expires_at: Date;
  readonly member_id: number;
  readonly account: string;
  readonly currency: string;
  readonly password_change: boolean;
  readonly bank_account: boolean;
  readonly agreement: boolean;
}

const findToken = {
  name: 'identity_find_token',
  text: `SELECT t.issued_at, t.renewed_at, t.first_used_at, t.good_until,
                s.id AS session_id, s.last_seen_at, s.expires_at,
                m.id AS member_id, m.account, m.currency,
                m.first_login_to_change_password AS password_change,
                m.need_bank_account_deposit_verified AS bank_account, s.agreement_due AS agreement
           FROM session_token t
           JOIN session s ON s.id = t.session_id
           JOIN member m ON m.id = s.member_id
          WHERE t.token_hash = $1 AND s.site_id = $2 AND s.ended_at IS NULL AND m.status = 'active'`,
};

/** The first use of a token starts the grace of the older ones of its session. */
const markFirstUse = {
  name: 'identity_mark_first_use',
  text: `WITH used AS (UPDATE session_token SET first_used_at = $2 WHERE token_hash = $1 AND first_used_at IS NULL)
         UPDATE session_token SET good_until = $3
          WHERE session_id = $4 AND issued_at < $5 AND good_until IS NULL`,
};

const claimRenewal = {
  name: 'identity_claim_renewal',
  text: `UPDATE session_token SET renewed_at = $2
          WHERE token_hash = $1 AND good_until IS NULL AND (renewed_at IS NULL OR renewed_at <= $3)`,
};

const ms = (date: Date): number => date.getTime();

/** Whether the session behind a token is still good at an instant. */
const isGood = (row: TokenRow, nowMs: number): boolean =>
  ms(row.expires_at) > nowMs &&
  ms(row.last_seen_at) + sessionIdleMs > nowMs &&
  (row.good_until === null || ms(row.good_until) >= nowMs);

const sessionOf = (row: TokenRow, siteId: number): MemberSession => ({
  memberId: row.member_id,
  siteId,
  account: row.account,
  currency: currencySchema.parse(row.currency),
  sessionId: row.session_id,
});

const demandsOf = (row: TokenRow): Demands | undefined =>
  row.password_change || row.bank_account || row.agreement
    ? { passwordChange: row.password_change, bankAccount: row.bank_account, agreement: row.agreement }
    : undefined;

/** Stores a fresh token of a session and answers it. */
export const issueToken = async (db: SqlExecutor, sessionId: string, now: Date): Promise<string> => {
  const token = newSecret();
  await db.query({
    name: 'identity_issue_token',
    text: 'INSERT INTO session_token (token_hash, session_id, issued_at) VALUES ($1, $2, $3)',
    values: [hashSecret(token), sessionId, now],
  });
  return token;
};

/** Proves bearer tokens against the session tables. One indexed read a call; writes only when something is due. */
export const createAuthenticator = ({ db, clock }: { db: SqlExecutor; clock: Clock }): Authenticator => {
  const read = async (hash: Buffer, siteId: number, nowMs: number): Promise<TokenRow | null> => {
    const { rows } = await db.query<TokenRow>({ ...findToken, values: [hash, siteId] });
    const row = rows[0];
    return row !== undefined && isGood(row, nowMs) ? row : null;
  };

  const touch = async (hash: Buffer, row: TokenRow, now: Date): Promise<void> => {
    if (row.first_used_at === null) {
      const grace = new Date(ms(now) + tokenGraceMs);
      await db.query({ ...markFirstUse, values: [hash, now, grace, row.session_id, row.issued_at] });
    }
    if (ms(now) - ms(row.last_seen_at) >= seenEveryMs) {
      await db.query({
        name: 'identity_touch_session',
        text: 'UPDATE session SET last_seen_at = $2 WHERE id = $1 AND ended_at IS NULL AND last_seen_at < $2',
        values: [row.session_id, now],
      });
    }
  };

  /** One call wins the renewal; the others go on with the old token. */
  const renew = async (hash: Buffer, row: TokenRow, now: Date): Promise<string | undefined> => {
    const pauseOver = new Date(ms(now) - tokenGraceMs);
    const isDue =
      row.good_until === null &&
      ms(now) - ms(row.issued_at) >= tokenRenewAfterMs &&
      (row.renewed_at === null || ms(row.renewed_at) <= ms(pauseOver));
    if (!isDue) return undefined;
    const { rowCount } = await db.query({ ...claimRenewal, values: [hash, now, pauseOver] });
    return rowCount === 1 ? issueToken(db, row.session_id, now) : undefined;
  };

  return {
    authenticate: async (token, siteId) => {
      const now = clock.now();
      const hash = hashSecret(token);
      const row = await read(hash, siteId, ms(now));
      if (row === null) return null;
      await touch(hash, row, now);
      const renewed = await renew(hash, row, now);
      const demands = demandsOf(row);
      return {
        session: { ...sessionOf(row, siteId), isTokenReplaced: row.good_until !== null },
        ...(renewed === undefined ? {} : { renewed }),
        ...(demands === undefined ? {} : { demands }),
      };
    },
    inspect: async (token, siteId) => {
      const row = await read(hashSecret(token), siteId, ms(clock.now()));
      return row === null ? null : sessionOf(row, siteId);
    },
    endedAmong: async (sessionIds) => {
      const now = clock.now();
      const { rows } = await db.query<{ id: string }>({
        text: `SELECT given.id FROM unnest($1::uuid[]) AS given (id)
                WHERE NOT EXISTS (
                  SELECT FROM session s JOIN member m ON m.id = s.member_id
                   WHERE s.id = given.id AND s.ended_at IS NULL AND m.status = 'active'
                     AND s.expires_at > $2 AND s.last_seen_at > $3)`,
        values: [sessionIds, now, new Date(ms(now) - sessionIdleMs)],
      });
      return rows.map(({ id }) => id);
    },
  };
};
