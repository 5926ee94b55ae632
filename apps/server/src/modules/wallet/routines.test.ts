import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { currencyCodes, minor, toDecimal } from '@pavilion/money';
import { createTestDatabase } from '@pavilion/testing';
import { expect, test } from 'vitest';

const routine = join(import.meta.dirname, '../../../../../database/migrations/routines/wallet.sql');

test('the functions replace those of an earlier day that answered other columns', async () => {
  const database = await createTestDatabase();
  try {
    const signature = 'wallet.apply_batch(json, integer[], text[], text[], timestamptz, integer)';
    await database.owner.query(`DROP FUNCTION ${signature}`);
    await database.owner.query(
      `CREATE FUNCTION ${signature} RETURNS TABLE (n integer, status text) LANGUAGE sql AS $$ SELECT 1, 'OK' $$`,
    );
    await database.owner.query(await readFile(routine, 'utf8'));
    const answer = await database.pool.query({
      text: `SELECT pot_short_minor FROM wallet.apply_batch('[]', '{}', '{}', '{}', now(), 1000)`,
    });
    expect(answer.rows).toEqual([]);
  } finally {
    await database.drop();
  }
});

test('the database writes amounts of every currency with the decimal places of the money package', async () => {
  const database = await createTestDatabase();
  try {
    const amounts = [0n, 1n, 99n, 100n, 12_345n];
    const cases = currencyCodes.flatMap((currency) => amounts.map((amount) => ({ currency, amount })));
    const { rows } = await database.owner.query({
      text: `SELECT wallet.decimal(u.amount, u.currency) AS text
        FROM unnest($1::bigint[], $2::text[]) WITH ORDINALITY AS u (amount, currency, place) ORDER BY u.place`,
      values: [cases.map(({ amount }) => String(amount)), cases.map(({ currency }) => currency)],
    });
    expect(rows).toEqual(cases.map(({ currency, amount }) => ({ text: toDecimal(minor(amount), currency) })));
  } finally {
    await database.drop();
  }
});

test('what operations are read and judged into is named as the types name it, in their order', async () => {
  const database = await createTestDatabase();
  try {
    const sql = await readFile(routine, 'utf8');
    const selected = (from: string, to: string): string[] =>
      [...sql.slice(sql.indexOf(from), sql.indexOf(to)).matchAll(/ AS ([a-z_]+),?$/gm)].map(
        ([, name]) => name ?? '',
      );
    const { rows } = await database.owner.query<{ type: string; columns: string[] }>(
      `SELECT c.relname AS type, array_agg(a.attname::text ORDER BY a.attnum) AS columns
         FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
        WHERE c.relnamespace = 'wallet'::regnamespace AND c.relname IN ('step', 'fact') GROUP BY c.relname ORDER BY 1`,
    );
    expect(rows.map(({ type }) => type)).toEqual(['fact', 'step']);
    expect(selected('  SELECT array_agg(ROW(s.*)', '    FROM meant m')).toEqual(rows[1]?.columns);
    expect(selected('  SELECT\n    o.n AS n,', '  FROM asked o')).toEqual(rows[0]?.columns);
  } finally {
    await database.drop();
  }
});
