import { type DataOf, type GameTypeId, gameTypes } from '@pavilion/contract';
import {
  agentOperationTable,
  agentOperationTableFile,
  type OperationStep,
  operationSteps,
} from '@pavilion/contract/agentReports';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { useCallQuery } from '../../../api/useCall.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useDay } from '../../recommend/model/useDay.ts';
import { Choice } from '../../records/Choice.tsx';
import { AmountChart } from '../../wallet/AmountChart.tsx';
import { DownloadButton } from '../DownloadButton.tsx';
import { chiefFigures, operationFigures } from '../model/figures.ts';
import { useSpan } from '../model/useSpan.ts';
import { CohortTable } from './CohortTable.tsx';
import { CycleTable } from './CycleTable.tsx';
import { FigureTable } from './FigureTable.tsx';
import { ReportFrame } from './ReportFrame.tsx';
import { useFigureCells } from './useFigureCells.tsx';

/** Everybody by the day, what the settlement says, and those who joined together: three questions that look alike. */
const views = ['activity', 'cycles', 'cohorts'] as const;
type View = (typeof views)[number];

interface Games {
  readonly game_type?: GameTypeId;
  readonly gp_id?: number;
}

interface FilterProps {
  readonly report: DataOf<typeof agentOperationTable> | undefined;
  readonly by: OperationStep;
  readonly onBy: (by: OperationStep) => void;
  readonly games: Games;
  readonly onGames: (games: Games) => void;
}

/** Days, weeks or months, and of which games. What was chosen stays in the list while nobody plays it. */
const Filters = ({ report, by, onBy, games, onGames }: FilterProps) => {
  const { t } = useTranslation();
  const types = report?.game_types ?? [];
  return (
    <div className="col-span-2 mb-5 grid grid-cols-2 gap-4 lg:col-span-3 lg:mt-6.5 lg:grid-cols-3">
      <Choice
        label={t('agent_report.by')}
        all={t('agent_report.by_day')}
        value={by === 'day' ? null : by}
        values={operationSteps
          .filter((step) => step !== 'day')
          .map((step) => ({ value: step, label: t(`agent_report.by_${step}`) }))}
        onChange={(step) => onBy(step ?? 'day')}
      />
      <Choice
        label={t('records.type')}
        all={t('records.all_types')}
        value={games.game_type ?? null}
        values={types.map((id) => ({ value: id, label: t(`game_types.${gameTypes[id].name}`) }))}
        onChange={(type) =>
          onGames({
            ...(type === null ? {} : { game_type: type }),
            ...(games.gp_id ? { gp_id: games.gp_id } : {}),
          })
        }
      />
      <Choice
        label={t('records.provider')}
        all={t('records.all_providers')}
        value={games.gp_id ?? null}
        values={(report?.providers ?? []).map(({ gp_id, name }) => ({ value: gp_id, label: name }))}
        onChange={(gpId) =>
          onGames({
            ...(gpId === null ? {} : { gp_id: gpId }),
            ...(games.game_type ? { game_type: games.game_type } : {}),
          })
        }
      />
    </div>
  );
};

const Activity = ({ report }: { readonly report: DataOf<typeof agentOperationTable> }) => {
  const { t } = useTranslation();
  const show = useDay();
  const { list, total, currency } = report;
  const { columns, cellsOf } = useFigureCells(operationFigures, currency);
  return (
    <div className="flex flex-col gap-4">
      <AmountChart
        name="ggr"
        drawn="bars"
        title={t('agent_report.ggr')}
        points={list.map(({ day, figures }) => ({ day, amount: figures.ggr }))}
        currency={currency}
      />
      <FigureTable
        label={t('agent.page_OperationTable')}
        headLabel={t('agent_report.day')}
        columns={columns}
        chief={chiefFigures}
        // The newest first, as one looks for today.
        rows={[...list]
          .reverse()
          .map(({ day, figures }) => ({ key: day, head: show(day), cells: cellsOf(figures) }))}
        total={cellsOf(total)}
      />
    </div>
  );
};

/** What came of the whole line, by day, week or month (spec §2 OperationTable). */
export const OperationPanel = () => {
  const { t } = useTranslation();
  const days = useSpan();
  const [view, setView] = useState<View>('activity');
  const [by, setBy] = useState<OperationStep>('day');
  const [games, setGames] = useState<Games>({});
  const [under, setUnder] = useState<number | null>(null);
  const line = { ...days.span, ...(under === null ? {} : { under }) };
  const body = { ...line, by, ...games };
  const query = useCallQuery(agentOperationTable, body, { enabled: days.span !== null });
  return (
    <ReportFrame
      days={days}
      query={query}
      onOpen={setUnder}
      filters={
        view !== 'cohorts' && (
          <Filters report={query.data} by={by} onBy={setBy} games={games} onGames={setGames} />
        )
      }
    >
      {(report) => (
        <>
          <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-text-2">
              {t('agent_report.line_of', { count: report.members })} ·{' '}
              {t('agent_report.online', { number: report.online })}
            </p>
            {view !== 'cohorts' && (
              <DownloadButton fetchFile={() => callApi(agentOperationTableFile, body)} />
            )}
          </div>
          <Tabs
            label={t('agent.page_OperationTable')}
            tabs={views.map((value) => ({ value, label: t(`agent_report.cut_${value}`) }))}
            value={view}
            onChange={setView}
          >
            <div className="pt-4">
              {view === 'activity' && <Activity report={report} />}
              {view === 'cycles' && <CycleTable report={report} />}
              {view === 'cohorts' && <CohortTable body={line} />}
            </div>
          </Tabs>
        </>
      )}
    </ReportFrame>
  );
};
