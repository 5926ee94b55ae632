import { useTranslation } from '../../../i18n/texts.ts';
import { TableFrame } from '../../../ui/TableFrame.tsx';
import type { FigureTableProps } from '../model/figureTable.ts';

const cell = 'whitespace-nowrap px-4 py-3 text-right';
const headCell = 'sticky left-0 bg-raised px-4 py-3 text-left';

/** Every column beside the others: what is wider than the page is moved under the first. */
export const FigureTable = ({ label, headLabel, columns, rows, total }: FigureTableProps) => {
  const { t } = useTranslation();
  return (
    <TableFrame label={label}>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-line border-b text-text-3 text-xs">
            <th scope="col" className={`${headCell} font-medium`}>
              {headLabel}
            </th>
            {columns.map((column) => (
              <th key={column.name} scope="col" className={`${cell} font-medium`}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cells }) => (
            <tr key={key} data-row={key} className="border-line border-b">
              <th scope="row" className={`${headCell} whitespace-nowrap font-medium`}>
                {head}
              </th>
              {columns.map(({ name }) => (
                <td key={name} className={cell}>
                  {cells[name]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr data-row="total" className="font-semibold">
            <th scope="row" className={headCell}>
              {t('agent_report.total')}
            </th>
            {columns.map(({ name }) => (
              <td key={name} className={cell}>
                {total[name]}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </TableFrame>
  );
};
