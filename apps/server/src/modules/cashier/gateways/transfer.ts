import type { PaymentGateway } from './gateway.ts';

/**
 * Transfers to an account of the house: there is nobody to ask and nobody who tells. Orders are made without it and
 * credited by staff; one whose receipt does not come in time has no payment as far as anybody knows, and expires.
 */
export const createTransferGateway = (code: string): PaymentGateway => ({
  code,
  open: async () => ({ kind: 'unknown', reason: 'a transfer is opened with nobody' }),
  ask: async () => ({ kind: 'none' }),
  cancel: async () => ({ kind: 'none' }),
  payOut: async () => ({ kind: 'refused', reason: 'transfers only come in' }),
  readWebhook: async () => ({
    kind: 'answered',
    reply: {
      httpStatus: 404,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ status: 'NOT_FOUND' }),
    },
    reason: 'nobody tells of transfers',
  }),
  close: () => undefined,
});
