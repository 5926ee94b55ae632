import { officeLogIn } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { OfficeCaller } from '../../../http/officeCaller.ts';
import { refused } from '../../../http/refusal.ts';
import { checkPassword, staffAccountOf } from '../passwordChecks.ts';
import { openStaffSession } from '../sessions.ts';
import type { StaffDeps } from '../staffDeps.ts';

/** How long an address from which somebody got in with a factor is one that is known. */
const addressKnownMs = 90 * 24 * 60 * 60_000;

interface Candidate {
  readonly id: number;
  readonly password_hash: string;
  readonly may_enter: boolean;
}

/** Whether somebody got in from this address before, by a second factor. Asked for nobody as well, in the same time. */
const isKnownAddress = async (
  { pool }: StaffDeps,
  { staffId, ip, now }: { staffId: number; ip: string; now: Date },
): Promise<boolean> => {
  const { rows } = await pool.query<{ known: boolean }>(
    'SELECT EXISTS (SELECT FROM staff_session WHERE staff_id = $1 AND ip = $2 AND factor_at > $3) AS known',
    [staffId, ip, new Date(now.getTime() - addressKnownMs)],
  );
  return rows[0]?.known ?? false;
};

/**
 * The first step of a login: account and password. Answers the token of a session that can do nothing but go on. An unknown
 * account, a wrong password, a closed account and one without a role on this site are refused alike, with 101 and in the
 * same time. HTTP 429 while the pair of account and address has to wait, or a stranger for a turn.
 */
export const logInStaff = async (
  deps: StaffDeps,
  caller: OfficeCaller,
  typed: { readonly account: string; readonly password: string },
): Promise<string> => {
  const { pool, clock } = deps;
  const { site, ip, userAgent } = caller;
  const account = staffAccountOf(typed.account);
  const now = clock.now();
  const { rows } = await pool.query<Candidate>(
    `SELECT id, password_hash,
            enabled AND EXISTS (SELECT FROM staff_role_on_site WHERE staff_id = staff.id AND site_id = $2) AS may_enter
       FROM staff WHERE account = $1`,
    [account, site.id],
  );
  const [known] = rows;
  const candidate = known?.may_enter === true ? known : undefined;
  const fits = await checkPassword(deps, {
    accountKey: account,
    ip,
    hash: candidate?.password_hash ?? null,
    password: typed.password,
    isStranger: !(await isKnownAddress(deps, { staffId: candidate?.id ?? 0, ip, now })),
  });
  const wrong = () => refused(officeLogIn.codes, 101, 'office.login_wrong');
  if (candidate === undefined || !fits) {
    await withTransaction(pool, (tx) => caller.traceLogin(tx, known?.id ?? null, {}, 101));
    throw wrong();
  }
  return withTransaction(pool, async (tx) => {
    // The password was changed, or the account closed, between the check and the lock.
    const { rowCount } = await tx.query(
      'SELECT FROM staff WHERE id = $1 AND enabled AND password_hash = $2 FOR UPDATE',
      [candidate.id, candidate.password_hash],
    );
    if (rowCount !== 1) throw wrong();
    const token = await openStaffSession(tx, { staffId: candidate.id, ip, userAgent, now });
    await caller.traceLogin(tx, candidate.id, {});
    return token;
  });
};
