import '../../styles/court.css';
import '../../styles/players.css';
import { useEffect } from 'react';
import type { BasketballScore, EventPhase, Side, TimelineItem } from '../../../../src/book/views.ts';
import { isCalm } from '../../shell/calm.ts';
import { LeadChart } from './LeadChart.tsx';
import { leadsOf } from './leads.ts';
import { type CourtFrame, courtFrame, ringOf } from './play/courtPlay.ts';
import { Flying } from './play/Flying.tsx';
import { beatMs, type Spot } from './play/figures.ts';
import { CourtLight, courtLift, Hall, leadsView } from './play/Hall.tsx';
import { PaperPlayer } from './play/PaperPlayer.tsx';
import { broughtOf } from './play/possession.ts';
import { Scored } from './play/Scored.tsx';
import { usePlay } from './play/usePlay.ts';
import { type Look, Stage, wholeView } from './Stage.tsx';
import { otherOf, sides } from './sides.ts';
import { moodsOf } from './Terrace.tsx';

const Court = () => (
  <>
    <path className="court-floor warm" d="M42 99H358L398 164H2z" />
    <path
      className="board-lines"
      d="M56 102H344L382 160H18zM200 102V160M200 117a24 11 0 1 1 0 22 24 11 0 1 1 0-22M46 117H104L98 143H31M354 117H296L302 143H369M54 106Q150 105 142 130T24 154M346 106Q250 105 258 130T376 154"
    />
  </>
);

/** The board, the ring and the net of the basket at a side's right; the net swings when the ball goes through. */
const Basket = ({ side, isSwinging }: { side: Side; isSwinging: boolean }) => (
  <g
    className="basket"
    data-swing={isSwinging}
    transform={side === 'home' ? undefined : 'translate(400 0) scale(-1 1)'}
  >
    <path className="basket-post" d="M378 130V66L364 66" />
    <path className="basket-board" d="M361 52L366 49V80L361 83z" />
    <g transform="translate(350 78)">
      <path className="basket-net" d="M-8 0L-4 13H4L8 0M-4.500 6H4.500M-2 13L0 0L2 13" />
      <path className="basket-ring" d="M-9 0H11" />
      {isSwinging && (
        <path className="basket-swish" d="M-12 10L-19 15M12 10L19 15M-9 19L-13 26M9 19L13 26M0 20V29" />
      )}
    </g>
  </g>
);

const Ball = () => (
  <>
    <circle className="board-ball warm" r="3.600" />
    <path
      className="ball-seams"
      d="M-3.500 0H3.500M0-3.500V3.500M-2.400-2.500Q-.7 0-2.400 2.500M2.400-2.500Q.7 0 2.400 2.500"
    />
  </>
);

/** Beside the ring, not behind its board; and so low that it rises within what is seen from near. */
const besideRing = (side: Side): Spot => {
  const { x, y } = ringOf(side);
  return { x: x - (side === 'home' ? 24 : -24), y: y + 28 };
};

/** Ten men stand clear of each other: they are small, and seen from near. */
const menSize = 0.68;
const [near, nearer] = [1.4, 1.5];
/** As high as a pitch is. */
const courtView = '14 -86 372 256';
/** So low that the floor is in sight to its near edge. Hundredths of the picture, as is how far the view is ahead of the ball. */
const floorAt = 72;
const aheadBy = 8;

/** Goes with the ball, and nearer to a ring that it has gone through. */
const lookOf = ({ balls, scored, carrier }: CourtFrame): Look => {
  const at = scored === null ? balls[0]?.to : ringOf(scored.side);
  if (at === undefined || balls.length > 1) return wholeView;
  const ahead = carrier === null ? 0 : carrier.side === 'home' ? aheadBy : -aheadBy;
  const x = Math.min(90, Math.max(10, 50 + ((at.x - 200) / 372) * 140 + ahead));
  return { x, y: floorAt, zoom: scored === null ? near : nearer };
};

/**
 * Who covers whom, the farthest first. It goes by their places and not by where they are at a beat: a figure that changes its turn in the
 * picture would jump.
 */
const depths: readonly number[] = [1, 3, 0, 4, 2];

/** The court, five of each side as the feed told what they did, and who has led by how much. */
const BasketballBoard = ({
  id,
  score,
  timeline,
  told: shown,
  phase,
  tell,
}: {
  id: string;
  score: BasketballScore;
  timeline: readonly TimelineItem[];
  /** What the picture has come to: the line of leads goes no further. */
  told: readonly TimelineItem[];
  phase: EventPhase;
  /** What is played, as it is seen. */
  tell?: (said: CourtFrame['said'] | null) => void;
}) => {
  const told = { id, score, phase, brought: broughtOf(score, timeline) };
  const key = `${phase} ${score.quarter} ${score.clock} ${score.isBreak}`;
  const play = usePlay(told, key, beatMs, phase !== 'abandoned');
  const frame = courtFrame(play);
  const [kind, of] = [frame.said?.kind, frame.said?.side];
  useEffect(() => tell?.(kind && of ? { kind, side: of } : null), [tell, kind, of]);
  const figures = sides
    .flatMap((side) => frame[side].map((at, order) => ({ at, order, side })))
    .sort((a, b) => depths.indexOf(a.order) - depths.indexOf(b.order));
  // Whoever attacks looks at the ring, and the others at them.
  const facing = (side: Side): Side => {
    const looksRight = score.attacks === side ? side : otherOf(score.attacks);
    return phase === 'live' && !score.isBreak ? looksRight : side;
  };
  const scored = frame.scored?.side ?? null;
  return (
    <Stage
      view={courtView}
      lift={courtLift}
      look={isCalm() ? wholeView : lookOf(frame)}
      moods={moodsOf(scored ?? frame.champion ?? null, frame.carrier?.side ?? null)}
      still={
        <>
          <Hall cheers={scored ?? frame.champion ?? null} />
          <Court />
          <CourtLight />
        </>
      }
      below={
        <svg className="stage-below" viewBox={leadsView} aria-hidden="true" focusable="false">
          <LeadChart leads={leadsOf(shown.filter(({ kind }) => kind === 'points'))} />
        </svg>
      }
    >
      {sides.map((side) => (
        <Basket key={side} side={side} isSwinging={frame.scored?.side === side} />
      ))}
      <g className="court" data-run={frame.isRun === true}>
        {figures.map(({ at, order, side }) => (
          <PaperPlayer
            key={`${side}${order}`}
            at={at}
            side={side}
            facing={facing(side)}
            order={order + (side === 'home' ? 0 : 2)}
            hasBall={frame.carrier?.side === side && frame.carrier.at === order}
            size={menSize}
          />
        ))}
      </g>
      {frame.balls.map((flight, index) => (
        <Flying
          // biome-ignore lint/suspicious/noArrayIndexKey: each ball is its side's
          key={index}
          flight={flight}
          beat={`${key} ${play.beat}`}
        >
          <Ball />
        </Flying>
      ))}
      {frame.points && <Scored {...frame.points} at={besideRing(frame.points.side)} />}
    </Stage>
  );
};

export default BasketballBoard;
