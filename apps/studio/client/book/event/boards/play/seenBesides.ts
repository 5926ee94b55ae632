import type { EventView } from '../../../../../src/book/views.ts';

export type Besides = Pick<EventView, 'incidents' | 'plays'>;

/** How many of the things that were told besides the picture has come to, in the order in which they were told. */
export interface SeenBesides {
  readonly incidents: number;
  readonly plays: number;
}

/** Minutes from when a play is told until its picture is over. */
const overAfter = 3;

/** A match with no more of what was told besides than was seen; where no picture says so, without what one could still be playing. */
export const withSeen = <Told extends Besides & Pick<EventView, 'score' | 'phase'>>(
  event: Told,
  seen: SeenBesides | null,
): Told => {
  if (seen !== null)
    return {
      ...event,
      incidents: event.incidents.slice(0, seen.incidents),
      plays: event.plays.slice(0, seen.plays),
    };
  const { score, phase, plays } = event;
  if (score.sport !== 'football' || phase !== 'live') return event;
  return { ...event, plays: plays.filter(({ clock }) => score.minute >= clock + overAfter) };
};
