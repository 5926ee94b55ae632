import { randomInt } from 'node:crypto';
import type { BuiltInRole } from '@pavilion/contract/office';
import type { SqlExecutor } from '@pavilion/postgres';
import { createPasswordHasher } from '../../identity/index.ts';

/** Letters and digits that nobody takes for one another when they are read out. */
const passwordLetters = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Four groups of five: 99 bits. */
const groups = 4;
const groupLength = 5;

const drawPassword = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => passwordLetters[randomInt(passwordLetters.length)]).join(''),
  ).join('-');

export interface Appointment {
  /** NFC, lower case. */
  readonly account: string;
  readonly siteId: number;
  readonly role: BuiltInRole;
}

/**
 * Gives somebody a role on a site; a new account gets a password that must be changed, answered here once and stored as
 * its hash alone. Who has an account keeps theirs. Done again it changes nothing.
 */
export const appointStaff = async (
  db: SqlExecutor,
  { account, siteId, role }: Appointment,
): Promise<{ readonly isNew: boolean; readonly password: string | null }> => {
  const known = await db.query<{ id: number }>({
    text: 'SELECT id FROM staff WHERE account = $1',
    values: [account],
  });
  const password = known.rows.length === 0 ? drawPassword() : null;
  if (password !== null) {
    await db.query({
      text: 'INSERT INTO staff (account, password_hash) VALUES ($1, $2)',
      values: [account, await createPasswordHasher().hash(password)],
    });
  }
  const { rows } = await db.query<{ staff_id: number }>({
    text: `INSERT INTO staff_site_role (staff_id, site_id, role_id)
           SELECT staff.id, $2, role.id FROM staff JOIN role ON role.name = $3 AND role.site_id IS NULL WHERE account = $1
           ON CONFLICT DO NOTHING RETURNING staff_id`,
    values: [account, siteId, role],
  });
  return { isNew: rows.length > 0, password };
};
