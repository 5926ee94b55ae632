import { memberListFile } from '@pavilion/contract/office';
import type { OfficeCallHandler } from '../../http/officeCaller.ts';
import type { Hall } from '../../infra/hall.ts';
import { columnsIn, handleOfficeDownload, sheetFile, type WordedColumn } from '../../sheets/officeSheets.ts';
import { rowsOf } from '../../sheets/rowsOf.ts';
import { type MemberSheetRow, membersQuery } from './queries.ts';

const columns: readonly WordedColumn<MemberSheetRow>[] = [
  { word: 'id', kind: 'count', value: ({ id }) => id },
  { word: 'account', kind: 'text', value: ({ account }) => account },
  { word: 'status', kind: 'text', value: ({ status }) => status, named: 'office.state.member' },
  { word: 'is_agent', kind: 'text', value: (row) => (row.is_agent ? 'yes' : 'no'), named: 'office.answer' },
  { word: 'tags', kind: 'text', value: ({ tags }) => tags },
  { word: 'currency', kind: 'text', value: ({ currency }) => currency },
  { word: 'joined_at', kind: 'instant', value: (row) => row.created_at.toISOString() },
  { word: 'last_login_at', kind: 'instant', value: (row) => row.last_login_at?.toISOString() ?? null },
];

/** The list of members as a file: what the list shows, no personal data. */
export const memberFileCall = (deps: Pick<Hall, 'pool' | 'clock' | 'secret'>): OfficeCallHandler =>
  handleOfficeDownload(deps, memberListFile, {
    open: async ({ site, locale }, { filter, format }, signal) => {
      const sheet = {
        name: 'members',
        columns: columnsIn(columns, locale),
        rows: rowsOf<MemberSheetRow>(deps.pool, membersQuery(deps.secret, site.id, filter), signal),
        timeZone: site.settings.time_zone,
      };
      return sheetFile(sheet, format);
    },
    // What was typed may be somebody's phone or name: that something was is told, not what.
    told: ({ filter: { q, ...filter }, format }) => ({
      format,
      filter: { ...filter, ...(q === undefined ? {} : { q: '*' }) },
    }),
  });
