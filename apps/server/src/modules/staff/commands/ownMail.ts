import {
  mailCodePauseSeconds,
  mailCodesMax,
  officeMailConfirm,
  officeMailSend,
} from '@pavilion/contract/office';
import type { SecondFactorProof } from '@pavilion/contract/secondFactors';
import { type Pool, withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { LoggedIn, StaffSession } from '../../../http/officeCaller.ts';
import { Refusal, refused } from '../../../http/refusal.ts';
import { hashSecret, maskField, newDigits } from '../../identity/index.ts';
import { sendStaffLetter, tellStaff } from '../letters.ts';
import type { StaffDeps } from '../staffDeps.ts';
import { holdOwn, noticedOf, proveOwn } from './ownAccount.ts';

const codeGoodMs = 5 * 60_000;
const dayMs = 24 * 60 * 60_000;
/** Wrong answers to one code before it is dead. */
const wrongAnswersMax = 5;

const codeHash = (session: StaffSession, mail: string, code: string): Buffer =>
  hashSecret(`${session.id}\n${mail}\n${code}`);

const masked = (mail: string | null): string | null => maskField('member_email', mail);

interface AwaitedCode {
  readonly id: number;
  readonly mail: string;
  readonly code_hash: Buffer;
  readonly expires_at: Date;
}

/** The code that somebody was sent last, while it may still be answered in this session. */
const findAwaited = async (
  db: Pool | PoolClient,
  { id: sessionId, staffId }: StaffSession,
  now: Date,
): Promise<AwaitedCode | undefined> => {
  const { rows } = await db.query<AwaitedCode>(
    `SELECT id, mail, code_hash, expires_at
       FROM (SELECT * FROM staff_mail_code WHERE staff_id = $1 ORDER BY sent_at DESC, id DESC LIMIT 1) AS latest
      WHERE session_id = $2 AND used_at IS NULL AND expires_at > $3 AND wrong_answers < $4`,
    [staffId, sessionId, now, wrongAnswersMax],
  );
  return rows[0];
};

const mailOf = async (db: Pool | PoolClient, staffId: number): Promise<string | null> => {
  const { rows } = await db.query<{ mail: string | null }>('SELECT mail FROM staff WHERE id = $1', [staffId]);
  return rows[0]?.mail ?? null;
};

/** The address of one's own account, and the one that waits for its code. */
export const readOwnMail = async ({ pool, clock }: StaffDeps, session: StaffSession) => {
  const awaited = await findAwaited(pool, session, clock.now());
  return {
    mail: await mailOf(pool, session.staffId),
    awaited:
      awaited === undefined ? null : { mail: awaited.mail, expires_at: awaited.expires_at.toISOString() },
  };
};

/** Refuses with 333 a code too soon after another, and more of them than a day has. */
const assertMaySend = async (tx: PoolClient, staffId: number, now: Date): Promise<void> => {
  const { rows } = await tx.query<{ sent_at: Date }>(
    `SELECT sent_at FROM staff_mail_code WHERE staff_id = $1 AND sent_at > $2 ORDER BY sent_at DESC LIMIT $3`,
    [staffId, new Date(now.getTime() - dayMs), mailCodesMax],
  );
  const last = rows[0]?.sent_at;
  const oldest = rows.length < mailCodesMax ? undefined : rows.at(-1)?.sent_at;
  const freeAt = Math.max(
    last === undefined ? 0 : last.getTime() + mailCodePauseSeconds * 1000,
    oldest === undefined ? 0 : oldest.getTime() + dayMs,
  );
  if (freeAt > now.getTime())
    throw refused(officeMailSend.codes, 333, 'office.mail_too_soon', {
      retry_after_seconds: Math.ceil((freeAt - now.getTime()) / 1000),
    });
};

/**
 * Sends a code to the address that one's account shall have, after a second factor has confirmed it. Refuses with 104, 333,
 * 334, and as `proveFactor` does. Answers until when the code is good.
 */
export const sendOwnMailCode = async (
  deps: StaffDeps,
  caller: LoggedIn,
  { mail, proof }: { readonly mail: string; readonly proof: SecondFactorProof },
): Promise<Date> => {
  const { staff, site, locale } = caller;
  const { codes } = officeMailSend;
  if (!deps.post.carries('mail')) throw refused(codes, 334, 'office.no_mail');
  const now = deps.clock.now();
  const goodUntil = new Date(now.getTime() + codeGoodMs);
  const outcome = await withTransaction(deps.pool, async (tx) => {
    // Locked from here on: of two requests side by side one sends.
    const holder = await holdOwn(tx, staff.staffId, now);
    if ((await mailOf(tx, staff.staffId)) === mail) throw refused(codes, 104, 'office.same_mail');
    await assertMaySend(tx, staff.staffId, now);
    const refusal = await proveOwn(deps, tx, caller, holder, { purpose: 'confirm', proof });
    if (refusal !== null) return refusal;
    const code = newDigits();
    await tx.query(
      `INSERT INTO staff_mail_code (staff_id, session_id, mail, code_hash, sent_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [staff.staffId, staff.id, mail, codeHash(staff, mail, code), now, goodUntil],
    );
    await sendStaffLetter(deps, tx, {
      siteId: site.id,
      to: mail,
      account: staff.account,
      locale,
      subject: 'office.mail_code_subject',
      text: 'office.mail_code_text',
      caution: 'office.mail_code_caution',
      code,
      goodUntil,
    });
    await caller.actor.trace(tx, {
      subject: { kind: 'staff', id: staff.staffId },
      after: { code_sent_to: masked(mail) },
    });
    return null;
  });
  if (outcome instanceof Refusal) throw outcome;
  return goodUntil;
};

/** Sets the address that the code proves, and tells the one before. Refuses with 113 and 222. Answers the address. */
export const confirmOwnMail = async (deps: StaffDeps, caller: LoggedIn, typed: string): Promise<string> => {
  const { staff } = caller;
  const { codes } = officeMailConfirm;
  const now = deps.clock.now();
  const code = typed.normalize('NFKC').replaceAll(/\s/g, '');
  const outcome = await withTransaction(deps.pool, async (tx) => {
    await tx.query('SELECT FROM staff WHERE id = $1 FOR UPDATE', [staff.staffId]);
    const awaited = await findAwaited(tx, staff, now);
    if (awaited === undefined) throw refused(codes, 222, 'signup.verify_code_error', { field: 'code' });
    const { id, mail } = awaited;
    if (!awaited.code_hash.equals(codeHash(staff, mail, code))) {
      await tx.query('UPDATE staff_mail_code SET wrong_answers = wrong_answers + 1 WHERE id = $1', [id]);
      return refused(codes, 113, 'office.mail_code_wrong', { field: 'code' });
    }
    await tx.query('UPDATE staff_mail_code SET used_at = $2 WHERE id = $1', [id, now]);
    const before = await mailOf(tx, staff.staffId);
    await tellStaff(deps, tx, noticedOf(caller), 'mail_changed');
    await tx.query('UPDATE staff SET mail = $2 WHERE id = $1', [staff.staffId, mail]);
    await caller.actor.trace(tx, {
      subject: { kind: 'staff', id: staff.staffId },
      before: { mail: masked(before) },
      after: { mail: masked(mail) },
    });
    return mail;
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
};
