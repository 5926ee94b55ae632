import type { Currency } from '@pavilion/contract';
import type { LineFigures } from '@pavilion/contract/agentReports';
import { Money } from '../../../ui/Money.tsx';
import { type FigureName, isAmount, isSigned } from '../model/figures.ts';

interface FigureCellProps {
  readonly figures: LineFigures;
  readonly name: FigureName;
  readonly currency: Currency;
}

/** One figure of a line; a dash for what has nothing to do with the games that were chosen. */
export const FigureCell = ({ figures, name, currency }: FigureCellProps) => {
  const value = figures[name];
  if (value === null) return <span className="text-text-3">–</span>;
  if (isAmount(name)) return <Money amount={String(value)} currency={currency} signed={isSigned(name)} />;
  return <span className="tnum">{value}</span>;
};
