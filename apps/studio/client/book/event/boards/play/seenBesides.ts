import type { EventView } from '../../../../../src/book/views.ts';

export type Besides = Pick<EventView, 'incidents' | 'plays'>;

/** How many of the things that were told besides the picture has come to, in the order in which they were told. */
export interface SeenBesides {
  readonly incidents: number;
  readonly plays: number;
}

/** Minutes from when a play is told until its picture is over. */
const overAfter = 3;

type Match = Besides & Pick<EventView, 'score' | 'phase'>;

/** What of it is over, whatever is told next, for whoever has seen no picture of it: a shot may still be broken off. */
export const besidesOver = ({ score, phase, incidents, plays }: Match): SeenBesides => {
  const isOn = score.sport === 'football' && phase === 'live';
  const over = isOn ? plays.filter(({ clock }) => score.minute >= clock + overAfter) : plays;
  return { incidents: incidents.length, plays: over.length };
};

/** A match with no more of what was told besides than was seen; where no picture says so, without what one could still be playing. */
export const withSeen = <Told extends Match>(event: Told, seen: SeenBesides | null): Told => {
  const { incidents, plays } = seen ?? besidesOver(event);
  return {
    ...event,
    incidents: event.incidents.slice(0, incidents),
    plays: event.plays.slice(0, plays),
  };
};
