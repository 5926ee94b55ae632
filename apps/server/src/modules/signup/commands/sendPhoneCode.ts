import { randomInt } from 'node:crypto';
import { type Locale, phoneCodeDigits, verifyCountdownSeconds } from '@pavilion/contract';
import type { Kysely } from 'kysely';
import { messageText } from '../../../http/messages.ts';
import { refused } from '../../../http/refusal.ts';
import { hashSecret } from '../../identity/index.ts';
import type { SmsGateway } from '../sms.ts';
import type { SignupTables } from '../tables.ts';

/** Phones that one address may send codes to within an hour. */
const phonesPerAddressHourly = 10;
const hourMs = 60 * 60_000;
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

const newCode = (): string => String(randomInt(10 ** phoneCodeDigits)).padStart(phoneCodeDigits, '0');

/** Takes the phone's slot for five minutes, so that two requests at once send one message. Refuses with 102. */
const reserve = async (db: Kysely<SignupTables>, request: PhoneCodeRequest, code: string): Promise<void> => {
  const { siteId, phone, ip, now } = request;
  const fresh = {
    code_hash: phoneCodeHash(phone, code),
    sent_at: now,
    expires_at: new Date(now.getTime() + phoneCodeMs),
    wrong_answers: 0,
    used_at: null,
    ip,
  };
  const reserved = await db
    .insertInto('sms_code')
    .values({ site_id: siteId, purpose: 'register_member', phone_key: phone, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'purpose', 'phone_key'])
        .doUpdateSet(fresh)
        .where('sms_code.sent_at', '<=', new Date(now.getTime() - phoneCodeMs)),
    )
    .returning('phone_key')
    .executeTakeFirst();
  if (reserved === undefined) throw refused(102, 'signup.sms_too_soon');
};

/**
 * Sends a six-digit code to a phone (spec §8 SMS send). Refuses with 102 within five minutes of the last one, 103 when
 * the gateway's account is empty, 104 when the gateway will not send or the address has asked for too many phones.
 */
export const sendPhoneCode = async (
  deps: { readonly db: Kysely<SignupTables>; readonly sms: SmsGateway },
  request: PhoneCodeRequest,
): Promise<void> => {
  const { db, sms } = deps;
  const { siteId, phone, ip, locale, testMode, now } = request;
  const { phones } = await db
    .selectFrom('sms_code')
    .select(({ fn }) => fn.countAll<bigint>().as('phones'))
    .where('site_id', '=', siteId)
    .where('ip', '=', ip)
    .where('sent_at', '>', new Date(now.getTime() - hourMs))
    .executeTakeFirstOrThrow();
  if (!testMode && phones >= phonesPerAddressHourly) throw refused(104, 'signup.sms_ask_service');
  const code = testMode ? testCode : newCode();
  await reserve(db, request, code);
  const text = messageText('sms.register_code', locale).replace('{code}', code);
  const outcome = await sms.send({ phone, text });
  if (outcome === 'sent') return;
  // Nothing went out: the phone may be tried again at once.
  await db
    .deleteFrom('sms_code')
    .where('site_id', '=', siteId)
    .where('purpose', '=', 'register_member')
    .where('phone_key', '=', phone)
    .execute();
  throw outcome === 'no_balance'
    ? refused(103, 'signup.sms_no_balance')
    : refused(104, 'signup.sms_ask_service');
};
