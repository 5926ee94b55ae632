import { createHash } from 'node:crypto';
import { type CurrencyCode, isCurrencyCode } from '@pavilion/money';
import { type CsvColumn, csvColumns, csvHeader, hashLineStart } from './csv.ts';
import { type Exact, exact, nothing, parseExactDecimal } from './exact.ts';
import type { LineKind } from './lines.ts';
import { SettlementError } from './settlementError.ts';

export interface VerifiedBill {
  readonly agent: string;
  readonly cycle: string;
  readonly currency: CurrencyCode;
  readonly lines: number;
  /** As a decimal of the currency. */
  readonly payable: string;
  readonly sha256: string;
}

type Cells = Readonly<Record<CsvColumn, string>>;

const placeOf = (line: number): string => `line ${line}`;

const readCells = (text: string, at: number): Cells => {
  const cells = text.split(',');
  if (cells.length !== csvColumns.length)
    throw new SettlementError(
      placeOf(at),
      `has ${cells.length} cells; a bill's lines have ${csvColumns.length}`,
    );
  return Object.fromEntries(csvColumns.map((name, place) => [name, cells[place] ?? ''])) as Record<
    CsvColumn,
    string
  >;
};

/** A spreadsheet adds a byte order mark, its own line ends, and empty cells after the hash. */
const plainText = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

const splitHash = (text: string): { body: string; told: string } => {
  const at = text.lastIndexOf(`\n${hashLineStart}`);
  if (!text.startsWith(csvHeader))
    throw new SettlementError(placeOf(1), "is not the header of a bill's lines");
  if (at < 0) throw new SettlementError('the last line', 'does not give the hash: the file is cut off');
  const told = text
    .slice(at + 1 + hashLineStart.length)
    .trimEnd()
    .replace(/,+$/, '');
  if (!/^[0-9a-f]{64}$/.test(told)) throw new SettlementError('the last line', 'does not hold a SHA-256');
  return { body: text.slice(0, at + 1), told };
};

/** Sums that every bill keeps: the kinds on the left come to those on the right. */
const sums: readonly {
  readonly name: string;
  readonly left: readonly LineKind[];
  readonly right: readonly LineKind[];
}[] = [
  { name: 'the base of the line', left: ['day', 'deduction', 'fence', 'line'], right: ['base'] },
  { name: 'the commission', left: ['revenue_share', 'turnover', 'per_head', 'cut'], right: ['commission'] },
  {
    name: 'what is payable',
    left: ['commission', 'rolled_in', 'adjustment'],
    right: ['payable', 'rolled_out'],
  },
];

const checkSums = (totals: ReadonlyMap<string, Exact>): void => {
  const sum = (kinds: readonly LineKind[]): bigint =>
    kinds.reduce((total, kind) => total + (totals.get(kind) ?? nothing), 0n);
  for (const { name, left, right } of sums)
    if (sum(left) !== sum(right))
      throw new SettlementError(name, `does not come of its lines (${[...left, ...right].join(', ')})`);
  const revenue: readonly LineKind[] = totals.has('earned')
    ? ['earned', 'below', 'debt_in', 'debt_out']
    : ['share', 'carry_in', 'debt_in', 'debt_out'];
  const rest: readonly LineKind[] = totals.has('earned') ? [] : ['carry_out', 'lapsed'];
  if (totals.has('revenue_share') && sum(revenue) !== sum(['revenue_share', ...rest]))
    throw new SettlementError('the revenue share', `does not come of its lines (${revenue.join(', ')})`);
};

/**
 * Checks a bill's lines as they were downloaded: the hash over them, and that every sum of the bill comes of its lines.
 * `expected` is the hash as the bill itself showed it. Throws a `SettlementError` saying what differs.
 */
export const verifyCsv = (text: string, expected?: string): VerifiedBill => {
  const { body, told } = splitHash(plainText(text));
  const sha256 = createHash('sha256').update(body).digest('hex');
  if (sha256 !== told)
    throw new SettlementError(
      'the last line',
      `gives ${told}; the lines come to ${sha256}: they were changed`,
    );
  if (expected !== undefined && sha256 !== expected)
    throw new SettlementError(
      'the hash',
      `is ${sha256}, not ${expected}: these are the lines of another bill`,
    );
  const rows = body
    .slice(csvHeader.length, -1)
    .split('\n')
    .map((line, place) => readCells(line, place + 2));
  const [first] = rows;
  if (first?.kind !== 'bill' || !isCurrencyCode(first.name))
    throw new SettlementError(placeOf(2), 'does not say whose bill it is');
  const currency = first.name;
  const totals = new Map<string, Exact>();
  rows.forEach(({ kind, amount }, place) => {
    if (amount === '') return;
    const parsed = parseExactDecimal(amount, currency);
    if (parsed === undefined)
      throw new SettlementError(placeOf(place + 2), `${amount} is no amount of ${currency}`);
    totals.set(kind, exact((totals.get(kind) ?? nothing) + parsed));
  });
  checkSums(totals);
  const payable = rows.find(({ kind }) => kind === 'payable')?.amount ?? '';
  return { agent: first.of, cycle: first.day, currency, lines: rows.length, payable, sha256 };
};
