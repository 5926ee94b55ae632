import { sign } from 'node:crypto';
import { z } from 'zod';
import type { ProviderClient } from '../clients.ts';
import type { providerCalls } from '../provider-calls.ts';
import { callTimeoutMs, type Outcome, type SignedClientOptions } from '../signed-client.ts';
import { askNothing } from './notOffered.ts';
import { toIso } from './scale.ts';

/** The call that opens a game (docs.hub88.io, Operator API, Games API), under the base address. */
const launchPath = '/game/url';
const answerLimitBytes = 64 * 1024;

type Launch = typeof providerCalls.gameLaunch;

const answerSchema = z.object({ url: z.string().min(1).max(2048) });

const pemBlock = (text: string, kind: 'PUBLIC' | 'PRIVATE'): string | undefined =>
  new RegExp(`-----BEGIN (?:RSA )?${kind} KEY-----[\\s\\S]+?-----END (?:RSA )?${kind} KEY-----`).exec(
    text,
  )?.[0];

/** The other side's public key, which its calls are proved by. The hall's own private key may stand behind it. */
export const publicKeyOf = (secret: string): string => pemBlock(secret, 'PUBLIC') ?? secret;

/** Its user names have at least four characters: shorter player ids bear zeros in front on this wire. */
const userOf = (playerId: string): string => playerId.padStart(4, '0');

/** The hall writes hyphens where this wire has underscores. */
const wireGameOf = (gameCode: string): string => gameCode.replaceAll('-', '_');

/** Platform codes 2 to 7 (spec §9) are hand-held. */
const platformOf = (device: number): 'GPL_DESKTOP' | 'GPL_MOBILE' =>
  device < 2 ? 'GPL_DESKTOP' : 'GPL_MOBILE';

const reasonOf = (error: unknown): 'timeout' | 'network' =>
  error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network';

const judge = async (response: Response, requestId: string): Promise<Outcome<Launch>> => {
  const httpStatus = response.status;
  const text = await response.text();
  if (httpStatus >= 500) return { kind: 'unknown', reason: 'server', httpStatus };
  if (httpStatus === 404)
    return { kind: 'refused', answer: { status: 'INVALID_GAME', request_id: requestId } };
  if (httpStatus !== 200) return { kind: 'unknown', reason: 'door', httpStatus };
  if (text.length > answerLimitBytes) return { kind: 'unknown', reason: 'bad_answer', httpStatus };
  try {
    const { url } = answerSchema.parse(JSON.parse(text));
    return { kind: 'ok', answer: { status: 'OK', request_id: requestId, url } };
  } catch {
    return { kind: 'unknown', reason: 'bad_answer', httpStatus };
  }
};

/**
 * The hall's calls on this wire: it opens games, and has no other. `baseUrl` bears the operator's number,
 * `https://…/operator/generic/v2?operator_id=7`; the key's `secret` holds the hall's private key, PEM, behind the other
 * side's public one. Without either a launch answers `refused` with `BAD_REQUEST`. Answers of this wire bear no
 * signature: they are believed because the connection is.
 */
export const createHub88Client = ({
  baseUrl,
  key,
  timeoutMs = callTimeoutMs,
}: SignedClientOptions): ProviderClient => {
  const base = new URL(baseUrl);
  const operatorId = Number(base.searchParams.get('operator_id') ?? Number.NaN);
  const privateKey = pemBlock(key.secret, 'PRIVATE');
  const address = `${base.origin}${base.pathname.replace(/\/$/, '')}${launchPath}`;
  return {
    ...askNothing,
    gameLaunch: async (input) => {
      const requestId = input.request_id ?? crypto.randomUUID();
      if (privateKey === undefined || !Number.isSafeInteger(operatorId))
        return { kind: 'refused', answer: { status: 'BAD_REQUEST', request_id: requestId } };
      const body = JSON.stringify({
        user: userOf(input.player_id),
        token: input.launch_token,
        operator_id: operatorId,
        platform: platformOf(input.device),
        game_code: wireGameOf(input.game_code),
        currency: toIso(input.currency),
        lang: input.locale.slice(0, 2),
        // Where the player is stays with the hall.
        country: 'XX',
        ...(input.lobby_url !== undefined && { lobby_url: input.lobby_url }),
      });
      const signature = sign('RSA-SHA256', Buffer.from(body), privateKey).toString('base64');
      try {
        const response = await fetch(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-hub88-signature': signature },
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        return await judge(response, requestId);
      } catch (error) {
        return { kind: 'unknown', reason: reasonOf(error), httpStatus: undefined };
      }
    },
  };
};
