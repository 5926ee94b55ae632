import { createKysely, withTransaction } from '@pavilion/postgres';
import { badField } from '../../../http/refusal.ts';
import { accountKeyOf, type deviceInfoOf, enterUnasked } from '../../identity/index.ts';
import type { SignupTables } from '../tables.ts';
import type { RegisterDeps } from './registerMember.ts';

/**
 * How long a form may be sent again: as long as somebody may wait for an answer that was lost. After that the member
 * logs in like everybody else.
 */
export const repeatableMs = 10 * 60_000;

export interface RepeatedForm {
  readonly siteId: number;
  readonly requestId: string;
  readonly account: string;
  readonly password: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly country: string | null;
  readonly device: ReturnType<typeof deviceInfoOf>;
  readonly now: Date;
}

const otherForm = () => badField('request_id');

/**
 * Answers a form that has made its member already: logs the same member in once more. Null when there was no such
 * form. The number alone opens nothing: account and password must be those of the form, and a login must
 * have nothing else to ask of the member by now, no second factor and no withdraw verification; HTTP 400 with the field
 * `request_id` otherwise.
 */
export const repeatSignUp = async ({ pool, outbox, passwords }: RegisterDeps, form: RepeatedForm) => {
  const { siteId, requestId, now, ip, userAgent, country, device } = form;
  const made = await createKysely<SignupTables>(pool)
    .selectFrom('signup_request')
    .innerJoin('member', 'member.id', 'signup_request.member_id')
    .select(['member.id', 'member.account_key', 'member.password_hash', 'signup_request.created_at'])
    .where('signup_request.site_id', '=', siteId)
    .where('signup_request.request_id', '=', requestId)
    .executeTakeFirst();
  if (made === undefined) return null;
  const isLive = made.created_at.getTime() + repeatableMs > now.getTime();
  if (!isLive || made.account_key !== accountKeyOf(form.account)) throw otherForm();
  if (!(await passwords.verify(made.password_hash, form.password))) throw otherForm();
  const again = await withTransaction(pool, async (client) => {
    const entrant = { siteId, memberId: made.id, ip, userAgent, country, device, now };
    const entered = await enterUnasked(client, outbox, entrant, made.password_hash);
    if (entered === null) throw otherForm();
    return entered;
  });
  outbox.wake();
  return again;
};
