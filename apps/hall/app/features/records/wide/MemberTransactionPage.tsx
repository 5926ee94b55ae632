import { useTranslation } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { TableFrame } from '../../../ui/TableFrame.tsx';
import type { RecordList } from '../model/useRecords.ts';
import type { RecordView } from '../RecordColumns.tsx';
import { RecordFrame } from '../RecordFrame.tsx';
import { RecordTabs } from '../RecordTabs.tsx';

const RecordTable = <Row,>({
  list,
  view,
}: {
  readonly list: RecordList<Row>;
  readonly view: RecordView<Row>;
}) => {
  const { t } = useTranslation();
  return (
    <RecordFrame list={list}>
      {(rows) => (
        <TableFrame label={t('member.records')}>
          <table className="w-full text-sm">
            <thead>
              <tr className="border-line border-b text-text-3 text-xs">
                {view.columns.map(({ key, label, amount }) => (
                  <th
                    key={key}
                    scope="col"
                    className={classes(
                      'whitespace-nowrap px-4 py-3 font-medium',
                      amount ? 'text-right' : 'text-left',
                    )}
                  >
                    {label}
                  </th>
                ))}
                {view.open && (
                  <th scope="col" className="px-4 py-3">
                    <span className="sr-only">{t('records.details')}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={view.keyOf(row)} className="border-line border-b last:border-b-0">
                  {view.columns.map(({ key, cell, amount }) => (
                    <td
                      key={key}
                      className={classes('px-4 py-3.5', amount ? 'tnum text-right' : 'max-w-60 truncate')}
                    >
                      {cell(row)}
                    </td>
                  ))}
                  {view.open && (
                    <td className="py-1.5 pr-3 text-right">
                      <Button size="sm" tone="ghost" data-opens-row onClick={() => view.open?.(row)}>
                        {t('records.details')}
                      </Button>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      )}
    </RecordFrame>
  );
};

export const MemberTransactionPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('member.title', { place: t('member.records') })}</title>
      <h1 className="mb-4 text-2xl">{t('member.records')}</h1>
      <RecordTabs Draw={RecordTable} />
    </>
  );
};
