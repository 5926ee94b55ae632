import type { Locale } from '@pavilion/contract';
import type { memberHistory, memberLetters } from '@pavilion/contract/office';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { badField } from '../../../http/refusal.ts';
import { textOf } from '../../../infra/storedText.ts';
import { plainText } from '../../content/index.ts';
import type { MemberRow } from '../queries.ts';

type Answer<C extends { data: z.ZodType }> = z.output<C['data']>;

const idCursor = /^[1-9][0-9]{0,8}$/;
const numberCursor = /^[1-9][0-9]{0,17}$/;

interface LetterRow {
  readonly id: number;
  readonly received_at: Date;
  readonly sender: string;
  readonly title: unknown;
  readonly content: unknown;
  readonly read_at: Date | null;
  readonly destroyed_at: Date | null;
}

/** Letters that the member got, those that were thrown away among them. */
export const readLetters = async (
  pool: Pool,
  row: MemberRow,
  { cursor, count }: z.output<typeof memberLetters.body>,
  locale: Locale,
): Promise<Answer<typeof memberLetters>> => {
  if (cursor !== undefined && !idCursor.test(cursor)) throw badField('cursor');
  const { rows } = await pool.query<LetterRow>(
    `SELECT own.id, own.received_at, l.sender, l.title, l.content, own.read_at, own.destroyed_at
       FROM member_letter own JOIN letter l ON l.id = own.letter_id
      WHERE own.member_id = $1 AND own.site_id = $2 AND ($3::integer IS NULL OR own.id < $3)
      ORDER BY own.id DESC LIMIT $4`,
    [row.id, row.site_id, cursor ?? null, count + 1],
  );
  const shown = rows.slice(0, count);
  return {
    rows: shown.map((one) => ({
      id: one.id,
      at: one.received_at.toISOString(),
      sender: one.sender,
      title: textOf(one.title, locale),
      text: plainText(textOf(one.content, locale)),
      read_at: one.read_at?.toISOString() ?? null,
      destroyed_at: one.destroyed_at?.toISOString() ?? null,
    })),
    next_cursor: rows.length > count ? String(shown.at(-1)?.id ?? '') : null,
  };
};

interface HistoryRow {
  readonly number: bigint;
  readonly at: Date;
  readonly by: string | null;
  readonly call: string;
  readonly kind: Answer<typeof memberHistory>['rows'][number]['kind'];
  readonly reason: string | null;
  readonly outcome: 'done' | 'refused';
}

/**
 * What staff did to the member, tried, and looked at in clear. A refused try names what it was asked for by its number alone:
 * of the calls on members that is a member.
 */
export const readHistory = async (
  pool: Pool,
  row: MemberRow,
  { cursor, count }: z.output<typeof memberHistory.body>,
): Promise<Answer<typeof memberHistory>> => {
  if (cursor !== undefined && !numberCursor.test(cursor)) throw badField('cursor');
  const lines = (subject: string, more = ''): string => `(
    SELECT t.number, t.at, t.staff_id, t.call, t.kind, t.reason, t.outcome FROM trace t
     WHERE t.chain = $1 AND t.subject_kind = '${subject}' AND t.subject_id = $2 AND ($3::bigint IS NULL OR t.number < $3) ${more}
     ORDER BY t.number DESC LIMIT $4)`;
  const { rows } = await pool.query<HistoryRow>(
    `SELECT line.number, line.at, s.account AS by, line.call, line.kind, line.reason, line.outcome
       FROM (${lines('member')} UNION ALL ${lines('asked', `AND t.call LIKE '/office/member/%'`)}) AS line
       LEFT JOIN staff s ON s.id = line.staff_id ORDER BY line.number DESC LIMIT $4`,
    [row.site_id, String(row.id), cursor ?? null, count + 1],
  );
  const shown = rows.slice(0, count);
  return {
    rows: shown.map(({ number, at, ...line }) => ({ ...line, number: String(number), at: at.toISOString() })),
    next_cursor: rows.length > count ? String(shown.at(-1)?.number ?? '') : null,
  };
};
