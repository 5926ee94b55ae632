import type { Locale } from '@pavilion/contract';
import {
  type GroupLetterOne,
  type GroupLetterRow,
  type groupLetterList,
  type LetterFilter,
  letterFilterSchema,
} from '@pavilion/contract/office';
import type { Pool, SqlExecutor } from '@pavilion/postgres';
import type { z } from 'zod';
import { textOf, textsOf } from '../../../infra/storedText.ts';
import { readBound } from '../../proposals/index.ts';
import { countAudience } from './audience.ts';

export interface StoredLetter {
  readonly id: number;
  readonly site_id: number;
  readonly title: unknown;
  readonly content: unknown;
  readonly filter: unknown;
  readonly state: GroupLetterRow['state'];
  readonly version: number;
  readonly created_by: string;
  readonly created_at: Date;
  readonly send_request_id: string | null;
  readonly send_at: Date | null;
  readonly by_two: boolean;
  readonly letter_id: number | null;
  readonly last_member_id: number;
  readonly reached: number;
  readonly recalled: number;
}

/** `$1` is the site. */
export const storedLetters = `
  SELECT g.id, g.site_id, g.title, g.content, g.filter, g.state, g.version, s.account AS created_by, g.created_at,
         g.send_request_id, g.send_at, g.by_two, g.letter_id, g.last_member_id, g.reached, g.recalled
    FROM group_letter g JOIN staff s ON s.id = g.created_by`;

export const filterOf = ({ filter }: Pick<StoredLetter, 'filter'>): LetterFilter =>
  letterFilterSchema.parse(filter);

const present = (row: StoredLetter, locale: Locale): GroupLetterRow => ({
  id: row.id,
  title: textOf(row.title, locale),
  state: row.state,
  created_by: row.created_by,
  created_at: row.created_at.toISOString(),
  send_at: row.send_at?.toISOString() ?? null,
  reached: row.reached,
  recalled: row.recalled,
});

/** Letters to groups of a site, the newest first unless told. */
export const listGroupLetters = async (
  pool: Pool,
  siteId: number,
  locale: Locale,
  { filter, sort, page, perPage }: z.output<typeof groupLetterList.body>,
) => {
  const values = [siteId, filter.state ?? null];
  const matching = 'g.site_id = $1 AND ($2::text IS NULL OR g.state = $2)';
  const counted = await pool.query<{ total: bigint }>(
    `SELECT count(*) AS total FROM group_letter g WHERE ${matching}`,
    values,
  );
  const order = `${sort?.field === 'send_at' ? 'g.send_at' : 'g.id'} ${sort?.order === 'ASC' ? 'ASC' : 'DESC'} NULLS LAST`;
  const { rows } = await pool.query<StoredLetter>(
    `${storedLetters} WHERE ${matching} ORDER BY ${order}, g.id LIMIT $3 OFFSET $4`,
    [...values, perPage, (page - 1) * perPage],
  );
  return { rows: rows.map((row) => present(row, locale)), total: Number(counted.rows[0]?.total ?? 0n) };
};

export const findGroupLetter = async (
  executor: SqlExecutor,
  siteId: number,
  id: number,
): Promise<StoredLetter | undefined> => {
  const { rows } = await executor.query<StoredLetter>({
    text: `${storedLetters} WHERE g.site_id = $1 AND g.id = $2`,
    values: [siteId, id],
  });
  return rows[0];
};

/** How many members one person of the site may write to alone. */
export const reachAlone = async (executor: SqlExecutor, siteId: number): Promise<number> =>
  Number(await readBound(executor, siteId, 'letters.send_group', null));

const readersOf = async (pool: Pool, letterId: number | null): Promise<number> => {
  if (letterId === null) return 0;
  const { rows } = await pool.query<{ count: number }>(
    'SELECT count(read_at)::integer AS count FROM member_letter WHERE letter_id = $1',
    [letterId],
  );
  return rows[0]?.count ?? 0;
};

const isAhead = ({ state }: StoredLetter): boolean =>
  state === 'draft' || state === 'scheduled' || state === 'held';

/** One letter in all its languages, with whom it would reach now. */
export const lookAtLetter = async (
  pool: Pool,
  row: StoredLetter,
  {
    locale,
    languages,
    now,
  }: { readonly locale: Locale; readonly languages: readonly Locale[]; readonly now: Date },
): Promise<GroupLetterOne> => {
  const filter = filterOf(row);
  const [receivers, aloneMax, read] = await Promise.all([
    isAhead(row) ? countAudience(pool, row.site_id, now, filter) : row.reached,
    reachAlone(pool, row.site_id),
    readersOf(pool, row.letter_id),
  ]);
  const titles = textsOf(row.title);
  return {
    ...present(row, locale),
    version: row.version,
    titles,
    contents: textsOf(row.content),
    filter,
    read,
    receivers,
    alone_max: aloneMax,
    missing: languages.filter((language) => titles[language] === undefined),
  };
};
