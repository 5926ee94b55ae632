import '../../styles/pitch.css';
import '../../styles/players.css';
import '../../styles/setPieces.css';
import { type CSSProperties, memo, useEffect, useLayoutEffect, useState } from 'react';
import type { EventView, FootballScore, Side, TimelineItem } from '../../../../src/book/views.ts';
import { Icon } from '../../../shell/Icon.tsx';
import { boardOf } from '../../pageTexts/texts.ts';
import { isCalm } from '../../shell/calm.ts';
import { useNames, useWords } from '../../shell/context.ts';
import { FullTime, ReplayCut } from './FullTime.tsx';
import { HalfTime } from './HalfTime.tsx';
import { Linesman, RefereeOnPitch } from './Officials.tsx';
import { Confetti, Goal, Pitch, Threat } from './Pitch.tsx';
import { beatMs, type Pose } from './play/figures.ts';
import { type Rank, ranksOf } from './play/footballApart.ts';
import type { Caption } from './play/footballCaption.ts';
import { piecesBeside } from './play/footballMoves.ts';
import {
  type FlyingBall,
  type FootballFrame,
  type FootballNews,
  footballFrame,
} from './play/footballPlay.ts';
import { seenBesides } from './play/footballSeen.ts';
import { PaperPlayer } from './play/PaperPlayer.tsx';
import { seenAt } from './play/pitch.ts';
import type { SeenBesides } from './play/seenBesides.ts';
import { stillBeat } from './play/stillBeat.ts';
import { usePlay } from './play/usePlay.ts';
import { pressureOf } from './pressure.ts';
import { type Look, Stage, wholeView } from './Stage.tsx';
import { otherOf, sides } from './sides.ts';
import { moodsOf, Stands } from './Terrace.tsx';
import { useReturning } from './useReturning.ts';

const minutes = 90;
/** The track of minutes below the pitch. */
const track = { x: 22, width: 356, y: 190 } as const;

const minuteX = (minute: number): number => track.x + (track.width * Math.min(minute, minutes)) / minutes;

