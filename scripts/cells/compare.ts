import type { Pool } from '@pavilion/postgres';
import { belongs, type SiteTable } from './siteTables.ts';

interface Content {
  readonly rows: bigint;
  /** A sum over all rows that changes with any of them. */
  readonly sum: string;
}

const readContent = async (
  pool: Pool,
  tables: readonly SiteTable[],
  name: string,
  siteId: number,
): Promise<Content> => {
  const { rows } = await pool.query<Content>(
    `SELECT count(*) AS rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text AS sum
     FROM ${name} t WHERE ${belongs(tables, name, 't', siteId)}`,
  );
  return rows[0] ?? { rows: 0n, sum: '0' };
};

export interface Balance {
  readonly currency: string;
  readonly owner: string;
  readonly purpose: string;
  readonly accounts: bigint;
  readonly balance_minor: string;
}

/** What a site's accounts hold, by owner, purpose and currency: minor units. */
export const readBalances = async (pool: Pool, siteId: number): Promise<Balance[]> =>
  (
    await pool.query<Balance>(
      `SELECT currency::text, owner_kind::text AS owner, purpose::text, count(*) AS accounts,
         sum(ledger.balance_of(id))::text AS balance_minor
       FROM ledger.account WHERE site_id = $1 GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
      [siteId],
    )
  ).rows;

export interface Comparison {
  readonly differences: readonly string[];
  /** Tables that there was no time for. */
  readonly left: readonly string[];
  readonly rows: bigint;
  readonly balances: readonly Balance[];
}

const asText = (balances: readonly Balance[]): string =>
  balances
    .map(({ currency, owner, purpose, accounts, balance_minor }) =>
      [currency, owner, purpose, accounts, balance_minor].join(' '),
    )
    .join('\n');

/**
 * Compares all that a site has in two cells: what its accounts hold first, then every row of every table, those of money
 * first, for as long as there is time.
 */
export const compareSite = async (
  source: Pool,
  target: Pool,
  { siteId, tables, withinMs }: { siteId: number; tables: readonly SiteTable[]; withinMs: number },
): Promise<Comparison> => {
  const deadline = performance.now() + withinMs;
  const [here, there] = await Promise.all([readBalances(source, siteId), readBalances(target, siteId)]);
  const differences = asText(here) === asText(there) ? [] : ['the balances of accounts'];
  const left: string[] = [];
  let rows = 0n;
  const money = (name: string): number => (name.startsWith('ledger.') ? 0 : 1);
  for (const { name } of tables
    .filter((table) => table.name !== 'public.site')
    .toSorted((one, other) => money(one.name) - money(other.name))) {
    if (performance.now() > deadline) {
      left.push(name);
      continue;
    }
    const [mine, theirs] = await Promise.all([
      readContent(source, tables, name, siteId),
      readContent(target, tables, name, siteId),
    ]);
    rows += mine.rows;
    if (mine.rows !== theirs.rows) differences.push(`${name}: ${mine.rows} rows and ${theirs.rows}`);
    else if (mine.sum !== theirs.sum) differences.push(`${name}: rows that differ`);
  }
  return { differences, left, rows, balances: here };
};
