import { createKysely } from '@pavilion/postgres';
import type { CallTold, WireKey } from '@pavilion/provider-kit';
import { BriefCache } from '../../../infra/briefCache.ts';
import type { Hall } from '../../../infra/hall.ts';
import { unseal } from '../../../infra/seal.ts';
import { transferAdapter } from '../queries.ts';
import type { CashierTables } from '../tables.ts';
import type { PaymentGateway } from './gateway.ts';
import { createSandboxGateway, type SandboxOptions } from './sandbox.ts';
import { createTransferGateway } from './transfer.ts';

/** How long a gateway's address and keys may be used after they changed. */
const freshMs = 15_000;
const gatewaysMax = 100;

/** Adapters by the name that a gateway's row gives; a transfer has no address and no keys. */
const adapters: Readonly<Record<string, (options: SandboxOptions) => PaymentGateway>> = {
  sandbox: createSandboxGateway,
};

export interface GatewayRegistry {
  /** The gateway of this code; undefined when there is none, it is switched off, or nobody speaks its wire. */
  readonly gatewayOf: (code: string) => Promise<PaymentGateway | undefined>;
  readonly close: () => void;
}

export interface RegistryDeps extends Pick<Hall, 'pool' | 'clock' | 'secret'> {
  /** Hears of every call to a gateway. */
  readonly onCall?: ((party: string, told: CallTold) => void) | undefined;
}

/** Finds gateways and their keys in the database, and keeps them at hand for a few seconds. */
export const createGatewayRegistry = ({ pool, clock, secret, onCall }: RegistryDeps): GatewayRegistry => {
  const db = createKysely<CashierTables>(pool);
  const keys = new BriefCache<readonly WireKey[]>({ freshMs, entriesMax: gatewaysMax });
  const built = new Map<string, { readonly baseUrl: string; readonly gateway: PaymentGateway }>();

  const readKeys = async (code: string): Promise<WireKey[]> => {
    const rows = await db
      .selectFrom('gateway_key')
      .select(['key_id', 'secret_sealed'])
      .where('gateway_code', '=', code)
      .where('active', '=', true)
      .orderBy('slot')
      .execute();
    return rows.map((row) => ({
      keyId: row.key_id,
      secret: unseal(secret, row.key_id, row.secret_sealed),
    }));
  };
  const keysOf = (code: string) => keys.get(code, () => readKeys(code));

  /** Nonces of all wires live in one store; the prefix keeps gateways' key ids apart from providers'. */
  const claimNonce = async (keyId: string, nonce: string): Promise<boolean> => {
    const { rowCount } = await pool.query({
      name: 'gateway-nonce',
      text: 'select from wallet.claim_nonces(array[$1], array[$2])',
      values: [`gateway:${keyId}`, nonce],
    });
    return rowCount === 1;
  };

  const rows = new BriefCache<{ adapter: string; base_url: string | null } | undefined>({
    freshMs,
    entriesMax: gatewaysMax,
  });
  const readRow = (code: string) =>
    db
      .selectFrom('payment_gateway')
      .select(['adapter', 'base_url'])
      .where('code', '=', code)
      .where('enabled', '=', true)
      .executeTakeFirst();

  return {
    gatewayOf: async (code) => {
      const row = await rows.get(code, () => readRow(code));
      if (row?.adapter === transferAdapter) return createTransferGateway(code);
      const adapter = row === undefined ? undefined : adapters[row.adapter];
      const baseUrl = row?.base_url ?? undefined;
      if (baseUrl === undefined || adapter === undefined) return undefined;
      const known = built.get(code);
      if (known?.baseUrl === baseUrl) return known.gateway;
      known?.gateway.close();
      const gateway = adapter({
        code,
        baseUrl,
        signingKey: async () => (await keysOf(code))[0],
        findKey: async (keyId) => (await keysOf(code)).find((key) => key.keyId === keyId),
        claimNonce,
        onCall: (told) => onCall?.(`gateway:${code}`, told),
        nowMs: () => clock.now().getTime(),
      });
      built.set(code, { baseUrl, gateway });
      return gateway;
    },
    close: () => {
      for (const { gateway } of built.values()) gateway.close();
      built.clear();
    },
  };
};
