import { depositFile, withdrawalFile } from '@pavilion/contract/office';
import type { OfficeCallHandler } from '../../http/officeCaller.ts';
import type { Hall } from '../../infra/hall.ts';
import { columnsIn, handleOfficeDownload, sheetFile, type WordedColumn } from '../../sheets/officeSheets.ts';
import { presented, rowsOf } from '../../sheets/rowsOf.ts';
import * as deposits from './officeQueries.ts';
import * as withdrawals from './withdrawals/officeQueries.ts';

type Deposit = ReturnType<typeof deposits.presentDeskRow>;
type Withdrawal = ReturnType<typeof withdrawals.presentDeskRow>;

/** What orders of either direction say of themselves. */
type Order = Pick<Deposit, 'order_number' | 'created_at' | 'member' | 'currency' | 'amount' | 'fee'> & {
  readonly state: string;
};

const orderColumns: readonly WordedColumn<Order>[] = [
  { word: 'order_number', kind: 'text', value: (row) => row.order_number },
  { word: 'created_at', kind: 'instant', value: (row) => row.created_at },
  { word: 'member_id', kind: 'count', value: ({ member }) => member.id },
  { word: 'account', kind: 'text', value: ({ member }) => member.account },
  { word: 'currency', kind: 'text', value: ({ currency }) => currency },
  { word: 'amount', kind: 'decimal', value: ({ amount }) => amount },
  { word: 'fee', kind: 'decimal', value: ({ fee }) => fee },
];

const stateColumn = (of: 'deposit' | 'withdrawal'): WordedColumn<Order> => ({
  word: 'state',
  kind: 'text',
  value: ({ state }) => state,
  named: `office.state.${of}`,
});

const depositColumns: readonly WordedColumn<Deposit>[] = [
  ...orderColumns,
  stateColumn('deposit'),
  { word: 'bonus', kind: 'decimal', value: ({ bonus }) => bonus },
  { word: 'method', kind: 'text', value: ({ method }) => method },
  { word: 'gateway', kind: 'text', value: ({ gateway }) => gateway },
  { word: 'settled_at', kind: 'instant', value: (row) => row.settled_at },
];

const withdrawalColumns: readonly WordedColumn<Withdrawal>[] = [
  ...orderColumns,
  stateColumn('withdrawal'),
  { word: 'approvals', kind: 'count', value: ({ approvals }) => approvals },
  { word: 'approvals_needed', kind: 'count', value: (row) => row.approvals_needed },
];

/** Orders as files: what the lists show of them, all that fit. */
export const orderFileCalls = (
  deps: Pick<Hall, 'pool' | 'clock' | 'secret'>,
): readonly OfficeCallHandler[] => [
  handleOfficeDownload(deps, depositFile, {
    open: async ({ site, locale }, { filter, format }, signal) => {
      const query = deposits.deskQuery({ siteId: site.id, now: deps.clock.now() }, filter);
      const rows = presented(rowsOf<deposits.DeskRow>(deps.pool, query, signal), (row) =>
        deposits.presentDeskRow(row, locale),
      );
      const columns = columnsIn(depositColumns, locale);
      return sheetFile({ name: 'deposits', columns, rows, timeZone: site.settings.time_zone }, format);
    },
  }),
  handleOfficeDownload(deps, withdrawalFile, {
    open: async ({ site, staff, locale }, { filter, format }, signal) => {
      const query = withdrawals.deskQuery({ siteId: site.id, staffId: staff.staffId }, filter);
      const rows = presented(
        rowsOf<withdrawals.DeskRow>(deps.pool, query, signal),
        withdrawals.presentDeskRow,
      );
      const columns = columnsIn(withdrawalColumns, locale);
      return sheetFile({ name: 'withdrawals', columns, rows, timeZone: site.settings.time_zone }, format);
    },
  }),
];
