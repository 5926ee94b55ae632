import type { Bill } from './bill.ts';
import { type Exact, toExactMinor } from './exact.ts';
import type { SettlementInput } from './input.ts';
import type { Settlement } from './settle.ts';
import { SettlementError } from './settlementError.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a file of a settlement's input. Only its outer form is looked at: `settle` parses what is in it. Throws a
 * `SettlementError`.
 */
export const readSettlementJson = (text: string): SettlementInput => {
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
  if (!Array.isArray(value.days)) throw new SettlementError('days', 'is not a list');
  // What the object holds is parsed by `settle`, field by field.
  return value as unknown as SettlementInput;
};

/** Which fields of a bill count finer than minor units: they are written with their decimals. */
const exactFields = [
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
