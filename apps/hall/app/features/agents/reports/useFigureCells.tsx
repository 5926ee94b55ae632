import type { Currency } from '@pavilion/contract';
import type { LineFigures } from '@pavilion/contract/agentReports';
import { useTranslation } from '../../../i18n/texts.ts';
import { Money } from '../../../ui/Money.tsx';
import { type FigureName, isAmount, isSigned } from '../model/figures.ts';
import type { Cells, FigureColumn } from '../model/figureTable.ts';

/** What there is nothing to say of. */
export const nothingSaid = <span className="text-text-3">–</span>;

/** Columns of a line's figures, and what stands in them; a dash for what has nothing to do with the games that were chosen. */
export const useFigureCells = (names: readonly FigureName[], currency: Currency) => {
  const { t } = useTranslation();
  const cellOf = (name: FigureName, value: LineFigures[FigureName]) => {
    if (value === null) return nothingSaid;
    if (isAmount(name)) return <Money amount={String(value)} currency={currency} signed={isSigned(name)} />;
    return <span className="tnum">{value}</span>;
  };
  return {
    columns: names.map((name): FigureColumn => ({ name, label: t(`agent_report.${name}`) })),
    cellsOf: (figures: LineFigures): Cells =>
      Object.fromEntries(names.map((name) => [name, cellOf(name, figures[name])])),
  };
};
