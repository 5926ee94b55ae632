import {
  type AdapterKey,
  type CallTold,
  evenbetAdapter,
  hub88Adapter,
  nativeAdapter,
  type ProviderAdapter,
  type ProviderClient,
} from '@pavilion/provider-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Hall } from '../../../infra/hall.ts';
import { SealError, unseal } from '../../../infra/seal.ts';
import { traceCallTo } from '../../../infra/tracing.ts';

/** How long a changed key or address may go unnoticed by a process. */
const freshMs = 10_000;
/** How often an unknown key may make a process look again. */
const lookAgainMs = 1_000;
/**
 * Calls to one provider that may be under way at once. Each start is a call, and one that waits for a connection is as good
 * as lost: a provider that takes its 3 s would let through a handful of members a second.
 */
const connectionsPerProvider = 256;

/** The wires that this hall speaks. */
export const adapters: readonly ProviderAdapter[] = [nativeAdapter, hub88Adapter, evenbetAdapter];

export interface ProviderWire {
  readonly gpId: number;
  readonly client: ProviderClient;
  /** The only origin that a game's address may have. */
  readonly gameOrigin: string;
  /** Whether its games can be tried with play money: the dialects' wires have no such call. */
  readonly hasDemo: boolean;
}

export interface ProviderDirectory {
  /** A live key of a provider whose wire the adapter speaks: no key is good on another wire. */
  readonly findKey: (adapter: string, keyId: string) => Promise<AdapterKey | undefined>;
  /** Whether the key may adjust rounds that are over (wallet protocol, `/wallet/adjust`). */
  readonly mayAdjust: (keyId: string) => Promise<boolean>;
  /** Whether the provider plays with the money of main wallets; one that keeps members' money itself does not. */
  readonly isSeamless: (gpId: number) => Promise<boolean>;
  /** `undefined` for a provider that has no address or no key. */
  readonly wireOf: (gpId: number) => Promise<ProviderWire | undefined>;
  readonly close: () => void;
}

interface WireRow {
  readonly gp_id: number;
  readonly adapter: string;
  readonly base_url: string;
  readonly game_origin: string;
  readonly wallet: 'seamless' | 'transfer';
}
interface KeyRow {
  readonly key_id: string;
  readonly gp_id: number;
  readonly secret_sealed: Buffer;
  readonly may_adjust: boolean;
}

interface Snapshot {
  readonly readAtMs: number;
  readonly keys: ReadonlyMap<string, AdapterKey>;
  readonly adjusting: ReadonlySet<string>;
  readonly wires: ReadonlyMap<number, WireRow>;
  /** The newest live key of each provider: the one that the hall signs with. */
  readonly signingKeys: ReadonlyMap<number, AdapterKey>;
}

type Unseal = (row: KeyRow) => string | undefined;

/** Opens keys; one that cannot be opened is told of once, and shuts out no other provider. */
const createUnseal = (secret: string, log: Pick<FastifyBaseLogger, 'error'>): Unseal => {
  const told = new Set<string>();
  return ({ key_id: keyId, gp_id: gpId, secret_sealed }) => {
    try {
      return unseal(secret, keyId, secret_sealed);
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
      if (!told.has(keyId))
        log.error({ alarm: 'provider_key_sealed', keyId, gpId }, "a provider's key cannot be opened");
      told.add(keyId);
      return undefined;
    }
  };
};

const readSnapshot = async (pool: Pool, open: Unseal, nowMs: number): Promise<Snapshot> => {
  const [keyRows, wireRows] = await Promise.all([
    pool.query<KeyRow>(
      'SELECT key_id, gp_id, secret_sealed, may_adjust FROM provider_key WHERE active ORDER BY created_at, key_id',
    ),
    pool.query<WireRow>(
      'SELECT gp_id, adapter, base_url, game_origin, wallet FROM provider_wire JOIN provider USING (gp_id)',
    ),
  ]);
  const keys = keyRows.rows.flatMap((row) => {
    const secret = open(row);
    return secret === undefined ? [] : [{ keyId: row.key_id, gpId: row.gp_id, secret }];
  });
  return {
    readAtMs: nowMs,
    keys: new Map(keys.map((key) => [key.keyId, key])),
    adjusting: new Set(keyRows.rows.filter((row) => row.may_adjust).map((row) => row.key_id)),
    wires: new Map(wireRows.rows.map((row) => [row.gp_id, row])),
    signingKeys: new Map(keys.map((key) => [key.gpId, key])),
  };
};

interface ProviderDirectoryDeps extends Pick<Hall, 'pool' | 'secret' | 'clock'> {
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly onCall?: ((party: string, told: CallTold) => void) | undefined;
}

/** Providers' keys and addresses, kept in memory for a few seconds. */
export const createProviderDirectory = (
  { pool, secret, clock, log, onCall }: ProviderDirectoryDeps,
  nowMs: () => number = () => performance.now(),
): ProviderDirectory => {
  const open = createUnseal(secret, log);
  let snapshot: Promise<Snapshot> | undefined;
  let known: Snapshot | undefined;
  const wires = new Map<number, { readonly marks: string; readonly wire: ProviderWire }>();

  const read = (): Promise<Snapshot> => {
    snapshot ??= readSnapshot(pool, open, nowMs()).then(
      (fresh) => {
        known = fresh;
        snapshot = undefined;
        return fresh;
      },
      (error: unknown) => {
        snapshot = undefined;
        throw error;
      },
    );
    return snapshot;
  };
  const notOlderThan = async (ageMs: number): Promise<Snapshot> =>
    known && nowMs() - known.readAtMs < ageMs ? known : read();

  const wireFrom = (row: WireRow, key: AdapterKey): ProviderWire | undefined => {
    const marks = JSON.stringify([row, key.keyId, key.secret]);
    const held = wires.get(row.gp_id);
    if (held?.marks === marks) return held.wire;
    const adapter = adapters.find(({ name }) => name === row.adapter);
    if (!adapter) return undefined;
    held?.wire.client.close();
    const client = adapter.createClient({
      baseUrl: row.base_url,
      key,
      connectionsMax: connectionsPerProvider,
      nowMs: () => clock.now().getTime(),
      onCall: (told) => onCall?.(`provider:${row.gp_id}`, told),
      traceCall: traceCallTo(`provider:${row.gp_id}`),
    });
    const wire = {
      gpId: row.gp_id,
      client,
      gameOrigin: row.game_origin,
      hasDemo: row.adapter === nativeAdapter.name,
    };
    wires.set(row.gp_id, { marks, wire });
    return wire;
  };

  return {
    findKey: async (adapter, keyId) => {
      const fresh = await notOlderThan(freshMs);
      const snapshot = fresh.keys.has(keyId) ? fresh : await notOlderThan(lookAgainMs);
      const key = snapshot.keys.get(keyId);
      return key && snapshot.wires.get(key.gpId)?.adapter === adapter ? key : undefined;
    },
    mayAdjust: async (keyId) => (await notOlderThan(freshMs)).adjusting.has(keyId),
    isSeamless: async (gpId) => (await notOlderThan(freshMs)).wires.get(gpId)?.wallet === 'seamless',
    wireOf: async (gpId) => {
      const { wires: rows, signingKeys } = await notOlderThan(freshMs);
      const row = rows.get(gpId);
      const key = signingKeys.get(gpId);
      return row && key ? wireFrom(row, key) : undefined;
    },
    close: () => {
      for (const { wire } of wires.values()) wire.client.close();
      wires.clear();
    },
  };
};
