import { randomBytes } from 'node:crypto';
import { providerAdd } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { Actor } from '../../../http/officeCaller.ts';
import { badField, refused } from '../../../http/refusal.ts';
import { seal, unseal } from '../../../infra/seal.ts';
import { holdsEverywhere, propose, proposeOnce } from '../../proposals/index.ts';
import { writeProviderWire } from '../commands/storeProviderWire.ts';
import type { KeyDeskDeps } from './keyDeeds.ts';

const right = 'providers.manage';
const secretBytes = 32;
const { codes } = providerAdd;

const content = providerAdd.body.omit({ secret: true, reason: true, request_id: true });
type NewProvider = z.output<typeof content>;
type Asked = z.output<typeof providerAdd.body>;

/** The content of a proposal: addresses as they are kept, each site once, and never the secret. */
const contentOf = ({ secret: _, reason: _reason, request_id: _id, ...given }: Asked): NewProvider => {
  const origin = new URL(given.game_origin);
  if (origin.pathname !== '/' || origin.search !== '') throw badField('game_origin');
  return {
    ...given,
    base_url: given.base_url.replace(/\/+$/, ''),
    game_origin: origin.origin,
    sites: [...new Set(given.sites)].sort((one, other) => one - other),
  };
};

/**
 * Dialects play with the money of main wallets, and their secret is what the provider gave. Answers of `hub88` are not
 * signed, so that its address has to vouch for itself. Refuses with 377.
 */
const assertWireFits = ({ adapter, wallet, base_url: baseUrl, secret }: Asked): void => {
  const isDialect = adapter !== 'native';
  const fits = isDialect ? wallet === 'seamless' && secret !== undefined : true;
  if (!fits || (adapter === 'hub88' && !baseUrl.startsWith('https:')))
    throw refused(codes, 377, 'office.wire_unfit');
};

const assertReach = async (
  tx: PoolClient,
  who: Pick<Actor, 'staffId'>,
  sites: readonly number[],
): Promise<void> => {
  if (!(await holdsEverywhere(tx, who.staffId, right, sites)))
    throw refused(codes, 382, 'office.shared_elsewhere');
};

/** One at a time: of two with one code the second sees the first. */
const lockProviders = (tx: PoolClient) => tx.query('LOCK TABLE provider IN SHARE ROW EXCLUSIVE MODE');

const isTaken = async (tx: PoolClient, code: string): Promise<boolean> => {
  const { rowCount } = await tx.query('SELECT FROM provider WHERE gp_code = $1', [code]);
  return rowCount !== 0;
};

const codeTaken = () => refused(codes, 374, 'office.code_taken');

/** Puts the first key aside, sealed. Refuses with 383 an id that a key has had. */
const keepKey = async (
  tx: PoolClient,
  sealedUnder: string,
  { keyId, secret, now }: { readonly keyId: string; readonly secret: string; readonly now: Date },
): Promise<void> => {
  await tx.query(`DELETE FROM provider_key_waiting WHERE made_at < $1::timestamptz - interval '48 hours'`, [
    now,
  ]);
  const { rowCount } = await tx.query(
    `INSERT INTO provider_key_waiting (key_id, secret_sealed, made_at)
     SELECT $1, $2, $3 WHERE NOT EXISTS (SELECT FROM provider_key WHERE key_id = $1) ON CONFLICT DO NOTHING`,
    [keyId, seal(sealedUnder, keyId, secret), now],
  );
  if (rowCount !== 1) throw refused(codes, 383, 'office.key_id_taken');
};

/**
 * Proposes a provider and puts its first key aside. Answers a secret that was made here, once. Refuses with 374, 377, 382,
 * 383.
 */
export const proposeProvider = (
  { pool, clock, secret: sealedUnder, book }: KeyDeskDeps,
  who: Actor,
  given: Asked,
): Promise<{ proposal_id: number; secret: string | null }> =>
  withTransaction(pool, async (tx) => {
    assertWireFits(given);
    const proposedContent = contentOf(given);
    const asked = { kind: 'providers.add', content: proposedContent, requestId: given.request_id } as const;
    let shown: string | null = null;
    const proposed = await proposeOnce(tx, who, asked, async () => {
      await assertReach(tx, who, proposedContent.sites);
      if (await isTaken(tx, given.code)) throw codeTaken();
      const secret = given.secret ?? randomBytes(secretBytes).toString('base64url');
      await keepKey(tx, sealedUnder, { keyId: given.key_id, secret, now: clock.now() });
      if (given.secret === undefined) shown = secret;
      const subject = { kind: 'provider', id: given.code, name: given.code };
      return propose(tx, book, who, { ...asked, subject, reason: given.reason }, clock.now());
    });
    if (proposed === null) throw new Error('a provider is made by two');
    return { proposal_id: proposed, secret: shown };
  });

/** Numbers below are the studio’s own. */
const numberFrom = 1_000;

const insertProvider = async (tx: PoolClient, given: NewProvider): Promise<number> => {
  const { rows } = await tx.query<{ gp_id: number }>(
    `INSERT INTO provider (gp_id, gp_code, name, wallet, mark, app_id)
     SELECT greatest(coalesce(max(gp_id), 0) + 1, $5), $1, $2, $3, NULL, $4 FROM provider RETURNING gp_id`,
    [given.code, JSON.stringify(given.names), given.wallet, given.android_app, numberFrom],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('a provider was not written');
  return row.gp_id;
};

/** At the end of each site’s order. */
const offerOn = (tx: PoolClient, gpId: number, sites: readonly number[]) =>
  tx.query(
    `INSERT INTO site_provider (site_id, gp_id, sort)
     SELECT site, $1, coalesce((SELECT max(sort) + 1 FROM site_provider WHERE site_id = site), 0) FROM unnest($2::integer[]) AS site`,
    [gpId, sites],
  );

/** The key that was put aside; nothing of it is left there. */
const takeKey = async (tx: PoolClient, secret: string, keyId: string): Promise<string> => {
  const { rows } = await tx.query<{ secret_sealed: Buffer }>(
    'DELETE FROM provider_key_waiting WHERE key_id = $1 RETURNING secret_sealed',
    [keyId],
  );
  const [row] = rows;
  if (row === undefined) throw refused(codes, 383, 'office.key_id_taken');
  return unseal(secret, keyId, row.secret_sealed);
};

/** New providers are for two. */
export const registerProviderDeeds = ({ book, secret }: KeyDeskDeps): void =>
  book.register({
    kind: 'providers.add',
    right,
    content,
    worldOf: async (tx, { code, key_id: keyId, sites }) => {
      await lockProviders(tx);
      const { rows } = await tx.query<{ waits: boolean; used: boolean; sites: number }>(
        `SELECT EXISTS (SELECT FROM provider_key_waiting WHERE key_id = $1) AS waits,
                EXISTS (SELECT FROM provider_key WHERE key_id = $1) AS used,
                (SELECT count(*)::integer FROM site WHERE id = ANY ($2)) AS sites`,
        [keyId, sites],
      );
      return { taken: await isTaken(tx, code), ...rows[0] };
    },
    run: async (tx, given, who) => {
      await assertReach(tx, who, given.sites);
      const gpId = await insertProvider(tx, given);
      await writeProviderWire(tx, secret, {
        gpId,
        baseUrl: given.base_url,
        gameOrigin: given.game_origin,
        adapter: given.adapter,
        key: { keyId: given.key_id, secret: await takeKey(tx, secret, given.key_id) },
        mayAdjust: given.may_adjust,
      });
      await offerOn(tx, gpId, given.sites);
    },
  });
