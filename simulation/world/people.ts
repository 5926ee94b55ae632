import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from '@pavilion/postgres';
import type { MemberRule } from '../plan/step.ts';
import { ruleBetMax, ruleSessionStakeMax } from '../plan/step.ts';

/** Members of a world, and what staff do about them: arranged in the database, since simulations are not about these. */

export interface Person {
  readonly place: number;
  readonly memberId: number;
  readonly account: string;
  readonly site: number;
  readonly host: string;
  readonly currency: 'RMB' | 'USD' | 'JPY';
}

const hosts = { 1: 'localhost', 2: 'harbor.localhost' } as const;

/** Currencies with and without decimals, on two sites. */
export const homes = [
  { site: 1, currency: 'RMB' },
  { site: 2, currency: 'RMB' },
  { site: 1, currency: 'USD' },
  { site: 1, currency: 'JPY' },
  { site: 2, currency: 'USD' },
] as const;

const zones = { 1: 'America/Caracas', 2: 'Asia/Shanghai' } as const;

/** What day it is at the member's site. */
export const siteDay = ({ site }: Pick<Person, 'site'>, nowMs: number): string =>
  Temporal.Instant.fromEpochMilliseconds(nowMs)
    .toZonedDateTimeISO(site === 1 ? zones[1] : zones[2])
    .toPlainDate()
    .toString();

/** Long before anything is posted, so that everybody has always stood where they stand. */
const joinedAt = '2026-01-01T12:00:00Z';

/** Adds somebody at a home, under an agent where one is named. */
export const addPerson = async (
  owner: Pool,
  place: number,
  home: (typeof homes)[number],
  agentId: number | null,
): Promise<Person> => {
  const account = `person${place}`;
  const { rows } = await owner.query<{ id: number }>(
    `INSERT INTO member (site_id, account, account_key, password_hash, currency, created_at, agent_id)
     VALUES ($1, $2, $2, '', $3, $4, $5) RETURNING id`,
    [home.site, account, home.currency, joinedAt, agentId],
  );
  return { place, memberId: rows[0]?.id ?? 0, account, host: hosts[home.site], ...home };
};

/** A login of a moment ago; answers its token. */
export const logIn = async (owner: Pool, { memberId, site }: Person, now: Date): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await owner.query(
    `WITH opened AS (
       INSERT INTO session (site_id, member_id, created_at, last_seen_at, expires_at)
       VALUES ($1, $2, $3, $3, $3::timestamptz + interval '1 day') RETURNING id)
     INSERT INTO session_token (token_hash, session_id, issued_at) SELECT $4, id, $3 FROM opened`,
    [site, memberId, now, createHash('sha256').update(token).digest()],
  );
  return token;
};

export const setRule = async (owner: Pool, { memberId }: Person, rule: MemberRule): Promise<void> => {
  await owner.query(
    `INSERT INTO member_play_rule (member_id, excluded_until, bet_max_minor, session_stake_max_minor)
     VALUES ($1, $2, $3, $4)
     ON CONFLICT (member_id) DO UPDATE SET excluded_until = $2, bet_max_minor = $3, session_stake_max_minor = $4`,
    [
      memberId,
      rule === 'excluded' ? 'infinity' : null,
      rule === 'bet_limit' ? ruleBetMax : null,
      rule === 'session_limit' ? ruleSessionStakeMax : null,
    ],
  );
};
