import { officeChangePassword, officeFactorRemove, type officeProveFactor } from '@pavilion/contract/office';
import type { NewPasskey, Passkey, SecondFactorProof } from '@pavilion/contract/secondFactors';
import { kyselyOn, withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { OfficeCallerOf } from '../../../http/officeCaller.ts';
import { Refusal, refused } from '../../../http/refusal.ts';
import {
  confirmPasskeyOf,
  confirmTotpOf,
  type Holder,
  hasFactor,
  holdStaff,
  type ProofPlace,
  presentPasskey,
  proveFactor,
  relyingPartyOf,
  replaceRecoveryCodes,
  type SecondFactorTables,
} from '../../identity/index.ts';
import { tellStaff } from '../letters.ts';
import { checkPassword, isEasyPassword } from '../passwordChecks.ts';
import { endStaffSessions, renewStaffSession } from '../sessions.ts';
import type { StaffDeps } from '../staffDeps.ts';

type Caller = OfficeCallerOf<typeof officeProveFactor>;

/** Whom a letter about a change of one's own account goes to. */
export const noticedOf = ({ site, staff, locale }: Caller) => ({
  siteId: site.id,
  staffId: staff.staffId,
  locale,
});

const wrongPassword = () => refused(officeFactorRemove.codes, 309, 'second_factor.password_wrong');

/** Somebody's own row and holder, locked in this order until the transaction ends. */
export const holdOwn = async (tx: PoolClient, staffId: number, now: Date): Promise<Holder> => {
  await tx.query('SELECT FROM staff WHERE id = $1 FOR UPDATE', [staffId]);
  return holdStaff(tx, staffId, now);
};

/** That it is the person who sits in the session. Answers the hash that fitted. Refuses with 309, HTTP 429 after guesses. */
export const confirmOwnPassword = async (
  deps: StaffDeps,
  { staff, ip }: Caller,
  password: string | undefined,
): Promise<string> => {
  if (password === undefined) throw wrongPassword();
  const { rows } = await deps.pool.query<{ password_hash: string }>(
    'SELECT password_hash FROM staff WHERE id = $1',
    [staff.staffId],
  );
  const hash = rows[0]?.password_hash ?? null;
  // Counted apart from logins: whoever sits in a session is no stranger, and wears nobody's tries down.
  const accountKey = `own ${staff.staffId}`;
  if (hash === null || !(await checkPassword(deps, { accountKey, ip, hash, password, isStranger: false })))
    throw wrongPassword();
  return hash;
};

interface OwnProof {
  readonly purpose: ProofPlace['purpose'];
  readonly proof: SecondFactorProof;
}

/** Judges a second factor of one's own, as `proveFactor` does. */
export const proveOwn = (
  { secret, clock }: StaffDeps,
  tx: PoolClient,
  { staff, site, origin, ip }: Caller,
  { id: holderId }: Holder,
  { purpose, proof }: OwnProof,
): Promise<Refusal | null> => {
  const party = relyingPartyOf(origin);
  const place = { siteId: site.id, holderId, party, purpose, bearer: staff.id, ip, now: clock.now() };
  return proveFactor(tx, secret, place, proof);
};

/** The second step of a login. Answers the token that takes the place of the one that asked. */
export const proveOwnFactor = async (
  deps: StaffDeps,
  caller: Caller,
  proof: SecondFactorProof,
): Promise<string> => {
  const { staff } = caller;
  const now = deps.clock.now();
  const outcome = await withTransaction(deps.pool, async (tx) => {
    const holder = await holdOwn(tx, staff.staffId, now);
    const refusal = await proveOwn(deps, tx, caller, holder, { purpose: 'login_step', proof });
    if (refusal !== null) return refusal;
    const token = await renewStaffSession(tx, staff.id, now);
    await caller.traceLogin(tx, staff.staffId, { after: { factor: proof.method } });
    return token;
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
};

/** A password of one's own; every other session ends. Answers the token of this one. */
export const changeOwnPassword = async (
  deps: StaffDeps,
  caller: Caller,
  { oldPassword, password }: { readonly oldPassword: string; readonly password: string },
): Promise<string> => {
  const { staff } = caller;
  if (isEasyPassword(password, staff.account))
    throw refused(officeChangePassword.codes, 102, 'office.password_easy');
  const verifiedHash = await confirmOwnPassword(deps, caller, oldPassword);
  if (password === oldPassword) throw refused(officeChangePassword.codes, 104, 'security.same_password');
  const newHash = await deps.passwords.hash(password);
  const now = deps.clock.now();
  return withTransaction(deps.pool, async (tx) => {
    const { rowCount } = await tx.query(
      `UPDATE staff SET password_hash = $2, password_changed_at = $3, must_change_password = false
        WHERE id = $1 AND password_hash = $4`,
      [staff.staffId, newHash, now, verifiedHash],
    );
    if (rowCount !== 1) throw wrongPassword();
    await endStaffSessions(tx, staff.staffId, { except: staff.id, now });
    const token = await renewStaffSession(tx, staff.id, null);
    await tellStaff(deps, tx, noticedOf(caller), 'password_changed');
    await caller.actor.trace(tx, {
      subject: { kind: 'staff', id: staff.staffId },
      after: { password: 'changed' },
    });
    return token;
  });
};

interface Enrolled {
  readonly token: string;
  readonly recoveryCodes: string[] | null;
}

/** What a first factor brings along: recovery codes, and the end of every session that got in without it. */
const welcome = async (
  { secret }: StaffDeps,
  tx: PoolClient,
  { staff }: Caller,
  holder: Holder,
  now: Date,
): Promise<string[] | null> => {
  if (await hasFactor(kyselyOn<SecondFactorTables>(tx), holder.id)) return null;
  await endStaffSessions(tx, staff.staffId, { except: staff.id, now });
  return replaceRecoveryCodes(tx, secret, holder.id, now);
};

/** The first code of an authenticator app; from then on the session counts as proved by a factor. */
export const confirmOwnTotp = async (deps: StaffDeps, caller: Caller, typed: string): Promise<Enrolled> => {
  const { staff } = caller;
  const now = deps.clock.now();
  const outcome = await withTransaction(deps.pool, async (tx): Promise<Enrolled | Refusal> => {
    const holder = await holdOwn(tx, staff.staffId, now);
    const enrolment = { secret: deps.secret, holder, sessionId: staff.id, now };
    const confirmed = await confirmTotpOf(tx, enrolment, typed, () => welcome(deps, tx, caller, holder, now));
    if (confirmed instanceof Refusal) return confirmed;
    const token = await renewStaffSession(tx, staff.id, now);
    await tellStaff(deps, tx, noticedOf(caller), 'factor_added');
    await caller.actor.trace(tx, {
      subject: { kind: 'staff', id: staff.staffId },
      after: { factor: 'totp' },
    });
    return { token, recoveryCodes: confirmed.welcomed };
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
};

/** The passkey that a browser made; from then on the session counts as proved by a factor. */
export const confirmOwnPasskey = async (
  deps: StaffDeps,
  caller: Caller,
  made: NewPasskey,
  name: string,
): Promise<Enrolled & { readonly passkey: Passkey }> => {
  const { staff, site, origin } = caller;
  const now = deps.clock.now();
  const party = relyingPartyOf(origin);
  const outcome = await withTransaction(
    deps.pool,
    async (tx): Promise<(Enrolled & { passkey: Passkey }) | Refusal> => {
      const holder = await holdOwn(tx, staff.staffId, now);
      const enrolment = { siteId: site.id, holder, sessionId: staff.id, party, now };
      const stored = await confirmPasskeyOf(tx, enrolment, made, name, () =>
        welcome(deps, tx, caller, holder, now),
      );
      if (stored instanceof Refusal) return stored;
      const token = await renewStaffSession(tx, staff.id, now);
      await tellStaff(deps, tx, noticedOf(caller), 'factor_added');
      await caller.actor.trace(tx, {
        subject: { kind: 'staff', id: staff.staffId },
        after: { factor: 'passkey', name },
      });
      return { token, recoveryCodes: stored.welcomed, passkey: presentPasskey(stored.passkey, party) };
    },
  );
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
};

export type FactorName = { readonly kind: 'totp' } | { readonly kind: 'passkey'; readonly id: number };

/** Takes a factor of one's own away. The last one stays: 312. */
export const removeOwnFactor = async (
  deps: StaffDeps,
  caller: Caller,
  { password, factor }: { readonly password: string; readonly factor: FactorName },
): Promise<void> => {
  await confirmOwnPassword(deps, caller, password);
  const { staff } = caller;
  const now = deps.clock.now();
  await withTransaction(deps.pool, async (tx) => {
    const holder = await holdOwn(tx, staff.staffId, now);
    const removed =
      factor.kind === 'totp'
        ? await tx.query('DELETE FROM totp_factor WHERE holder_id = $1', [holder.id])
        : await tx.query('DELETE FROM passkey WHERE holder_id = $1 AND id = $2', [holder.id, factor.id]);
    if (removed.rowCount === 0) throw refused(officeFactorRemove.codes, 307, 'second_factor.unknown_passkey');
    if (!(await hasFactor(kyselyOn<SecondFactorTables>(tx), holder.id)))
      throw refused(officeFactorRemove.codes, 312, 'office.last_factor');
    await tellStaff(deps, tx, noticedOf(caller), 'factor_removed');
    await caller.actor.trace(tx, { subject: { kind: 'staff', id: staff.staffId }, before: { factor } });
  });
};

/** Ten new recovery codes. */
export const renewOwnRecoveryCodes = async (
  deps: StaffDeps,
  caller: Caller,
  password: string,
): Promise<string[]> => {
  await confirmOwnPassword(deps, caller, password);
  const { staff } = caller;
  const now = deps.clock.now();
  return withTransaction(deps.pool, async (tx) => {
    const holder = await holdOwn(tx, staff.staffId, now);
    const codes = await replaceRecoveryCodes(tx, deps.secret, holder.id, now);
    await tellStaff(deps, tx, noticedOf(caller), 'codes_renewed');
    await caller.actor.trace(tx, {
      subject: { kind: 'staff', id: staff.staffId },
      after: { recovery_codes: 'renewed' },
    });
    return codes;
  });
};

/** While the first factor is enrolled the password was proved a moment ago; later it is asked for. */
export const confirmEnrolment = async (
  deps: StaffDeps,
  caller: Caller,
  password: string | undefined,
): Promise<void> => {
  if (caller.staff.stage !== 'enrol') await confirmOwnPassword(deps, caller, password);
};
