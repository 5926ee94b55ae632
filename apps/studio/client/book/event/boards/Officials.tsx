import type { Linesman as LinesmanAt, RefereeMan } from './play/officials.ts';
import { PaperPlayer } from './play/PaperPlayer.tsx';
import { seenAt } from './play/pitch.ts';

/** He goes with the ball, and holds a card up with the number of whoever he books. */
export const RefereeOnPitch = ({ at, size }: { at: RefereeMan; size: number }) => {
  const { x, y } = seenAt(at);
  const { card } = at;
  return (
    <g className="pitch-referee" data-works={at.isBlown}>
      <PaperPlayer
        at={{ x, y, pose: at.isBlown ? 'hold' : 'run' }}
        side="home"
        facing={at.facing}
        size={size}
      />
      {card !== null && (
        <g key={card} transform={`translate(${x.toFixed(1)} ${(y - 74 * size).toFixed(1)})`}>
          <g className="pitch-card">
            <path d="M-8.500-12H8.500V12H-8.500z" />
            <text y="5">{card}</text>
          </g>
        </g>
      )}
    </g>
  );
};

/** Along the near line, in front of all: his flag is up where somebody stood too far ahead. */
export const Linesman = ({ at: { u, isUp } }: { at: LinesmanAt }) => {
  const { x, y } = seenAt({ u, v: 1.03 });
  return (
    <g className="pitch-referee pitch-linesman">
      <PaperPlayer
        at={{ x, y, pose: isUp ? 'hold' : 'walk' }}
        side="home"
        size={0.72}
        tool={
          <g className="linesman-flag" data-up={isUp}>
            <path className="flag-pole" d="M0 12V28" />
            <path className="flag-cloth" d="M0 19H11L8 23.500 11 28H0z" />
          </g>
        }
      />
    </g>
  );
};
