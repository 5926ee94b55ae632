import '../../styles/court.css';
import '../../styles/finishes.css';
import '../../styles/players.css';
import { useEffect } from 'react';
import type { BasketballScore, EventPhase, Side, TimelineItem } from '../../../../src/book/views.ts';
import { isCalm } from '../../shell/calm.ts';
import { LeadChart } from './LeadChart.tsx';
import { leadsOf } from './leads.ts';
import { Cheered } from './play/Cheered.tsx';
import { courtCheerOf } from './play/cheer.ts';
import { courtLook } from './play/courtCamera.ts';
import { pointsAt, shadeOf, underRing } from './play/courtDepth.ts';
import { type CourtFrame, courtFrame } from './play/courtPlay.ts';
import { Flying } from './play/Flying.tsx';
import { beatMs } from './play/figures.ts';
import { CourtLight, courtView, Hall, leadsView, skyLift } from './play/Hall.tsx';
import { PaperPlayer } from './play/PaperPlayer.tsx';
import { broughtOf } from './play/possession.ts';
import { Scored } from './play/Scored.tsx';
import { stripStyle } from './play/strips.ts';
import { usePlay } from './play/usePlay.ts';
import { Stage, wholeView } from './Stage.tsx';
import { otherOf, sides } from './sides.ts';
import { moodsOf } from './Terrace.tsx';

const Court = () => (
  <>
    <path className="court-floor warm" d="M42 99H358L398 219H2z" />
    <path
      className="board-lines"
      d="M56 104.500H344L382 212H18zM200 104.500V212M200 134a28 21 0 1 1 0 42 28 21 0 1 1 0-42M48 132H104L98 181H29M352 132H296L302 181H371M54 112Q150 110 142 156T24 201M346 112Q250 110 258 156T376 201"
    />
  </>
);

/** How the basket answers a ball that has gone through: its net swings, or it is shaken as a whole. */
type Answer = 'net' | 'slam';

const placed = (side: Side) => (side === 'home' ? undefined : 'translate(400 0) scale(-1 1)');

/** The board of the basket at a side's right, behind those who play; lit once the time has run out. */
const BasketBoard = ({ side, answer, isLit }: { side: Side; answer: Answer | null; isLit: boolean }) => (
  <g className="basket" data-swing={answer ?? undefined} transform={placed(side)}>
    <path className="basket-post" d="M379 156V60L366 62" />
    <g className="basket-shakes">
      {isLit && <path className="basket-light" d="M357 46L369 39V81L357 88z" />}
      <path className="basket-board" d="M359 48L367 43V79L359 84z" />
      <path className="basket-square" d="M361 61L365 58.500V72L361 74.500z" />
    </g>
  </g>
);

/** Its ring and net, before those who play. */
const BasketRing = ({ side, answer }: { side: Side; answer: Answer | null }) => (
  <g className="basket" data-swing={answer ?? undefined} transform={placed(side)}>
    <g className="basket-shakes">
      <g transform="translate(350 78)">
        <path
          className="basket-net"
          d="M-8.500 0L-4.500 14H4.500L8.500 0M-6 5.500H6M-5 10H5M-2 14L0 0L2 14"
        />
        <path className="basket-ring" d="M-9.500 0H10" />
        {answer === 'net' && (
          <path className="basket-swish" d="M-12 10L-19 15M12 10L19 15M-9 19L-13 26M9 19L13 26M0 20V29" />
        )}
        {answer === 'slam' && (
          <path
            className="basket-swish"
            d="M-15-4L-26-9M-15 6L-27 9M14-8L22-17M-4-12L-8-23M6-12L9-24M-8 18L-12 28M8 18L12 28"
          />
        )}
      </g>
    </g>
  </g>
);

const Ball = () => (
  <>
    <circle className="board-ball warm" r="4.400" />
    <path
      className="ball-seams"
      d="M-4.200 0H4.200M0-4.200V4.200M-2.900-3Q-.8 0-2.900 3M2.900-3Q.8 0 2.900 3"
    />
  </>
);

/** Ten men stand clear of each other. */
const menSize = 0.85;

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
  kits,
  tell,
}: {
  id: string;
  score: BasketballScore;
  timeline: readonly TimelineItem[];
  /** What the picture has come to: the line of leads goes no further. */
  told: readonly TimelineItem[];
  phase: EventPhase;
  /** What both play in. */
  kits: Parameters<typeof stripStyle>[0];
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
  const { points } = frame;
  const cheer = points ? courtCheerOf(play.told, points.side, timeline) : null;
  const scored = frame.scored?.side ?? null;
  const answerOf = (side: Side): Answer | null => {
    if (scored !== side) return null;
    return kind === 'dunk' ? 'slam' : 'net';
  };
  // Kites rise for what is much, and as long as it is told; a plain basket moves the stands alone.
  const cheered = points && cheer ? points.side : null;
  return (
    <>
      <Stage
        view={courtView}
        lift={skyLift}
        look={isCalm() ? wholeView : courtLook(frame)}
        moods={moodsOf(cheered ?? frame.champion ?? null, frame.carrier?.side ?? null)}
        still={
          <>
            <Hall cheers={cheered ?? scored ?? frame.champion ?? null} />
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
          <BasketBoard
            key={side}
            {...{ side, answer: answerOf(side) }}
            isLit={frame.isLit === true && frame.shot === side}
          />
        ))}
        <g className="court" data-run={frame.isRun === true} style={stripStyle(kits)}>
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
        {sides.map((side) => (
          <BasketRing key={side} {...{ side, answer: answerOf(side) }} />
        ))}
        {frame.balls.map((flight, index) => (
          <Flying
            // biome-ignore lint/suspicious/noArrayIndexKey: each ball is its side's
            key={index}
            flight={flight}
            beat={`${key} ${play.beat}`}
            shade={[shadeOf(flight.from, underRing('home').y), shadeOf(flight.to, underRing('home').y)]}
          >
            <Ball />
          </Flying>
        ))}
        {points && <Scored {...points} at={pointsAt(points.side)} />}
      </Stage>
      {points && cheer && <Cheered cheer={cheer} side={points.side} />}
    </>
  );
};

export default BasketballBoard;
