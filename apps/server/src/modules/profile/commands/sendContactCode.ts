import { type Currency, type Locale, verifyCountdownSeconds } from '@pavilion/contract';
import type { ContactField } from '@pavilion/contract/profile';
import { profileSendCode } from '@pavilion/contract/profile';
import { createKysely, kyselyOn, withTransaction } from '@pavilion/postgres';
import type { Kysely } from 'kysely';
import { refused } from '../../../http/refusal.ts';
import type { Site } from '../../../infra/site.ts';
import { addressBlockOf, newDigits } from '../../identity/index.ts';
import { codeMessage, letterSiteOf, readsIn } from '../../recovery/index.ts';
import {
  type Allowance,
  identifiersOf,
  lookUp,
  readSignupRules,
  smsAllowancesOf,
  useAllowances,
} from '../../signup/index.ts';
import { contactCodeHash } from '../contactCodes.ts';
import { assertShown } from '../fieldRules.ts';
import { readValue } from '../fieldValue.ts';
import { mailCodes } from '../limits.ts';
import type { ProfileDeps } from '../profileDeps.ts';
import { findStored, type StoredProfile, storedValue } from '../queries.ts';
import type { ProfileTables } from '../tables.ts';

export interface ContactCodeRequest {
  readonly site: Site;
  readonly memberId: number;
  readonly currency: Currency;
  readonly field: ContactField;
  /** The new contact; without one the code goes to the present one. */
  readonly typed: string | undefined;
  readonly ip: string;
  readonly locale: Locale;
}

const codeGoodMs = verifyCountdownSeconds * 1000;
/** Decisions: Running, test mode. */
const testCode = '123456';
const askService = () => refused(profileSendCode.codes, 104, 'signup.sms_ask_service');

const allowancesOf = async (
  db: Kysely<ProfileTables>,
  { site, field, memberId, ip }: ContactCodeRequest,
  contact: string,
): Promise<readonly Allowance[]> => {
  if (field === 'member_phone') return smsAllowancesOf(db, { siteId: site.id, phone: contact, ip });
  return [
    { purpose: 'mail_member', subject: String(memberId), period: 'day', max: mailCodes.memberDailyMax },
    {
      purpose: 'mail_address',
      subject: addressBlockOf(ip).name,
      period: 'hour',
      max: mailCodes.addressHourlyMax,
    },
  ];
};

/** Takes the member's slot for five minutes, so that of requests side by side one sends. Refuses with 102. */
const reserve = async (
  db: Kysely<ProfileTables>,
  { site, memberId, field }: ContactCodeRequest,
  codeHash: Buffer,
  now: Date,
): Promise<void> => {
  const before = new Date(now.getTime() - codeGoodMs);
  const fresh = {
    code_hash: codeHash,
    sent_at: now,
    expires_at: new Date(now.getTime() + codeGoodMs),
    wrong_answers: 0,
    used_at: null,
  };
  const reserved = await db
    .insertInto('contact_code')
    .values({ member_id: memberId, site_id: site.id, field, ...fresh })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'field']).doUpdateSet(fresh).where('contact_code.sent_at', '<=', before),
    )
    .returning('field')
    .executeTakeFirst();
  if (reserved !== undefined) return;
  const { sent_at } = await db
    .selectFrom('contact_code')
    .select('sent_at')
    .where('member_id', '=', memberId)
    .where('field', '=', field)
    .executeTakeFirstOrThrow();
  const leftMs = sent_at.getTime() + codeGoodMs - now.getTime();
  throw refused(profileSendCode.codes, 102, 'signup.sms_too_soon', {
    retry_after_seconds: Math.max(1, Math.ceil(leftMs / 1000)),
  });
};

/** Where the code goes: what was typed, when it may be this member's, or what is stored. */
const contactOf = async (
  db: Kysely<ProfileTables>,
  { site, currency, field, typed }: ContactCodeRequest,
  { stored, now }: { readonly stored: StoredProfile; readonly now: Date },
): Promise<string> => {
  const { context, policy } = await readSignupRules(db, site, currency, now);
  assertShown(context, field);
  if (field === 'member_phone' && !policy.smsEnabled) throw askService();
  const contact = typed === undefined ? storedValue(stored, field) : readValue(field, typed, context);
  if (contact === null) throw refused(profileSendCode.codes, 105, 'profile.nothing_to_prove');
  const identifiers = identifiersOf({ [field]: contact }, context).map((own) => ({
    ...own,
    isUnique: false,
  }));
  if ((await lookUp(db, { siteId: site.id, identifiers })).denied !== undefined)
    throw refused(profileSendCode.codes, 103, 'profile.denied', { field });
  return contact;
};

/**
 * Sends a six-digit code to a phone or mail address of the member's. Whether somebody else has it is told only when the
 * member changes the field. Refusals: 101–105 of the call; HTTP 400 for a currency that the site has given up.
 */
export const sendContactCode = async (deps: ProfileDeps, request: ContactCodeRequest): Promise<void> => {
  const { pool, clock, post, testMode } = deps;
  const { site, memberId, field, locale } = request;
  const db = createKysely<ProfileTables>(pool);
  const now = clock.now();
  const method = field === 'member_phone' ? 'phone' : 'email';
  if (!post.carries(method === 'phone' ? 'sms' : 'mail')) throw askService();
  const stored = await findStored(db, { siteId: site.id, memberId });
  const contact = await contactOf(db, request, { stored, now });
  const code = testMode ? testCode : newDigits();
  // A whole test run comes from one address.
  const allowances = testMode ? [] : await allowancesOf(db, request, contact);
  await withTransaction(pool, async (client) => {
    const tx = kyselyOn<ProfileTables>(client);
    await reserve(tx, request, contactCodeHash(contact, code), now);
    if (!(await useAllowances(tx, allowances, { siteId: site.id, now }))) throw askService();
    const to = { method, contact, account: stored.account, locale: readsIn(stored.locale, locale) } as const;
    const content = codeMessage(letterSiteOf(deps, site), to, code, 'contact');
    await post.send(client, { siteId: site.id, content, goodUntil: new Date(now.getTime() + codeGoodMs) });
  });
};
