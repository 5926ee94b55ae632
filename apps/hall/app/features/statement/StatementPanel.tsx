import { recordsStatement, statementDaysMax } from '@pavilion/contract/records';
import { useState } from 'react';
import IconDownload from '~icons/lucide/download';
import { callApi } from '../../api/client.ts';
import { isCallFailure } from '../../api/failure.ts';
import { useCallQuery } from '../../api/useCall.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { Money } from '../../ui/Money.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { showToast } from '../../ui/toast.ts';
import { dayAgo, dayBegin, dayEnd } from './model/zonedDay.ts';

const dayMs = 24 * 60 * 60_000;
/** The range that is shown at first. */
const daysAtFirst = 30;

/** Days of the site's zone as the wire wants them; null when they make no range of up to a year. */
const rangeOf = (from: string, to: string, timeZone: string): { from: string; to: string } | null => {
  const begin = dayBegin(from, timeZone);
  const end = dayEnd(to, timeZone);
  if (begin === null || end === null || end <= begin) return null;
  if (end.getTime() - begin.getTime() > statementDaysMax * dayMs) return null;
  return { from: begin.toISOString(), to: end.toISOString() };
};

const figures = ['opening', 'in', 'out', 'closing'] as const;

/** What the wallet held at the beginning and the end of some days and what moved between, with every line as a file. */
export const StatementPanel = () => {
  const { t } = useTranslation();
  const { site } = useSite();
  const [from, setFrom] = useState(() => dayAgo(daysAtFirst, site.time_zone));
  const [to, setTo] = useState(() => dayAgo(0, site.time_zone));
  const [fetching, setFetching] = useState(false);
  const range = rangeOf(from, to, site.time_zone);
  const statement = useCallQuery(recordsStatement, range ?? { from: '', to: '' }, {
    enabled: range !== null,
  });
  const download = async (): Promise<void> => {
    if (range === null) return;
    setFetching(true);
    try {
      // Its own answer: the address of the one that is shown may have run out.
      const { url } = await callApi(recordsStatement, range);
      window.location.assign(url);
    } catch (error) {
      if (!isCallFailure(error)) throw error;
      showToast({ kind: 'error', text: t('statement.failed') });
    } finally {
      setFetching(false);
    }
  };
  return (
    <section data-statement className="mb-5 rounded-card bg-raised p-5 ring-1 ring-line ring-inset">
      <h2 className="mb-3 font-semibold text-base">{t('statement.title')}</h2>
      <div className="grid grid-cols-2 gap-x-4 gap-y-1 lg:grid-cols-[12rem_12rem_auto] lg:items-start">
        <Field label={t('statement.from')}>
          {(control) => (
            <Input
              {...control}
              type="date"
              name="from"
              max={to}
              value={from}
              onChange={({ target }) => setFrom(target.value)}
            />
          )}
        </Field>
        <Field label={t('statement.to')}>
          {(control) => (
            <Input
              {...control}
              type="date"
              name="to"
              min={from}
              value={to}
              onChange={({ target }) => setTo(target.value)}
            />
          )}
        </Field>
        <Button
          className="col-span-2 lg:col-span-1 lg:mt-6.5 lg:justify-self-end"
          disabled={range === null}
          busy={fetching}
          onClick={() => void download()}
        >
          <IconDownload aria-hidden className="size-4" />
          {t('statement.download')}
        </Button>
      </div>
      {range === null ? (
        <p role="alert" className="text-cinnabar-text text-sm">
          {t('statement.problem_range')}
        </p>
      ) : statement.isError ? (
        <p role="alert" className="text-cinnabar-text text-sm">
          {t('statement.failed')}
        </p>
      ) : statement.data === undefined ? (
        <Skeleton className="mt-3 h-14 w-full" />
      ) : (
        <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-4">
          {figures.map((figure) => (
            <div key={figure}>
              <dt className="text-text-3 text-xs">{t(`statement.${figure}`)}</dt>
              <dd data-figure={figure} className="mt-0.5 font-semibold text-base">
                <Money amount={statement.data[figure]} currency={statement.data.currency} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
};
