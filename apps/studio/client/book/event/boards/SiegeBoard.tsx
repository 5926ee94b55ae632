import '../../styles/siege.css';
import '../../styles/siegeRound.css';
import '../../styles/siegeStorm.css';
import '../../styles/siegeEnd.css';
import '../../styles/siegeFight.css';
import '../../styles/siegeBeat.css';
import '../../styles/siegeArrows.css';
import '../../styles/siegeCover.css';
import '../../styles/siegeTense.css';
import '../../styles/siegeReady.css';
import '../../styles/siegeLand.css';
import '../../styles/siegeTriumph.css';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { coverMsBy, siegePointOf, stormsIn } from '../../../../src/book/engine/siegeRounds.ts';
import type { EventView, SiegeScore } from '../../../../src/book/views.ts';
import { isCalm } from '../../shell/calm.ts';
import { useIsShut } from '../useCloses.ts';
import { lastScored } from './leads.ts';
import { SiegeCards } from './SiegeCards.tsx';
import { SiegeCash } from './SiegeCash.tsx';
import { SiegeSides } from './SiegeSides.tsx';
import { SiegeTrack } from './SiegeTrack.tsx';
import { isOpen, roundId, type SiegeSeen, stormFromMs } from './siegeSeen.ts';
import { Round } from './siegeStage.tsx';
import { useSiegeSeen } from './useSiegeSeen.ts';
import { useSiegeSound } from './useSiegeSound.ts';

/** What was going on before it was looked at: arrows have been flying, and a fight has come to the walls. Milliseconds. */
const goingOnMs = { arrows: 1_500, storm: 1_200, fight: 4_600 } as const;
/** Longer than any round is told. */
const longAgoMs = 30_000;

/** How much of what is seen had gone by before it was looked at: all of it where nobody can tell. */
const lateOf = ({ state, sinceMs }: SiegeSeen): number => {
  switch (state) {
    case 'rest':
      return 0;
    case 'arrows':
    case 'storm':
    case 'fight':
      return goingOnMs[state];
    default:
      return sinceMs ?? longAgoMs;
  }
};

/** How much had gone by of what is looked at first: of an end that the score has told already, all of it, so that both agree from the first frame. */
const firstLateOf = (seen: SiegeSeen, isLanding: boolean): number => {
  if (seen.state === 'taken' || seen.state === 'held') return isLanding ? 0 : longAgoMs;
  return lateOf(seen);
};

/** How long both are under cover: styles bring up by then what the walls are stormed by. */
type Lasting = CSSProperties & Readonly<Record<'--cover', string>>;

/** Around the picture: whether bets are closed and both get ready. The picture itself is not drawn anew for it. */
const Stage = ({
  event,
  isWaiting,
  style,
  children,
}: {
  event: EventView;
  isWaiting: boolean;
  style: Lasting;
  children: ReactNode;
}) => {
  const isShut = useIsShut(event);
  return (
    <div className="siege-stage" data-ready={isShut && isWaiting} style={style}>
      {children}
    </div>
  );
};

/** The castle in play, what is told over it, and every round of the map: home above, away below. */
const SiegeBoard = ({ event, told, score }: { event: EventView; told: EventView; score: SiegeScore }) => {
  const isLanding = told !== event;
  const seen = useSiegeSeen(event, isLanding);
  const moment = seen && `${event.id} ${seen.at} ${seen.round} ${seen.state}`;
  // Measured once: what is being played would leap otherwise.
  const [first] = useState(() => ({ moment, lateMs: seen ? firstLateOf(seen, isLanding) : 0 }));
  // The same as long as the match is looked at: the picture is drawn anew for what happens alone.
  const [{ home, away }] = useState(event);
  const at = seen?.at ?? 0;
  const scene = `${at} ${seen?.round}`;
  const [firstScene] = useState(scene);
  const point =
    told.phase === 'live' && told.score.sport === 'siege' && told.score.current === at
      ? siegePointOf(told.score)
      : null;
  const tense = seen && isOpen(seen) ? (point?.brings ?? null) : null;
  const state = seen?.state ?? 'rest';
  const coverMs = coverMsBy(event.rules);
  const lasts: Lasting = { '--cover': `${coverMs}ms` };
  useSiegeSound(
    moment,
    state,
    first.moment === moment ? first.lateMs : 0,
    tense !== null && state !== 'cover',
    coverMs,
  );
  if (!seen) return null;
  const { assault } = event;
  const own = assault?.part === seen.at + 1 && assault.round === seen.round ? assault : null;
  const sinceMs = first.moment === moment ? first.lateMs : assault === null ? lateOf(seen) : 0;
  const lateMs = isCalm() ? longAgoMs : sinceMs + (seen.state === 'storm' ? stormFromMs : 0);
  const last = lastScored(event.timeline);
  const isTakenBefore =
    last?.part === seen.at + 1 &&
    last.clock === seen.round - 1 &&
    last.side === stormsIn(last.part, last.clock);
  return (
    <>
      <SiegeSides event={event} seen={seen} point={point} />
      <Stage event={event} isWaiting={state === 'rest' || (state === 'cover' && !isLanding)} style={lasts}>
        <svg className="board-art" viewBox="92 -62 296 262" aria-hidden="true" focusable="false">
          <clipPath id="siege-ground">
            <rect x="92" y="-62" width="296" height="243" />
          </clipPath>
          <g clipPath="url(#siege-ground)">
            <Round
              key={scene}
              seen={seen}
              id={roundId(event, seen)}
              map={score.maps[seen.at]?.map.en_US}
              assault={own}
              lateMs={lateMs}
              home={home}
              away={away}
              tense={tense}
              unfolds={scene !== firstScene && seen.state === 'rest' && isTakenBefore}
              holder={point?.sides.length === 1 ? (point.sides[0] ?? null) : null}
            />
            {/* From one scene to the next the light goes down for a moment, never out. */}
            {scene !== firstScene && (
              <rect key={`dark ${scene}`} className="siege-dark" x="92" y="-62" width="296" height="243" />
            )}
          </g>
          <SiegeTrack event={told} at={seen.at} />
        </svg>
        <SiegeCash event={told} />
        <SiegeCards event={event} seen={seen} assault={own} lateMs={lateMs} isLanding={isLanding} />
      </Stage>
    </>
  );
};

export default SiegeBoard;
