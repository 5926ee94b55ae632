import { gatewayKeyAdd, gatewayKeyRetire } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Actor } from '../../../http/officeCaller.ts';
import { refused } from '../../../http/refusal.ts';
import { seal, unseal } from '../../../infra/seal.ts';
import { writeWireKey } from '../../../infra/writeWireKey.ts';
import { proposeOnce, proposeOrDo } from '../../proposals/index.ts';
import { lockGateway } from './gateways.ts';
import type { SettingDeps } from './setting.ts';

interface KeyAsked {
  readonly gateway: string;
  readonly keyId: string;
  readonly reason: string;
  readonly requestId: string;
}

const unknown = () => refused(gatewayKeyAdd.codes, 404, 'office.not_found');
const full = () => refused(gatewayKeyAdd.codes, 384, 'office.two_keys_live');
const last = () => refused(gatewayKeyRetire.codes, 385, 'office.last_key');

const lockWithKeys = async (tx: PoolClient, who: Pick<Actor, 'siteId' | 'staffId'>, gateway: string) => {
  const row = await lockGateway(tx, who, gateway);
  if (row === undefined || row.base_url === null) throw unknown();
  const { rows } = await tx.query<{ key_id: string }>(
    'SELECT key_id FROM gateway_key WHERE gateway_code = $1 AND active ORDER BY slot',
    [gateway],
  );
  return { ...row, live: rows.map(({ key_id: id }) => id) };
};

const contentOf = ({ gateway, keyId }: KeyAsked) => ({ gateway, key_id: keyId });

/**
 * Stores a key, sealed and closed, and proposes to open it: the proposal names it, and its secret stands nowhere but
 * sealed. Refuses with 382, 383, 384, 404.
 */
export const addKey = (
  { pool, clock, secret: sealedUnder, book }: SettingDeps,
  who: Actor,
  { secret, ...given }: KeyAsked & { readonly secret: string },
): Promise<number | null> =>
  withTransaction(pool, (tx) => {
    const { gateway, keyId, reason, requestId } = given;
    const asked = { kind: 'payments.add_key', content: contentOf(given), requestId } as const;
    return proposeOnce(tx, who, asked, async () => {
      const { id, live } = await lockWithKeys(tx, who, gateway);
      if (live.length === 2) throw full();
      const { rowCount } = await tx.query(
        `INSERT INTO gateway_key (key_id, gateway_code, secret_sealed, active) VALUES ($1, $2, $3, false) ON CONFLICT DO NOTHING`,
        [keyId, gateway, seal(sealedUnder, keyId, secret)],
      );
      if (rowCount !== 1) throw refused(gatewayKeyAdd.codes, 383, 'office.key_id_taken');
      const subject = { kind: 'payment_gateway', id, name: gateway };
      return proposeOrDo(tx, book, who, { ...asked, subject, reason }, clock.now());
    });
  });

/** Proposes to close a key that lives. Refuses with 382, 385, 404. */
export const retireKey = (
  { pool, clock, book }: SettingDeps,
  who: Actor,
  given: KeyAsked,
): Promise<number | null> =>
  withTransaction(pool, (tx) => {
    const { gateway, keyId, reason, requestId } = given;
    const asked = { kind: 'payments.retire_key', content: contentOf(given), requestId } as const;
    return proposeOnce(tx, who, asked, async () => {
      const { id, live, enabled } = await lockWithKeys(tx, who, gateway);
      if (!live.includes(keyId)) throw unknown();
      if (enabled && live.length === 1) throw last();
      const subject = { kind: 'payment_gateway', id, name: gateway };
      return proposeOrDo(tx, book, who, { ...asked, subject, reason }, clock.now());
    });
  });

const content = z.strictObject({ gateway: z.string(), key_id: z.string() });

/** What a key is opened or closed on: the gateway as it is, and the keys that live. */
const worldOf = async (tx: PoolClient, { gateway }: z.output<typeof content>) => {
  const { rows } = await tx.query<{ base_url: string | null; enabled: boolean; live: string[] }>(
    `SELECT base_url, enabled,
            ARRAY (SELECT key_id FROM gateway_key WHERE gateway_code = code AND active ORDER BY slot) AS live
       FROM payment_gateway WHERE code = $1 FOR UPDATE`,
    [gateway],
  );
  return rows[0] ?? null;
};

/** Keys of gateways are opened and closed by two. */
export const registerKeyDeeds = ({ book, secret }: Pick<SettingDeps, 'book' | 'secret'>): void => {
  book.register({
    kind: 'payments.add_key',
    right: 'payments.manage',
    content,
    worldOf,
    run: async (tx, { gateway, key_id: keyId }, who) => {
      await lockWithKeys(tx, who, gateway);
      const { rows } = await tx.query<{ secret_sealed: Buffer }>(
        'SELECT secret_sealed FROM gateway_key WHERE key_id = $1 AND gateway_code = $2 AND NOT active',
        [keyId, gateway],
      );
      const [stored] = rows;
      if (stored === undefined) throw unknown();
      const key = { keyId, secret: unseal(secret, keyId, stored.secret_sealed) };
      const { kind } = await writeWireKey(tx, secret, { holder: 'gateway', ownerId: gateway, key });
      if (kind !== 'stored') throw full();
    },
  });
  book.register({
    kind: 'payments.retire_key',
    right: 'payments.manage',
    content,
    worldOf,
    run: async (tx, { gateway, key_id: keyId }, who) => {
      const { live, enabled } = await lockWithKeys(tx, who, gateway);
      if (!live.includes(keyId)) throw unknown();
      if (enabled && live.length === 1) throw last();
      await tx.query('UPDATE gateway_key SET active = false WHERE key_id = $1 AND gateway_code = $2', [
        keyId,
        gateway,
      ]);
    },
  });
};
