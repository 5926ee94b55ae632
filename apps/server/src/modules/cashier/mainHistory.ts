import { type Currency, currencySchema } from '@pavilion/contract';
import type { PostingKind } from '@pavilion/contract/records';
import { type AccountRef, type HistoryPage, historyOf, memberMain } from '@pavilion/ledger';
import type { Pool } from 'pg';
import { badField } from '../../http/refusal.ts';

export interface AccountPage {
  readonly cursor: string | undefined;
  readonly count: number;
  readonly kinds: readonly PostingKind[] | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

/** Entries of an account, newest first. Refuses (HTTP 400) a cursor that no page has handed out. */
export const readAccountHistory = async (
  pool: Pool,
  account: AccountRef,
  { cursor, count, kinds, from, to }: AccountPage,
): Promise<HistoryPage> => {
  try {
    return await historyOf(pool, {
      account,
      limit: count,
      ...(cursor === undefined ? {} : { cursor }),
      ...(kinds === undefined ? {} : { kinds }),
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
    });
  } catch (error) {
    throw error instanceof RangeError ? badField('cursor') : error;
  }
};

interface MainHistoryQuery extends AccountPage {
  readonly siteId: number;
  readonly memberId: number;
  readonly currency: Currency;
}

/** Entries of a member's main account, newest first. Refuses (HTTP 400) a cursor that no page has handed out. */
export const readMainHistory = (
  pool: Pool,
  { siteId, memberId, currency, ...page }: MainHistoryQuery,
): Promise<HistoryPage> => readAccountHistory(pool, memberMain(siteId, memberId, currency), page);

interface AccountRow {
  readonly purpose: AccountRef['purpose'];
  readonly counterparty_id: number;
  readonly currency: string;
}

/**
 * An account of a member by its number in the books, with its currency; the main one unless told, in the member's own currency.
 * Refuses (HTTP 400) one that is not this member's.
 */
export const findMemberAccount = async (
  pool: Pool,
  { siteId, memberId, currency: own }: Pick<MainHistoryQuery, 'siteId' | 'memberId' | 'currency'>,
  wallet: string | undefined,
): Promise<{ readonly account: AccountRef; readonly currency: Currency }> => {
  if (wallet === undefined) return { account: memberMain(siteId, memberId, own), currency: own };
  const { rows } = await pool.query<AccountRow>(
    `SELECT purpose, counterparty_id, currency FROM ledger.account
      WHERE id = $1 AND owner_id = $2 AND site_id = $3 AND owner_kind = 'member'`,
    [wallet, memberId, siteId],
  );
  const [row] = rows;
  if (row === undefined) throw badField('wallet');
  const currency = currencySchema.parse(row.currency);
  const account: AccountRef = {
    siteId,
    ownerKind: 'member',
    ownerId: memberId,
    purpose: row.purpose,
    counterpartyId: row.counterparty_id,
    currency,
  };
  return { account, currency };
};
