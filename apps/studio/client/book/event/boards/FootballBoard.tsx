import '../../styles/strips.css';
import '../../styles/pitch.css';
import '../../styles/players.css';
import '../../styles/setPieces.css';
import { memo, useLayoutEffect, useState } from 'react';
import type { EventView, FootballScore, Side } from '../../../../src/book/views.ts';
import { Icon } from '../../../shell/Icon.tsx';
import { matchKitsOf } from '../../events/kits.ts';
import { boardOf } from '../../pageTexts/texts.ts';
import { isCalm } from '../../shell/calm.ts';
import { useNames, useWords } from '../../shell/context.ts';
import { FullTime, ReplayCut } from './FullTime.tsx';
import { HalfTime } from './HalfTime.tsx';
import { Minutes } from './Minutes.tsx';
import { Linesman, RefereeOnPitch } from './Officials.tsx';
import { Confetti, Goal, Pitch, Threat } from './Pitch.tsx';
import { PitchBall } from './PitchBall.tsx';
import { beatMs, type Pose } from './play/figures.ts';
import { type Rank, ranksOf } from './play/footballApart.ts';
import { cameraOf, numberedIn, shirtOf, worldView } from './play/footballCamera.ts';
import type { Caption } from './play/footballCaption.ts';
import { piecesBeside } from './play/footballMoves.ts';
import { type FootballNews, footballFrame } from './play/footballPlay.ts';
import { seenBesides } from './play/footballSeen.ts';
import { PaperPlayer } from './play/PaperPlayer.tsx';
import { pitchDeep, seenAt } from './play/pitch.ts';
import { besidesOver, type SeenBesides } from './play/seenBesides.ts';
import { stillPlay } from './play/stillBeat.ts';
import { stripStyle } from './play/strips.ts';
import { usePlay } from './play/usePlay.ts';
import { threatsSaid } from './pressure.ts';
import { Stage, wholeView } from './Stage.tsx';
import { otherOf, sides } from './sides.ts';
import { moodsOf, Stands } from './Terrace.tsx';
import { useReturning } from './useReturning.ts';

/** Men are the larger the nearer they are. */
const sizeAt = (y: number): number => Math.round(100 * (0.49 + ((y - 66) / pitchDeep) * 0.17)) / 100;

/** A man of a side; drawn anew only where he moves or does something else. */
const Man = memo(
  ({
    x,
    y,
    pose,
    side,
    facing,
    order,
    hasBall,
    isMarked,
    isGone,
    rank,
    isAside,
    number,
  }: {
    x: number;
    y: number;
    pose: Pose;
    side: Side;
    facing: Side;
    order: number;
    hasBall: boolean;
    isMarked: boolean;
    isGone: boolean;
    rank: Rank;
    isAside: boolean;
    /** Over his head. */
    number: number | null;
  }) => (
    <PaperPlayer
      at={{ x, y, pose }}
      {...{ side, facing, hasBall, isMarked, isGone, rank, isAside, number, size: sizeAt(y) }}
      order={order + (side === 'home' ? 0 : 3)}
    />
  ),
);

/** He blows for half-time; and while the result is looked at again he listens to what comes of it. */
const Referee = () => (
  <g className="pitch-referee">
    <PaperPlayer at={{ x: 212, y: 122, pose: 'hold' }} side="home" size={0.68} />
  </g>
);

/** A banner over the pitch: who scored and how it stands, or whose goal does not count. */
const News = ({ event, news }: { event: EventView; news: FootballNews }) => {
  const { football } = boardOf(useWords().lang);
  const name = useNames();
  const team = name(event[news.side].names);
  return (
    <p className="pitch-news" role="status" data-kind={news.kind} data-side={news.side} data-field="news">
      <b>{football[news.kind]}</b>
      <span>{team}</span>
      <strong>
        {event.score.home} : {event.score.away}
      </strong>
    </p>
  );
};

/** Who attacks which goal: both change ends at half-time, and their names over the picture do not. */
const Ways = ({ event, right }: { event: EventView; right: Side }) => {
  const { football } = boardOf(useWords().lang);
  const name = useNames();
  return (['left', 'right'] as const).map((way) => {
    const side = way === 'right' ? right : otherOf(right);
    return (
      <p key={way} className="pitch-way" data-way={way} data-side={side} data-field="way">
        {way === 'left' && <Icon name="arrow-left" size={13} />}
        <span>{name(event[side].names)}</span> <span className="unseen">{football.plays}</span>
        {way === 'right' && <Icon name="arrow-right" size={13} />}
      </p>
    );
  });
};

/** The order in which figures are drawn, the farthest first. It goes by their places in the shape: whoever changes his turn would jump. */
const depths = [4, 7, 1, 3, 10, 0, 6, 9, 2, 8, 5] as const;

/** So much higher hangs the sky over the stands, whose kites are in sight then. */
const skyLift = -16;

