import type { Currency } from '@pavilion/contract';
import {
  type BankAccountValues,
  bankFields,
  checkBankField,
  cleanBankAccount,
} from '@pavilion/contract/bankRules';
import { kyselyOn } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { maskHolder, maskNumber } from './accounts.ts';
import { keyedHash, nameKeyOf, openDetails, sealDetails } from './details.ts';
import type { BankAccountTables } from './tables.ts';

interface Owner {
  readonly siteId: number;
  readonly memberId: number;
}

/** A payout account as a proposal carries it: sealed, with what may be seen of it. */
export interface SealedAccount {
  readonly bank_name: string;
  readonly currency: Currency;
  /** Masked. */
  readonly number: string;
  readonly holder: string;
  /** Tells equal content from other without knowing it. */
  readonly digest: string;
  readonly sealed: string;
}

/** The first field that does not fit, or the account sealed. */
export const sealAccount = (
  secret: string,
  owner: Owner,
  currency: Currency,
  typed: BankAccountValues,
): SealedAccount | { readonly wrong: keyof BankAccountValues } => {
  const wrong = bankFields.find((field) => checkBankField(field, typed, currency) !== null);
  if (wrong !== undefined) return { wrong };
  const { bank_name, account_number: number, holder } = cleanBankAccount(typed);
  return {
    bank_name,
    currency,
    number: maskNumber(number),
    holder: maskHolder(holder),
    digest: keyedHash(secret, [currency, bank_name, number, nameKeyOf(holder)]).toString('hex'),
    sealed: sealDetails(secret, owner, { number, holder }).toString('base64'),
  };
};

export type ReplaceHindrance = 'unknown' | 'in_use' | 'other_holder' | 'taken';

export interface Replacement extends Owner {
  readonly bankAccountId: number;
  readonly account: SealedAccount;
}

/**
 * What stands against another account in the place of a bound one: it is not there, a withdrawal to it is under way, the
 * holder is not the member, the number is bound already. The caller holds the member's row.
 */
export const replaceHindrance = async (
  client: PoolClient,
  secret: string,
  { siteId, memberId, bankAccountId, account }: Replacement,
): Promise<ReplaceHindrance | null> => {
  const { number, holder } = openDetails(secret, { siteId, memberId }, Buffer.from(account.sealed, 'base64'));
  const { rows } = await client.query<{ name: string | null; in_use: boolean; taken: boolean }>(
    `SELECT m.name,
            EXISTS (SELECT FROM withdrawal_order o WHERE o.site_id = $1 AND o.member_id = $2 AND o.bank_account_id = b.id
                     AND o.state IN ('requested', 'reviewing', 'approved', 'paying')) AS in_use,
            EXISTS (SELECT FROM bank_account other WHERE other.site_id = $1 AND other.number_hash = $4
                     AND other.replaced_at IS NULL) AS taken
       FROM bank_account b JOIN member m ON m.id = b.member_id
      WHERE b.id = $3 AND b.member_id = $2 AND b.site_id = $1 AND b.replaced_at IS NULL AND b.currency = $5`,
    [siteId, memberId, bankAccountId, keyedHash(secret, [account.currency, number]), account.currency],
  );
  const [row] = rows;
  if (row === undefined) return 'unknown';
  if (row.in_use) return 'in_use';
  if (row.name !== null && nameKeyOf(row.name) !== nameKeyOf(holder)) return 'other_holder';
  return row.taken ? 'taken' : null;
};

/** Binds the account in the place of the other, which stays for the orders that were paid to it. */
export const replaceBankAccount = async (
  client: PoolClient,
  secret: string,
  { siteId, memberId, bankAccountId, account }: Replacement,
  { requestId, now }: { readonly requestId: string; readonly now: Date },
): Promise<void> => {
  const owner = { siteId, memberId };
  const { number } = openDetails(secret, owner, Buffer.from(account.sealed, 'base64'));
  const db = kyselyOn<BankAccountTables>(client);
  await db.updateTable('bank_account').set({ replaced_at: now }).where('id', '=', bankAccountId).execute();
  await db
    .insertInto('bank_account')
    .values({
      site_id: siteId,
      member_id: memberId,
      request_id: requestId,
      request_hash: Buffer.from(account.digest, 'hex'),
      currency: account.currency,
      bank_name: account.bank_name,
      details_sealed: Buffer.from(account.sealed, 'base64'),
      number_hash: keyedHash(secret, [account.currency, number]),
      bound_at: now,
    })
    .execute();
};

/** Takes out of the accounts of an erased member what they say of a person; the rows stay for the orders that name them. */
export const emptyBankAccounts = async (
  client: PoolClient,
  secret: string,
  owner: Owner,
  now: Date,
): Promise<void> => {
  const { rows } = await client.query<{ id: number }>(
    'SELECT id FROM bank_account WHERE site_id = $1 AND member_id = $2',
    [owner.siteId, owner.memberId],
  );
  for (const { id } of rows)
    await client.query('SELECT empty_bank_account($1, $2, $3, $4)', [
      id,
      sealDetails(secret, owner, { number: '', holder: '' }),
      keyedHash(secret, ['erased', String(id)]),
      now,
    ]);
};
