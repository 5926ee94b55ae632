import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { escapeLiteral } from 'pg';
import { createPool } from './pool.ts';

/** The roles of `database/roles.sql` that log in. */
const loginRoles = ['pavilion_migrator', 'pavilion_app'] as const;
type LoginRole = (typeof loginRoles)[number];

const passwordOf = (superuserUrl: URL, role: LoginRole): string =>
  createHmac('sha256', decodeURIComponent(superuserUrl.password)).update(role).digest('hex');

/**
 * A database of a private server as one of its roles. The password is derived from the superuser's, so that whoever may
 * be all of them needs to keep one alone, and who was given a role's learns no other.
 */
export const asRole = (superuserUrl: string, role: LoginRole): string => {
  const url = new URL(superuserUrl);
  url.password = passwordOf(url, role);
  url.username = role;
  return url.href;
};

/**
 * Makes the roles on a private server and gives them the database of the address, by the statements of `file`
 * (`database/roles.sql`). May be run again. For `asRole`.
 */
export const prepareRoles = async (superuserUrl: string, file: string): Promise<void> => {
  const statements = await readFile(file, 'utf8');
  const pool = createPool(superuserUrl, { max: 1, applicationName: 'pavilion-roles' });
  const client = await pool.connect();
  try {
    await client.query(statements);
    for (const role of loginRoles) {
      const password = escapeLiteral(passwordOf(new URL(superuserUrl), role));
      await client.query(`ALTER ROLE ${role} PASSWORD ${password}`);
    }
  } finally {
    client.release(true);
    await pool.end();
  }
};
