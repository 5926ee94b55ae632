import type { CurrencyCode } from '@pavilion/money';

declare const accountIdBrand: unique symbol;
declare const transferIdBrand: unique symbol;

/** Number of an account in the database. Never reused. */
export type AccountId = bigint & { readonly [accountIdBrand]: true };

/** Number of a transfer in the database. Ascends in the order in which postings of one member account happened. */
export type TransferId = bigint & { readonly [transferIdBrand]: true };

export const accountId = (value: bigint): AccountId => value as AccountId;
export const transferId = (value: bigint): TransferId => value as TransferId;

export const ownerKinds = ['member', 'agent', 'provider', 'gateway', 'site'] as const;
export type OwnerKind = (typeof ownerKinds)[number];

export const purposes = [
  'main',
  'provider_wallet',
  'held',
  'withheld',
  'in_transit',
  'house',
  'promotion',
  'jackpot',
  'gateway',
  'commission',
  'adjustment',
  'quota',
] as const;
export type Purpose = (typeof purposes)[number];

/**
 * Names an account. Members' accounts keep a running balance that never turns negative; all others are the sum of
 * their entries and may. An account comes into being with its first posting.
 */
export interface AccountRef {
  readonly siteId: number;
  readonly ownerKind: OwnerKind;
  readonly ownerId: number;
  readonly purpose: Purpose;
  /** Tells apart accounts of one owner and purpose: the provider of a member's wallet, a jackpot's number. 0 if alone. */
  readonly counterpartyId: number;
  readonly currency: CurrencyCode;
}

/** The member's main wallet. */
export const memberMain = (siteId: number, memberId: number, currency: CurrencyCode): AccountRef => ({
  siteId,
  ownerKind: 'member',
  ownerId: memberId,
  purpose: 'main',
  counterpartyId: 0,
  currency,
});

/** What a member has at a transfer-wallet provider. */
export const memberProviderWallet = (
  siteId: number,
  memberId: number,
  gpId: number,
  currency: CurrencyCode,
): AccountRef => ({
  siteId,
  ownerKind: 'member',
  ownerId: memberId,
  purpose: 'provider_wallet',
  counterpartyId: gpId,
  currency,
});

/** A member's money on its way to or from a transfer-wallet provider. */
export const memberInTransit = (
  siteId: number,
  memberId: number,
  gpId: number,
  currency: CurrencyCode,
): AccountRef => ({
  siteId,
  ownerKind: 'member',
  ownerId: memberId,
  purpose: 'in_transit',
  counterpartyId: gpId,
  currency,
});

/** What a member has on hold: reserved for a withdrawal, say. Only holds move it (`hold.ts`). */
export const memberHeld = (siteId: number, memberId: number, currency: CurrencyCode): AccountRef => ({
  siteId,
  ownerKind: 'member',
  ownerId: memberId,
  purpose: 'held',
  counterpartyId: 0,
  currency,
});

const purseOf =
  (purpose: 'commission' | 'quota') =>
  (siteId: number, memberId: number, currency: CurrencyCode): AccountRef => ({
    siteId,
    ownerKind: 'member',
    ownerId: memberId,
    purpose,
    counterpartyId: 0,
    currency,
  });

/** What an agent has earned and not yet taken or given on. */
export const memberCommission = purseOf('commission');
/** What the house has loaded for an agent, to be given down and nothing else. */
export const memberQuota = purseOf('quota');

const ownedBy =
  (ownerKind: Exclude<OwnerKind, 'member'>, purpose: Purpose) =>
  (siteId: number, ownerId: number, currency: CurrencyCode): AccountRef => ({
    siteId,
    ownerKind,
    ownerId,
    purpose,
    counterpartyId: 0,
    currency,
  });

/** Stakes of a provider's open rounds. `ownerId` is the gp_id. */
export const providerHeld = ownedBy('provider', 'held');
/** Wins of a provider's games that wait for staff, because they are beyond their bound. `ownerId` is the gp_id. */
export const providerWithheld = ownedBy('provider', 'withheld');
/** What the house wins and pays at a provider. `ownerId` is the gp_id. */
export const providerHouse = ownedBy('provider', 'house');
/** The world behind a payment gateway: negative by what it brought in. `ownerId` is `payment_gateway.id`. */
export const gatewayAccount = ownedBy('gateway', 'gateway');

const ownedBySite = (
  siteId: number,
  purpose: Purpose,
  counterpartyId: number,
  currency: CurrencyCode,
): AccountRef => ({
  siteId,
  ownerKind: 'site',
  ownerId: siteId,
  purpose,
  counterpartyId,
  currency,
});

/** Source of red envelopes and bonuses. */
export const sitePromotion = (siteId: number, currency: CurrencyCode): AccountRef =>
  ownedBySite(siteId, 'promotion', 0, currency);
/** A progressive jackpot's pot. */
export const siteJackpot = (siteId: number, jackpotId: number, currency: CurrencyCode): AccountRef =>
  ownedBySite(siteId, 'jackpot', jackpotId, currency);
/** What agents' earnings cost: negative by what was paid. */
export const siteCommission = (siteId: number, currency: CurrencyCode): AccountRef =>
  ownedBySite(siteId, 'commission', 0, currency);
/** The other side of agents' quota: negative by what was loaded. */
export const siteQuota = (siteId: number, currency: CurrencyCode): AccountRef =>
  ownedBySite(siteId, 'quota', 0, currency);
/** Money on its way from one member to another: what has left the one and not reached the other, nor gone back. */
export const siteInTransit = (siteId: number, currency: CurrencyCode): AccountRef =>
  ownedBySite(siteId, 'in_transit', 0, currency);
/** The other side of an operator's corrections. */
export const siteAdjustment = (siteId: number, currency: CurrencyCode): AccountRef =>
  ownedBySite(siteId, 'adjustment', 0, currency);

/** One string an account, for maps. */
export const accountKey = (ref: AccountRef): string =>
  `${ref.siteId}/${ref.ownerKind}/${ref.ownerId}/${ref.purpose}/${ref.counterpartyId}/${ref.currency}`;

/** Whether the account keeps a running balance. */
export const isRunning = (ref: AccountRef): boolean => ref.ownerKind === 'member';

/** Whether the account is a member's `held` one, which holds alone may move. */
export const isOnHold = (ref: AccountRef): boolean => ref.ownerKind === 'member' && ref.purpose === 'held';
