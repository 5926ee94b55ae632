import { createServer, type IncomingMessage, type Server } from 'node:http';
import {
  type AnswerOf,
  createPayment,
  createPayout,
  type paymentStatus,
  type RequestOf,
  receive,
  sealAnswer,
  type WireKey,
} from '@pavilion/provider-kit';

/** A payment gateway on a port of its own that answers as a test tells it to. */

export type PaymentMood = 'opens' | 'repeats' | 'refuses' | 'mismatches' | 'silent' | 'broken';
type StatusAnswer = AnswerOf<typeof paymentStatus>;

export interface FakeGateway {
  readonly baseUrl: string;
  /** Payments asked for, in order. */
  readonly asked: RequestOf<typeof createPayment>[];
  /** Payouts asked for, in order; an order may be asked for again. */
  readonly payouts: RequestOf<typeof createPayout>[];
  /** Orders that it was asked to cancel; it answers what `states` has. */
  readonly cancelled: string[];
  /** What it says of every payout. */
  payoutState: 'pending' | 'paid' | 'failed';
  mood: PaymentMood;
  /** What it says about an order when it is asked; `RETRY_LATER` unless told. */
  readonly states: Map<string, StatusAnswer>;
  readonly close: () => Promise<void>;
}

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
};

export const startFakeGateway = async (key: WireKey, nowMs: () => number): Promise<FakeGateway> => {
  const asked: RequestOf<typeof createPayment>[] = [];
  const payouts: RequestOf<typeof createPayout>[] = [];
  const cancelled: string[] = [];
  const states = new Map<string, StatusAnswer>();
  const paymentIds = new Map<string, string>();

  const answerTo = (path: string, body: unknown): object => {
    if (path.endsWith('/payments/status')) {
      const { order_number } = body as { order_number: string };
      return states.get(order_number) ?? { status: 'RETRY_LATER' };
    }
    if (path.endsWith('/payments/cancel')) {
      const { order_number } = body as { order_number: string };
      cancelled.push(order_number);
      return states.get(order_number) ?? { status: 'RETRY_LATER' };
    }
    if (path.endsWith('/payouts')) {
      const payout = createPayout.request.parse(body);
      payouts.push(payout);
      if (fake.mood === 'refuses') return { status: 'LIMIT_REACHED' };
      if (fake.mood === 'mismatches') return { status: 'DUPLICATE_MISMATCH' };
      return { status: 'OK', payout_id: `out-${payout.order_number}`, state: fake.payoutState };
    }
    const payment = createPayment.request.parse(body);
    asked.push(payment);
    if (fake.mood === 'refuses') return { status: 'LIMIT_REACHED' };
    const known =
      fake.mood === 'repeats' ? [...paymentIds.values()].at(-1) : paymentIds.get(payment.order_number);
    const paymentId = known ?? `pay-${paymentIds.size + 1}`;
    paymentIds.set(payment.order_number, paymentId);
    return { status: 'OK', payment_id: paymentId, pay_url: `http://pay.test/${paymentId}` };
  };

  const server: Server = createServer(async (request, response) => {
    const body = await readBody(request);
    const received = await receive(
      { method: 'POST', path: request.url ?? '', headers: request.headers, body },
      {
        findKey: (keyId) => (keyId === key.keyId ? key : undefined),
        claimNonce: async () => true,
        nowMs,
      },
    );
    if (!received.ok) {
      response.writeHead(received.httpStatus).end();
      return;
    }
    const answer = answerTo(request.url ?? '', JSON.parse(body.toString('utf8')));
    // Silence is a connection that is cut after the work was done: the caller cannot know.
    if (fake.mood === 'silent') {
      request.socket.destroy();
      return;
    }
    const status = fake.mood === 'broken' ? 500 : 200;
    const sealed = sealAnswer(key, received.nonce, status, answer);
    response.writeHead(status, sealed.headers).end(sealed.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const fake: FakeGateway = {
    baseUrl: `http://127.0.0.1:${port}/gateway/v1`,
    asked,
    payouts,
    cancelled,
    payoutState: 'paid',
    mood: 'opens',
    states,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return fake;
};