/** Men are the larger the nearer they are. */
const sizeAt = (y: number): number => Math.round(100 * (0.45 + ((y - 66) / 98) * 0.16)) / 100;

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
  }) => (
    <PaperPlayer
      at={{ x, y, pose }}
      {...{ side, facing, hasBall, isMarked, isGone, rank, size: sizeAt(y) }}
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

type BallStyle = CSSProperties & Readonly<Record<`--${string}`, string>>;

/** What flies further leaves a trail: paler and smaller the later it comes. */
const trailFrom = 16;
const trail = [1, 2, 3, 4, 5] as const;

/** The ball with its shadow on the ground: it flies from place to place, and up and down over the way. */
const Ball = ({ ball: { from, to, lift, height, ms } }: { ball: FlyingBall }) => {
  const [start, end] = [seenAt(from), seenAt(to)];
  const middle = (lift[0] + lift[1]) / 2 + height;
  const style: BallStyle = {
    '--from': `translate(${start.x.toFixed(1)}px, ${start.y.toFixed(1)}px)`,
    '--to': `translate(${end.x.toFixed(1)}px, ${end.y.toFixed(1)}px)`,
    '--low': `translateY(${-lift[0] - 4}px)`,
    '--high': `translateY(${-middle - 4}px)`,
    '--last': `translateY(${-lift[1] - 4}px)`,
    '--ms': `${ms}ms`,
  };
  const isFar = Math.hypot(end.x - start.x, end.y - start.y) > trailFrom;
  return (
    <>
      {isFar &&
        trail.map((late) => {
          const lateStyle: BallStyle = { ...style, '--late': `${late * 26}ms`, opacity: 0.5 - late * 0.08 };
          return (
            <g key={late} className="pitch-ball pitch-trail" style={lateStyle}>
              <circle className="pitch-ball-arc" r={4.6 - late * 0.5} />
            </g>
          );
        })}
      <g className="pitch-ball" style={style}>
        <ellipse className="paper-shade" cx="2" rx="5.4" ry="2" />
        <g className="pitch-ball-arc">
          <circle className="board-ball" r="5.2" />
          <path className="pitch-ball-spots" d="M0-2.200L2.100-.6 1.300 1.800H-1.300L-2.100-.6z" />
        </g>
      </g>
    </>
  );
};

const Mark = ({ item }: { item: TimelineItem }) => {
  const x = minuteX(item.clock);
  const up = item.side === 'home';
  return (
    <g className="track-goal" data-side={item.side ?? undefined} data-kind={item.kind}>
      <path d={up ? `M${x} ${track.y - 3}v-5` : `M${x} ${track.y + 3}v5`} />
      <circle cx={x} cy={up ? track.y - 12 : track.y + 12} r="4.800" />
      {item.kind === 'goal-withdrawn' && (
        <path className="track-crossed" d={`M${x - 6} ${up ? track.y - 18 : track.y + 6}l12 12m0-12-12 12`} />
      )}
    </g>
  );
};

/** A threat that was told: home above the line, away below. */
const Tick = ({ item: { clock, side } }: { item: TimelineItem }) => (
  <path
    className="track-threat"
    data-side={side ?? undefined}
    d={`M${minuteX(clock)} ${side === 'home' ? track.y - 9 : track.y + 3}v6`}
  />
);

/** How both have pressed, minute by minute: home above the line, away below. */
const Pressure = ({ minute, threats }: { minute: number; threats: readonly TimelineItem[] }) => {
  const most = 14;
  return sides.map((side) => {
    const up = side === 'home' ? -1 : 1;
    const points = pressureOf(threats, side, Math.min(minute, minutes)).map(
      (press, at) => `${minuteX(at).toFixed(1)} ${(track.y + up * Math.min(most, 7 * press)).toFixed(1)}`,
    );
    return (
      <path
        key={side}
        className="track-pressure"
        data-side={side}
        d={`M${track.x} ${track.y}L${points.join('L')}V${track.y}z`}
      />
    );
  });
};

const Minutes = ({
  minute,
  goals,
  threats,
}: {
  minute: number;
  goals: readonly TimelineItem[];
  threats: readonly TimelineItem[];
}) => (
  <>
    <Pressure minute={minute} threats={threats} />
    <path
      className="track-line"
      d={`M${track.x} ${track.y}h${track.width}M${minuteX(45)} ${track.y - 5}v10`}
    />
    <path className="track-done" d={`M${track.x} ${track.y}H${minuteX(minute)}`} />
    <circle className="track-now" cx={minuteX(minute)} cy={track.y} r="4.500" />
    {threats.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: what happened is never reordered
      <Tick key={index} item={item} />
    ))}
    {goals.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: what happened is never reordered
      <Mark key={index} item={item} />
    ))}
  </>
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

const viewWidth = 372;
const view = `14 -14 ${viewWidth} 188`;
const trackBox = '14 172 372 36';

