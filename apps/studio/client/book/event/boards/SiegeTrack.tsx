import { roundsBeforeChange, siegeRule } from '../../../../src/book/engine/siegeRounds.ts';
import type { EventView, Side } from '../../../../src/book/views.ts';
import { boardOf } from '../../pageTexts/texts.ts';
import { useWords } from '../../shell/context.ts';
import { takenIn } from './leads.ts';
import { sides } from './sides.ts';

/** Rounds of a map that can be: dots for those to come are left empty. */
const dots = 17;

/** From dot to dot; closer in overtime, of which more is to be said beside them. */
const steps = { usual: 13, overtime: 9.6 } as const;

/** A mark stands between the dots where the sides change. */
const dotAt = (round: number, step: number): number =>
  100 + step * (round + 0.5) + (round < roundsBeforeChange ? 0 : 12);

/** Neither can have the seven rounds any more with a lead of two. */
const isOvertime = (taken: readonly Side[]): boolean =>
  sides.every((side) => taken.filter((each) => each === side).length >= siegeRule.target - 1);

/** Every round of the map as a dot, home above, away below, and at the end what wins the map. */
export const SiegeTrack = ({ event, at }: { event: EventView; at: number }) => {
  const { siege, wait } = boardOf(useWords().lang);
  const taken = takenIn(event.timeline, at + 1);
  const isLong = isOvertime(taken);
  const step = isLong ? steps.overtime : steps.usual;
  return (
    <>
      <path className="track-line" d={`M100 191h${step * dots + 12.6}`} />
      {Array.from({ length: dots }, (_, round) => {
        const side = taken[round];
        const y = side === undefined ? 191 : side === 'home' ? 187.4 : 194.6;
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds are numbered
            key={round}
            className="round-dot"
            data-side={side}
            cx={dotAt(round, step)}
            cy={y}
            r={side === undefined ? 2 : 3.6}
          />
        );
      })}
      <g className="siege-turn" transform={`translate(${100 + step * roundsBeforeChange + 6} 191)`}>
        <rect x="-6" y="-6" width="12" height="12" rx="3" />
        <path d="M-4-2H4L1.500-4.500M4 2H-4L-1.500 4.500" />
      </g>
      {(isLong ? [wait.overtime, siege.overtime] : [siege.firstTo]).map((line, row) => (
        <text
          key={line}
          className="siege-first-to"
          data-lines={isLong ? 2 : 1}
          x="383"
          y={isLong ? 187.8 + 9 * row : 194}
          textAnchor="end"
        >
          {line}
        </text>
      ))}
    </>
  );
};
