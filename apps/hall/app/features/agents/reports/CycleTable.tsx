import type { Currency, DataOf } from '@pavilion/contract';
import type { agentOperationTable, CycleFigures } from '@pavilion/contract/agentReports';
import { useTranslation } from '../../../i18n/texts.ts';
import { useInstant } from '../../../site/useInstant.ts';
import { useDay } from '../../recommend/model/useDay.ts';
import { ExactMoney } from '../ExactMoney.tsx';
import { chiefCycleFigures, cycleFigureNames, cycleFigures, ownCycleFigures } from '../model/cycleFigures.ts';
import type { Cells } from '../model/figureTable.ts';
import { usePercent } from '../model/usePercent.ts';
import { FigureTable } from './FigureTable.tsx';
import { nothingSaid } from './useFigureCells.tsx';

interface CycleTableProps {
  readonly report: DataOf<typeof agentOperationTable>;
}

const signed: readonly string[] = ['net', 'carried_in'];

const useCycleCells = (currency: Currency) => {
  const percent = usePercent();
  const amount = (name: string, value: string | null) =>
    value === null ? (
      nothingSaid
    ) : (
      <ExactMoney amount={value} currency={currency} signed={signed.includes(name)} />
    );
  return {
    sums: (figures: CycleFigures): Cells =>
      Object.fromEntries(cycleFigureNames.map((name) => [name, amount(name, figures[name])])),
    carried: (value: string | null) => amount('carried_in', value),
    rate: (ppm: number | null) => (ppm === null ? nothingSaid : percent(ppm)),
  };
};

/** What the settlement takes off each cycle and what comes of it, the running one as if it ended now. */
export const CycleTable = ({ report: { cycles, currency, path } }: CycleTableProps) => {
  const { t } = useTranslation();
  const [show, showDay] = [useInstant(), useDay()];
  const { sums, carried, rate } = useCycleCells(currency);
  if (cycles === null) return <p className="text-sm text-text-2">{t('agent_report.cycles_of_all_games')}</p>;
  if (cycles.list.length === 0) return <p className="text-sm text-text-2">{t('agent_report.no_cycles')}</p>;
  const isOwn = path.length === 0;
  const running = cycles.list.find(({ is_estimate }) => is_estimate);
  const names = cycleFigureNames.filter((name) => isOwn || !ownCycleFigures.includes(name));
  return (
    <div className="flex flex-col gap-3">
      <FigureTable
        label={t('agent_report.cut_cycles')}
        headLabel={t('settlement.cycle')}
        columns={[
          ...names.map((name) => ({ name, label: t(cycleFigures[name]) })),
          ...(isOwn
            ? [
                { name: 'rate_ppm', label: t('settlement.rate') },
                { name: 'carried_in', label: t('settlement.sum_carry_in') },
              ]
            : []),
        ]}
        chief={chiefCycleFigures}
        rows={[...cycles.list].reverse().map(({ cycle, is_estimate, rate_ppm, carried_in, ...figures }) => ({
          key: cycle.from,
          head: (
            <span className="flex flex-wrap items-center gap-x-3">
              {showDay(cycle.from)} – {showDay(cycle.to)}
              {is_estimate && (
                <span className="font-normal text-text-3 text-xs">{t('agent_report.estimate')}</span>
              )}
            </span>
          ),
          cells: { ...sums(figures), rate_ppm: rate(rate_ppm), carried_in: carried(carried_in) },
        }))}
        total={sums(cycles.total)}
      />
      <p className="text-text-3 text-xs">
        {t('agent_report.cycles_note')}
        {!isOwn && ` ${t('agent_report.cycles_of_child')}`}
        {running && ` ${t('agent_report.estimate_note', { time: show(running.as_of) })}`}
      </p>
    </div>
  );
};
