import {
  officeInvitationAccept,
  officeInvitationLook,
  type staffInvitations,
  staffInvitationWithdraw,
  staffInvite,
} from '@pavilion/contract/office';
import { type Pool, sqlStateOf, withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { Actor, OfficeCaller } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import { hashSecret, maskField, newSecret } from '../identity/index.ts';
import { sendStaffLetter } from './letters.ts';
import { isEasyPassword } from './passwordChecks.ts';
import { addRolesHere, findBuiltIn, findRoles, setRolesEverywhere } from './roles.ts';
import { openStaffSession } from './sessions.ts';
import type { StaffDeps } from './staffDeps.ts';

const invitationMs = 72 * 60 * 60_000;
const uniqueViolation = '23505';

interface Invited {
  readonly account: string;
  readonly mail: string;
  readonly roles: readonly string[];
  /** The roles are built in, and given on every site. */
  readonly everywhere: boolean;
}

export const isTaken = async (tx: PoolClient, account: string): Promise<boolean> =>
  (await tx.query('SELECT FROM staff WHERE account = $1', [account])).rowCount !== 0;

/** Refuses with 326 an account name that is taken. */
export const assertAccountFree = async (tx: PoolClient, account: string): Promise<void> => {
  if (await isTaken(tx, account)) throw refused(staffInvite.codes, 326, 'office.account_taken');
};

/** Writes an invitation and its mail; whoever calls has seen that the roles may be given. Refuses with 326. */
export const inviteStaff = async (
  deps: StaffDeps,
  tx: PoolClient,
  who: Actor,
  invited: Invited,
): Promise<void> => {
  await assertAccountFree(tx, invited.account);
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + invitationMs);
  const token = newSecret();
  // Of two invitations for one account the later counts.
  await tx.query(
    `UPDATE staff_invitation SET withdrawn_at = $3
      WHERE site_id = $1 AND account = $2 AND accepted_at IS NULL AND withdrawn_at IS NULL`,
    [who.siteId, invited.account, now],
  );
  await tx.query(
    `INSERT INTO staff_invitation (site_id, account, mail, roles, everywhere, token_hash, invited_by, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      who.siteId,
      invited.account,
      invited.mail,
      invited.roles,
      invited.everywhere,
      hashSecret(token),
      who.staffId,
      now,
      expiresAt,
    ],
  );
  await sendStaffLetter(deps, tx, {
    siteId: who.siteId,
    to: invited.mail,
    account: invited.account,
    subject: 'office.mail_invitation_subject',
    text: 'office.mail_invitation_text',
    caution: 'office.mail_invitation_caution',
    // What opens the account stands behind the `#`, which no server and no log gets to see.
    action: { label: 'office.mail_invitation_action', path: `/office/invitation#${token}` },
    goodUntil: expiresAt,
  });
};

interface OpenInvitation extends Invited {
  readonly id: number;
  readonly expires_at: Date;
}

const findOpen = async (
  db: Pool | PoolClient,
  siteId: number,
  token: string,
  now: Date,
): Promise<OpenInvitation | undefined> => {
  const { rows } = await db.query<OpenInvitation>(
    `SELECT id, account, mail, roles, everywhere, expires_at FROM staff_invitation
      WHERE token_hash = $1 AND site_id = $2 AND accepted_at IS NULL AND withdrawn_at IS NULL AND expires_at > $3`,
    [hashSecret(token), siteId, now],
  );
  return rows[0];
};

/** What an invitation is good for. Refuses with 101. */
export const lookAtInvitation = async (
  { pool, clock }: StaffDeps,
  siteId: number,
  token: string,
): Promise<OpenInvitation> => {
  const invitation = await findOpen(pool, siteId, token, clock.now());
  if (invitation === undefined) throw refused(officeInvitationLook.codes, 101, 'office.invitation_over');
  return invitation;
};

