import type { Locale, LocalizedText } from '@pavilion/contract';
import { birthdayOf, type SignupValues } from '@pavilion/contract/signupRules';
import { kyselyOn, withTransaction } from '@pavilion/postgres';
import type { Kysely } from 'kysely';
import type { PoolClient } from 'pg';
import type { Hall } from '../../../infra/hall.ts';
import { type AcceptedAgreement, noteAcceptance, serviceShelf } from '../../agreements/index.ts';
import { accountKeyOf, type deviceInfoOf, openSession, type PasswordHasher } from '../../identity/index.ts';
import { letterLink, letterParagraph, letterText, sendLetter } from '../../letters/index.ts';
import { takenField } from '../fieldCodes.ts';
import { type Identifier, keepIdentifiers, lockNameOf, lockNames, lookUp } from '../identifiers.ts';
import type { Introducer } from '../introducers.ts';
import { usePhoneCode } from '../phoneCodes.ts';
import type { SignupRules } from '../ruleContext.ts';
import { recordJoined, type SignupAttempt } from '../signupAttempts.ts';
import { assertSignupPace, paceLockNameOf } from '../signupPace.ts';
import type { SignupTables } from '../tables.ts';

export interface RegisterDeps extends Pick<Hall, 'pool' | 'outbox'> {
  readonly passwords: PasswordHasher;
}

/** A sign-up whose fields have passed every rule, of somebody whose captcha, phone and introducer have been proved. */
export interface Registration {
  readonly siteId: number;
  /** What the site goes by, by language. */
  readonly siteNames: LocalizedText;
  readonly rules: SignupRules;
  /** Cleaned, and only what the form shows. */
  readonly values: SignupValues & { readonly member_account: string; readonly password: string };
  /** The values as they are compared with other members'. */
  readonly identifiers: readonly Identifier[];
  readonly introducer: Introducer | null;
  /** The introducer's campaign whose link was followed. */
  readonly campaignId: number | null;
  readonly agreement: AcceptedAgreement | undefined;
  /** The phone that was proved by a code, when the site asks for one. */
  readonly provedPhone: { readonly phone: string; readonly code: string } | null;
  /** Number that the page gave the form; a form without one cannot be sent again. */
  readonly requestId: string | undefined;
  readonly attempt: SignupAttempt;
  readonly ip: string;
  readonly userAgent: string;
  readonly country: string | null;
  readonly locale: Locale;
  readonly device: ReturnType<typeof deviceInfoOf>;
  readonly now: Date;
}

const insertMember = async (
  client: PoolClient,
  registration: Registration,
  hashes: { readonly password: string; readonly withdrawPassword: string | null },
): Promise<{ id: number; account: string; currency: string }> => {
  const { siteId, rules, values, introducer, campaignId, ip, locale, now, provedPhone } = registration;
  const member = await kyselyOn<SignupTables>(client)
    .insertInto('member')
    .values({
      site_id: siteId,
      account: values.member_account,
      account_key: accountKeyOf(values.member_account),
      password_hash: hashes.password,
      password_changed_at: now,
      currency: rules.context.currency,
      agent_id: introducer?.agentId ?? null,
      introducer_kind: introducer?.kind ?? null,
      introducer_text: introducer?.text ?? null,
      introducer_id: introducer?.introducerId ?? null,
      campaign_id: campaignId,
      name: values.member_name ?? null,
      birthday: values.member_birthday === undefined ? null : (birthdayOf(values.member_birthday) ?? null),
      email: values.member_email ?? null,
      phone: values.member_phone ?? null,
      line: values.member_line ?? null,
      others: values.member_others ?? null,
      qq: values.member_qq ?? null,
      skype: values.member_skype ?? null,
      wechat: values.member_wechat ?? null,
      fb: values.member_fb ?? null,
      zalo: values.member_zalo ?? null,
      telegram: values.member_telegram ?? null,
      whats_app: values.member_whats_app ?? null,
      identity_id: values.identity_id ?? null,
      phone_verified_at: provedPhone === null ? null : now,
      withdraw_password_hash: hashes.withdrawPassword,
      locale,
      registered_ip: ip,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'account_key']).doNothing())
    .returning(['id', 'account', 'currency'])
    .executeTakeFirst();
  if (member === undefined) throw takenField('member_account');
  return member;
};

const recordRequest = async (
  db: Kysely<SignupTables>,
  memberId: number,
  { siteId, requestId, now }: Registration,
): Promise<void> => {
  if (requestId === undefined) return;
  await db
    .insertInto('signup_request')
    .values({ site_id: siteId, request_id: requestId, member_id: memberId, created_at: now })
    .execute();
};

/** Everything that is written about a new member beside the member's own row. */
const recordMember = async (
  client: PoolClient,
  memberId: number,
  registration: Registration,
): Promise<void> => {
  const { siteId, identifiers, provedPhone, agreement, attempt, ip, userAgent, now } = registration;
  const db = kyselyOn<SignupTables>(client);
  const taken = await keepIdentifiers(db, { siteId, memberId, identifiers });
  if (taken !== undefined) throw takenField(taken);
  if (provedPhone !== null) await usePhoneCode(db, { siteId, ...provedPhone, now });
  if (agreement !== undefined)
    await noteAcceptance(client, serviceShelf, agreement, { memberId, ip, userAgent, now });
  await recordRequest(db, memberId, registration);
  await recordJoined(db, attempt, memberId);
};

/** The first letter in the box: where to look, and that limits can be set. */
const greet = (
  client: PoolClient,
  outbox: RegisterDeps['outbox'],
  member: { readonly id: number; readonly account: string },
  { siteId, siteNames, now }: Registration,
): Promise<number> => {
  const values = { site: { texts: siteNames }, account: member.account };
  return sendLetter(client, outbox, {
    siteId,
    sendKey: `welcome:${member.id}`,
    title: letterText('letter.welcome', values),
    content: letterParagraph('letter.welcome_text', values, letterLink('letter.welcome_link', '/discount')),
    sender: 'signup',
    memberIds: [member.id],
    now,
  });
};

/**
 * Makes the member and logs it in, in one transaction. Refuses with 102–105, 114 and 301–308 for what another member
 * has, 222 for a used phone code, 996 and 997 for the address. Unique keys decide between two at once, so the same form
 * sent twice makes one member.
 */
export const registerMember = async (deps: RegisterDeps, registration: Registration) => {
  const { pool, outbox, passwords } = deps;
  const { siteId, rules, values, identifiers, ip, now } = registration;
  const password = await passwords.hash(values.password);
  const withdrawPassword =
    values.withdraw_password === undefined ? null : await passwords.hash(values.withdraw_password);

  const joined = await withTransaction(pool, async (client) => {
    const db = kyselyOn<SignupTables>(client);
    await lockNames(db, [
      paceLockNameOf({ siteId, ip }),
      ...identifiers.map((identifier) => lockNameOf(siteId, identifier)),
    ]);
    await assertSignupPace(db, { siteId, ip, policy: rules.policy, now });
    const member = await insertMember(client, registration, { password, withdrawPassword });
    const { taken } = await lookUp(db, { siteId, identifiers });
    if (taken !== undefined) throw takenField(taken);
    await recordMember(client, member.id, registration);
    await greet(client, outbox, member, registration);
    const opened = await openSession(client, outbox, {
      siteId,
      memberId: member.id,
      ip,
      userAgent: registration.userAgent,
      country: registration.country,
      device: registration.device,
      single: rules.policy.singleSession,
      now,
    });
    return { ...opened, memberId: member.id, account: member.account, currency: member.currency };
  });
  outbox.wake();
  return joined;
};
