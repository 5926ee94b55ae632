import type {} from '@fastify/rate-limit';
import { bodyLimitBytes, gatewayBasePath } from '@pavilion/provider-kit';
import type { FastifyInstance } from 'fastify';
import { type ApplyDeps, applyGatewayWord } from './commands/applyGatewayWord.ts';
import type { PaymentGateway } from './gateways/gateway.ts';

/** Webhooks a minute and address; a gateway that sends more is asked to come back later. */
const webhooksPerMinute = 1_200;

export interface WebhookDeps extends ApplyDeps {
  readonly gatewayOf: (code: string) => Promise<PaymentGateway | undefined>;
}

/** Where a gateway's word goes, as told to it in each payment. */
export const webhookPath = (gatewayCode: string): string => `${gatewayBasePath}/webhooks/${gatewayCode}`;

/**
 * Takes the gateways' words. The body reaches the adapter as raw bytes, because the signature is over those; nothing
 * is parsed before it is proved.
 */
export const registerWebhooks =
  (deps: WebhookDeps) =>
  async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: bodyLimitBytes },
      (_request, body, done) => done(null, body),
    );
    app.post<{ Params: { gateway: string } }>(
      webhookPath(':gateway'),
      { schema: { hide: true }, config: { rateLimit: { max: webhooksPerMinute, timeWindow: '1 minute' } } },
      async (request, reply) => {
        const gateway = await deps.gatewayOf(request.params.gateway);
        if (gateway === undefined) return reply.code(404).send({ status: 'NOT_FOUND' });
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const reading = await gateway.readWebhook({
          method: request.method,
          path: request.url,
          headers: request.headers,
          body,
        });
        if (reading.kind === 'answered') {
          request.log.warn({ gateway: gateway.code, reason: reading.reason }, 'webhook turned away');
          return reply.code(reading.reply.httpStatus).headers(reading.reply.headers).send(reading.reply.body);
        }
        const verdict = await applyGatewayWord(deps, {
          gatewayCode: gateway.code,
          eventId: reading.eventId,
          word: reading.word,
        });
        const { httpStatus, headers, body: answer } = reading.reply(verdict);
        return reply.code(httpStatus).headers(headers).send(answer);
      },
    );
  };
