import type { ReactNode } from 'react';
import { useTable } from './context.ts';

/** What a table tells of its last results, and that there are none yet. */
export const StatsPanel = ({
  className,
  isEmpty,
  children,
}: {
  className: string;
  isEmpty: boolean;
  children: ReactNode;
}) => {
  const { texts } = useTable();
  return (
    <section className={`stats ${className}`} aria-label={texts.stats} data-field="results">
      {isEmpty ? <p className="soft">{texts.noResults}</p> : children}
    </section>
  );
};
