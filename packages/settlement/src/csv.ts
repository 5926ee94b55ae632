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

/**
 * One line as the hash takes it: no cell needs quotes, since every word is of small letters, digits, `-`, `_` and `.`;
 * amounts have the currency's decimals, or as many more as they need.
 */
export const csvLine = (table: DayTable, line: BillLine, currency: CurrencyCode): string => {
  const { row } = line;
  const figures =
    row === undefined
      ? noFigures
      : figureNames.map((name) => toDecimal(minor(table.figureOf(row, name)), currency)).join(',');
  const ggr = (of: number): string =>
    toDecimal(minor(table.figureOf(of, 'stakedMinor') - table.figureOf(of, 'wonMinor')), currency);
  const told = line.amount === undefined ? '' : toExactDecimal(line.amount, currency);
  const amount = line.kind === 'day' && row !== undefined ? ggr(row) : told;
  const on = line.on === undefined ? '' : toExactDecimal(line.on, currency);
  return `${line.kind},${line.of ?? ''},${line.day ?? ''},${line.gameType ?? ''},${line.provider ?? ''},${line.count ?? ''},${figures},${line.name ?? ''},${on},${line.ratePpm ?? ''},${amount},${line.hash ?? ''}\n`;
};
