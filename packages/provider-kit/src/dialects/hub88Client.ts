import { sign } from 'node:crypto';
import { z } from 'zod';
import type { ProviderClient } from '../clients.ts';
import { providerCalls } from '../providerCalls.ts';
import { callTimeoutMs, type Outcome, type SignedClientOptions } from '../signedClient.ts';
import { askNothing } from './notOffered.ts';
import { openGame } from './openGame.ts';
import { toIso } from './scale.ts';

/** The call that opens a game (docs.hub88.io, Operator API, Games API), under the base address. */
const launchPath = '/game/url';
const answerSchema = z.object({ url: z.string().min(1).max(2048) }).transform(({ url }) => url);

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

/** What a game is opened in that nobody plays for money. */
const demoCurrency = 'XXX';

type Launch = typeof providerCalls.gameLaunch;
type Client = Parameters<ProviderClient['gameDemo']>[0];

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
  onCall,
  traceCall,
}: SignedClientOptions): ProviderClient => {
  const base = new URL(baseUrl);
  const operatorId = Number(base.searchParams.get('operator_id') ?? Number.NaN);
  const privateKey = pemBlock(key.secret, 'PRIVATE');
  const address = `${base.origin}${base.pathname.replace(/\/$/, '')}${launchPath}`;
  const open = async (call: string, client: Client, change: object): Promise<Outcome<Launch>> => {
    const requestId = client.request_id ?? crypto.randomUUID();
    if (privateKey === undefined || !Number.isSafeInteger(operatorId))
      return { kind: 'refused', answer: { status: 'BAD_REQUEST', request_id: requestId } };
    const body = JSON.stringify({
      operator_id: operatorId,
      platform: platformOf(client.device),
      game_code: wireGameOf(client.game_code),
      lang: client.locale.slice(0, 2),
      // Where the player is stays with the hall.
      country: 'XX',
      ...(client.lobby_url !== undefined && { lobby_url: client.lobby_url }),
      ...change,
    });
    const signature = sign('RSA-SHA256', Buffer.from(body), privateKey).toString('base64');
    return openGame({
      address,
      headers: { 'content-type': 'application/json', 'x-hub88-signature': signature },
      body,
      requestId,
      timeoutMs,
      call,
      onCall,
      traceCall,
      answer: answerSchema,
    });
  };
  return {
    ...askNothing,
    gameLaunch: (input) =>
      open(providerCalls.gameLaunch.path, input, {
        user: userOf(input.player_id),
        token: input.launch_token,
        currency: toIso(input.currency),
      }),
    gameDemo: (input) => open(providerCalls.gameDemo.path, input, { currency: demoCurrency }),
  };
};
