import type { Difference, SqlExecutor } from '@pavilion/ledger';
import { findRemainderDifferences } from './remainderDifferences.ts';
import { findTransferDifferences } from './transfer/differences.ts';
import { findWithheldDifferences } from './withheldWins/differences.ts';

/** Where the ledger and what the wallet knows of transfers, withheld wins and remainders do not agree. Reports, never mends. */
export const findWalletDifferences = async (db: SqlExecutor): Promise<Difference[]> => [
  ...(await findTransferDifferences(db)),
  ...(await findWithheldDifferences(db)),
  ...(await findRemainderDifferences(db)),
];
