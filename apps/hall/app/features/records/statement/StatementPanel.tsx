import { recordsStatement } from '@pavilion/contract/records';
import IconDownload from '~icons/lucide/download';
import IconPrinter from '~icons/lucide/printer';
import { callApi } from '../../../api/client.ts';
import { useCallQuery } from '../../../api/useCall.ts';
import { useSending } from '../../../api/useSending.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import type { DayRange } from './model/useDayRange.ts';
import { usePrint } from './model/usePrint.ts';
import { PrintSheet } from './PrintSheet.tsx';
import { RangeFields } from './RangeFields.tsx';
import { type StatementData, TotalsByKind } from './TotalsByKind.tsx';

const figures = ['opening', 'in', 'out', 'closing'] as const;

type Range = DayRange['range'];

/** The statement as a file. */
const Download = ({ range }: { readonly range: Range }) => {
  const { t } = useTranslation();
  const { send, isPending } = useSending(
    async () => {
      if (range === null) return;
      // Its own answer: the address of the one that is shown may have run out.
      const { url } = await callApi(recordsStatement, range);
      window.location.assign(url);
    },
    () => showToast({ kind: 'error', text: t('statement.failed') }),
  );
  return (
    <Button className="flex-1 lg:flex-none" disabled={range === null} busy={isPending} onClick={() => send()}>
      <IconDownload aria-hidden className="size-4" />
      {t('statement.download')}
    </Button>
  );
};

/** The statement on paper. */
const Print = ({
  days,
  statement,
}: {
  readonly days: DayRange;
  readonly statement: StatementData | undefined;
}) => {
  const { t } = useTranslation();
  const { sheet, fetching, print } = usePrint(days.range);
  return (
    <>
      <Button
        className="flex-1 lg:flex-none"
        data-action="print"
        disabled={statement === undefined}
        busy={fetching}
        onClick={() => print()}
      >
        <IconPrinter aria-hidden className="size-4" />
        {t('statement.print')}
      </Button>
      {sheet !== null && statement !== undefined && (
        <PrintSheet statement={statement} sheet={sheet} days={days} />
      )}
    </>
  );
};

const Figures = ({ statement }: { readonly statement: StatementData }) => {
  const { t } = useTranslation();
  return (
    <>
      <dl className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-6 gap-y-3 lg:grid-cols-4">
        {figures.map((figure) => (
          <div key={figure}>
            <dt className="text-text-3 text-xs">{t(`statement.${figure}`)}</dt>
            <dd data-figure={figure} className="mt-0.5 font-semibold text-base">
              <Money amount={statement[figure]} currency={statement.currency} />
            </dd>
          </div>
        ))}
      </dl>
      <TotalsByKind statement={statement} />
    </>
  );
};

/** What the wallet held at the beginning and the end of some days and what moved between, as a file and on paper. */
export const StatementPanel = ({ days }: { readonly days: DayRange }) => {
  const { t } = useTranslation();
  const { range } = days;
  const statement = useCallQuery(recordsStatement, range ?? { from: '', to: '' }, {
    enabled: range !== null,
  });
  const told = range === null ? undefined : statement.data;
  const problem =
    range === null ? t('statement.problem_range') : statement.isLoadingError ? t('statement.failed') : null;
  return (
    <section data-statement className="mb-5 rounded-card bg-raised p-5 ring-1 ring-line ring-inset">
      <h2 className="mb-3 font-semibold text-base">{t('statement.title')}</h2>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-1 lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] lg:items-start">
        <RangeFields days={days} />
        <div className="col-span-full flex flex-wrap gap-3 lg:col-span-1 lg:mt-6.5 lg:justify-end">
          <Download range={range} />
          <Print days={days} statement={told} />
        </div>
      </div>
      {problem !== null ? (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="alert" className="text-cinnabar-text text-sm">
            {problem}
          </p>
          {range !== null && (
            <Button size="sm" onClick={() => void statement.refetch()}>
              {t('member.retry')}
            </Button>
          )}
        </div>
      ) : told === undefined ? (
        <Skeleton className="mt-3 h-14 w-full" />
      ) : (
        <Figures statement={told} />
      )}
    </section>
  );
};
