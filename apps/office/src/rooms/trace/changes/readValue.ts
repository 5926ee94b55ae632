import { currencySchema, moneySchema } from '@pavilion/contract';
import { minor, toDecimal } from '@pavilion/money';

/** What a scalar of a content says, before it has words. */
export type ReadValue =
  | { readonly kind: 'none' }
  | { readonly kind: 'flag'; readonly is: boolean }
  /** Without a currency where none is told: a bound on a number of receivers, say. */
  | { readonly kind: 'money'; readonly amount: string; readonly currency: string | undefined }
  | { readonly kind: 'percent'; readonly percent: string }
  | { readonly kind: 'instant'; readonly at: string }
  | { readonly kind: 'text'; readonly text: string };

/** Fields that hold decimals of a currency. */
const amounts = new Set([
  'alone_max',
  'amount',
  'amount_max',
  'amount_min',
  'amounts_min',
  'award',
  'balance_max',
  'balance_min',
  'birthday',
  'bonus_max',
  'cash_back_max',
  'budget',
  'day_max',
  'deposit',
  'deposit_award',
  'deposit_min',
  'deposits',
  'fee',
  'fence',
  'first_deposit',
  'max',
  'min',
  'min_deposit',
  'min_net_win',
  'min_turnover',
  'payable',
  'presets',
  'receiver_day_max',
  'second_approval_from',
  'seed',
  'smallest_payout',
  'stake',
  'transfer_max',
  'transfer_min',
  'turnover',
  'turnover_daily_max',
]);

/** Decimals of a whole number of `1 / 10 ** places`, exactly, without zeros at the end. */
export const shifted = (whole: string, places: number): string => {
  const [sign, digits] = whole.startsWith('-') ? ['-', whole.slice(1)] : ['', whole];
  const padded = digits.padStart(places + 1, '0');
  const decimals = padded.slice(padded.length - places).replace(/0+$/, '');
  const front = `${sign}${padded.slice(0, padded.length - places)}`;
  return decimals === '' ? front : `${front}.${decimals}`;
};

/** How many places a fraction of a hundred has, by the end of the field's name. */
const percentPlaces = [
  { end: '_ppm', places: 4 },
  { end: '_basis_points', places: 2 },
  { end: '_bp', places: 2 },
  { end: '_percent', places: 0 },
  { end: '_percent_max', places: 0 },
] as const;

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;
const wholeNumber = /^-?\d+$/;

const moneyOf = (name: string, text: string, currency: string | undefined): ReadValue | undefined => {
  if (name.endsWith('_minor') && wholeNumber.test(text)) {
    const known = currencySchema.safeParse(currency);
    return known.success
      ? { kind: 'money', amount: toDecimal(minor(BigInt(text)), known.data), currency: known.data }
      : undefined;
  }
  return amounts.has(name) && moneySchema.safeParse(text).success
    ? { kind: 'money', amount: text, currency }
    : undefined;
};

/** Reads one value of a field; `currency` is that of what it stands in. */
export const readValue = (name: string, value: unknown, currency: string | undefined): ReadValue => {
  if (value === undefined || value === null || value === '') return { kind: 'none' };
  if (typeof value === 'boolean') return { kind: 'flag', is: value };
  const text = String(value);
  const part = percentPlaces.find(({ end }) => name.endsWith(end));
  if (part !== undefined && wholeNumber.test(text))
    return { kind: 'percent', percent: part.places === 0 ? text : shifted(text, part.places) };
  if (name.endsWith('_milli') && wholeNumber.test(text)) return { kind: 'text', text: shifted(text, 3) };
  const money = moneyOf(name, text, currency);
  if (money !== undefined) return money;
  return instant.test(text) ? { kind: 'instant', at: text } : { kind: 'text', text };
};
