import { randomBytes } from 'node:crypto';
import { providerMakeKey, providerRetireKey } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Actor } from '../../../http/officeCaller.ts';
import { refused } from '../../../http/refusal.ts';
import type { Hall } from '../../../infra/hall.ts';
import { seal, unseal } from '../../../infra/seal.ts';
import { type DeedBook, holdsEverywhere, propose, proposeOnce } from '../../proposals/index.ts';
import { writeProviderKey } from '../commands/storeProviderKey.ts';

export interface KeyDeskDeps extends Pick<Hall, 'pool' | 'clock' | 'secret'> {
  readonly book: DeedBook;
}

const right = 'providers.manage';
const secretBytes = 32;

interface ProviderRow {
  readonly gp_code: string;
  readonly live: readonly string[];
  readonly sites: readonly number[];
}

/**
 * A provider of the site that has a wire, locked until the transaction ends, for whoever may act wherever it is offered.
 * Refuses with 404 and 382.
 */
const lockProvider = async (
  tx: PoolClient,
  who: Pick<Actor, 'siteId' | 'staffId'>,
  gpId: number,
): Promise<ProviderRow> => {
  const { codes } = providerMakeKey;
  const { rows } = await tx.query<ProviderRow>(
    `SELECT p.gp_code,
            ARRAY (SELECT key_id FROM provider_key WHERE gp_id = p.gp_id AND active ORDER BY slot) AS live,
            ARRAY (SELECT site_id FROM site_provider WHERE gp_id = p.gp_id ORDER BY site_id) AS sites
       FROM provider p JOIN provider_wire USING (gp_id) WHERE p.gp_id = $1 FOR UPDATE OF p`,
    [gpId],
  );
  const [row] = rows;
  if (row === undefined || !row.sites.includes(who.siteId)) throw refused(codes, 404, 'office.not_found');
  if (!(await holdsEverywhere(tx, who.staffId, right, row.sites)))
    throw refused(codes, 382, 'office.shared_elsewhere');
  return row;
};

const full = () => refused(providerMakeKey.codes, 384, 'office.two_keys_live');
const last = () => refused(providerRetireKey.codes, 385, 'office.last_key');

interface KeyAsked {
  readonly id: number;
  readonly keyId: string;
  readonly reason: string;
  readonly requestId: string;
}

const contentOf = ({ id, keyId }: KeyAsked) => ({ gp_id: id, key_id: keyId });

/**
 * Makes a key, closed as yet, and proposes to open it. Answers its secret once. Refuses with 382, 383, 384, 404.
 */
export const makeKey = (
  { pool, clock, secret: sealedUnder, book }: KeyDeskDeps,
  who: Actor,
  given: KeyAsked,
): Promise<{ proposal_id: number; secret: string | null }> =>
  withTransaction(pool, async (tx) => {
    const { id, keyId, reason, requestId } = given;
    const asked = { kind: 'providers.make_key', content: contentOf(given), requestId } as const;
    let secret: string | null = null;
    const proposed = await proposeOnce(tx, who, asked, async () => {
      const { gp_code: name, live } = await lockProvider(tx, who, id);
      if (live.length === 2) throw full();
      secret = randomBytes(secretBytes).toString('base64url');
      const { rowCount } = await tx.query(
        `INSERT INTO provider_key (key_id, gp_id, secret_sealed, active) VALUES ($1, $2, $3, false) ON CONFLICT DO NOTHING`,
        [keyId, id, seal(sealedUnder, keyId, secret)],
      );
      if (rowCount !== 1) throw refused(providerMakeKey.codes, 383, 'office.key_id_taken');
      const subject = { kind: 'provider', id, name };
      return propose(tx, book, who, { ...asked, subject, reason }, clock.now());
    });
    if (proposed === null) throw new Error('a key is opened by two');
    return { proposal_id: proposed, secret };
  });

/** Proposes to close a key that lives. Refuses with 382, 385, 404. */
export const retireKey = (
  { pool, clock, book }: KeyDeskDeps,
  who: Actor,
  given: KeyAsked,
): Promise<{ proposal_id: number }> =>
  withTransaction(pool, async (tx) => {
    const { id, keyId, reason, requestId } = given;
    const asked = { kind: 'providers.retire_key', content: contentOf(given), requestId } as const;
    const proposed = await proposeOnce(tx, who, asked, async () => {
      const { gp_code: name, live } = await lockProvider(tx, who, id);
      if (!live.includes(keyId)) throw refused(providerRetireKey.codes, 404, 'office.not_found');
      if (live.length === 1) throw last();
      const subject = { kind: 'provider', id, name };
      return propose(tx, book, who, { ...asked, subject, reason }, clock.now());
    });
    if (proposed === null) throw new Error('a key is retired by two');
    return { proposal_id: proposed };
  });

const content = z.strictObject({ gp_id: z.number().int().positive(), key_id: z.string().min(1).max(64) });

/** What a key is opened or retired on: the keys that live, and which sites it reaches. */
const worldOf = async (tx: PoolClient, { gp_id: gpId }: z.output<typeof content>, siteId: number) => {
  const { rows } = await tx.query<ProviderRow>(
    `SELECT p.gp_code, ARRAY (SELECT key_id FROM provider_key WHERE gp_id = p.gp_id AND active ORDER BY slot) AS live,
            ARRAY (SELECT site_id FROM site_provider WHERE gp_id = p.gp_id ORDER BY site_id) AS sites
       FROM provider p WHERE p.gp_id = $1 FOR UPDATE`,
    [gpId],
  );
  const [row] = rows;
  if (row === undefined || !row.sites.includes(siteId))
    throw refused(providerMakeKey.codes, 404, 'office.not_found');
  return row;
};

/** Keys of providers are opened and retired by two. */
export const registerKeyDeeds = ({ book, secret }: KeyDeskDeps): void => {
  book.register({
    kind: 'providers.make_key',
    right,
    content,
    worldOf,
    run: async (tx, { gp_id: gpId, key_id: keyId }, who) => {
      await lockProvider(tx, who, gpId);
      const { rows } = await tx.query<{ secret_sealed: Buffer }>(
        'SELECT secret_sealed FROM provider_key WHERE key_id = $1 AND gp_id = $2 AND NOT active',
        [keyId, gpId],
      );
      const [made] = rows;
      if (made === undefined) throw refused(providerMakeKey.codes, 404, 'office.not_found');
      const key = { keyId, secret: unseal(secret, keyId, made.secret_sealed) };
      const { kind } = await writeProviderKey(tx, secret, { gpId, key });
      if (kind !== 'stored') throw full();
    },
  });
  book.register({
    kind: 'providers.retire_key',
    right,
    content,
    worldOf,
    run: async (tx, { gp_id: gpId, key_id: keyId }, who) => {
      const { live } = await lockProvider(tx, who, gpId);
      if (live.length === 1) throw last();
      await tx.query('UPDATE provider_key SET active = false WHERE key_id = $1 AND gp_id = $2', [
        keyId,
        gpId,
      ]);
    },
  });
};
