import { type LocalizedText, locales } from '@pavilion/contract';
import { groupLetterSave } from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { Actor } from '../../../http/officeCaller.ts';
import { refused } from '../../../http/refusal.ts';
import type { Hall } from '../../../infra/hall.ts';

type Draft = z.output<typeof groupLetterSave.body>;
const { codes } = groupLetterSave;

/** Refuses with 412 a language that is half written, and with 413 a letter on which no other could fall back. */
const assertWritten = (titles: LocalizedText, contents: LocalizedText): void => {
  const half = locales.find((locale) => (titles[locale] === undefined) !== (contents[locale] === undefined));
  if (half !== undefined) throw refused(codes, 412, 'office.letter_half_written', { locale: half });
  if (titles.en_US === undefined && titles.zh_CN === undefined)
    throw refused(codes, 413, 'office.letter_no_base');
};

interface DraftRow {
  readonly id: number;
  readonly version: number;
  readonly state: string;
}

export const lockLetter = async (
  tx: PoolClient,
  siteId: number,
  id: number,
): Promise<DraftRow | undefined> => {
  const { rows } = await tx.query<DraftRow>(
    'SELECT id, version, state FROM group_letter WHERE site_id = $1 AND id = $2 FOR UPDATE',
    [siteId, id],
  );
  return rows[0];
};

/** Refuses with 409 who means another version than there is, and with 411 what is not a draft any more. */
export const assertDraft = (letter: DraftRow, version: number | undefined): void => {
  if (letter.version !== version)
    throw refused(codes, 409, 'office.stale', { current: { version: letter.version, state: letter.state } });
  if (letter.state !== 'draft' && letter.state !== 'held')
    throw refused(codes, 411, 'office.letter_on_its_way');
};

const insert = async (
  tx: PoolClient,
  who: Actor,
  { titles, contents, filter, request_id }: Draft,
  now: Date,
): Promise<DraftRow> => {
  const { rows } = await tx.query<DraftRow>(
    `INSERT INTO group_letter (site_id, title, content, filter, created_by, created_at, request_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     -- Written upon itself, so that a repeat is answered with the row that is there.
     ON CONFLICT (created_by, request_id) DO UPDATE SET request_id = excluded.request_id
     RETURNING id, version, state`,
    [
      who.siteId,
      JSON.stringify(titles),
      JSON.stringify(contents),
      JSON.stringify(filter),
      who.staffId,
      now,
      request_id,
    ],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('a letter was not stored');
  return row;
};

/** Writes a draft, or changes one. Refuses with 404, 409, 411 to 413. Answers its id and version. */
export const saveDraft = (
  { pool, clock }: Pick<Hall, 'pool' | 'clock'>,
  who: Actor,
  draft: Draft,
): Promise<{ readonly id: number; readonly version: number }> =>
  withTransaction(pool, async (tx) => {
    assertWritten(draft.titles, draft.contents);
    const after = { titles: draft.titles, filter: draft.filter };
    if (draft.id === undefined) {
      const { id, version } = await insert(tx, who, draft, clock.now());
      await who.trace(tx, { subject: { kind: 'letter', id }, after });
      return { id, version };
    }
    const letter = await lockLetter(tx, who.siteId, draft.id);
    if (letter === undefined) throw refused(codes, 404, 'office.not_found');
    assertDraft(letter, draft.version);
    await tx.query(
      `UPDATE group_letter SET title = $2, content = $3, filter = $4, version = version + 1, state = 'draft' WHERE id = $1`,
      [letter.id, JSON.stringify(draft.titles), JSON.stringify(draft.contents), JSON.stringify(draft.filter)],
    );
    await who.trace(tx, {
      subject: { kind: 'letter', id: letter.id },
      before: { version: letter.version },
      after,
    });
    return { id: letter.id, version: letter.version + 1 };
  });
