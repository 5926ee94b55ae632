import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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
