import type { BodyOf, DataOf } from '@pavilion/contract';
import {
  agentStratifiedLevel,
  agentStratifiedTable,
  agentStratifiedTableFile,
  type Stratum,
} from '@pavilion/contract/agentReports';
import { useState } from 'react';
import IconDown from '~icons/lucide/chevron-right';
import { callApi } from '../../../api/client.ts';
import { useCallQuery } from '../../../api/useCall.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { CentreFrame } from '../CentreFrame.tsx';
import { DownloadButton } from '../DownloadButton.tsx';
import { chiefFigures, stratumFigures } from '../model/figures.ts';
import { useAgentLevels } from '../model/useAgentLevels.ts';
import { useSpan } from '../model/useSpan.ts';
import { OpenedPart } from '../OpenedPart.tsx';
import { FigureTable } from './FigureTable.tsx';
import { ReportFrame } from './ReportFrame.tsx';
import { nothingSaid, useFigureCells } from './useFigureCells.tsx';

const cuts = ['children', 'levels'] as const;
type Cut = (typeof cuts)[number];

const ppmPerPercent = 10_000;

interface RowsProps {
  readonly parts: readonly Stratum[];
  readonly report: Pick<DataOf<typeof agentStratifiedTable>, 'currency' | 'total'>;
  readonly cut: Cut;
  readonly onOpen: (memberId: number) => void;
  /** Opens a level; left out where none is listed. */
  readonly onLevel?: (depth: number) => void;
}

/** What a part is called, and the way into it. */
const Head = ({
  part,
  cut,
  onOpen,
  onLevel,
}: { readonly part: Stratum } & Pick<RowsProps, 'cut' | 'onOpen' | 'onLevel'>) => {
  const { t } = useTranslation();
  const levels = useAgentLevels();
  const { agent, depth, merged } = part;
  const name = cut === 'levels' ? t('agent_report.level', { number: depth ?? 1 }) : t('agent_report.direct');
  // The first level stands under one agent alone.
  const opens = onLevel !== undefined && depth !== null && (depth > 1 || merged > 0);
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {agent === null && opens && (
        <Button size="sm" onClick={() => onLevel(depth)}>
          {name}
          <IconDown aria-hidden className="size-4" />
        </Button>
      )}
      {agent === null && !opens && name}
      {agent !== null && (
        <Button size="sm" onClick={() => onOpen(agent.member_id)}>
          {agent.member_account}
          <IconDown aria-hidden className="size-4" />
        </Button>
      )}
      {agent !== null && levels.get(agent.agent_level) !== undefined && (
        <span className="font-normal text-text-3 text-xs">{levels.get(agent.agent_level)}</span>
      )}
      {merged > 0 && (
        <span className="font-normal text-text-3 text-xs">{t('agent_report.merged', { count: merged })}</span>
      )}
    </span>
  );
};

const Rows = ({ parts, report, cut, onOpen, onLevel }: RowsProps) => {
  const { t } = useTranslation();
  const { currency } = report;
  const { columns, cellsOf } = useFigureCells(stratumFigures, currency);
  const percent = (text: string | number | null) => (text === null ? nothingSaid : `${text} %`);
  const money = (amount: string | null) =>
    amount === null ? nothingSaid : <Money amount={amount} currency={currency} />;
  const ofBills = [
    { name: 'rate', label: t('agent_report.rate') },
    { name: 'earned', label: t('agent_report.earned') },
    { name: 'differential', label: t('agent_report.differential') },
  ];
  return (
    <FigureTable
      label={t(`agent_report.cut_${cut}`)}
      headLabel={t(`agent_report.cut_${cut}`)}
      columns={[
        { name: 'members', label: t('agent_report.members') },
        { name: 'agents', label: t('agent_report.agents') },
        ...columns,
        { name: 'share', label: t('agent_report.share') },
        ...(cut === 'children' ? ofBills : []),
      ]}
      chief={chiefFigures}
      rows={parts.map((part) => ({
        key: String(part.agent?.member_id ?? `level-${part.depth}`),
        head: <Head part={part} cut={cut} onOpen={onOpen} {...(onLevel && { onLevel })} />,
        cells: {
          ...cellsOf(part.figures),
          members: part.members,
          agents: part.agents,
          share: percent(part.share),
          rate: percent(part.rate_ppm === null ? null : part.rate_ppm / ppmPerPercent),
          earned: money(part.earned),
          differential: money(part.differential),
        },
      }))}
      total={cellsOf(report.total)}
    />
  );
};

/** One level, by the agents whom its members stand directly under. */
const Level = ({
  body,
  depth,
  onOpen,
}: {
  readonly body: BodyOf<typeof agentStratifiedTable>;
  readonly depth: number;
  readonly onOpen: (memberId: number) => void;
}) => {
  const { t } = useTranslation();
  const query = useCallQuery(agentStratifiedLevel, { ...body, depth });
  return (
    <OpenedPart records="level" title={t('agent_report.level', { number: depth })}>
      <CentreFrame query={query}>
        {(level) => <Rows parts={level.list} report={level} cut="children" onOpen={onOpen} />}
      </CentreFrame>
    </OpenedPart>
  );
};

/** The line by level, and by the agents directly below, each of whom opens (spec §2 StratifiedTable). */
export const StratifiedPanel = () => {
  const { t } = useTranslation();
  const days = useSpan();
  const [cut, setCut] = useState<Cut>('children');
  const [under, setUnder] = useState<number | null>(null);
  const [level, setLevel] = useState<number | null>(null);
  const open = (memberId: number | null): void => {
    setLevel(null);
    setUnder(memberId);
  };
  const body = { ...days.span, ...(under === null ? {} : { under }) };
  const query = useCallQuery(agentStratifiedTable, body, { enabled: days.span !== null });
  return (
    <ReportFrame days={days} query={query} onOpen={open}>
      {(report) => (
        <>
          <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-text-2">
              {t('agent_report.line_of', { count: report.members })}
              {report.own_rate_ppm !== null &&
                ` · ${t('agent_report.own_rate', { rate: `${report.own_rate_ppm / ppmPerPercent} %` })}`}
            </p>
            <DownloadButton fetchFile={() => callApi(agentStratifiedTableFile, body)} />
          </div>
          <Tabs
            label={t('agent.page_StratifiedTable')}
            tabs={cuts.map((value) => ({ value, label: t(`agent_report.cut_${value}`) }))}
            value={cut}
            onChange={setCut}
          >
            <div className="pt-4">
              <Rows parts={report[cut]} report={report} cut={cut} onOpen={open} onLevel={setLevel} />
              {cut === 'levels' && level !== null && (
                <Level key={level} body={body} depth={level} onOpen={open} />
              )}
            </div>
          </Tabs>
        </>
      )}
    </ReportFrame>
  );
};
