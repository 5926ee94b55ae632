import type { ReactNode } from 'react';
import { StatsPanel } from '../shell/StatsPanel.tsx';

interface WonRowsProps {
  readonly places: readonly { readonly place: number; readonly name: string }[];
  readonly rounds: readonly { readonly number: number; readonly winners: readonly number[] }[];
  /** What else is told of them. */
  readonly children?: ReactNode;
}

const latestMax = 20;

/** A row for each place at the table: which of the last rounds it won. */
export const WonRows = ({ places, rounds, children }: WonRowsProps) => (
  <StatsPanel className="positions-stats below" isEmpty={rounds.length === 0}>
    {places.map(({ place, name }) => {
      const won = rounds.filter(({ winners }) => winners.includes(place)).length;
      return (
        <div key={place} className="position-row" role="img" aria-label={`${name} ${won}/${rounds.length}`}>
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
    })}
    {children}
  </StatsPanel>
);
