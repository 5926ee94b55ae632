import { type Kysely, sql } from 'kysely';
import type { AddressCode, IdentityTables } from './tables.ts';

export interface AddressVerdict {
  /** The login code to refuse with (spec §8); null lets the login through. */
  readonly loginCode: AddressCode | null;
  readonly refusesSignup: boolean;
}

/** What the deny list of the site and of the house says about an address. The narrowest network decides the code. */
export const judgeAddress = async (
  db: Kysely<IdentityTables>,
  siteId: number,
  ip: string,
): Promise<AddressVerdict> => {
  const rows = await db
    .selectFrom('address_rule')
    .select(['login_code', 'refuses_signup'])
    .where(sql<boolean>`network >>= ${ip}::inet`)
    .where((rule) => rule.or([rule('site_id', 'is', null), rule('site_id', '=', siteId)]))
    .orderBy(sql`masklen(network) desc`)
    .orderBy('id')
    .execute();
  return {
    loginCode: rows.find((row) => row.login_code !== null)?.login_code ?? null,
    refusesSignup: rows.some((row) => row.refuses_signup),
  };
};
