import type { ReactNode } from 'react';
import IconChevron from '~icons/lucide/chevron-down';

/** A table that is put away until somebody wants to know. The first column names the row, the others tell amounts. */
export const FoldedTable = ({
  summary,
  heads,
  children,
}: {
  readonly summary: string;
  readonly heads: readonly string[];
  readonly children: ReactNode;
}) => (
  <details className="group">
    <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-sm text-text-2 [&::-webkit-details-marker]:hidden">
      {summary}
      <IconChevron aria-hidden className="size-4 transition-transform group-open:rotate-180" />
    </summary>
    <table className="w-full text-sm">
      <thead>
        <tr className="text-text-3 text-xs">
          {heads.map((head, column) => (
            <th
              key={head}
              scope="col"
              className={`py-1.5 font-medium ${column === 0 ? 'text-left' : 'text-right'}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </details>
);
