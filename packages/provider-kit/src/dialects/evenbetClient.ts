import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ProviderClient } from '../clients.ts';
import { providerCalls } from '../providerCalls.ts';
import { callTimeoutMs, type SignedClientOptions } from '../signedClient.ts';
import { askNothing } from './notOffered.ts';
import { openGame } from './openGame.ts';
import { toIso } from './scale.ts';

/** The address that opens the game, in the JSON:API document of a session. */
const answerSchema = z
  .object({ data: z.object({ attributes: z.object({ 'redirect-url': z.string().min(1).max(2048) }) }) })
  .transform(({ data }) => data.attributes['redirect-url']);

/**
 * The signature of the hall's calls (casino-docs.poker-server.com, Integration API, Security): SHA-256, hex, of all values,
 * those of the path among them, in the order of their names, and of the key. The client's number is not part of it.
 */
export const signatureOf = (values: Readonly<Record<string, string>>, secret: string): string => {
  const inOrder = Object.keys(values).sort();
  const hash = createHash('sha256');
  for (const name of inOrder) hash.update(values[name] ?? '');
  return hash.update(secret).digest('hex');
};

/**
 * The hall's calls on this wire: it opens games by creating a session, and has no other. `baseUrl` bears the hall's number
 * there, `https://…/api/web?client_id=7`; without it a launch answers `refused` with `BAD_REQUEST`. The launch token is
 * the session's id, by which the wallet calls name the session. Answers bear no signature: they are believed because the
 * connection is.
 */
export const createEvenbetClient = ({
  baseUrl,
  key,
  timeoutMs = callTimeoutMs,
  onCall,
  traceCall,
}: SignedClientOptions): ProviderClient => {
  const base = new URL(baseUrl);
  const clientId = base.searchParams.get('client_id');
  const usersAddress = `${base.origin}${base.pathname.replace(/\/$/, '')}/v2/app/users`;
  return {
    ...askNothing,
    gameLaunch: async (input) => {
      const requestId = input.request_id ?? crypto.randomUUID();
      if (clientId === null || clientId === '')
        return { kind: 'refused', answer: { status: 'BAD_REQUEST', request_id: requestId } };
      const values = {
        authType: 'external',
        currency: toIso(input.currency),
        gameCode: 'casino',
        gameId: input.game_code,
        lang: input.locale.slice(0, 2),
        sessionId: input.launch_token,
      };
      const query = new URLSearchParams({ clientId });
      return openGame({
        address: `${usersAddress}/${input.player_id}/session?${query}`,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'application/vnd.api+json',
          sign: signatureOf({ ...values, userId: input.player_id }, key.secret),
        },
        body: new URLSearchParams(values).toString(),
        requestId,
        timeoutMs,
        call: providerCalls.gameLaunch.path,
        onCall,
        traceCall,
        answer: answerSchema,
      });
    },
  };
};
