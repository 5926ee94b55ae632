import '../../styles/court.css';
import '../../styles/players.css';
import { useEffect } from 'react';
import type { EventPhase, RacketScore, Side, TimelineItem } from '../../../../src/book/views.ts';
import { isCalm } from '../../shell/calm.ts';
import { LeadChart } from './LeadChart.tsx';
import { leadsOf, takenIn } from './leads.ts';
import { Cheered } from './play/Cheered.tsx';
import { racketCheerOf } from './play/cheer.ts';
import { Flying } from './play/Flying.tsx';
import { beatMs, type Pose } from './play/figures.ts';
import { CourtLight, courtView, Hall, leadsView, skyLift } from './play/Hall.tsx';
import { PaperPlayer } from './play/PaperPlayer.tsx';
import { racketLook } from './play/racketCamera.ts';
import { racketFrame, servesNear } from './play/racketPlay.ts';
import { racketSize } from './play/racketStrokes.ts';
import { Scored } from './play/Scored.tsx';
import { usePlay } from './play/usePlay.ts';
import { Stage, wholeView } from './Stage.tsx';
import { otherOf, sides } from './sides.ts';
import { moodsOf } from './Terrace.tsx';

const Court = () => (
  <>
    <path className="court-floor" d="M42 99H358L398 219H2z" />
    <path
      className="board-lines"
      d="M62 106H338L380 208H20zM58 117H342M28 188H372M90 106L52 208M310 106L348 208M160 117L140 188M240 117L260 188M74 150H151M249 150H326"
    />
  </>
);

/** Between both courts, in front of whoever is behind it. */
const Net = () => (
  <g className="court-net">
    <path className="net-mesh" d="M204 54L196 138V170L204 82z" />
    <path d="M204 106V54L196 138V208M204 61L196 146M204 68L196 154M204 75L196 162M204 82L196 170" />
    <path className="net-tape" d="M204 54L196 138" />
  </g>
);

const Racket = () => (
  <g className="racket">
    <path d="M0 12V23" />
    <ellipse cy="29" rx="4.200" ry="6.400" />
  </g>
);

const Towel = () => <path className="towel" d="M-4 10H5L7 24Q2 21-2 25L-6 23z" />;

const Bottle = () => <path className="bottle" d="M-2.500 12H2.500V22L1.300 24V27H-1.300V24L-2.500 22z" />;

const toolOf = (pose: Pose) => {
  if (pose === 'towel') return <Towel />;
  return pose === 'drink' ? <Bottle /> : <Racket />;
};

const Shuttle = () => (
  <>
    <path className="shuttle-feathers" d="M1-2.600L-10-5.800V5.800L1 2.600z" />
    <circle className="board-ball" cx="2" r="3.300" />
  </>
);

/** Where the next service is struck, and where it has to come down. */
const ServiceCourts = ({ score }: { score: RacketScore }) => {
  const isNear = (side: Side): boolean => servesNear(score) === (side === score.serves);
  return sides.map((side) => (
    <path
      key={side}
      className="service-court"
      data-serves={side === score.serves}
      transform={side === 'home' ? undefined : 'translate(400 0) scale(-1 1)'}
      d={isNear(side) ? 'M74 150H151L140 188H60z' : 'M86 117H160L151 150H74z'}
    />
  ));
};

/** The court, both players as the feed told what they did, and how the game in play has gone. */
const RacketBoard = ({
  id,
  score,
  timeline,
  told: shown,
  phase,
  tell,
}: {
  id: string;
  score: RacketScore;
  timeline: readonly TimelineItem[];
  /** What the picture has come to: the line of leads goes no further. */
  told: readonly TimelineItem[];
  phase: EventPhase;
  /** Which stroke of the rally is seen, from 0 for the service; `null` outside of one. */
  tell?: (stroke: number | null) => void;
}) => {
  const set = Math.max(1, score.sets.length);
  const rallies = shown.filter(({ kind, part }) => kind === 'points' && part === set);
  const told = { id, score, phase, wonBy: takenIn(timeline, set).at(-1) ?? null };
  const key = `${phase} ${score.isBreak} ${score.sets.join(' ')}`;
  const play = usePlay(told, key, beatMs, phase !== 'abandoned');
  const frame = racketFrame(play);
  const stroke = frame.shuttle?.turn ?? null;
  useEffect(() => tell?.(stroke), [tell, stroke]);
  const scored = frame.scored?.side ?? null;
  const { cheered = null } = frame;
  const cheer = cheered && racketCheerOf(timeline, cheered, set);
  return (
    <>
      <Stage
        view={courtView}
        lift={skyLift}
        look={isCalm() ? wholeView : racketLook(frame)}
        // Kites rise for what is much; a plain point moves the stands alone.
        moods={moodsOf(cheer ? cheered : (frame.champion ?? null), null)}
        still={
          <>
            <Hall cheers={(cheer ? cheered : scored) ?? frame.champion ?? null} />
            <Court />
            <CourtLight />
          </>
        }
        below={
          <svg className="stage-below" viewBox={leadsView} aria-hidden="true" focusable="false">
            <LeadChart leads={leadsOf(rallies)} />
          </svg>
        }
      >
        {phase === 'live' && !score.isBreak && <ServiceCourts score={score} />}
        {sides.map((side) => (
          <PaperPlayer
            key={side}
            at={frame[side]}
            side={side}
            facing={frame.isWalkingOff ? otherOf(side) : side}
            order={side === 'home' ? 0 : 3}
            size={racketSize}
            tool={toolOf(frame[side].pose)}
          />
        ))}
        <Net />
        {frame.shuttle && (
          <Flying
            flight={frame.shuttle}
            beat={`${key} ${frame.shuttle.turn ?? `beat ${play.beat}`}`}
            heat={frame.heat}
            {...(frame.shuttle.shade && { shade: frame.shuttle.shade })}
          >
            <Shuttle />
          </Flying>
        )}
        {frame.scored && <Scored side={frame.scored.side} points={1} at={frame.scored.at} />}
      </Stage>
      {cheered && cheer && <Cheered cheer={cheer} side={cheered} />}
    </>
  );
};

export default RacketBoard;
