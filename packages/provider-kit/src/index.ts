export type { TableBoard } from '@pavilion/contract/tables';
export type {
  AdapterKey,
  AdapterOptions,
  Fraction,
  HallLookup,
  NonceClaim,
  Opened,
  ProviderAdapter,
  RawReply,
  WalletAnswer,
  WalletRequest,
} from './adapter.ts';
export {
  type ClientOf,
  type CreatePaymentInput,
  createGatewayClient,
  createProviderClient,
  createWalletClient,
  createWebhookClient,
  type GatewayClient,
  type ProviderClient,
  type WalletClient,
  type WebhookClient,
} from './clients.ts';
export { evenbetAdapter } from './dialects/evenbet.ts';
export { hub88Adapter } from './dialects/hub88.ts';
export { fieldPathOf } from './fields.ts';
export * from './gateway.ts';
export { nativeAdapter } from './native.ts';
export {
  type ProviderCalls,
  type ProviderRefusal,
  type ProviderRoundState,
  providerBasePath,
  providerCalls,
  type RoundTransaction,
} from './providerCalls.ts';
export {
  type RawRequest,
  type Received,
  type ReceiverOptions,
  type RequestRefusal,
  receive,
  sealAnswer,
} from './receiver.ts';
export {
  type CallInput,
  type CallTold,
  callTimeoutMs,
  type Outcome,
  type SignedClientOptions,
  type TraceCall,
  type UnknownOutcome,
} from './signedClient.ts';
export {
  bodyLimitBytes,
  type HeaderBag,
  newNonce,
  nonceLength,
  type SignedHeaders,
  signatureHeaders,
  signRequest,
  timestampToleranceSeconds,
  type WireKey,
} from './signing.ts';
export {
  type TransactionState,
  type WalletCalls,
  type WalletRefusal,
  type WalletRefusalAnswer,
  type WalletStatus,
  walletBasePath,
  walletCalls,
} from './walletCalls.ts';
export type { AnswerOf, OkOf, RefusalOf, RequestOf, WireCall } from './wireCall.ts';
