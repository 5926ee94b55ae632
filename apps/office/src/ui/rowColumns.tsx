import type { ReactElement } from 'react';
import { DataTable } from 'react-admin';
import { Money } from './Money.tsx';
import { RowLink } from './RowLink.tsx';
import { StateChip } from './StateChip.tsx';

interface MoneyColumnProps<Source extends string> {
  readonly source: Source;
  /** Whether the server sorts by it. */
  readonly isSortable?: boolean;
}

/** A column of amounts in each row's own currency. */
export const MoneyColumn = <Source extends string>({
  source,
  isSortable = false,
}: MoneyColumnProps<Source>) => (
  <DataTable.Col
    source={source}
    align="right"
    disableSort={!isSortable}
    render={(row: { readonly currency: string } & Readonly<Record<Source, string>>) => (
      <Money amount={row[source]} currency={row.currency} />
    )}
  />
);

interface OrderRow {
  readonly order_number: string;
  readonly member: { readonly account: string };
}

/** The first columns of a list of orders: which, whose, how much. Each leads to its page in the room. */
export const orderColumns = (room: 'deposits' | 'withdrawals'): readonly ReactElement[] => [
  <DataTable.Col
    key="order_number"
    source="order_number"
    disableSort
    render={({ order_number: number }: OrderRow) => (
      <RowLink to={`/${room}/${number}/show`}>{number}</RowLink>
    )}
  />,
  <DataTable.Col key="member" source="member" disableSort render={(row: OrderRow) => row.member.account} />,
  <MoneyColumn key="amount" source="amount" isSortable />,
];

interface TitledRow {
  readonly id: number;
  readonly title: string;
  readonly state: string;
}

/** The first columns of a list of what staff write: its number, its title, how it stands. */
export const titledColumns = (
  room: 'letters' | 'promotions',
  kind: 'letter' | 'envelope',
): readonly ReactElement[] => [
  <DataTable.Col key="id" source="id" />,
  <DataTable.Col
    key="title"
    source="title"
    disableSort
    render={({ id, title }: TitledRow) => <RowLink to={`/${room}/${id}/show`}>{title}</RowLink>}
  />,
  <DataTable.Col
    key="state"
    source="state"
    disableSort
    render={({ state }: TitledRow) => <StateChip kind={kind} state={state} />}
  />,
];
