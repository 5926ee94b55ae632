import type { Pool } from '@pavilion/postgres';

/** A site, and members who have logged in before anybody looks. */

export interface LoggedIn {
  readonly memberId: number;
  readonly sessionId: string;
  readonly token: string;
}

/** The site of everything that asks at 127.0.0.1. */
export const addSite = async (owner: Pool): Promise<void> => {
  await owner.query(
    `INSERT INTO site (id, code, name, languages, currencies) VALUES (1, 'one', 'One', '{zh_CN}', '{USD}')`,
  );
  await owner.query(`INSERT INTO site_host (host, site_id) VALUES ('127.0.0.1', 1)`);
};

let people = 0;

export const addLoggedIn = async (owner: Pool): Promise<LoggedIn> => {
  people += 1;
  const account = `process${people}`;
  const token = `${account}-`.padEnd(43, '0');
  const { rows } = await owner.query<{ id: number }>(
    `INSERT INTO member (site_id, account, account_key, password_hash, currency)
     VALUES (1, $1, $1, 'none', 'USD') RETURNING id`,
    [account],
  );
  const memberId = rows[0]?.id ?? 0;
  const session = await owner.query<{ id: string }>(
    `INSERT INTO session (site_id, member_id, created_at, last_seen_at, expires_at)
     VALUES (1, $1, now(), now(), now() + interval '1 day') RETURNING id`,
    [memberId],
  );
  const sessionId = session.rows[0]?.id ?? '';
  await owner.query(
    `INSERT INTO session_token (token_hash, session_id, issued_at) VALUES (sha256(convert_to($1, 'UTF8')), $2, now())`,
    [token, sessionId],
  );
  return { memberId, sessionId, token };
};