/** Follows play at rest, and goes nearer to the third that is attacked. */
const lookOf = ({ near, right, balls, isEmpty }: FootballFrame): Look => {
  if (isEmpty) return wholeView;
  if (near !== null) return { x: near === right ? 82 : 18, y: 57, zoom: 1.35 };
  const ball = balls[0]?.to ?? { u: 50, v: 0.5 };
  return { x: 50 + (ball.u - 50) * 0.9, y: 48, zoom: 1.07 };
};

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
  /** What can be said of play that nothing is told of. */
  tell?: (caption: Caption | null) => void;
  /** How much of what was told besides the picture has come to. */
  tellSeen?: ((seen: SeenBesides) => void) | undefined;
}) => {
  const { id, phase, isProvisional, timeline, plays } = event;
  const incidents = piecesBeside(event) ?? [];
  const { danger, isBreak, home, away } = score;
  const { football } = boardOf(useWords().lang);
  const isReturning = useReturning(event);
  const told = {
    ...{ id, phase, isProvisional, isBreak, isReturning, danger, timeline, incidents, plays },
    goals: [home, away] as const,
  };
  const key = `${phase} ${timeline.length} ${incidents.length} ${plays.length} ${isProvisional} ${isReturning}`;
  const play = usePlay(told, key, beatMs, phase !== 'abandoned');
  const [isRecallOver, setRecallOver] = useState(false);
  const played = isRecallOver ? { ...play, age: Number.POSITIVE_INFINITY } : play;
  const frame = footballFrame(isCalm() ? { ...play, beat: stillBeat(told, score.minute) } : played);
  const goals = shown.timeline.filter(({ kind }) => kind === 'goal' || kind === 'goal-withdrawn');
  const threats = shown.timeline.filter(({ kind }) => kind === 'danger');
  const { minute, danger: threat } = shown.score.sport === 'football' ? shown.score : score;
  const { caption = null, after } = frame;
  const [said, saidOf, saidMan = null] = [caption?.kind, caption?.side, caption?.man];
  useEffect(() => {
    tell?.(said !== undefined && saidOf !== undefined ? { kind: said, side: saidOf, man: saidMan } : null);
  }, [tell, said, saidOf, saidMan]);
  const all = { incidents: event.incidents.length, plays: plays.length };
  const seen = isCalm() ? all : seenBesides(play, event);
  // Before it is painted, so that no figure stands there first and is taken back.
  useLayoutEffect(
    () => tellSeen?.({ incidents: seen.incidents, plays: seen.plays }),
    [tellSeen, seen.incidents, seen.plays],
  );
  const look = isCalm() ? wholeView : lookOf(frame);
  // Where nobody plays all are equal.
  const inThreat = frame.shooter || frame.averted ? { shooter: frame.shooter ?? null } : undefined;
  const ranks =
    frame.referee && ranksOf(frame, frame.balls[0]?.to, frame.carrier, viewWidth / look.zoom, inThreat);
  const scorers = frame.news?.kind === 'goal' ? frame.news.side : (after?.cheers ?? null);
  return (
    <>
      <Stage
        view={view}
        // Whoever wants less motion sees the whole pitch.
        look={look}
        moods={moodsOf(scorers, threat)}
        still={
          <>
            <Stands cheers={scorers} />
            <Pitch />
          </>
        }
        below={
          <svg className="stage-below" viewBox={trackBox} aria-hidden="true" focusable="false">
            <Minutes minute={minute} goals={goals} threats={threats} />
          </svg>
        }
      >
        <g className="pitch" data-slow={frame.isSlow}>
          {threat !== null && <Threat side={threat} isRight={threat === frame.right} />}
          {depths.flatMap((order) =>
            sides.map((side) => {
              const man = frame[side][order];
              if (man === undefined) return null;
              const { x, y } = seenAt(man);
              return (
                <Man
                  key={`${side}${order}`}
                  {...{ side, order, pose: man.pose, facing: man.facing, isGone: man.isGone === true }}
                  x={Math.round(10 * x) / 10}
                  y={Math.round(10 * y) / 10}
                  rank={ranks?.[side][order] ?? null}
                  isMarked={frame.shooter?.side === side && frame.shooter.order === order}
                  hasBall={frame.carrier?.side === side && frame.carrier.order === order}
                />
              );
            }),
          )}
          {(frame.isBlown || (after?.kind === 'told' && isProvisional)) && <Referee />}
          {frame.referee && <RefereeOnPitch at={frame.referee} size={sizeAt(seenAt(frame.referee).y)} />}
          {frame.balls.map((ball) => (
            <Ball key={ball.key} ball={ball} />
          ))}
          {frame.linesman && <Linesman at={frame.linesman} />}
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
          onClick={() => setRecallOver(true)}
        >
          <span className="replay-mark" data-field="recall">
            {football.again(frame.recall.clock)}
          </span>
        </button>
      )}
      {frame.isCut && <ReplayCut home={event.home} away={event.away} />}
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
