import type { ReactNode } from 'react';
import { CountsButton } from './CountsButton.tsx';
import { useTable } from './context.ts';
import { useLandmark } from './landmark.ts';
import type { CountsView } from './view.ts';

/** What a table tells of its last results, and that there are none yet. */
export const StatsPanel = ({
  className,
  isEmpty,
  counts,
  children,
}: {
  className: string;
  isEmpty: boolean;
  /** Where it is counted how often numbers came. */
  counts?: (() => Promise<CountsView>) | undefined;
  children: ReactNode;
}) => {
  const { texts } = useTable();
  const landmark = useLandmark();
  return (
    <section className={`stats ${className}`} aria-label={landmark(texts.stats)} data-field="results">
      {counts && (
        <div className="stats-head">
          <span className="soft">{isEmpty ? texts.noResults : texts.road.last}</span>
          <CountsButton load={counts} />
        </div>
      )}
      {!isEmpty && children}
      {isEmpty && !counts && <p className="soft">{texts.noResults}</p>}
    </section>
  );
};
