import { createHash } from 'node:crypto';
import { getInfoData } from '@pavilion/contract/handoff';
import { createKysely, kyselyOn, withTransaction } from '@pavilion/postgres';
import type { Kysely, Selectable } from 'kysely';
import type { PoolClient } from 'pg';
import { refused } from '../../../http/refusal.ts';
import type { Hall } from '../../../infra/hall.ts';
import {
  accountKeyOf,
  admitMember,
  challengeEntrant,
  hashSecret,
  judgeAddress,
  openSession,
  readIdentityPolicy,
  vouchedChallengers,
} from '../../identity/index.ts';
import type { HandoffTables } from '../tables.ts';

export type RedeemDeps = Pick<Hall, 'pool' | 'clock' | 'outbox'>;

export interface Redemption {
  readonly siteId: number;
  readonly token: string;
  /** What the address said of the member beside the token; whatever is said must be right. */
  readonly claims: {
    readonly memberId?: number | undefined;
    readonly account?: string | undefined;
    readonly currency?: string | undefined;
  };
  readonly ip: string;
  readonly userAgent: string;
  readonly country: string | null;
}

type Handoff = Selectable<HandoffTables['handoff']>;

/** One answer for everything that a token may be wrong by: nobody learns which. */
const invalid = () => refused(getInfoData.codes, 101, 'handoff.invalid');

/** Uses the token up, whatever becomes of it: one that shows up in the wrong place is not given another chance. */
const take = async (
  db: Kysely<HandoffTables>,
  token: string,
  siteId: number,
  now: Date,
): Promise<Handoff> => {
  const row = await db
    .deleteFrom('handoff')
    .where('token_hash', '=', hashSecret(token))
    .returningAll()
    .executeTakeFirst();
  if (row === undefined || row.site_id !== siteId || row.expires_at <= now) throw invalid();
  return row;
};

/** Locks the member and says whether this member may come in by hand-off. */
const admit = async (
  client: PoolClient,
  { site_id: siteId, member_id: memberId, credentials_hash }: Handoff,
  claims: Redemption['claims'],
) => {
  const member = await admitMember(client, { siteId, memberId });
  const fits =
    (claims.memberId ?? member.id) === member.id &&
    accountKeyOf(claims.account ?? member.account) === accountKeyOf(member.account) &&
    (claims.currency ?? member.currency) === member.currency;
  // The password was changed while the token was being taken.
  const stands = createHash('sha256').update(member.passwordHash).digest().equals(credentials_hash);
  if (!fits || !stands) throw invalid();
  return member;
};

/** A hand-off continues a login; when that has ended meanwhile, there is nothing to continue. */
const assertSourceLives = async (client: PoolClient, { session_id }: Handoff, now: Date): Promise<void> => {
  if (session_id === null) return;
  const source = await kyselyOn<HandoffTables>(client)
    .selectFrom('session')
    .select('id')
    .where('id', '=', session_id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .forShare()
    .executeTakeFirst();
  if (source === undefined) throw invalid();
};

/** On a site with single sessions a member has one login and at most one session that came by hand-off. */
const endEarlier = (client: PoolClient, memberId: number, now: Date) =>
  kyselyOn<HandoffTables>(client)
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'replaced' })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('id', 'in', (inner) =>
      inner.selectFrom('handoff_session').select('session_id').where('member_id', '=', memberId),
    )
    .execute();

/**
 * Redeems a hand-off for a session of its own, beside the login that it continues (decision 0024): nobody is logged out
 * elsewhere, and the token of the address is never the session's. Refuses with 101 for whatever is wrong with the token,
 * 102, 103 and 802 for the member's state, 106 and 201–203 for a denied address, and one that an operator's key vouched
 * for with 107 and the challenge when the member has a second factor (decision 0031).
 */
export const redeemHandoff = async ({ pool, clock, outbox }: RedeemDeps, redemption: Redemption) => {
  const { siteId, token, claims, ip, userAgent, country } = redemption;
  const db = createKysely<HandoffTables>(pool);
  const now = clock.now();
  const { loginCode } = await judgeAddress(db, siteId, ip);
  if (loginCode !== null) throw refused(getInfoData.codes, loginCode, 'ip_error');
  const handoff = await take(db, token, siteId, now);
  const { singleSession } = await readIdentityPolicy(db, siteId);

  const outcome = await withTransaction(pool, async (client) => {
    const member = await admit(client, handoff, claims);
    const entrant = { siteId, memberId: member.id, ip, userAgent, country, device: {}, now };
    if (handoff.key_id !== null) {
      const challenge = await challengeEntrant(client, vouchedChallengers, entrant, member.passwordHash);
      if (challenge !== null) return { challenge };
    }
    await assertSourceLives(client, handoff, now);
    if (singleSession) await endEarlier(client, member.id, now);
    const opened = await openSession(client, outbox, { ...entrant, single: false });
    await kyselyOn<HandoffTables>(client)
      .insertInto('handoff_session')
      .values({ session_id: opened.sessionId, member_id: member.id })
      .execute();
    return {
      entered: { ...opened, memberId: member.id, account: member.account, currency: member.currency },
    };
  });
  // Thrown out here, so that the challenge is committed.
  if ('challenge' in outcome) throw refused(getInfoData.codes, 107, 'different_device', outcome.challenge);
  outbox.wake();
  return outcome.entered;
};
