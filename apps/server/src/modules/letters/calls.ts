import {
  letterPreview,
  memberLetter,
  memberLetterDestroy,
  memberLetterRead,
} from '@pavilion/contract/letters';
import { createKysely } from '@pavilion/postgres';
import { type Caller, type CallHandler, handle } from '../../http/caller.ts';
import { refused } from '../../http/refusal.ts';
import { type LetterDeps, markLetters } from './commands/markLetters.ts';
import { presentLetter } from './presenter.ts';
import { findPreview, type PreviewDeps } from './previews.ts';
import { countLetters, type LetterPage, listLetters, type Owner } from './queries.ts';
import type { LetterTables } from './tables.ts';

/** Nobody guesses a ticket, however often. */
const previewsPerMinute = 60;

interface ListBody {
  readonly active: 0 | 1;
  readonly count: number;
  readonly page: number;
  readonly sort_order: 'asc' | 'desc';
  readonly language?: Caller['locale'] | undefined;
}

const pageOf = ({ active, count, page, sort_order }: ListBody): LetterPage => ({
  unreadOnly: active === 0,
  count,
  page,
  order: sort_order,
});

const idsOf = (id: number | readonly number[]): readonly number[] => (typeof id === 'number' ? [id] : id);

/** The member's letters: listed, read, thrown away. Only ever the caller's own. */
export const letterCalls = (deps: LetterDeps & PreviewDeps): CallHandler[] => {
  const db = createKysely<LetterTables>(deps.pool);
  const list = async (owner: Owner, body: ListBody, locale: Caller['locale']) => {
    const [rows, { total, unread }] = await Promise.all([
      listLetters(db, owner, pageOf(body)),
      countLetters(db, owner),
    ]);
    return {
      list: rows.map((row) => presentLetter(row, body.language ?? locale)),
      total_count: body.active === 0 ? unread : total,
      unread_count: unread,
    };
  };
  return [
    handle(memberLetter, ({ member, locale }, body) => list(member, body, locale)),
    handle(memberLetterRead, async ({ member }, { id }) => {
      await markLetters(deps, member, idsOf(id), 'read_at');
      return {};
    }),
    handle(memberLetterDestroy, async ({ member, locale }, body) => {
      const ids =
        body.id === undefined
          ? (await listLetters(db, member, pageOf(body))).map((row) => row.id)
          : idsOf(body.id);
      await markLetters(deps, member, ids, 'destroyed_at');
      return list(member, body, locale);
    }),
    handle(
      letterPreview,
      async ({ site, locale }, { ticket }) => {
        const letter = await findPreview(deps, site.id, { ticket, locale });
        if (letter === undefined) throw refused(letterPreview.codes, 404, 'error.not_found');
        return { letter };
      },
      { perMinute: previewsPerMinute },
    ),
  ];
};
