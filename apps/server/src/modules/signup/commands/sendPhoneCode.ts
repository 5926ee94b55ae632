import { type Locale, verifyCountdownSeconds } from '@pavilion/contract';
import { registerSms } from '@pavilion/contract/signup';
import { createKysely, kyselyOn, withTransaction } from '@pavilion/postgres';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { messageText } from '../../../http/messages.ts';
import { refused } from '../../../http/refusal.ts';
import type { SmsGateway } from '../../../infra/sms.ts';
import { hashSecret, newDigits } from '../../identity/index.ts';
import { type Allowance, returnAllowances, useAllowances } from '../allowances.ts';
import { smsAllowancesOf } from '../smsAllowances.ts';
import type { SignupTables } from '../tables.ts';

const phoneCodeMs = verifyCountdownSeconds * 1000;
/** Decisions: Running, test mode. */
const testCode = '123456';

/** The hash under which a code is kept: bound to its phone. */
export const phoneCodeHash = (phoneKey: string, code: string): Buffer => hashSecret(`${phoneKey}\n${code}`);

export interface PhoneCodeRequest {
  readonly siteId: number;
  /** Digits only: already checked by the phone rule. */
  readonly phone: string;
  readonly ip: string;
  readonly locale: Locale;
  readonly testMode: boolean;
  readonly now: Date;
}

const codeRow = ({ siteId, phone }: PhoneCodeRequest) =>
  ({ site_id: siteId, purpose: 'register_member', phone_key: phone }) as const;

const askService = () => refused(registerSms.codes, 104, 'signup.sms_ask_service', { field: 'member_phone' });

/** Refuses with 102, and says how long the last code has still to live. */
const tooSoon = async (db: Kysely<SignupTables>, request: PhoneCodeRequest) => {
  const { site_id, purpose, phone_key } = codeRow(request);
  const last = await db
    .selectFrom('sms_code')
    .select('sent_at')
    .where('site_id', '=', site_id)
    .where('purpose', '=', purpose)
    .where('phone_key', '=', phone_key)
    .executeTakeFirst();
  const leftMs = (last?.sent_at ?? request.now).getTime() + phoneCodeMs - request.now.getTime();
  const retry_after_seconds = Math.max(1, Math.ceil(leftMs / 1000));
  return refused(registerSms.codes, 102, 'signup.sms_too_soon', {
    field: 'member_phone',
    retry_after_seconds,
  });
};

/** Takes the phone's slot for five minutes, so that of requests side by side one sends a message. */
const reserve = async (
  db: Kysely<SignupTables>,
  request: PhoneCodeRequest,
  codeHash: Buffer,
): Promise<void> => {
  const { ip, now } = request;
  const fresh = {
    code_hash: codeHash,
    sent_at: now,
    expires_at: new Date(now.getTime() + phoneCodeMs),
    wrong_answers: 0,
    used_at: null,
    ip,
  };
  const reserved = await db
    .insertInto('sms_code')
    .values({ ...codeRow(request), ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'purpose', 'phone_key'])
        .doUpdateSet(fresh)
        .where('sms_code.sent_at', '<=', new Date(now.getTime() - phoneCodeMs)),
    )
    .returning('phone_key')
    .executeTakeFirst();
  if (reserved === undefined) throw await tooSoon(db, request);
};

/** Nothing went out: the phone may be tried again at once. */
const release = async (
  db: Kysely<SignupTables>,
  request: PhoneCodeRequest,
  codeHash: Buffer,
): Promise<void> => {
  const { site_id, purpose, phone_key } = codeRow(request);
  await db
    .deleteFrom('sms_code')
    .where('site_id', '=', site_id)
    .where('purpose', '=', purpose)
    .where('phone_key', '=', phone_key)
    .where('code_hash', '=', codeHash)
    .execute();
};

/**
 * Sends a six-digit code to a phone (spec §8 SMS send). Refuses with 102 within five minutes of the last one, 103 when
 * the gateway's account is empty, 104 when the gateway will not send or an allowance is used up: that of the address,
 * the phone, the phones beside it, or the site. What is refused uses nothing up.
 */
export const sendPhoneCode = async (
  deps: { readonly pool: Pool; readonly sms: SmsGateway },
  request: PhoneCodeRequest,
): Promise<void> => {
  const { pool, sms } = deps;
  const { siteId, phone, locale, testMode, now } = request;
  const db = createKysely<SignupTables>(pool);
  const code = testMode ? testCode : newDigits();
  const codeHash = phoneCodeHash(phone, code);
  // A whole test run comes from one address.
  const allowances: readonly Allowance[] = testMode ? [] : await smsAllowancesOf(db, request);
  await withTransaction(pool, async (client) => {
    const tx = kyselyOn<SignupTables>(client);
    await reserve(tx, request, codeHash);
    if (!(await useAllowances(tx, allowances, { siteId, now }))) throw askService();
  });
  const text = messageText('sms.register_code', locale).replace('{code}', code);
  const outcome = await sms.send({ phone, text });
  if (outcome === 'sent') return;
  await release(db, request, codeHash);
  if (outcome === 'refused') throw askService();
  // An empty account has cost nothing. A refusal may have: a gateway that was silent may have sent all the same.
  await returnAllowances(db, allowances, { siteId, now });
  throw refused(registerSms.codes, 103, 'signup.sms_no_balance', { field: 'member_phone' });
};
