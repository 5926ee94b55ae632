import type { ReactNode } from 'react';
import { useTable } from './context.ts';
import { useLandmark } from './landmark.ts';

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
  const landmark = useLandmark();
  return (
    <section className={`stats ${className}`} aria-label={landmark(texts.stats)} data-field="results">
      {isEmpty ? <p className="soft">{texts.noResults}</p> : children}
    </section>
  );
};
