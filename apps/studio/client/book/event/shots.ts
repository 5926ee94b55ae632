import type { EventView, PlayView, Side } from '../../../src/book/views.ts';

type Told = Pick<EventView, 'timeline' | 'plays' | 'score' | 'phase'>;

const shots: readonly PlayView['end'][] = ['held', 'wide', 'over'];

/** Minutes from when such a play is told until its picture is over. */
const seenAfter = 3;

/** An attack that begins in its first minute breaks it off before anybody shoots. */
const isBrokenOff = ({ clock }: PlayView, { timeline }: Told): boolean =>
  timeline.some((item) => item.kind === 'danger' && item.clock === clock + 1);

/** The shots without an attack that its picture has shown: none is told before it is seen. */
export const playedShots = (event: Told): readonly PlayView[] => {
  const { score, phase, plays } = event;
  const minute = score.sport === 'football' && phase === 'live' ? score.minute : Number.POSITIVE_INFINITY;
  return plays.filter(
    (play) => shots.includes(play.end) && minute >= play.clock + seenAfter && !isBrokenOff(play, event),
  );
};

/** Every attack ends in a shot; what is played besides may. */
export const shotsOf = (event: Told, side: Side): number =>
  event.timeline.filter((item) => item.side === side && (item.kind === 'goal' || item.kind === 'cleared'))
    .length + playedShots(event).filter((play) => play.side === side).length;
