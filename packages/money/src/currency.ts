/**
 * The currencies of the hall (spec §9). Codes are the spec's own: `RMB` and `WON` where ISO says `CNY`
 * and `KRW`. `exponent` is the number of decimal places of the minor unit.
 */
export const currencies = {
  RMB: { symbol: '¥', exponent: 2, iso: 'CNY' },
  VND: { symbol: '₫', exponent: 0, iso: 'VND' },
  WON: { symbol: '₩', exponent: 0, iso: 'KRW' },
  JPY: { symbol: '¥', exponent: 0, iso: 'JPY' },
  THB: { symbol: '฿', exponent: 2, iso: 'THB' },
  USD: { symbol: '$', exponent: 2, iso: 'USD' },
  INR: { symbol: '₹', exponent: 2, iso: 'INR' },
  MMK: { symbol: 'K', exponent: 2, iso: 'MMK' },
  BRL: { symbol: 'R$', exponent: 2, iso: 'BRL' },
  BDT: { symbol: '৳', exponent: 2, iso: 'BDT' },
  NGN: { symbol: '₭', exponent: 2, iso: 'NGN' },
} as const satisfies Record<string, { symbol: string; exponent: 0 | 2; iso: string }>;

export type CurrencyCode = keyof typeof currencies;

export const currencyCodes = Object.keys(currencies) as readonly CurrencyCode[];

export const isCurrencyCode = (code: string): code is CurrencyCode => Object.hasOwn(currencies, code);

const codeByIso = new Map<string, CurrencyCode>(currencyCodes.map((code) => [currencies[code].iso, code]));

/** Maps a spec code or an ISO 4217 code (`CNY`, `KRW`) to the hall's code; `undefined` when it is neither. */
export const toCurrencyCode = (code: string): CurrencyCode | undefined =>
  isCurrencyCode(code) ? code : codeByIso.get(code);

/** Decimal places of the currency's minor unit. */
export const exponentOf = (currency: CurrencyCode): 0 | 2 => currencies[currency].exponent;

/** The sign shown before an amount (spec §9). */
export const symbolOf = (currency: CurrencyCode): string => currencies[currency].symbol;
