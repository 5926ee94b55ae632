import { createPayment, type WireKey } from '@pavilion/provider-kit';
import { openSignedServer, type SignedBody, type SignedServer } from './signedServer.ts';

export interface Payment {
  readonly paymentId: string;
  readonly orderNumber: string;
  readonly amount: number;
  readonly currency: string;
  /** Path of the hall where the gateway's word goes. */
  readonly notifyPath: string;
}

/** A payment gateway that opens every payment; what it says of them later is the simulation's business. */
export interface SimulatedGateway extends SignedServer {
  readonly paymentOf: (orderNumber: string) => Payment | undefined;
}

export const openGateway = async (key: WireKey, address?: string): Promise<SimulatedGateway> => {
  const payments = new Map<string, Payment>();
  const answer = (path: string, body: SignedBody): object => {
    if (!path.endsWith(createPayment.path)) return { status: 'RETRY_LATER' };
    const asked = createPayment.request.parse(body);
    const known = payments.get(asked.order_number);
    const payment = known ?? {
      paymentId: `pay-${payments.size + 1}`,
      orderNumber: asked.order_number,
      amount: asked.amount,
      currency: asked.currency,
      notifyPath: new URL(asked.notify_url).pathname,
    };
    payments.set(asked.order_number, payment);
    return { status: 'OK', payment_id: payment.paymentId, pay_url: `http://pay.test/${payment.paymentId}` };
  };
  const server = await openSignedServer(key, answer, address);
  return { ...server, paymentOf: (orderNumber) => payments.get(orderNumber) };
};
