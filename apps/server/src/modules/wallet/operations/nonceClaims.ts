import type { Pool } from 'pg';
import { KeyedBatcher, turnedAway } from './keyedBatcher.ts';

const batchMax = 256;
/** Never another beside it, however long it takes. */
const batchesMax = 1;
const queueMax = 8192;
const queueMs = 2000;

interface Nonce {
  readonly keyId: string;
  readonly nonce: string;
}

/** The store of nonces cannot answer now, so the request can be neither believed nor called a replay. */
export class NonceStoreBusy extends Error {
  override readonly name = 'NonceStoreBusy';
}

/**
 * Marks nonces as used, for all processes (migration 0089). Answers false when one was used before. Throws
 * `NonceStoreBusy`, or the database's error.
 */
export const createNonceClaims = (pool: Pool): ((keyId: string, nonce: string) => Promise<boolean>) => {
  const claim = async (nonces: readonly Nonce[]): Promise<ReadonlySet<number>> => {
    const { rows } = await pool.query<{ place: number }>({
      name: 'wallet-claim-nonces',
      text: 'SELECT place FROM wallet.claim_nonces($1::text[], $2::text[]) AS place',
      values: [nonces.map(({ keyId }) => keyId), nonces.map(({ nonce }) => nonce)],
    });
    return new Set(rows.map(({ place }) => place));
  };
  const batcher = new KeyedBatcher<Nonce, boolean | Error>({
    run: async (batch) => {
      try {
        const fresh = await claim(batch.map(({ item }) => item));
        return batch.map((_, index) => fresh.has(index + 1));
      } catch (error) {
        const failure = error instanceof Error ? error : new Error('claiming nonces failed');
        return batch.map(() => failure);
      }
    },
    keyOf: ({ keyId, nonce }) => `${keyId}\n${nonce}`,
    batchMax,
    batchesMax,
    slowMs: queueMs,
    queueMax,
    queueMs,
  });
  return async (keyId, nonce) => {
    const claimed = await batcher.submit({ keyId, nonce });
    if (claimed === turnedAway) throw new NonceStoreBusy('too many requests wait');
    if (claimed instanceof Error) throw claimed;
    return claimed;
  };
};
