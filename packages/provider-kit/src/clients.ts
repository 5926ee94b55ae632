import type { z } from 'zod';
import {
  cancelPayment,
  createPayment,
  createPayout,
  paymentStatus,
  paymentWebhook,
  payoutStatus,
} from './gateway.ts';
import { type ProviderCalls, providerCalls } from './providerCalls.ts';
import { type CallInput, type Outcome, SignedClient, type SignedClientOptions } from './signedClient.ts';
import { type WalletCalls, walletCalls } from './walletCalls.ts';
import type { WireCall } from './wireCall.ts';

/** One method a call, named as in the table of calls. */
export type ClientOf<Calls extends Readonly<Record<string, WireCall>>> = {
  readonly [Name in keyof Calls]: (input: CallInput<Calls[Name]>) => Promise<Outcome<Calls[Name]>>;
} & { readonly close: () => void };

export type WalletClient = ClientOf<WalletCalls>;
export type ProviderClient = ClientOf<ProviderCalls>;

/** The provider's end of the wallet calls. `baseUrl` is the hall's origin with `walletBasePath`. */
export const createWalletClient = (options: SignedClientOptions): WalletClient => {
  const client = new SignedClient(options);
  return {
    authenticate: (input) => client.call(walletCalls.authenticate, input),
    balance: (input) => client.call(walletCalls.balance, input),
    bet: (input) => client.call(walletCalls.bet, input),
    win: (input) => client.call(walletCalls.win, input),
    betWin: (input) => client.call(walletCalls.betWin, input),
    rollback: (input) => client.call(walletCalls.rollback, input),
    promoWin: (input) => client.call(walletCalls.promoWin, input),
    adjust: (input) => client.call(walletCalls.adjust, input),
    roundClose: (input) => client.call(walletCalls.roundClose, input),
    txStatus: (input) => client.call(walletCalls.txStatus, input),
    close: () => client.close(),
  };
};

/** The hall's end of the provider calls. `baseUrl` is the provider's address with its base path. */
export const createProviderClient = (options: SignedClientOptions): ProviderClient => {
  const client = new SignedClient(options);
  return {
    games: (input) => client.call(providerCalls.games, input),
    gameLaunch: (input) => client.call(providerCalls.gameLaunch, input),
    gameDemo: (input) => client.call(providerCalls.gameDemo, input),
    sessionClose: (input) => client.call(providerCalls.sessionClose, input),
    roundStatus: (input) => client.call(providerCalls.roundStatus, input),
    roundDetails: (input) => client.call(providerCalls.roundDetails, input),
    roundReplayUrl: (input) => client.call(providerCalls.roundReplayUrl, input),
    freeRoundsGrant: (input) => client.call(providerCalls.freeRoundsGrant, input),
    freeRoundsCancel: (input) => client.call(providerCalls.freeRoundsCancel, input),
    jackpots: (input) => client.call(providerCalls.jackpots, input),
    tables: (input) => client.call(providerCalls.tables, input),
    transactions: (input) => client.call(providerCalls.transactions, input),
    transferIn: (input) => client.call(providerCalls.transferIn, input),
    transferOut: (input) => client.call(providerCalls.transferOut, input),
    transferBalance: (input) => client.call(providerCalls.transferBalance, input),
    transferStatus: (input) => client.call(providerCalls.transferStatus, input),
    close: () => client.close(),
  };
};

export type CreatePaymentInput = z.input<typeof createPayment.request>;
export type PaymentStatusInput = z.input<typeof paymentStatus.request>;
export type CreatePayoutInput = z.input<typeof createPayout.request>;
export type PayoutStatusInput = z.input<typeof payoutStatus.request>;
export type PaymentWebhookInput = z.input<typeof paymentWebhook.request>;

/** The hall's end of the payment gateway. Bodies go as they are: a payment is known by its order number. */
export interface GatewayClient {
  readonly createPayment: (body: CreatePaymentInput) => Promise<Outcome<typeof createPayment>>;
  readonly paymentStatus: (body: PaymentStatusInput) => Promise<Outcome<typeof paymentStatus>>;
  readonly cancelPayment: (body: PaymentStatusInput) => Promise<Outcome<typeof cancelPayment>>;
  readonly createPayout: (body: CreatePayoutInput) => Promise<Outcome<typeof createPayout>>;
  readonly payoutStatus: (body: PayoutStatusInput) => Promise<Outcome<typeof payoutStatus>>;
  readonly close: () => void;
}

/** `baseUrl` is the gateway's origin with `gatewayBasePath`. */
export const createGatewayClient = (options: SignedClientOptions): GatewayClient => {
  const client = new SignedClient(options);
  return {
    createPayment: (body) => client.send(createPayment, body),
    paymentStatus: (body) => client.send(paymentStatus, body),
    cancelPayment: (body) => client.send(cancelPayment, body),
    createPayout: (body) => client.send(createPayout, body),
    payoutStatus: (body) => client.send(payoutStatus, body),
    close: () => client.close(),
  };
};

/** The gateway's end: tells the hall what became of a payment, at the order's `notify_url` (its path with query). */
export interface WebhookClient {
  readonly notify: (notifyPath: string, body: PaymentWebhookInput) => Promise<Outcome<typeof paymentWebhook>>;
  readonly close: () => void;
}

/** `baseUrl` is the origin of the hall. */
export const createWebhookClient = (options: SignedClientOptions): WebhookClient => {
  const client = new SignedClient(options);
  return {
    notify: (notifyPath, body) => client.send(paymentWebhook, body, notifyPath),
    close: () => client.close(),
  };
};
