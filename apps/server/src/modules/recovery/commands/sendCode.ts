import type { Locale } from '@pavilion/contract';
import type { RecoveryMethod } from '@pavilion/contract/recovery';
import { forgotSend } from '@pavilion/contract/recovery';
import { createKysely, kyselyOn, withTransaction } from '@pavilion/postgres';
import { type Kysely, sql } from 'kysely';
import { refused } from '../../../http/refusal.ts';
import type { Site } from '../../../infra/site.ts';
import {
  accountKeyOf,
  addressBlockOf,
  hashSecret,
  newDigits,
  readIdentityPolicy,
} from '../../identity/index.ts';
import { codeMessage, readsIn } from '../letters.ts';
import { codeLimits } from '../limits.ts';
import { type Candidate, type Claim, findCandidate, fitsContact } from '../queries.ts';
import { letterSiteOf, type RecoveryDeps } from '../recoveryDeps.ts';
import type { RecoveryTables } from '../tables.ts';
import { findTicket } from '../tickets.ts';

export interface CodeRequest {
  readonly site: Site;
  readonly account: string;
  readonly method: RecoveryMethod;
  readonly contact: string;
  readonly ip: string;
  readonly locale: Locale;
  /** The page's number of what was asked for; without one nothing is known again. */
  readonly requestId: string | undefined;
}

export interface SentCode {
  readonly ticket: string;
  readonly expiresAt: Date;
}

/** Decisions: Running, test mode. */
const testCode = '123456';

/** The hash under which a code is kept. The ticket is in it: who reads the table has neither. */
export const codeHash = (ticket: string, code: string): Buffer => hashSecret(`${ticket}\n${code}`);

const askService = () => refused(forgotSend.codes, 104, 'signup.sms_ask_service');

/** Refuses with 104 when this house or this site has no such way to send. The same for every account. */
const assertCarried = async (
  { post }: RecoveryDeps,
  db: Kysely<RecoveryTables>,
  { site, method }: CodeRequest,
): Promise<void> => {
  if (!post.carries(method === 'email' ? 'mail' : 'sms')) throw askService();
  if (method === 'phone' && !(await readIdentityPolicy(db, site.id)).smsEnabled) throw askService();
};

interface Recent {
  readonly byPair: number;
  readonly byAddress: number;
  readonly byAccount: number;
}

/** How often codes were asked for: by this pair just now, by this address this hour, for this account today. */
const countRecent = async (
  db: Kysely<RecoveryTables>,
  { siteId, accountKey, ip }: Claim,
  { isKnown, now }: { readonly isKnown: boolean; readonly now: Date },
): Promise<Recent> => {
  const since = (ms: number): Date => new Date(now.getTime() - ms);
  const mine = sql`account_key = ${accountKey}`;
  const { first, last } = addressBlockOf(ip);
  const here = sql<boolean>`ip BETWEEN ${first}::inet AND ${last}::inet`;
  return db
    .selectFrom('reset_code')
    .select([
      sql<number>`count(*) FILTER (WHERE ${mine} AND ${here} AND sent_at > ${since(codeLimits.pairPauseMs)})::integer`.as(
        'byPair',
      ),
      sql<number>`count(*) FILTER (WHERE ${here} AND sent_at > ${since(codeLimits.addressWindowMs)})::integer`.as(
        'byAddress',
      ),
      sql<number>`count(*) FILTER (WHERE ${mine} AND is_known_address = ${isKnown})::integer`.as('byAccount'),
    ])
    .where('site_id', '=', siteId)
    .where((row) => row.or([row('account_key', '=', accountKey), here]))
    .where('sent_at', '>', since(codeLimits.accountWindowMs))
    .executeTakeFirstOrThrow();
};

/**
 * Sends a code to the contact of an account, when the two belong together (spec §2 forgot password). The answer and the
 * work are the same when they do not: a code is kept that no answer fits, and a message is written that stays here.
 * The same request again is answered like the first and sends nothing: its answer had been lost.
 * Refuses with 102 within the countdown, 104 when nothing can be sent this way or one address asks for too much.
 */
export const sendCode = async (deps: RecoveryDeps, request: CodeRequest): Promise<SentCode> => {
  const { pool, clock, post, secret, testMode } = deps;
  const { site, method, contact, ip, requestId } = request;
  const db = createKysely<RecoveryTables>(pool);
  await assertCarried(deps, db, request);
  const now = clock.now();
  const claim: Claim = { siteId: site.id, accountKey: accountKeyOf(request.account), method, contact, ip };
  const candidate = await findCandidate(db, claim);
  const isKnown = candidate?.knows_address === true;
  const code = testMode ? testCode : newDigits();
  const expiresAt = new Date(now.getTime() + codeLimits.goodMs);

  return withTransaction(pool, async (client) => {
    const tx = kyselyOn<RecoveryTables>(client);
    // Of two presses at once one sends.
    const lock = `${site.id} reset_code ${claim.accountKey}`;
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
    const ticket = await findTicket(tx, { secret, claim, requestId, now });
    if (ticket.liveUntil !== null) return { ticket: ticket.text, expiresAt: ticket.liveUntil };
    const recent = await countRecent(tx, claim, { isKnown, now });
    if (recent.byPair > 0) throw refused(forgotSend.codes, 102, 'signup.sms_too_soon');
    if (!testMode && recent.byAddress >= codeLimits.addressMax) throw askService();
    const isMember = fitsContact(candidate, claim) && recent.byAccount < codeLimits.accountDailyMax;
    await tx
      .insertInto('reset_code')
      .values({
        ticket_hash: hashSecret(ticket.text),
        site_id: site.id,
        account_key: claim.accountKey,
        member_id: isMember ? memberIdOf(candidate) : null,
        ip,
        is_known_address: isKnown,
        code_hash: codeHash(ticket.text, code),
        sent_at: now,
        expires_at: expiresAt,
      })
      .execute();
    const to = {
      method,
      contact: storedContact(candidate, method) ?? contact,
      account: candidate?.account ?? request.account,
      locale: readsIn(candidate?.locale ?? null, request.locale),
    };
    const content = codeMessage(letterSiteOf(deps, site), to, code);
    await post.send(client, { siteId: site.id, content, goodUntil: expiresAt, withheld: !isMember });
    return { ticket: ticket.text, expiresAt };
  });
};

const memberIdOf = (candidate: Candidate | undefined): number | null => candidate?.id ?? null;

/** To the address that the member gave, letter by letter, not to what was typed now. */
const storedContact = (candidate: Candidate | undefined, method: RecoveryMethod): string | null =>
  (method === 'email' ? candidate?.email : candidate?.phone) ?? null;
