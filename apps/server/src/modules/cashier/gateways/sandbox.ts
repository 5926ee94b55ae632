import { minor } from '@pavilion/money';
import {
  type AnswerOf,
  type CallTold,
  createGatewayClient,
  type GatewayClient,
  type Outcome,
  type paymentStatus,
  paymentWebhook,
  type ReceiverOptions,
  receive,
  sealAnswer,
  type WireKey,
} from '@pavilion/provider-kit';
import { traceCallTo } from '../../../infra/tracing.ts';
import type {
  AskResult,
  OpenResult,
  PaymentGateway,
  PaymentRequest,
  PayoutRequest,
  PayoutResult,
  WebhookReading,
  WebhookReply,
  WebhookVerdict,
} from './gateway.ts';

export interface SandboxOptions extends ReceiverOptions<WireKey> {
  readonly code: string;
  /** Origin with base path of the gateway. */
  readonly baseUrl: string;
  /** The key that the hall signs with; undefined while there is none. */
  readonly onCall: (told: CallTold) => void;
  readonly signingKey: () => Promise<WireKey | undefined>;
}

type WebhookAnswer = AnswerOf<typeof paymentWebhook>;

const answerOf = (verdict: WebhookVerdict): WebhookAnswer => {
  switch (verdict.kind) {
    case 'taken':
      return { status: 'OK', duplicate: verdict.duplicate };
    case 'no_such_order':
      return { status: 'NOT_FOUND' };
    case 'mismatch':
      return { status: 'MISMATCH' };
  }
};

const turnedAway = (httpStatus: number, reason: string): WebhookReading => ({
  kind: 'answered',
  reply: {
    httpStatus,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ status: httpStatus === 413 ? 'TOO_LARGE' : 'UNAUTHENTICATED' }),
  },
  reason,
});

const sealed = (key: WireKey, nonce: string, answer: WebhookAnswer): WebhookReply => ({
  httpStatus: 200,
  ...sealAnswer(key, nonce, 200, answer),
});

const parseJson = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
};

const resultOf = (orderNumber: string, outcome: Outcome<typeof paymentStatus>): AskResult => {
  if (outcome.kind === 'unknown') return { kind: 'unknown', reason: outcome.reason };
  if (outcome.kind === 'refused') {
    return outcome.answer.status === 'NOT_FOUND'
      ? { kind: 'none' }
      : { kind: 'unknown', reason: outcome.answer.status };
  }
  const { payment_id, state, amount, currency, reason } = outcome.answer;
  return {
    kind: 'known',
    word: {
      orderNumber,
      paymentId: payment_id,
      state,
      amountMinor: minor(amount),
      currency,
      reason,
      occurredAt: null,
    },
  };
};

/** The gateway's wire of `@pavilion/provider-kit`: spoken by the studio's sandbox gateway. */
export const createSandboxGateway = (options: SandboxOptions): PaymentGateway => {
  const clients = new Map<string, GatewayClient>();

  const withClient = async <Result>(
    ask: (client: GatewayClient) => Promise<Result>,
    withoutKey: Result,
  ): Promise<Result> => {
    const key = await options.signingKey();
    if (key === undefined) return withoutKey;
    const client =
      clients.get(key.keyId) ??
      createGatewayClient({
        baseUrl: options.baseUrl,
        key,
        nowMs: options.nowMs,
        onCall: options.onCall,
        traceCall: traceCallTo(`gateway:${options.code}`),
      });
    clients.set(key.keyId, client);
    return ask(client);
  };

  const open = (request: PaymentRequest): Promise<OpenResult> =>
    withClient<OpenResult>(
      async (client) => {
        const outcome = await client.createPayment({
          order_number: request.orderNumber,
          amount: Number(request.totalMinor),
          currency: request.currency,
          return_url: request.returnUrl,
          notify_url: request.notifyUrl,
          expires_at: request.expiresAt.toISOString(),
          locale: request.locale,
        });
        if (outcome.kind === 'unknown') return { kind: 'unknown', reason: outcome.reason };
        if (outcome.kind === 'ok') {
          return { kind: 'opened', paymentId: outcome.answer.payment_id, payUrl: outcome.answer.pay_url };
        }
        const { status } = outcome.answer;
        return status === 'RETRY_LATER'
          ? { kind: 'unknown', reason: status }
          : { kind: 'refused', reason: status };
      },
      { kind: 'unknown', reason: 'no key' },
    );

  const ask = (orderNumber: string): Promise<AskResult> =>
    withClient<AskResult>(
      async (client) => resultOf(orderNumber, await client.paymentStatus({ order_number: orderNumber })),
      { kind: 'unknown', reason: 'no key' },
    );

  const cancel = (orderNumber: string): Promise<AskResult> =>
    withClient<AskResult>(
      async (client) => resultOf(orderNumber, await client.cancelPayment({ order_number: orderNumber })),
      { kind: 'unknown', reason: 'no key' },
    );

  const payOut = (request: PayoutRequest): Promise<PayoutResult> =>
    withClient<PayoutResult>(
      async (client) => {
        const outcome = await client.createPayout({
          order_number: request.orderNumber,
          amount: Number(request.amountMinor),
          currency: request.currency,
          bank_name: request.bankName,
          account_number: request.accountNumber,
          holder: request.holder,
        });
        if (outcome.kind === 'unknown') return { kind: 'unknown', reason: outcome.reason };
        if (outcome.kind === 'ok') {
          const { payout_id, state } = outcome.answer;
          return { kind: 'told', payoutId: payout_id, state };
        }
        const { status } = outcome.answer;
        // Known with other content: something was paid under this number, and nobody can say that nothing was.
        return status === 'RETRY_LATER' || status === 'DUPLICATE_MISMATCH'
          ? { kind: 'unknown', reason: status }
          : { kind: 'refused', reason: status };
      },
      { kind: 'unknown', reason: 'no key' },
    );

  return {
    code: options.code,
    open,
    ask,
    cancel,
    payOut,
    readWebhook: async (request) => {
      const received = await receive(request, options);
      if (!received.ok) return turnedAway(received.httpStatus, received.reason);
      const { key, nonce } = received;
      const parsed = paymentWebhook.request.safeParse(parseJson(request.body));
      if (!parsed.success) {
        const field = parsed.error.issues[0]?.path.join('.') ?? '';
        const reply = sealed(key, nonce, { status: 'BAD_REQUEST', field });
        return { kind: 'answered', reply, reason: `bad field ${field}` };
      }
      const { event_id, payment_id, order_number, state, amount, currency, occurred_at, payer, reason } =
        parsed.data;
      return {
        kind: 'word',
        eventId: event_id,
        word: {
          orderNumber: order_number,
          paymentId: payment_id,
          state,
          amountMinor: minor(amount),
          currency,
          reason,
          payer,
          occurredAt: new Date(occurred_at),
        },
        reply: (verdict) => sealed(key, nonce, answerOf(verdict)),
      };
    },
    close: () => {
      for (const client of clients.values()) client.close();
      clients.clear();
    },
  };
};
