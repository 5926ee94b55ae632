import type { OfficeCall, OfficeRight } from '@pavilion/contract/office';
import { dayBegin, dayEnd } from '@pavilion/web/zonedDay';
import type { GetListParams, Identifier, RaRecord } from 'react-admin';
import type { z } from 'zod';
import { callOffice } from '../api/callOffice.ts';
import type { SheetCall } from '../api/takeSheet.ts';
import { openSession } from '../session/session.ts';

export type Filter = Readonly<Record<string, unknown>>;

interface Rows {
  readonly rows: readonly RaRecord[];
  readonly total: number;
  /** Whether there are more than `total`, in a list that is not counted to its end. */
  readonly more?: boolean;
  /** What else the list says of itself. */
  readonly meta?: object;
}

/** The calls behind the pages of one noun of the office. */
export interface Noun {
  readonly list: (params: Partial<GetListParams>) => Promise<Rows>;
  readonly one?: (id: Identifier) => Promise<RaRecord>;
  /** The call that gives all lines of a filter as a file, and what it is asked. */
  readonly sheet?: (filter: Filter) => { readonly call: SheetCall; readonly body: { filter: object } };
}

/** Nouns by the name of their resource. */
export type Nouns = Readonly<Record<string, Noun>>;

/** Empty fields of a filter form ask for nothing. */
export const asked = (filter: Filter = {}): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  );

/** Days that somebody chose, as the instants between which they lie. */
export const withInstants = (filter: Filter | undefined): Record<string, unknown> => {
  const { from_day: from, to_day: to, ...rest } = asked(filter);
  const timeZone = openSession()?.site.time_zone ?? 'UTC';
  return {
    ...rest,
    ...(typeof from === 'string' ? { from: dayBegin(from, timeZone)?.toISOString() } : {}),
    ...(typeof to === 'string' ? { to: dayEnd(to, timeZone)?.toISOString() } : {}),
  };
};

/**
 * The page and order that a list asks for. What stands in the address may be anything: the server parses it and names the
 * field that does not fit.
 */
const pageOf = ({ pagination, sort }: Partial<GetListParams>): object => ({
  ...(pagination === undefined ? {} : { page: pagination.page, perPage: pagination.perPage }),
  ...(sort === undefined ? {} : { sort: { field: sort.field, order: sort.order } }),
});

/** The body of a list; typed by what the call says it takes, judged by the server. */
export const bodyOf = <Body>(filter: Record<string, unknown>, params: Partial<GetListParams>): Body =>
  ({ filter, ...pageOf(params) }) as Body;

type ListCall = OfficeCall<z.ZodType, z.ZodType<Rows>, OfficeRight>;

/** The list that a call gives as the office shows it. */
export const listOf =
  <C extends ListCall>(call: C): Noun['list'] =>
  (params) =>
    callOffice(call, bodyOf(asked(params.filter), params));

/** An order is known by its order number everywhere else: so it is here. */
export const byOrderNumber = <Row extends { readonly order_number: string }>(row: Row) => ({
  ...row,
  id: row.order_number,
});