/** The pitch with both sides as the feed told what they did, and below it the minutes with every goal: home above the line, away below. */
const FootballBoard = ({
  event,
  shown,
  score,
  tell,
  tellSeen,
}: {
  event: EventView;
  /** As far as the picture has come. */
  shown: EventView;
  score: FootballScore;
  /** What can be said of play that nothing is told of; of what is shown again its mark alone speaks. */
  tell?: (caption: Caption | 'again' | null) => void;
  /** How much of what was told besides the picture has come to. */
  tellSeen?: ((seen: SeenBesides) => void) | undefined;
}) => {
  const { id, phase, isProvisional, timeline, plays } = event;
  const incidents = piecesBeside(event) ?? [];
  const { danger, isBreak, home, away } = score;
  const { football } = boardOf(useWords().lang);
  const name = useNames();
  const isReturning = useReturning(event);
  const told = {
    ...{ id, phase, isProvisional, isBreak, isReturning, danger, timeline, incidents, plays },
    goals: [home, away] as const,
  };
  const key = `${phase} ${timeline.length} ${incidents.length} ${plays.length} ${isProvisional} ${isReturning}`;
  const play = usePlay(told, key, beatMs, phase !== 'abandoned');
  const [endedAt, setEndedAt] = useState<number | null>(null);
  const now = isCalm() ? stillPlay(play, score.minute) : play;
  const frame = footballFrame(now, endedAt !== timeline.length && !isCalm());
  const goals = shown.timeline.filter(({ kind }) => kind === 'goal' || kind === 'goal-withdrawn');
  const { minute, danger: threat } = shown.score.sport === 'football' ? shown.score : score;
  const { caption = null, after } = frame;
  const threats = threatsSaid(shown.timeline, caption === null);
  const { kind: said, side: saidOf, man: saidMan = null, isShort = false, coming } = caption ?? {};
  // Before it is painted, as what is locked has the word of the picture from its first moment.
  const isAgain = frame.recall !== undefined;
  useLayoutEffect(() => {
    const isSaid = said !== undefined && saidOf !== undefined;
    if (isAgain) tell?.('again');
    else
      tell?.(isSaid ? { kind: said, side: saidOf, man: saidMan, isShort, ...(coming && { coming }) } : null);
  }, [tell, isAgain, said, saidOf, saidMan, isShort, coming]);
  const seen = isCalm() || play.before === null ? besidesOver(event) : seenBesides(play, event);
  // Before it is painted, so that no figure stands there first and is taken back.
  useLayoutEffect(
    () => tellSeen?.({ incidents: seen.incidents, plays: seen.plays }),
    [tellSeen, seen.incidents, seen.plays],
  );
  // Whoever wants less motion sees the whole pitch.
  const look = isCalm() || frame.isEmpty ? wholeView : cameraOf(frame);
  // Where nobody plays all are equal.
  const ranks = frame.referee && ranksOf(frame, frame.carrier);
  const shot = frame.recall?.shot;
  const scorers = frame.news?.kind === 'goal' ? frame.news.side : (after?.cheers ?? null);
  return (
    <>
      <Stage
        // What is shown again is cut to, and from it back to play.
        key={frame.recall ? 'again' : 'live'}
        view={worldView}
        lift={skyLift}
        look={look}
        isFollowing
        moods={moodsOf(scorers, threat)}
        still={
          <>
            <Stands cheers={scorers} />
            <Pitch />
          </>
        }
        below={<Minutes minute={minute} goals={goals} threats={threats} />}
      >
        <g className="pitch" data-slow={frame.isSlow} style={stripStyle(matchKitsOf(event))}>
          {threat !== null && <Threat side={threat} isRight={threat === frame.right} />}
          {depths.flatMap((order) =>
            sides.map((side) => {
              const man = frame[side][order];
              if (man === undefined) return null;
              const { x, y } = seenAt(man);
              const rank = ranks?.[side][order] ?? null;
              const isMarked = frame.shooter?.side === side && frame.shooter.order === order;
              return (
                <Man
                  key={`${side}${order}`}
                  {...{ side, order, pose: man.pose, facing: man.facing, isGone: man.isGone === true }}
                  x={Math.round(10 * x) / 10}
                  y={Math.round(10 * y) / 10}
                  {...{ rank, isMarked }}
                  isAside={ranks !== undefined && rank === null && !isMarked && order !== 0}
                  hasBall={frame.carrier?.side === side && frame.carrier.order === order}
                  number={numberedIn(frame, side, order) ? shirtOf(order) : null}
                />
              );
            }),
          )}
          {(frame.isBlown || (after?.kind === 'told' && isProvisional)) && <Referee />}
          {frame.referee && <RefereeOnPitch at={frame.referee} size={sizeAt(seenAt(frame.referee).y)} />}
          {frame.balls.map((ball) => (
            <PitchBall key={ball.key} ball={ball} />
          ))}
          {frame.linesman?.isUp && <Linesman at={frame.linesman} />}
          {sides.map((side) => (
            <Goal key={side} isRight={side === frame.right} isHit={frame.inNet === side} />
          ))}
          {scorers !== null && <Confetti side={scorers} />}
        </g>
      </Stage>
      {phase === 'live' && !frame.isEmpty && <Ways event={event} right={frame.right} />}
      {frame.isEmpty && <HalfTime event={shown} />}
      {after && <FullTime event={shown} after={after} />}
      {frame.recall && (
        <button
          type="button"
          className="recall-end"
          data-action="end-recall"
          onClick={() => setEndedAt(timeline.length)}
        >
          <span className="replay-mark" data-field="recall">
            {frame.recall.clock === null ? football.replay : football.again(frame.recall.clock)}
            {shot && (
              <b>
                {name(event[shot.side].names)} ·{' '}
                {shot.end === 'goal' ? football.goal : football.ends[shot.end]}
              </b>
            )}
          </span>
        </button>
      )}
      {frame.isCut && <ReplayCut home={event.home} away={event.away} isShort />}
      {frame.averted && (
        // The line below the picture says it.
        <p className="pitch-saved" data-side={frame.averted.side} data-field="saved" aria-hidden="true">
          {football.ends[frame.averted.way]}
        </p>
      )}
      {frame.news && <News event={event} news={frame.news} />}
    </>
  );
};

export default FootballBoard;
