import { badField } from '../../http/refusal.ts';

/** A page of rows, newest first: rows with an id below the cursor, from `from` until before `to`. */
export interface PageRequest {
  readonly siteId: number;
  readonly memberId: number;
  /** Id of the last row of the page before; undefined for the first page. */
  readonly cursor: string | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  readonly count: number;
}

interface PageBody {
  readonly cursor?: string | undefined;
  readonly count: number;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const cursorPattern = /^[1-9][0-9]{0,17}$/;

/** Reads cursor and range of a call. Refuses (HTTP 400) a cursor that no answer has given, and a range that ends before it begins. */
export const pageOf = (owner: { siteId: number; memberId: number }, body: PageBody): PageRequest => {
  const { cursor, count } = body;
  if (cursor !== undefined && !cursorPattern.test(cursor)) throw badField('cursor');
  const from = body.from === undefined ? undefined : new Date(body.from);
  const to = body.to === undefined ? undefined : new Date(body.to);
  if (from !== undefined && to !== undefined && from > to) throw badField('to');
  return { ...owner, cursor, from, to, count };
};

/** Splits one row more than asked for into the page and the cursor of the next. */
export const cut = <Row extends { readonly id: bigint }>(
  rows: readonly Row[],
  count: number,
): { page: readonly Row[]; nextCursor: string | null } => {
  const page = rows.slice(0, count);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > count && last !== undefined ? last.id.toString() : null };
};
