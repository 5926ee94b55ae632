import type { ReactNode } from 'react';
import { useTable } from '../shell/context.ts';
import { StatsPanel } from '../shell/StatsPanel.tsx';

interface WonRowsProps {
  readonly places: readonly { readonly place: number; readonly name: string }[];
  readonly rounds: readonly { readonly number: number; readonly winners: readonly number[] }[];
  /** What the rows are of, where that is not plain. */
  readonly title?: string;
  /** What else is told of them. */
  readonly children?: ReactNode;
  /** What is told below them, and before there are any. */
  readonly always?: ReactNode;
}

const latestMax = 20;
/** So many of the last winners stand beside the title, where the rows below may have to be scrolled to. */
const besideTitle = 5;

/** Who won last, the newest at the end. */
const Latest = ({ rounds }: Pick<WonRowsProps, 'rounds'>) => (
  <ol className="latest-winners" aria-hidden="true">
    {rounds.slice(-besideTitle).map(({ number, winners }) => (
      <li key={number}>{winners.join(' ')}</li>
    ))}
  </ol>
);

/** A row for each place at the table: which of the last rounds it won. */
export const WonRows = ({ places, rounds, title, children, always }: WonRowsProps) => {
  const { texts } = useTable();
  return (
    <StatsPanel className="positions-stats below" isEmpty={rounds.length === 0 && !always}>
      {title !== undefined && (
        <div className="stats-head">
          <h2 className="stats-title">{title}</h2>
          <Latest rounds={rounds} />
        </div>
      )}
      {rounds.length === 0 ? (
        <p className="soft">{texts.noResults}</p>
      ) : (
        places.map(({ place, name }) => {
          const won = rounds.filter(({ winners }) => winners.includes(place)).length;
          return (
            <div
              key={place}
              className="position-row"
              role="img"
              aria-label={`${name} ${won}/${rounds.length}`}
            >
              <span>
                {name} <b>{won}</b>
              </span>
              <span className="position-beads">
                {rounds.slice(-latestMax).map(({ number, winners }) => (
                  <i key={number} data-won={winners.includes(place)} />
                ))}
              </span>
            </div>
          );
        })
      )}
      {children}
      {always}
    </StatsPanel>
  );
};
