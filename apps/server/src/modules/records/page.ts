import { badField } from '../../http/refusal.ts';

/** A page of rows, newest first: after the cursor of the page before, from `from` until before `to`. */
export interface PageRequest {
  readonly siteId: number;
  readonly memberId: number;
  readonly cursor: string | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  readonly count: number;
}

interface RangeBody {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface PageBody extends RangeBody {
  readonly cursor?: string | undefined;
  readonly count: number;
}

/** Reads the range of a call. Refuses (HTTP 400) one that ends before it begins. */
export const rangeOf = (body: RangeBody): Pick<PageRequest, 'from' | 'to'> => {
  const from = body.from === undefined ? undefined : new Date(body.from);
  const to = body.to === undefined ? undefined : new Date(body.to);
  if (from !== undefined && to !== undefined && from > to) throw badField('to');
  return { from, to };
};

export const pageOf = (owner: { siteId: number; memberId: number }, body: PageBody): PageRequest => ({
  ...owner,
  ...rangeOf(body),
  cursor: body.cursor,
  count: body.count,
});

const rowCursor = /^[1-9][0-9]{0,17}$/;

/** As `pageOf`, for lists whose cursor is the id of the last row. Refuses (HTTP 400) anything else. */
export const rowPageOf = (owner: { siteId: number; memberId: number }, body: PageBody): PageRequest => {
  if (body.cursor !== undefined && !rowCursor.test(body.cursor)) throw badField('cursor');
  return pageOf(owner, body);
};
