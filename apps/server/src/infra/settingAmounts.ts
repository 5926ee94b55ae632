import { currencySchema } from '@pavilion/contract';
import { type Minor, minor, parseDecimal, toDecimal } from '@pavilion/money';
import { badField } from '../http/refusal.ts';

/** An amount of a setting's form in minor units of its key, a currency. Refuses (HTTP 400) more decimals than that has. */
export const settingMinor = (field: string, amount: string, currency: string): Minor => {
  const parsed = parseDecimal(amount, currencySchema.parse(currency));
  if (parsed === undefined) throw badField(`value.${field}`);
  return parsed;
};

/** An amount of a setting as its form has it. */
export const settingDecimal = (amount: bigint, currency: string): string =>
  toDecimal(minor(amount), currencySchema.parse(currency));
