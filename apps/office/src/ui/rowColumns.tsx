import type { ReactElement } from 'react';
import { DataTable } from 'react-admin';
import { Money } from './Money.tsx';
import { RowLink } from './RowLink.tsx';
import { StateChip } from './StateChip.tsx';

interface OrderRow {
  readonly order_number: string;
  readonly member: { readonly account: string };
  readonly amount: string;
  readonly currency: string;
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
  <DataTable.Col
    key="amount"
    source="amount"
    align="right"
    render={(row: OrderRow) => <Money amount={row.amount} currency={row.currency} />}
  />,
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
