import '../../styles/pitch.css';
import '../../styles/players.css';
import { type CSSProperties, memo } from 'react';
import type { EventView, FootballScore, Side, TimelineItem } from '../../../../src/book/views.ts';
import { boardOf } from '../../pageTexts/texts.ts';
import { isCalm } from '../../shell/calm.ts';
import { useNames, useWords } from '../../shell/context.ts';
import { Confetti, Frame, Goal, Kites, Pitch, Stands, Threat } from './Pitch.tsx';
import { beatMs, type Pose } from './play/figures.ts';
import { type FlyingBall, type FootballNews, footballFrame, stillBeat } from './play/footballPlay.ts';
import { PaperPlayer } from './play/PaperPlayer.tsx';
import { seenAt } from './play/pitch.ts';
import { usePlay } from './play/usePlay.ts';
import { sides } from './sides.ts';

const minutes = 90;
/** The track of minutes below the pitch. */
const track = { x: 22, width: 356, y: 198 } as const;

const minuteX = (minute: number): number => track.x + (track.width * Math.min(minute, minutes)) / minutes;

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
  }: {
    x: number;
    y: number;
    pose: Pose;
    side: Side;
    facing: Side;
    order: number;
    hasBall: boolean;
  }) => (
    <PaperPlayer
      at={{ x, y, pose }}
      {...{ side, facing, hasBall, size: 0.68 }}
      order={order + (side === 'home' ? 0 : 3)}
    />
  ),
);

/** While the result is looked at again: he listens to what comes of it. */
const Referee = () => (
  <g className="pitch-referee">
    <PaperPlayer at={{ x: 212, y: 122, pose: 'hold' }} side="home" size={0.68} />
  </g>
);

type BallStyle = CSSProperties & Readonly<Record<`--${string}`, string>>;

/** The ball with its shadow on the ground: it flies from place to place, and up and down over the way. */
const Ball = ({ ball: { from, to, lift, height, ms } }: { ball: FlyingBall }) => {
  const [start, end] = [seenAt(from), seenAt(to)];
  const middle = (lift[0] + lift[1]) / 2 + height;
  const style: BallStyle = {
    '--from': `translate(${start.x.toFixed(1)}px, ${start.y.toFixed(1)}px)`,
    '--to': `translate(${end.x.toFixed(1)}px, ${end.y.toFixed(1)}px)`,
    '--low': `translateY(${-lift[0] - 3}px)`,
    '--high': `translateY(${-middle - 3}px)`,
    '--last': `translateY(${-lift[1] - 3}px)`,
    '--ms': `${ms}ms`,
  };
  return (
    <g className="pitch-ball" style={style}>
      <ellipse className="paper-shade" rx="4.4" ry="1.6" />
      <g className="pitch-ball-arc">
        <circle className="board-ball" r="4.2" />
        <path className="pitch-ball-spots" d="M0-1.800L1.700-.5 1.100 1.500H-1.100L-1.700-.5z" />
      </g>
    </g>
  );
};

const Mark = ({ item }: { item: TimelineItem }) => {
  const x = minuteX(item.clock);
  const up = item.side === 'home';
  return (
    <g className="track-goal" data-side={item.side ?? undefined} data-kind={item.kind}>
      <path d={up ? `M${x} ${track.y - 3}v-8` : `M${x} ${track.y + 3}v8`} />
      <circle cx={x} cy={up ? track.y - 14 : track.y + 14} r="5" />
      {item.kind === 'goal-withdrawn' && (
        <path className="track-crossed" d={`M${x - 6} ${up ? track.y - 20 : track.y + 8}l12 12m0-12-12 12`} />
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

/** The order in which figures are drawn, the farthest first. It goes by their places in the shape: whoever changes his turn would jump. */
const depths = [4, 1, 3, 0, 6, 2, 5] as const;

const viewBox = '0 0 400 222';

/** The pitch with both sides as the feed told what they did, and below it the minutes with every goal: home above the line, away below. */
const FootballBoard = ({
  event,
  shown,
  score,
}: {
  event: EventView;
  /** As far as the picture has come. */
  shown: EventView;
  score: FootballScore;
}) => {
  const { id, phase, isProvisional, timeline } = event;
  const { danger, isBreak, home, away } = score;
  const told = { id, phase, isProvisional, isBreak, danger, timeline, goals: [home, away] as const };
  const key = `${phase} ${timeline.length} ${isProvisional}`;
  const play = usePlay(told, key, beatMs, phase !== 'abandoned');
  const frame = footballFrame(isCalm() ? { ...play, beat: stillBeat(told, score.minute) } : play);
  const goals = shown.timeline.filter(({ kind }) => kind === 'goal' || kind === 'goal-withdrawn');
  const threats = shown.timeline.filter(({ kind }) => kind === 'danger');
  // Whoever wants less motion sees the whole pitch.
  const near = isCalm() ? undefined : (frame.near ?? undefined);
  const { minute, danger: threat } = shown.score.sport === 'football' ? shown.score : score;
  return (
    <>
      <div className="board-art pitch">
        {/* What stands still is a layer of its own, which is not painted anew while men run. */}
        <svg className="pitch-still" viewBox={viewBox} aria-hidden="true" focusable="false">
          <Frame near={near}>
            <Stands cheers={frame.news?.kind === 'goal' ? frame.news.side : null} />
            <Pitch />
          </Frame>
        </svg>
        <svg viewBox={viewBox} aria-hidden="true" focusable="false">
          <Frame near={near}>
            <Kites />
            {threat !== null && <Threat side={threat} />}
            {depths.flatMap((order) =>
              sides.map((side) => {
                const man = frame[side][order];
                if (man === undefined) return null;
                const { x, y } = seenAt(man);
                return (
                  <Man
                    key={`${side}${order}`}
                    {...{ side, order, pose: man.pose, facing: man.facing }}
                    x={Math.round(10 * x) / 10}
                    y={Math.round(10 * y) / 10}
                    hasBall={frame.carrier?.side === side && frame.carrier.order === order}
                  />
                );
              }),
            )}
            {phase === 'over' && isProvisional && <Referee />}
            {frame.balls.map((ball) => (
              <Ball key={ball.key} ball={ball} />
            ))}
            {sides.map((side) => (
              <Goal key={side} attackedBy={side} isHit={frame.inNet === side} />
            ))}
            {frame.news?.kind === 'goal' && <Confetti side={frame.news.side} />}
          </Frame>
          <Minutes minute={minute} goals={goals} threats={threats} />
        </svg>
      </div>
      {frame.news && <News event={event} news={frame.news} />}
    </>
  );
};

export default FootballBoard;
