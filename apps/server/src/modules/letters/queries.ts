import type { Kysely } from 'kysely';
import type { LetterTables } from './tables.ts';

export type LetterDb = Kysely<LetterTables>;

export interface Owner {
  readonly siteId: number;
  readonly memberId: number;
}

export interface LetterPage {
  readonly unreadOnly: boolean;
  readonly count: number;
  /** Counts from 1. */
  readonly page: number;
  readonly order: 'asc' | 'desc';
}

/** The letters that a member still has. */
const inbox = (db: LetterDb, { siteId, memberId }: Owner) =>
  db
    .selectFrom('member_letter')
    .where('member_letter.site_id', '=', siteId)
    .where('member_letter.member_id', '=', memberId)
    .where('member_letter.destroyed_at', 'is', null);

export const listLetters = (db: LetterDb, owner: Owner, page: LetterPage) =>
  inbox(db, owner)
    .innerJoin('letter', 'letter.id', 'member_letter.letter_id')
    .select([
      'member_letter.id',
      'letter.title',
      'letter.content',
      'member_letter.read_at',
      'member_letter.received_at',
    ])
    .$if(page.unreadOnly, (query) => query.where('member_letter.read_at', 'is', null))
    .orderBy('member_letter.id', page.order)
    .limit(page.count)
    .offset((page.page - 1) * page.count)
    .execute();
export type LetterRow = Awaited<ReturnType<typeof listLetters>>[number];

/** How many letters the inbox holds, and how many of them are unread. */
export const countLetters = async (
  db: LetterDb,
  owner: Owner,
): Promise<{ readonly total: number; readonly unread: number }> => {
  const { total, unread } = await inbox(db, owner)
    .select(({ fn }) => [
      fn.countAll<bigint>().as('total'),
      fn.countAll<bigint>().filterWhere('member_letter.read_at', 'is', null).as('unread'),
    ])
    .executeTakeFirstOrThrow();
  return { total: Number(total), unread: Number(unread) };
};
