import { type Minor, minor, toDecimal } from '@pavilion/money';
import { csvCell } from './csvCell.ts';
import type { Statement } from './statement.ts';

const columns = [
  'posted_at',
  'kind',
  'reference',
  'amount',
  'balance',
  'currency',
  'reason',
  'actor',
  'transfer',
] as const;

/** About so many characters go out at once. */
const chunkLength = 16_384;

/**
 * A statement as CSV (RFC 4180, UTF-8, a header line), in chunks: an opening line, every entry, a closing line. Money is
 * in decimal strings, negative for what went out; the balance is also told for accounts that keep none. Throws at the
 * end when the entries do not lead from the opening to the closing balance.
 */
export async function* statementCsv(statement: Statement): AsyncGenerator<string, void, undefined> {
  const { currency } = statement.account;
  const money = (amount: Minor): string => toDecimal(amount, currency);
  const marker = (at: Date | null, kind: string, balance: Minor): string =>
    `${at?.toISOString() ?? ''},${kind},,,${money(balance)},${currency},,,\r\n`;

  let balance = statement.openingMinor;
  let chunk = `${columns.join(',')}\r\n${marker(statement.from, 'opening_balance', balance)}`;
  for await (const line of statement.lines()) {
    balance = minor(balance + line.amountMinor);
    const cells = [
      line.postedAt.toISOString(),
      line.kind,
      csvCell(line.reference),
      money(line.amountMinor),
      money(balance),
      currency,
      csvCell(line.reason),
      csvCell(line.actor),
      String(line.transferId),
    ];
    chunk += `${cells.join(',')}\r\n`;
    if (chunk.length >= chunkLength) {
      yield chunk;
      chunk = '';
    }
  }
  if (balance !== statement.closingMinor)
    throw new Error(`the entries lead to ${balance}, the statement closes with ${statement.closingMinor}`);
  yield chunk + marker(statement.to, 'closing_balance', balance);
}
