import { useTranslation } from '../../../i18n/texts.ts';
import type { RecordList } from '../model/useRecords.ts';
import type { RecordView } from '../RecordColumns.tsx';
import { RecordFrame } from '../RecordFrame.tsx';
import { RecordTabs } from '../RecordTabs.tsx';

const RecordCards = <Row,>({
  list,
  view,
}: {
  readonly list: RecordList<Row>;
  readonly view: RecordView<Row>;
}) => (
  <RecordFrame list={list}>
    {(rows) => (
      <ul className="rounded-card bg-raised px-4 ring-1 ring-line ring-inset">
        {rows.map((row) => {
          const { title, detail, at, amount, beside } = view.card(row);
          return (
            <li
              key={view.keyOf(row)}
              className="flex items-center gap-4 border-line border-b py-3 last:border-b-0"
            >
              <div className="min-w-0 flex-1">
                <p className="truncate font-medium text-sm">{title}</p>
                <p className="flex flex-wrap gap-x-3 text-text-3 text-xs">
                  {detail !== null && <span className="max-w-full truncate">{detail}</span>}
                  <time className="tnum whitespace-nowrap">{at}</time>
                </p>
              </div>
              <div className="shrink-0 text-right">
                <p className="tnum text-sm">{amount}</p>
                <p className="tnum text-text-3 text-xs">{beside}</p>
              </div>
            </li>
          );
        })}
      </ul>
    )}
  </RecordFrame>
);

export const MemberTransactionPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <title>{t('member.title', { place: t('member.records') })}</title>
      <h1 className="sr-only">{t('member.records')}</h1>
      <RecordTabs Draw={RecordCards} />
    </>
  );
};