/** Makes the account of an invitation. Answers the token of a session in which a factor must be enrolled next. */
export const acceptInvitation = async (
  deps: StaffDeps,
  caller: OfficeCaller,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<string> => {
  const { site, ip, userAgent } = caller;
  const { codes } = officeInvitationAccept;
  const { account: invitedAccount } = await lookAtInvitation(deps, site.id, token);
  if (isEasyPassword(password, invitedAccount)) throw refused(codes, 102, 'office.password_easy');
  const passwordHash = await deps.passwords.hash(password);
  const now = deps.clock.now();
  try {
    return await withTransaction(deps.pool, async (tx) => {
      const { rows } = await tx.query<OpenInvitation>(
        `UPDATE staff_invitation SET accepted_at = $3
          WHERE token_hash = $1 AND site_id = $2 AND accepted_at IS NULL AND withdrawn_at IS NULL AND expires_at > $3
          RETURNING id, account, mail, roles, everywhere, expires_at`,
        [hashSecret(token), site.id, now],
      );
      const [invitation] = rows;
      if (invitation === undefined) throw refused(codes, 101, 'office.invitation_over');
      const { account, mail, roles, everywhere } = invitation;
      const made = await tx.query<{ id: number }>(
        `INSERT INTO staff (account, mail, password_hash, must_change_password, password_changed_at)
         VALUES ($1, $2, $3, false, $4) RETURNING id`,
        [account, mail, passwordHash, now],
      );
      const staffId = made.rows[0]?.id;
      if (staffId === undefined) throw new Error('staff was not stored');
      if (everywhere) await setRolesEverywhere(tx, staffId, await findBuiltIn(tx, roles));
      else await addRolesHere(tx, staffId, site.id, await findRoles(tx, site.id, roles));
      const session = await openStaffSession(tx, { staffId, ip, userAgent, now });
      await caller.traceLogin(tx, staffId, {
        subject: { kind: 'invitation', id: invitation.id },
        after: { account, roles, everywhere },
      });
      return session;
    });
  } catch (error) {
    // Somebody else has the account by now.
    if (sqlStateOf(error) === uniqueViolation) throw refused(codes, 101, 'office.invitation_over');
    throw error;
  }
};

/** Ends an invitation that nobody has used. Refuses with 404. */
export const withdrawInvitation = (
  { pool, clock }: StaffDeps,
  who: Actor,
  { id }: { readonly id: number },
): Promise<void> =>
  withTransaction(pool, async (tx) => {
    const now = clock.now();
    const { rowCount } = await tx.query(
      `UPDATE staff_invitation SET withdrawn_at = $3
        WHERE id = $1 AND site_id = $2 AND accepted_at IS NULL AND withdrawn_at IS NULL AND expires_at > $3`,
      [id, who.siteId, now],
    );
    if (rowCount !== 1) throw refused(staffInvitationWithdraw.codes, 404, 'office.not_found');
    await who.trace(tx, { subject: { kind: 'invitation', id }, after: { state: 'withdrawn' } });
  });

type Asked = z.output<typeof staffInvitations.body>;
type Row = z.output<typeof staffInvitations.data>['rows'][number];

interface InvitationRow extends Omit<Row, 'created_at' | 'expires_at'> {
  readonly created_at: Date;
  readonly expires_at: Date;
}

export const listInvitations = async (
  pool: Pool,
  siteId: number,
  now: Date,
  { filter, sort, page, perPage }: Asked,
) => {
  const values = [siteId, now, filter.state ?? null];
  const matching = `FROM (
      SELECT i.id, i.account, i.mail, i.roles, i.everywhere, by.account AS invited_by, i.created_at, i.expires_at,
             CASE WHEN i.accepted_at IS NOT NULL THEN 'accepted' WHEN i.withdrawn_at IS NOT NULL THEN 'withdrawn'
                  WHEN i.expires_at <= $2 THEN 'expired' ELSE 'open' END AS state
        FROM staff_invitation i JOIN staff by ON by.id = i.invited_by WHERE i.site_id = $1
    ) AS one WHERE ($3::text IS NULL OR state = $3)`;
  const counted = await pool.query<{ total: bigint }>(`SELECT count(*) AS total ${matching}`, values);
  const { rows } = await pool.query<InvitationRow>(
    `SELECT * ${matching} ORDER BY created_at ${sort?.order === 'ASC' ? 'ASC' : 'DESC'}, id LIMIT $4 OFFSET $5`,
    [...values, perPage, (page - 1) * perPage],
  );
  return {
    rows: rows.map(
      (row): Row => ({
        ...row,
        mail: maskField('member_email', row.mail) ?? '',
        created_at: row.created_at.toISOString(),
        expires_at: row.expires_at.toISOString(),
      }),
    ),
    total: Number(counted.rows[0]?.total ?? 0n),
  };
};
