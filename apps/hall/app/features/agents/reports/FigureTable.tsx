import { useTemplate } from '../../../state/TemplateContext.tsx';
import type { FigureTableProps } from '../model/figureTable.ts';
import { FigureTable as Narrow } from '../narrow/FigureTable.tsx';
import { FigureTable as Wide } from '../wide/FigureTable.tsx';

export const FigureTable = (props: FigureTableProps) =>
  useTemplate() === 'wide' ? <Wide {...props} /> : <Narrow {...props} />;
