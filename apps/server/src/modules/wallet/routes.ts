import {
  type AdapterKey,
  bodyLimitBytes,
  nativeAdapter,
  type RawReply,
  type ReceiverOptions,
  walletBasePath,
  walletCalls,
} from '@pavilion/provider-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerProvider, type DeskDeps, outcomeUnknown, replayed } from './walletDesk.ts';

/** Calls of the protocol that this hall takes. */
const served = [
  'authenticate',
  'balance',
  'bet',
  'win',
  'betWin',
  'rollback',
  'promoWin',
  'adjust',
  'roundClose',
  'txStatus',
] as const satisfies readonly (keyof typeof walletCalls)[];

const send = (reply: FastifyReply, { httpStatus, headers, body }: RawReply): FastifyReply =>
  reply.code(httpStatus).headers(headers).send(body);

/**
 * The hall's side of the wallet protocol. Bodies stay raw bytes until their signature is proved, so this scope has no
 * JSON parser.
 */
export const registerProviderWire = (
  app: FastifyInstance,
  deps: DeskDeps,
  receiver: ReceiverOptions<AdapterKey>,
): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: bodyLimitBytes },
    (_request, body, done) => done(null, body),
  );

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const opened = await nativeAdapter.open(
      {
        method: request.method,
        path: request.raw.url ?? '',
        headers: request.headers,
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      },
      receiver,
    );
    switch (opened.kind) {
      case 'turned_away':
        request.log.warn({ reason: opened.reason, path: request.url }, 'provider call turned away');
        return send(reply, opened.reply);
      case 'misread':
        request.log.warn({ gpId: opened.gpId, field: opened.field }, 'provider call misread');
        return send(reply, opened.reply);
      case 'call': {
        const result = await answerProvider(deps, opened.gpId, opened.request, opened.claim);
        if (result === outcomeUnknown) return send(reply, opened.replyUnknown());
        if (result !== replayed) return send(reply, opened.reply(result));
        request.log.warn({ reason: 'nonce', path: request.url }, 'provider call turned away');
        return send(reply, opened.replyReplayed());
      }
    }
  };

  for (const name of served) {
    // Headers that protect browsers would only be weight here: machines alone call.
    const options = { schema: { hide: true }, helmet: false as const };
    app.post(`${walletBasePath}${walletCalls[name].path}`, options, answer);
  }
};
