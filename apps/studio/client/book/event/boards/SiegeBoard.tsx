import '../../styles/siege.css';
import '../../styles/siegeRound.css';
import '../../styles/siegeStorm.css';
import '../../styles/siegeEnd.css';
import '../../styles/siegeFight.css';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { roundsBeforeChange } from '../../../../src/book/engine/siegeRounds.ts';
import type { EventView, SiegeScore } from '../../../../src/book/views.ts';
import { boardOf } from '../../pageTexts/texts.ts';
import { isCalm } from '../../shell/calm.ts';
import { useWords } from '../../shell/context.ts';
import { takenIn } from './leads.ts';
import { SiegeCards } from './SiegeCards.tsx';
import type { SiegeSeen } from './siegeSeen.ts';
import { Round } from './siegeStage.tsx';
import { useSiegeSeen } from './useSiegeSeen.ts';

/** A fight that was going on before it was looked at has come to the walls. Milliseconds. */
const wallsMs = 4_600;
/** Longer than any round is told. */
const longAgoMs = 30_000;

/** How much of what is seen had gone by before it was looked at: all of it where nobody can tell. */
const lateOf = ({ state, sinceMs }: SiegeSeen): number =>
  state === 'fight' ? wallsMs : state === 'rest' ? 0 : (sinceMs ?? longAgoMs);

/** So long the next layer takes to cover the one before. Milliseconds. */
const coversMs = 700;

/** One layer over another: the next one comes in over the one that was there, which goes when nothing of it is seen any more. */
const Layers = ({ id, children }: { id: string; children: ReactNode }) => {
  const [top, setTop] = useState({ id, isFirst: true });
  const [below, setBelow] = useState<{ readonly id: string; readonly shown: ReactNode } | null>(null);
  const shown = useRef(children);
  if (top.id !== id) {
    setBelow({ id: top.id, shown: shown.current });
    setTop({ id, isFirst: false });
  }
  useEffect(() => {
    shown.current = children;
  });
  useEffect(() => {
    if (below === null) return;
    const timer = setTimeout(() => setBelow(null), coversMs);
    return () => clearTimeout(timer);
  }, [below]);
  return (
    <>
      {below && <g key={below.id}>{below.shown}</g>}
      <g key={top.id} className="siege-layer" data-first={top.isFirst}>
        {children}
      </g>
    </>
  );
};

/** Rounds of a map that can be: dots for those to come are left empty. */
const dots = 17;

/** A mark stands between the dots where the sides change. */
const dotAt = (round: number): number => 100 + 13.2 * (round + 0.5) + (round < roundsBeforeChange ? 0 : 12);

const Dots = ({ event, at }: { event: EventView; at: number }) => {
  const { siege } = boardOf(useWords().lang);
  const taken = takenIn(event.timeline, at + 1);
  return (
    <>
      <path className="track-line" d="M100 172h237" />
      {Array.from({ length: dots }, (_, round) => {
        const side = taken[round];
        const y = side === undefined ? 172 : side === 'home' ? 167 : 177;
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds are numbered
            key={round}
            className="round-dot"
            data-side={side}
            cx={dotAt(round)}
            cy={y}
            r={side === undefined ? 2 : 4.6}
          />
        );
      })}
      <g className="siege-turn" transform={`translate(${100 + 13.2 * roundsBeforeChange + 6} 172)`}>
        <rect x="-6" y="-6" width="12" height="12" rx="3" />
        <path d="M-4-2H4L1.500-4.500M4 2H-4L-1.500 4.500" />
      </g>
      <text className="siege-first-to" x="386" y="175" textAnchor="end">
        {siege.firstTo}
      </text>
    </>
  );
};

/** The castle in play, what is told over it, and every round of the map: home above, away below. */
const SiegeBoard = ({ event, told, score }: { event: EventView; told: EventView; score: SiegeScore }) => {
  const seen = useSiegeSeen(event);
  const moment = seen && `${event.id} ${seen.at} ${seen.round} ${seen.state}`;
  // Measured once: what is being played would leap otherwise.
  const [first] = useState(() => ({ moment, lateMs: seen ? lateOf(seen) : 0 }));
  if (!seen) return null;
  const { assault } = event;
  const own = assault?.part === seen.at + 1 && assault.round === seen.round ? assault : null;
  const lateMs = isCalm()
    ? longAgoMs
    : first.moment === moment
      ? first.lateMs
      : assault === null
        ? lateOf(seen)
        : 0;
  return (
    <>
      <svg className="board-art" viewBox="92 -4 296 187" aria-hidden="true" focusable="false">
        <clipPath id="siege-ground">
          <rect x="93" y="-3" width="294" height="163" rx="6" />
        </clipPath>
        <g clipPath="url(#siege-ground)">
          <Layers id={`${seen.at} ${seen.round}`}>
            <Round seen={seen} map={score.maps[seen.at]?.map.en_US} assault={own} lateMs={lateMs} />
          </Layers>
        </g>
        <Dots event={told} at={seen.at} />
      </svg>
      <SiegeCards event={event} seen={seen} assault={own} lateMs={lateMs} isLanding={told !== event} />
    </>
  );
};

export default SiegeBoard;
