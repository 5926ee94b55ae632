import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { signatureHeaders, signRequest, type WireKey } from '../signing.ts';
import { walletBasePath, walletCalls } from '../walletCalls.ts';
import type { ProxiedRequest } from './fault.ts';

/** What the proxy must know of a wire for the faults that need more than passing bytes. */
export interface FaultWire {
  /** The header that bears the signature, in lower case. */
  readonly signatureHeader: string;
  /** The same request as its client would send it again; `undefined` when the wire cannot sign for it. */
  readonly signAnew: (request: ProxiedRequest) => ProxiedRequest | undefined;
  /** The rollback of a bet; `undefined` for what is no bet. */
  readonly rollbackOf: (request: ProxiedRequest) => ProxiedRequest | undefined;
}

const betSchema = z.object({
  player_id: z.string(),
  session_token: z.string().optional(),
  currency: z.string(),
  game_code: z.string(),
  round_id: z.string(),
  transaction_id: z.string(),
});

const betPaths = new Set([walletCalls.bet, walletCalls.betWin].map(({ path }) => `${walletBasePath}${path}`));
const rollbackPath = `${walletBasePath}${walletCalls.rollback.path}`;

const readBet = ({ path, body }: ProxiedRequest): z.output<typeof betSchema> | undefined => {
  if (!betPaths.has(path)) return undefined;
  try {
    return betSchema.safeParse(JSON.parse(body.toString('utf8'))).data;
  } catch {
    return undefined;
  }
};

/** The native wire, signing with the key that a request names. */
export const nativeFaultWire = (keys: readonly WireKey[], nowMs: () => number = Date.now): FaultWire => {
  const sign = (request: ProxiedRequest): ProxiedRequest | undefined => {
    const key = keys.find(({ keyId }) => keyId === request.headers[signatureHeaders.keyId]);
    if (!key) return undefined;
    const { method, path, body, headers } = request;
    return {
      ...request,
      headers: { ...headers, ...signRequest(key, { method, path, body, nowMs: nowMs() }) },
    };
  };
  return {
    signatureHeader: signatureHeaders.signature,
    signAnew: sign,
    rollbackOf: (request) => {
      const bet = readBet(request);
      if (!bet) return undefined;
      const body = Buffer.from(
        JSON.stringify({
          ...bet,
          request_id: randomUUID(),
          occurred_at: new Date(nowMs()).toISOString(),
          transaction_id: `${bet.transaction_id.slice(0, 61)}:rb`,
          target_transaction_id: bet.transaction_id,
        }),
      );
      return sign({ ...request, path: rollbackPath, body });
    },
  };
};
