import type { Currency } from './fields.ts';

/** The rules of the binding form, the same in browser and server: pure functions over what was typed. */

/** Bank accounts that one member may bind. */
export const bankAccountsMax = 5;

export const bankRuleKeys = [
  'bank.require_text',
  'bank.err_bank_name',
  'bank.err_account_number',
  'bank.err_holder',
] as const;
export type BankRuleKey = (typeof bankRuleKeys)[number];

export interface BankAccountValues {
  readonly bank_name: string;
  readonly account_number: string;
  readonly holder: string;
}
export type BankField = keyof BankAccountValues;
export const bankFields = ['bank_name', 'account_number', 'holder'] as const satisfies readonly BankField[];

interface NumberShape {
  readonly pattern: RegExp;
  /** An example's length in words of the form: the fewest and the most characters. */
  readonly min: number;
  readonly max: number;
}

const digits = (min: number, max: number): NumberShape => ({
  pattern: new RegExp(`^[0-9]{${min},${max}}$`),
  min,
  max,
});

/** What the number of an account looks like where a currency is at home. */
export const accountNumberShapes: Readonly<Record<Currency, NumberShape>> = {
  // Accounts of 12 to 19 digits; the cards among them carry a check digit, see below.
  RMB: digits(12, 19),
  VND: digits(6, 19),
  WON: digits(10, 16),
  // Seven digits of the account, before them up to three of the branch and four of the bank.
  JPY: digits(7, 14),
  THB: digits(10, 12),
  USD: digits(4, 17),
  INR: digits(9, 18),
  MMK: digits(9, 20),
  // The last place may be the check letter X.
  BRL: { pattern: /^[0-9]{4,19}[0-9X]$/, min: 5, max: 20 },
  BDT: digits(11, 17),
  // Uniform bank account number: ten digits for every bank.
  NGN: digits(10, 10),
};

/** The check digit of payment cards (ISO/IEC 7812). */
const hasCardCheckDigit = (number: string): boolean => {
  let sum = 0;
  for (let place = 0; place < number.length; place += 1) {
    const digit = Number(number[number.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
};

/** Cards of the mainland's banks begin with 62 and have 16 to 19 digits. */
const looksLikeCard = (number: string): boolean => /^62[0-9]{14,17}$/.test(number);

const bankNamePattern = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} &.,'’()/·-]*$/u;
const bankNameLength = { min: 2, max: 60 } as const;
const holderPattern = /^[\p{L}\p{M}]+(?:[ '’.·-]{1,2}[\p{L}\p{M}]+)*\.?$/u;
const holderLength = { min: 2, max: 60 } as const;

const singleSpaced = (text: string): string => text.normalize('NFKC').replace(/\s+/gu, ' ').trim();

/** The values as they are checked and stored: composed, single-spaced, the number without its spaces and hyphens. */
export const cleanBankAccount = (values: BankAccountValues): BankAccountValues => ({
  bank_name: singleSpaced(values.bank_name),
  account_number: values.account_number
    .normalize('NFKC')
    .replace(/[\s-]+/gu, '')
    .toUpperCase(),
  holder: singleSpaced(values.holder),
});

const outside = (text: string, range: { readonly min: number; readonly max: number }): boolean =>
  [...text].length < range.min || [...text].length > range.max;

/** The first rule that one field breaks, or null. */
export const checkBankField = (
  field: BankField,
  values: BankAccountValues,
  currency: Currency,
): BankRuleKey | null => {
  const value = cleanBankAccount(values)[field];
  if (value === '') return 'bank.require_text';
  switch (field) {
    case 'bank_name':
      return outside(value, bankNameLength) || !bankNamePattern.test(value) ? 'bank.err_bank_name' : null;
    case 'account_number': {
      const fits = accountNumberShapes[currency].pattern.test(value);
      const checked = currency !== 'RMB' || !looksLikeCard(value) || hasCardCheckDigit(value);
      return fits && checked ? null : 'bank.err_account_number';
    }
    case 'holder':
      return outside(value, holderLength) || !holderPattern.test(value) ? 'bank.err_holder' : null;
  }
};
