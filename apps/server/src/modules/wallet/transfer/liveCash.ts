import { type Minor, minor } from '@pavilion/money';
import type { Pool } from 'pg';
import type { ProviderDirectory } from '../providers/providerDirectory.ts';
import { askBalance } from './providerWord.ts';
import type { WalletRow } from './rows.ts';

/** A screen does not wait longer for a provider; it then shows what the books say. */
const patienceMs = 1_000;

const within = <T>(work: Promise<T>, ms: number): Promise<T | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

export interface LiveCash {
  readonly cash: Minor;
  /** The wallet's version when the provider was asked: at another one the figure no longer counts. */
  readonly version: bigint;
}

/**
 * What transfer providers say now about wallets in which money may lie, by `gp_id`. A provider that does not answer at
 * once is left out. Only shown, never posted.
 */
export const readLiveCash = async (
  { pool, providers }: { pool: Pool; providers: Pick<ProviderDirectory, 'wireOf'> },
  memberId: number,
): Promise<ReadonlyMap<number, LiveCash>> => {
  const { rows } = await pool.query<Omit<WalletRow, 'site_id'>>({
    name: 'transfer-away-wallets',
    // While a transfer is open the provider's figure may or may not have it in it: the books are clearer then.
    text: `SELECT gp_id, member_id, currency, version FROM transfer_wallet w WHERE member_id = $1 AND away
           AND NOT EXISTS (SELECT FROM wallet_transfer o
             WHERE o.member_id = w.member_id AND o.gp_id = w.gp_id AND o.state IN ('created', 'sent', 'unknown'))`,
    values: [memberId],
  });
  const told = await Promise.all(
    rows.map(async (wallet): Promise<[number, LiveCash] | undefined> => {
      const wire = await providers.wireOf(wallet.gp_id);
      const balance = wire && (await within(askBalance(wire, wallet), patienceMs));
      return balance === undefined || typeof balance === 'string'
        ? undefined
        : [wallet.gp_id, { cash: minor(balance.free + balance.inPlay), version: wallet.version }];
    }),
  );
  return new Map(told.filter((entry) => entry !== undefined));
};
