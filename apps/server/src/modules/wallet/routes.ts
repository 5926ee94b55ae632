import {
  type AdapterOptions,
  bodyLimitBytes,
  type ProviderAdapter,
  type RawReply,
  type WalletRequest,
} from '@pavilion/provider-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { adoptLaunchToken } from './commands/adoptLaunchToken.ts';
import { sha256 } from './operations/operation.ts';
import { adapters, type ProviderDirectory } from './providers/providerDirectory.ts';
import { answerProvider, type DeskDeps, outcomeUnknown, replayed } from './walletDesk.ts';

const send = (reply: FastifyReply, { httpStatus, headers, body }: RawReply): FastifyReply =>
  reply.code(httpStatus).headers(headers).send(body);

/** The token by which a bet or a question names its session. */
const tokenOf = ({ name, body }: WalletRequest): string | undefined =>
  name === 'bet' || name === 'betWin' || name === 'balance' ? body.session_token : undefined;

/** SHA-256 of the token that a call plays on; undefined for one that plays nothing. */
const playedOn = (request: WalletRequest, tokenHash: string | undefined): Buffer | undefined => {
  if (tokenHash !== undefined) return Buffer.from(tokenHash, 'hex');
  const token = tokenOf(request);
  return token === undefined ? undefined : sha256(token);
};

/**
 * The hall's side of the wallet protocol, in every wire that an adapter speaks. Bodies stay raw bytes until their
 * signature is proved, so this scope has no JSON parser.
 */
export const registerProviderWire = (
  app: FastifyInstance,
  deps: DeskDeps,
  providers: Pick<ProviderDirectory, 'findKey'>,
  lookup: AdapterOptions['lookup'],
): void => {
  // A logger of its own for each request would cost more than the proof of its signature.
  app.setChildLoggerFactory((log) => log);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: bodyLimitBytes },
    (_request, body, done) => done(null, body),
  );

  const answer = async (
    adapter: ProviderAdapter,
    options: AdapterOptions,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const opened = await adapter.open(
      {
        method: request.method,
        path: request.raw.url ?? '',
        headers: request.headers,
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      },
      options,
    );
    switch (opened.kind) {
      case 'turned_away':
        deps.meters.turnedAway(opened.reason);
        request.log.warn({ reason: opened.reason, path: request.url }, 'provider call turned away');
        return send(reply, opened.reply);
      case 'misread':
        deps.meters.turnedAway('misread');
        request.log.warn({ gpId: opened.gpId, field: opened.field }, 'provider call misread');
        return send(reply, opened.reply);
      case 'call': {
        const played = adapter.playsOnLaunchTokens ? playedOn(opened.request, opened.tokenHash) : undefined;
        if (played !== undefined) await adoptLaunchToken(deps.pool, opened.gpId, played, deps.clock.now());
        const result = await answerProvider(deps, opened);
        if (result === outcomeUnknown) return send(reply, opened.replyUnknown());
        if (result !== replayed) return send(reply, opened.reply(result.answer, result.remainder));
        request.log.warn({ reason: 'nonce', path: request.url }, 'provider call turned away');
        return send(reply, opened.replyReplayed());
      }
    }
  };

  for (const adapter of adapters) {
    const options: AdapterOptions = {
      findKey: (keyId) => providers.findKey(adapter.name, keyId),
      claimNonce: deps.claimNonce,
      nowMs: () => deps.clock.now().getTime(),
      lookup,
    };
    for (const path of adapter.paths) {
      app.post(path, (request, reply) => answer(adapter, options, request, reply));
    }
  }
};
