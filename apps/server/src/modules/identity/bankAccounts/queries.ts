import { type Locale, localizedTextSchema } from '@pavilion/contract';
import type { Kysely, Selectable } from 'kysely';
import type { BankAccountTables } from './tables.ts';

export type BankAccountRow = Selectable<BankAccountTables['bank_account']>;

/** What a member has bound, the oldest first; also what was replaced, if asked. `bankAccountsMax` bounds the list. */
export const findBankAccounts = (
  db: Kysely<BankAccountTables>,
  { siteId, memberId }: { siteId: number; memberId: number },
  { withReplaced = false }: { readonly withReplaced?: boolean } = {},
): Promise<BankAccountRow[]> =>
  db
    .selectFrom('bank_account')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .$if(!withReplaced, (query) => query.where('replaced_at', 'is', null))
    .orderBy('id')
    .execute();

export const findByRequest = (
  db: Kysely<BankAccountTables>,
  memberId: number,
  requestId: string,
): Promise<BankAccountRow | undefined> =>
  db
    .selectFrom('bank_account')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();

/** A site has as many banks as its countries, and no more are shown. */
const banksMax = 500;

/** Names of the banks that members of a currency may look for, in a language as far as they have one, in the operator's order. */
export const listBanks = async (
  db: Kysely<BankAccountTables>,
  { siteId, currency, locale }: { siteId: number; currency: string; locale: Locale },
): Promise<string[]> => {
  const rows = await db
    .selectFrom('site_bank')
    .select(['name', 'names'])
    .where('site_id', '=', siteId)
    .where('currency', '=', currency)
    .where('enabled', '=', true)
    .orderBy('sort')
    .orderBy('name')
    .limit(banksMax)
    .execute();
  return rows.map(({ name, names }) => localizedTextSchema.parse(names)[locale] ?? name);
};

export const findMemberName = async (
  db: Kysely<BankAccountTables>,
  { siteId, memberId }: { siteId: number; memberId: number },
): Promise<string | null> => {
  const { name } = await db
    .selectFrom('member')
    .select('name')
    .where('site_id', '=', siteId)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return name;
};
