import type { Locale } from '@pavilion/contract';
import type { PaymentRefusal } from '@pavilion/contract/cashier';
import type { CurrencyCode, Minor } from '@pavilion/money';
import type { RawRequest } from '@pavilion/provider-kit';

/** What the hall asks a gateway to collect. */
export interface PaymentRequest {
  /** Unique for ever; the gateway answers the same payment when it is asked again with the same content. */
  readonly orderNumber: string;
  /** What the payer pays: the deposit and the fee on top, minor units. */
  readonly totalMinor: Minor;
  readonly currency: CurrencyCode;
  readonly returnUrl: string;
  readonly notifyUrl: string;
  readonly expiresAt: Date;
  readonly locale: Locale;
}

/**
 * The answer to opening a payment, and what becomes of the order:
 *
 * - `opened`: the order becomes `pending` and the member is sent to `payUrl`.
 * - `refused`: the gateway says that there is and will be no payment; the order becomes `failed`.
 * - `unknown`: it may have been opened or not. The order stays `created`; the member's next try with the same
 *   `request_id` asks again, and when nobody tries again the hall asks what became of it.
 */
export type OpenResult =
  | { readonly kind: 'opened'; readonly paymentId: string; readonly payUrl: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

/** What a gateway says about a payment. Amounts as the payer paid them, fee included. */
export interface GatewayWord {
  readonly orderNumber: string;
  readonly paymentId: string;
  /** `approved`: the money is there. `declined`, `expired`: there will be none. `pending`: nothing is decided. */
  readonly state: 'pending' | 'approved' | 'declined' | 'expired';
  readonly amountMinor: Minor;
  /** As the gateway wrote it; compared with the order's after mapping ISO codes. */
  readonly currency: string;
  /** Of a declined one; undefined where the gateway does not say. */
  readonly reason?: PaymentRefusal | undefined;
  /** By what the gateway knows whoever paid, the same for the same account; undefined where it does not say. */
  readonly payer?: string | undefined;
  /** When it happened at the gateway; null when the word is an answer to the hall's own question. */
  readonly occurredAt: Date | null;
}

/**
 * - `known`: the gateway's word on the payment; applied as if it had come by webhook.
 * - `none`: the gateway never opened a payment for the order; the order becomes `expired`.
 * - `unknown`: no answer that can be believed; asked again later.
 */
export type AskResult =
  | { readonly kind: 'known'; readonly word: GatewayWord }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown'; readonly reason: string };

/**
 * What the hall tells a gateway about its webhook; each dialect words it in its own way. When the hall could not store
 * what it was told, there is no verdict but HTTP 5xx, and the gateway sends it again.
 */
export type WebhookVerdict =
  | { readonly kind: 'taken'; readonly duplicate: boolean }
  | { readonly kind: 'no_such_order' }
  /** Stored and shown to staff; sending it again changes nothing. */
  | { readonly kind: 'mismatch' };

export interface WebhookReply {
  readonly httpStatus: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * What a webhook turned out to be:
 *
 * - `word`: proved by its signature on the raw bytes, and understood. `eventId` names the happening: the same id with
 *   the same content is the same news. `reply` words the hall's verdict.
 * - `answered`: not proved, or proved and not understood; nothing of it is believed and the reply is made already.
 *   `reason` is for the log.
 */
export type WebhookReading =
  | {
      readonly kind: 'word';
      readonly eventId: string;
      readonly word: GatewayWord;
      readonly reply: (verdict: WebhookVerdict) => WebhookReply;
    }
  | { readonly kind: 'answered'; readonly reply: WebhookReply; readonly reason: string };

/** What the hall asks a gateway to pay out. */
export interface PayoutRequest {
  /** Unique for ever; the gateway answers the same payout when it is asked again with the same content. */
  readonly orderNumber: string;
  /** What the bank account receives, minor units. */
  readonly amountMinor: Minor;
  readonly currency: CurrencyCode;
  readonly bankName: string;
  readonly accountNumber: string;
  readonly holder: string;
}

/**
 * The answer to a payout, and what becomes of the withdrawal:
 *
 * - `told`: the gateway knows it. `paid` and `failed` are final, `pending` is asked about again.
 * - `refused`: the gateway says that there is and will be no payout; the withdrawal fails.
 * - `unknown`: it may have been taken or not. The same request is made again later.
 */
export type PayoutResult =
  | { readonly kind: 'told'; readonly payoutId: string; readonly state: 'pending' | 'paid' | 'failed' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

/**
 * Speaks to one payment gateway. An adapter keeps no state and moves no money: it only carries words. It never throws
 * for what the other side or the network does; that is `unknown`.
 */
export interface PaymentGateway {
  readonly code: string;
  readonly open: (request: PaymentRequest) => Promise<OpenResult>;
  /** Asks what became of an order. Gateways that cannot be asked always answer `unknown`. */
  readonly ask: (orderNumber: string) => Promise<AskResult>;
  /**
   * Asks that nothing more be paid for an order, and answers what became of it. Gateways that cannot cancel answer
   * `unknown`.
   */
  readonly cancel: (orderNumber: string) => Promise<AskResult>;
  /** Pays to a bank account. Asking again with the same order is how to learn what became of it. */
  readonly payOut: (request: PayoutRequest) => Promise<PayoutResult>;
  readonly readWebhook: (request: RawRequest) => Promise<WebhookReading>;
  readonly close: () => void;
}
