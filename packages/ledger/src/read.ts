import { type Minor, minor } from '@pavilion/money';
import { type AccountId, type AccountRef, accountId } from './account.ts';
import { nameArray, numberArray } from './arrays.ts';
import type { SqlExecutor } from './executor.ts';

/** Numbers of accounts, in the order asked; those that do not exist are opened. Safe to call at the same time. */
export const openAccounts = async (
  executor: SqlExecutor,
  refs: readonly AccountRef[],
): Promise<readonly AccountId[]> => {
  if (refs.length === 0) return [];
  const { rows } = await executor.query<{ id: bigint }>({
    name: 'ledger_account_ids',
    text: 'SELECT unnest(ledger.account_ids($1, $2, $3, $4, $5, $6)) AS id',
    values: [
      numberArray(refs.map(({ siteId }) => siteId)),
      nameArray(refs.map(({ ownerKind }) => ownerKind)),
      numberArray(refs.map(({ ownerId }) => ownerId)),
      nameArray(refs.map(({ purpose }) => purpose)),
      numberArray(refs.map(({ counterpartyId }) => counterpartyId)),
      nameArray(refs.map(({ currency }) => currency)),
    ],
  });
  return rows.map(({ id }) => accountId(id));
};

/** Finds the account whose six names are the values from `first` on. */
export const accountWhere = (first: number): string =>
  ['site_id', 'owner_kind', 'owner_id', 'purpose', 'counterparty_id', 'currency']
    .map((column, place) => `${column} = $${first + place}`)
    .join(' AND ');

export const accountValues = (ref: AccountRef): unknown[] => [
  ref.siteId,
  ref.ownerKind,
  ref.ownerId,
  ref.purpose,
  ref.counterpartyId,
  ref.currency,
];

/** Present balance; 0 for an account that nothing was posted to yet. */
export const balanceOf = async (executor: SqlExecutor, ref: AccountRef): Promise<Minor> => {
  const { rows } = await executor.query<{ balance_minor: bigint }>({
    name: 'ledger_balance_of',
    text: `SELECT ledger.balance_of(id) AS balance_minor FROM ledger.account WHERE ${accountWhere(1)}`,
    values: accountValues(ref),
  });
  return minor(rows[0]?.balance_minor ?? 0n);
};
