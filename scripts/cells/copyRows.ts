/** Rows that go over at once. */
const batch = 2_000;

interface Querying {
  query<Row extends object>(
    text: string,
    values?: unknown[],
  ): Promise<{ rows: Row[]; rowCount: number | null }>;
}

/**
 * Copies the rows `t` of a table that a condition names, as PostgreSQL itself writes them down, so that nothing of them is lost
 * on the way. Answers how many there were. What is there already is left as it is with `ifMissing`, and an error without.
 */
export const copyRows = async (
  source: Querying,
  target: Querying,
  {
    table,
    where,
    ifMissing = false,
  }: { readonly table: string; readonly where: string; readonly ifMissing?: boolean },
): Promise<number> => {
  const put = `INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM unnest($1::${table}[]) ${ifMissing ? 'ON CONFLICT DO NOTHING' : ''}`;
  let copied = 0;
  for await (const rows of readBatches(source, `SELECT t::text AS row FROM ${table} t WHERE ${where}`)) {
    await target.query(put, [rows]);
    copied += rows.length;
  }
  return copied;
};

/** All at once from a pool, which has no cursor; from a client that is in a transaction, as much as is wanted. */
const readBatches = async function* (source: Querying, text: string): AsyncGenerator<readonly string[]> {
  if (!('processID' in source)) {
    const { rows } = await source.query<{ row: string }>(text);
    for (let from = 0; from < rows.length; from += batch)
      yield rows.slice(from, from + batch).map(({ row }) => row);
    return;
  }
  await source.query(`DECLARE rows_of_site NO SCROLL CURSOR FOR ${text}`);
  for (;;) {
    const { rows } = await source.query<{ row: string }>(`FETCH ${batch} FROM rows_of_site`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await source.query('CLOSE rows_of_site');
};
