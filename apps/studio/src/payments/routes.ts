import { type AnswerOf, type GatewayCalls, gatewayBasePath, gatewayCalls } from '@pavilion/provider-kit';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { SandboxKey } from '../infra/env.ts';
import { registerSigned, type SignedHandler, signedRoute } from '../infra/signedCalls.ts';
import type { Studio } from '../infra/studio.ts';
import type { AssetsOf } from '../pages/assets.ts';
import { pageSecurity } from '../pages/security.ts';
import { toWire } from '../play/money/transactionIds.ts';
import { createPayment, decidePayment, decisions } from './commands.ts';
import { findLastNotice } from './notifier.ts';
import { renderNoPayment, renderPayPage } from './page.ts';
import { createPayout, payoutStatus } from './payouts.ts';
import { reasonOf } from './reasonOf.ts';
import type { PaymentRow } from './rows.ts';

const paymentId = z.string().regex(/^[A-Za-z0-9_-]{20,64}$/);

const told = (payment: PaymentRow): AnswerOf<GatewayCalls['paymentStatus']> => ({
  status: 'OK',
  payment_id: payment.id,
  state: payment.state,
  amount: toWire(payment.amount_minor),
  currency: payment.currency,
  ...reasonOf(payment.state),
});

const statusHandler =
  (studio: Studio): SignedHandler<GatewayCalls['paymentStatus']> =>
  async ({ order_number }) => {
    const payment = await studio.db
      .selectFrom('payment')
      .selectAll()
      .where('order_number', '=', order_number)
      .executeTakeFirst();
    return payment ? told(payment) : { status: 'NOT_FOUND' };
  };

const cancelHandler =
  (studio: Studio, wakeNotifier: () => void): SignedHandler<GatewayCalls['cancelPayment']> =>
  async ({ order_number }) => {
    const found = await studio.db
      .selectFrom('payment')
      .select('id')
      .where('order_number', '=', order_number)
      .executeTakeFirst();
    const payment = found && (await decidePayment(studio, found.id, 'expire'));
    if (!payment) return { status: 'NOT_FOUND' };
    wakeNotifier();
    return told(payment);
  };

/** The sandbox gateway: the hall's signed calls and the page on which the payer decides. */
export const registerPaymentRoutes = (
  app: FastifyInstance,
  studio: Studio,
  assetsOf: AssetsOf,
  wakeNotifier: () => void,
): void => {
  const admits = (key: SandboxKey): boolean => key.for.startsWith('gateway:');
  registerSigned(app, [
    signedRoute(studio, gatewayBasePath, gatewayCalls.createPayment, { admits }, (body) =>
      createPayment(studio, body),
    ),
    signedRoute(studio, gatewayBasePath, gatewayCalls.paymentStatus, { admits }, statusHandler(studio)),
    signedRoute(
      studio,
      gatewayBasePath,
      gatewayCalls.cancelPayment,
      { admits },
      cancelHandler(studio, wakeNotifier),
    ),
    signedRoute(studio, gatewayBasePath, gatewayCalls.createPayout, { admits }, (body) =>
      createPayout(studio, body),
    ),
    signedRoute(studio, gatewayBasePath, gatewayCalls.payoutStatus, { admits }, (body) =>
      payoutStatus(studio, body),
    ),
  ]);
  registerPayPage(app, studio, assetsOf, wakeNotifier);
};

const registerPayPage = (
  root: FastifyInstance,
  studio: Studio,
  assetsOf: AssetsOf,
  wakeNotifier: () => void,
): void => {
  const assets = assetsOf('pay/pay.ts');
  root.register(async (scope) => {
    const app = scope.withTypeProvider<ZodTypeProvider>();
    app.addContentTypeParser('application/x-www-form-urlencoded', { bodyLimit: 1024 }, async () => ({}));
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.get(
      '/pay/:id',
      {
        schema: {
          params: z.object({ id: z.string() }),
          querystring: z.object({ kept: z.string().optional() }),
        },
        helmet: pageSecurity("'none'"),
      },
      async (request, reply) => {
        const id = paymentId.safeParse(request.params.id);
        const payment = id.success
          ? await studio.db.selectFrom('payment').selectAll().where('id', '=', id.data).executeTakeFirst()
          : undefined;
        reply.type('text/html; charset=utf-8');
        if (!payment) return reply.code(404).send(renderNoPayment(assets));
        const notice = await findLastNotice(studio, payment);
        const kept = request.query.kept === '1' && payment.state === 'pending';
        return reply.send(renderPayPage({ payment, notice, kept, assets }));
      },
    );

    app.post(
      '/pay/:id/:decision',
      {
        schema: { params: z.object({ id: paymentId, decision: z.enum(decisions) }) },
        helmet: pageSecurity("'none'"),
      },
      async (request, reply) => {
        const from = request.headers['sec-fetch-site'];
        if (from !== undefined && from !== 'same-origin')
          return reply.code(403).send({ error: 'bad_request' });
        const { id, decision } = request.params;
        const payment = await decidePayment(studio, id, decision);
        if (!payment) return reply.code(404).type('text/html; charset=utf-8').send(renderNoPayment(assets));
        wakeNotifier();
        return reply.redirect(`/pay/${id}${decision === 'keep' ? '?kept=1' : ''}`, 303);
      },
    );

    app.get(
      '/pay/:id/status',
      { schema: { params: z.object({ id: paymentId }) } },
      async (request, reply) => {
        const { id } = request.params;
        const payment = await studio.db
          .selectFrom('payment')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirst();
        if (!payment) return reply.code(404).send({ error: 'not_found' });
        const notice = await findLastNotice(studio, payment);
        return { state: payment.state, told: notice?.state === 'told' };
      },
    );
  });
};
