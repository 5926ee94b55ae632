import type { Currency, DataOf, InputOf } from '@pavilion/contract';
import {
  agentCohorts,
  agentCohortsFile,
  type CohortFigures,
  type CohortStep,
} from '@pavilion/contract/agentReports';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { useCallQuery } from '../../../api/useCall.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { Money } from '../../../ui/Money.tsx';
import { useDay } from '../../recommend/model/useDay.ts';
import { Choice } from '../../records/Choice.tsx';
import { CentreFrame } from '../CentreFrame.tsx';
import { DownloadButton } from '../DownloadButton.tsx';
import { type CohortMeasure, cohortMeasures } from '../model/cohortFigures.ts';
import type { Cells } from '../model/figureTable.ts';
import { usePercent } from '../model/usePercent.ts';
import { FigureTable } from './FigureTable.tsx';

const ppmPerPercent = 10_000;

/** Heads with their share of those who joined, or an amount. */
const useCohortCells = (measure: CohortMeasure, currency: Currency) => {
  const percent = usePercent();
  const cellOf = (period: CohortFigures['periods'][number]) =>
    measure === 'players' ? (
      <span className="tnum">
        {period.players}
        {period.members > 0 && (
          <span className="ms-2 text-text-3 text-xs">
            {percent(Math.round((period.players * 100) / period.members) * ppmPerPercent)}
          </span>
        )}
      </span>
    ) : (
      <Money amount={period[measure]} currency={currency} signed={measure === 'ggr'} />
    );
  return ({ members, first_deposits, returned, periods }: CohortFigures): Cells => ({
    members,
    first_deposits,
    returned,
    ...Object.fromEntries(periods.map((period, at) => [`period_${at}`, cellOf(period)])),
  });
};

const Cohorts = ({
  report: { list, total, currency },
  by,
  measure,
}: {
  readonly report: DataOf<typeof agentCohorts>;
  readonly by: CohortStep;
  readonly measure: CohortMeasure;
}) => {
  const { t } = useTranslation();
  const show = useDay();
  const cellsOf = useCohortCells(measure, currency);
  if (list.length === 0) return <p className="text-sm text-text-2">{t('agent_report.cohorts_too_few')}</p>;
  const periods = total.periods.map((_, at) => ({
    name: `period_${at}`,
    label: at === 0 ? t(`agent_report.cohort_first_${by}`) : t(`agent_report.cohort_${by}`, { number: at }),
  }));
  return (
    <div className="flex flex-col gap-3">
      <FigureTable
        label={t('agent_report.cut_cohorts')}
        headLabel={t('agent_report.cohort_joined')}
        columns={[
          { name: 'members', label: t('agent_report.registrations') },
          { name: 'first_deposits', label: t('agent_report.first_deposits') },
          { name: 'returned', label: t('agent_report.cohort_returned') },
          ...periods,
        ]}
        chief={['members', 'first_deposits', 'returned', 'period_1']}
        rows={[...list].reverse().map(({ joined, merged, ...figures }) => ({
          key: joined,
          head: (
            <span className="flex flex-wrap items-center gap-x-3">
              {t(`agent_report.cohort_from_${by}`, { day: show(joined) })}
              {merged > 0 && (
                <span className="font-normal text-text-3 text-xs">
                  {t('agent_report.cohort_merged', { count: merged })}
                </span>
              )}
            </span>
          ),
          cells: cellsOf(figures),
        }))}
        total={cellsOf(total)}
      />
      <p className="text-text-3 text-xs">{t('agent_report.cohorts_note')}</p>
    </div>
  );
};

/** Those who joined in the same week or month, and what became of them. */
export const CohortTable = ({ body }: { readonly body: Omit<InputOf<typeof agentCohorts>, 'by'> }) => {
  const { t } = useTranslation();
  const [by, setBy] = useState<CohortStep>('month');
  const [measure, setMeasure] = useState<CohortMeasure>('players');
  const query = useCallQuery(agentCohorts, { ...body, by });
  return (
    <>
      <div className="mb-4 grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Choice
          label={t('agent_report.by')}
          all={t('agent_report.by_month')}
          value={by === 'month' ? null : by}
          values={[{ value: 'week', label: t('agent_report.by_week') }]}
          onChange={(step) => setBy(step ?? 'month')}
        />
        <Choice
          label={t('agent_report.cohort_measure')}
          all={t('agent_report.players')}
          value={measure === 'players' ? null : measure}
          values={cohortMeasures
            .filter((name) => name !== 'players')
            .map((name) => ({ value: name, label: t(`agent_report.${name}`) }))}
          onChange={(name) => setMeasure(name ?? 'players')}
        />
        <div className="flex justify-end max-lg:col-span-2 lg:col-span-2">
          <DownloadButton fetchFile={() => callApi(agentCohortsFile, { ...body, by })} />
        </div>
      </div>
      <CentreFrame query={query}>
        {(report) => <Cohorts report={report} by={by} measure={measure} />}
      </CentreFrame>
    </>
  );
};
