import type { EventView, PlayView, Side } from '../../../src/book/views.ts';

type Told = Pick<EventView, 'timeline' | 'plays'>;

const shots: readonly PlayView['end'][] = ['held', 'wide', 'over'];

/** An attack that begins in its first minute breaks it off before anybody shoots. */
const isBrokenOff = ({ clock }: PlayView, { timeline }: Told): boolean =>
  timeline.some((item) => item.kind === 'danger' && item.clock === clock + 1);

/** The shots without an attack of a match as far as it was seen. */
export const playedShots = (event: Told): readonly PlayView[] =>
  event.plays.filter((play) => shots.includes(play.end) && !isBrokenOff(play, event));

/** Every attack ends in a shot; what is played besides may. */
export const shotsOf = (event: Told, side: Side): number =>
  event.timeline.filter((item) => item.side === side && (item.kind === 'goal' || item.kind === 'cleared'))
    .length + playedShots(event).filter((play) => play.side === side).length;
