import { type Pool, withTransaction } from '@pavilion/postgres';
import { LaunchError } from '../launcher/settings.ts';

/** Cells that there can be: a number of members' ids that fit 2³¹ is then still above a hundred million a cell. */
export const cellsMax = 16;

export interface CellNumber {
  readonly number: number;
  readonly cells: number;
}

interface Sequence {
  readonly name: string;
  /** The last id given out; 0 before the first. */
  readonly last: bigint;
  readonly step: bigint;
}

const readSequences = async (pool: Pick<Pool, 'query'>): Promise<readonly Sequence[]> => {
  const { rows } = await pool.query<Sequence>(
    `SELECT schemaname || '.' || sequencename AS name, coalesce(last_value, 0) AS last, increment_by AS step
     FROM pg_sequences WHERE schemaname IN ('public', 'ledger') ORDER BY 1`,
  );
  return rows;
};

export const readNumber = async (pool: Pool): Promise<CellNumber | undefined> => {
  const { rows } = await pool.query<CellNumber>('SELECT number, cells FROM cell.this');
  return rows[0];
};

/** The first id beyond one that belongs to a cell. */
const nextOf = (beyond: bigint, { number, cells }: CellNumber): bigint => {
  const [step, own] = [BigInt(cells), BigInt(number)];
  const next = beyond + 1n;
  return next + ((((own - next) % step) + step) % step);
};

/** Sequences that do not count as the cell's number asks. */
export const strayingSequences = async (pool: Pool, { number, cells }: CellNumber): Promise<string[]> =>
  (await readSequences(pool))
    .filter(
      ({ last, step }) => step !== BigInt(cells) || (last !== 0n && last % BigInt(cells) !== BigInt(number)),
    )
    .map(({ name }) => name);

/**
 * Makes a hall the cell of a number: from now on its ids come in steps, from a number that no other cell has, and beyond
 * whatever the other cells have given out so far. May be run again, which takes in sequences that came with later
 * migrations. Throws `LaunchError` for a hall that has another number.
 */
export const takeNumber = async (
  pool: Pool,
  wanted: CellNumber,
  others: readonly Pool[],
): Promise<CellNumber> => {
  const had = await readNumber(pool);
  if (had !== undefined && had.number !== wanted.number)
    throw new LaunchError(`this hall is cell ${had.number}, and its ids say so for good`);
  const floors = new Map<string, bigint>();
  for (const other of others)
    for (const { name, last } of await readSequences(other))
      floors.set(name, last > (floors.get(name) ?? 0n) ? last : (floors.get(name) ?? 0n));
  await withTransaction(pool, async (client) => {
    await client.query('LOCK TABLE ledger.transfer IN SHARE MODE');
    for (const { name, last, step } of await readSequences(client)) {
      const floor = floors.get(name) ?? 0n;
      const isRight = step === BigInt(wanted.cells) && last % BigInt(wanted.cells) === BigInt(wanted.number);
      if (isRight && last >= floor) continue;
      await client.query(`ALTER SEQUENCE ${name} INCREMENT BY ${wanted.cells}`);
      const next = nextOf(last > floor ? last : floor, wanted);
      const before = next - BigInt(wanted.cells);
      await client.query('SELECT setval($1::regclass, $2, $3)', [
        name,
        before > 0n ? before : next,
        before > 0n,
      ]);
    }
    if (had !== undefined) return;
    await client.query('INSERT INTO cell.this (number, cells) VALUES ($1, $2)', [
      wanted.number,
      wanted.cells,
    ]);
    await client.query('UPDATE growth.plan SET width = width * $1', [wanted.cells]);
  });
  return wanted;
};

/** Ids that are left out when one cell goes beyond another, so that what it gives out meanwhile cannot reach them. */
const margin = 1_000n;

/** Lets a cell give out ids beyond all that another has given out, so that what is newer has the higher number. */
export const goBeyond = async (pool: Pool, other: Pool, number: CellNumber): Promise<void> => {
  const reached = new Map((await readSequences(other)).map(({ name, last }) => [name, last]));
  for (const { name, last } of await readSequences(pool)) {
    const there = reached.get(name) ?? 0n;
    if (there <= last) continue;
    await pool.query('SELECT setval($1::regclass, $2, true)', [
      name,
      nextOf(there + margin * BigInt(number.cells), number),
    ]);
  }
};
