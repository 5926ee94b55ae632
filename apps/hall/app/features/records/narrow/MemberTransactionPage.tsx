import IconOpen from '~icons/lucide/chevron-right';
import { useTranslation } from '../../../i18n/texts.ts';
import type { RecordList } from '../model/useRecords.ts';
import type { RecordView } from '../RecordColumns.tsx';
import { RecordFrame } from '../RecordFrame.tsx';
import { RecordTabs } from '../RecordTabs.tsx';

const row = 'flex w-full items-center gap-4 py-3 text-left';

const RecordCard = <Row,>({ record, view }: { readonly record: Row; readonly view: RecordView<Row> }) => {
  const { title, detail, at, amount, beside } = view.card(record);
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium text-sm">{title}</span>
        <span className="flex flex-wrap gap-x-3 text-text-3 text-xs">
          {detail !== null && <span className="max-w-full truncate">{detail}</span>}
          <time className="tnum whitespace-nowrap">{at}</time>
        </span>
      </span>
      <span className="shrink-0 text-right">
        <span className="tnum block text-sm">{amount}</span>
        <span className="tnum block text-text-3 text-xs">{beside}</span>
      </span>
    </>
  );
};

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
        {rows.map((record) => (
          <li key={view.keyOf(record)} className="border-line border-b last:border-b-0">
            {view.open ? (
              <button type="button" data-opens-row className={row} onClick={() => view.open?.(record)}>
                <RecordCard record={record} view={view} />
                <IconOpen aria-hidden className="size-4 shrink-0 text-text-3" />
              </button>
            ) : (
              <div className={row}>
                <RecordCard record={record} view={view} />
              </div>
            )}
          </li>
        ))}
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
