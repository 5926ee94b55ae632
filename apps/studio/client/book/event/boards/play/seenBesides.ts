import type { EventView } from '../../../../../src/book/views.ts';

export type Besides = Pick<EventView, 'incidents' | 'plays'>;

/** How many of the things that were told besides the picture has come to, in the order in which they were told. */
export interface SeenBesides {
  readonly incidents: number;
  readonly plays: number;
}

/** A match with no more of what was told besides than was seen. */
export const withSeen = <Told extends Besides>(event: Told, seen: SeenBesides | null): Told =>
  seen === null
    ? event
    : {
        ...event,
        incidents: event.incidents.slice(0, seen.incidents),
        plays: event.plays.slice(0, seen.plays),
      };
