import { type CurrencyCode, minor, toDecimal } from '@pavilion/money';
import { type DayTable, figureNames } from './dayTable.ts';
import { toExactDecimal } from './exact.ts';
import type { BillLine } from './lines.ts';

/** Columns of a bill's lines. */
export const csvColumns = [
  'kind',
  'of',
  'day',
  'game_type',
  'provider',
  'count',
  'stake',
  'turnover',
  'win',
  'bonus',
  'deposit',
  'withdrawal',
  'fee',
  'jackpot',
  'adjustment',
  'name',
  'on',
  'rate_ppm',
  'amount',
  'hash',
] as const;
export type CsvColumn = (typeof csvColumns)[number];

export const csvHeader = `${csvColumns.join(',')}\n`;
/** What the last line begins with: the SHA-256 over everything before it. */
export const hashLineStart = 'sha256,';

const noFigures = figureNames.map(() => '').join(',');

const zeroOf = new Map<CurrencyCode, string>();

/** Most figures of most days are nothing. */
const write = (amount: bigint, currency: CurrencyCode): string => {
  if (amount !== 0n) return toDecimal(minor(amount), currency);
  const zero = zeroOf.get(currency) ?? toDecimal(minor(0), currency);
  zeroOf.set(currency, zero);
  return zero;
};

/**
 * Writes lines as the hash takes them: no cell needs quotes, since every word is of small letters, digits, `-`, `_` and
 * `.`; amounts have the currency's decimals, or as many more as they need.
 */
export const createCsvWriter = (table: DayTable, currency: CurrencyCode): ((line: BillLine) => string) => {
  const columns = figureNames.map((name) => table.columnOf(name));
  const [staked, won] = [table.columnOf('stakedMinor'), table.columnOf('wonMinor')];
  return (line) => {
    const { row } = line;
    const figures =
      row === undefined ? noFigures : columns.map((column) => write(column[row] ?? 0n, currency)).join(',');
    const told = line.amount === undefined ? '' : toExactDecimal(line.amount, currency);
    const amount =
      line.kind === 'day' && row !== undefined
        ? write((staked[row] ?? 0n) - (won[row] ?? 0n), currency)
        : told;
    const on = line.on === undefined ? '' : toExactDecimal(line.on, currency);
    return `${line.kind},${line.of ?? ''},${line.day ?? ''},${line.gameType ?? ''},${line.provider ?? ''},${line.count ?? ''},${figures},${line.name ?? ''},${on},${line.ratePpm ?? ''},${amount},${line.hash ?? ''}\n`;
  };
};
