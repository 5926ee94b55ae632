import type { Pool } from '@pavilion/postgres';
import { SealError, unseal } from './seal.ts';

/** Keys of the wires, each sealed under the installation's secret by its own id (`writeWireKey`). */
const tables = ['provider_key', 'gateway_key'] as const;

interface SealedKey {
  readonly key_id: string;
  readonly secret_sealed: Buffer;
}

const opens = (secret: string, { key_id, secret_sealed }: SealedKey): boolean => {
  try {
    unseal(secret, key_id, secret_sealed);
    return true;
  } catch (error) {
    if (error instanceof SealError) return false;
    throw error;
  }
};

/** Tries a secret on every key that is in use, of providers and gateways. Answers how many there are, and which stay closed. */
export const openSealedKeys = async (
  pool: Pool,
  secret: string,
): Promise<{ readonly keys: number; readonly closed: readonly string[] }> => {
  const found: SealedKey[] = [];
  for (const table of tables) {
    const { rows } = await pool.query<SealedKey>(
      `SELECT key_id, secret_sealed FROM ${table} WHERE active ORDER BY key_id`,
    );
    found.push(...rows);
  }
  return {
    keys: found.length,
    closed: found.filter((key) => !opens(secret, key)).map(({ key_id }) => key_id),
  };
};
