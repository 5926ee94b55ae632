import { localeSchema } from '@pavilion/contract';
import type { HelpTopic } from '@pavilion/contract/help';
import type { HelpCase, HelpCaseOne, helpCaseList } from '@pavilion/contract/office';
import type { SqlExecutor } from '@pavilion/postgres';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { countList } from '../../infra/countedList.ts';
import { accountKeyOf } from '../identity/index.ts';
import type { StoredQuestion } from './findAnswers.ts';

/** No list of content is longer; an operator with more has a mistake in the table. */
const questionsMax = 100;
const earlierMax = 10;

/** The FAQ of a site, in the operator's order. */
export const listQuestions = async (db: SqlExecutor, siteId: number): Promise<readonly StoredQuestion[]> => {
  const { rows } = await db.query<StoredQuestion>({
    text: `SELECT slug, title, summary, content FROM content_page
            WHERE site_id = $1 AND kind = 'faq' AND enabled ORDER BY sort, id LIMIT $2`,
    values: [siteId, questionsMax],
  });
  return rows;
};

interface CaseRow {
  readonly id: number;
  readonly member_id: number;
  readonly account: string;
  readonly topic: HelpTopic;
  readonly state: HelpCase['state'];
  readonly words: string;
  readonly locale: string;
  readonly created_at: Date;
  readonly answer: string | null;
  readonly answered_by: string | null;
  readonly answered_at: Date | null;
}

const presentCase = (row: CaseRow): HelpCase => ({
  id: row.id,
  member: { id: row.member_id, account: row.account },
  topic: row.topic,
  state: row.state,
  words: row.words,
  locale: localeSchema.parse(row.locale),
  created_at: row.created_at.toISOString(),
  answer: row.answer,
  answered_by: row.answered_by,
  answered_at: row.answered_at?.toISOString() ?? null,
});

/** `$1` is the site. */
const cases = `
  SELECT c.id, c.member_id, m.account, c.topic, c.state, c.words, c.locale, c.created_at, c.answer, c.answered_by,
         c.answered_at
    FROM help_case c JOIN member m ON m.id = c.member_id WHERE c.site_id = $1`;

/** Cases of a site; those that wait unless other states are asked for, the oldest first unless told. */
export const listCases = async (
  pool: Pool,
  siteId: number,
  { filter, sort, page, perPage }: z.output<typeof helpCaseList.body>,
) => {
  const values = [
    siteId,
    filter.states ?? ['waiting'],
    filter.topic ?? null,
    filter.account === undefined ? null : accountKeyOf(filter.account),
  ];
  const matching = `${cases} AND c.state = ANY ($2) AND ($3::text IS NULL OR c.topic = $3)
      AND ($4::text IS NULL OR m.account_key = $4)`;
  const bounds = await countList(pool, `FROM (${matching}) AS one`, values);
  const { rows } = await pool.query<CaseRow>(
    `${matching} ORDER BY c.created_at ${sort?.order === 'DESC' ? 'DESC' : 'ASC'}, c.id LIMIT $5 OFFSET $6`,
    [...values, perPage, (page - 1) * perPage],
  );
  return { rows: rows.map(presentCase), ...bounds };
};

/** A case with the member's last ones before it; undefined for none of the site. */
export const findCase = async (pool: Pool, siteId: number, id: number): Promise<HelpCaseOne | undefined> => {
  const { rows } = await pool.query<CaseRow>(`${cases} AND c.id = $2`, [siteId, id]);
  const [row] = rows;
  if (row === undefined) return undefined;
  const earlier = await pool.query<CaseRow>(
    `${cases} AND c.member_id = $2 AND c.id < $3 ORDER BY c.id DESC LIMIT $4`,
    [siteId, row.member_id, id, earlierMax],
  );
  return { ...presentCase(row), earlier: earlier.rows.map(presentCase) };
};
