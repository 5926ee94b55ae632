import type { Bill } from './bill.ts';
import { type Exact, toExactMinor } from './exact.ts';
import { type Settlement, settleUnread } from './settle.ts';
import { SettlementError } from './settlementError.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Settles what a file holds, as JSON of the form that `settle` takes. Throws a `SettlementError`. */
export const settleJson = (text: string): Settlement => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new SettlementError(
      'the file',
      `is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  if (!isRecord(value)) throw new SettlementError('the file', 'does not hold an object');
  const { days, ...rest } = value;
  if (!Array.isArray(days)) throw new SettlementError('days', 'is not a list');
  return settleUnread({ ...rest, days });
};

/** Which fields of a bill count finer than minor units: they are written with their decimals. */
const exactFields = [
  'providerFees',
  'promotionCosts',
  'paymentFees',
  'platformFees',
  'lineBase',
  'carryIn',
  'counts',
  'carryOut',
  'lapsed',
  'earned',
  'below',
  'debtIn',
  'debtOut',
  'revenueShare',
  'turnoverCommission',
  'perHead',
  'cut',
] as const satisfies readonly (keyof Bill)[];

const writeBill = (bill: Bill): Record<string, unknown> => ({
  ...bill,
  ...Object.fromEntries(
    exactFields.map((name): [string, string] => [name, toExactMinor(bill[name] satisfies Exact)]),
  ),
});

/** Bills, and what the next cycle is given, as JSON: every amount is a string in minor units. */
export const settlementJson = ({ cycle, bills, carried, debts }: Settlement): string =>
  JSON.stringify(
    { cycle, bills: bills.map(writeBill), carried, debts },
    (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
    2,
  );
