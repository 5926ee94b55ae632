import type { Pool } from '@pavilion/postgres';
import { createWalletClient, type WalletClient, walletBasePath } from '@pavilion/provider-kit';
import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Beacon } from './beacon.ts';
import type { Clock } from './clock.ts';
import type { SandboxKey } from './env.ts';
import type { StudioTables } from './tables.ts';

export type Db = Kysely<StudioTables>;
export type Trx = Transaction<StudioTables>;

/** What every part of the studio works with. */
export interface Studio {
  readonly db: Db;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly beacon: Beacon;
  readonly log: Logger;
  readonly hallOrigin: string;
  readonly studioOrigin: string;
  readonly keys: readonly SandboxKey[];
  /** The hall's wallet, spoken to as this provider. Throws for a provider without a key. */
  readonly walletOf: (gpId: number) => WalletClient;
}

/** One wallet client for each provider that has a key; `close` ends their connections. */
export const createWallets = (
  hallOrigin: string,
  keys: readonly SandboxKey[],
  clock: Clock,
  timeoutMs?: number,
): { walletOf: Studio['walletOf']; close: () => void } => {
  const wallets = new Map<number, WalletClient>();
  for (const { keyId, secret, for: owner } of keys) {
    const gpId = gpIdOf(owner);
    if (gpId === undefined || wallets.has(gpId)) continue;
    wallets.set(
      gpId,
      createWalletClient({
        baseUrl: `${hallOrigin}${walletBasePath}`,
        key: { keyId, secret },
        nowMs: () => clock.now().getTime(),
        ...(timeoutMs !== undefined && { timeoutMs }),
      }),
    );
  }
  return {
    walletOf: (gpId) => {
      const wallet = wallets.get(gpId);
      if (!wallet) throw new Error(`no key for provider ${gpId}`);
      return wallet;
    },
    close: () => {
      for (const wallet of wallets.values()) wallet.close();
    },
  };
};

/** The provider that a key stands for; `undefined` for a gateway's key. */
export const gpIdOf = (owner: string): number | undefined => {
  const match = /^provider:([1-9][0-9]*)$/.exec(owner);
  return match ? Number(match[1]) : undefined;
};
