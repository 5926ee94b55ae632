import type { EventSummary } from '../../../src/book/views.ts';
import { isPlayedFirst, listedWaitMs } from '../event/useLanding.ts';

/** An event as a list shows it, and for which version of it, and until when, it waits. */
interface Landed {
  readonly shown: EventSummary;
  readonly waits: { readonly version: number; readonly until: number } | null;
}

export type Landings = ReadonlyMap<string, Landed>;

/**
 * Events as far as their pictures have come, after others were told or some time has gone by: as on an event's own page what was told
 * waits until the picture would have shown it. Milliseconds.
 */
export const landedAfter = (
  before: Landings,
  told: readonly EventSummary[],
  now: number,
): ReadonlyMap<string, Landed> =>
  new Map(
    told.map((event): [string, Landed] => {
      const was = before.get(event.id);
      if (!was || !isPlayedFirst(was.shown, event)) return [event.id, { shown: event, waits: null }];
      const { version } = event;
      const until = was.waits?.version === version ? was.waits.until : now + listedWaitMs(was.shown, event);
      return [
        event.id,
        until <= now ? { shown: event, waits: null } : { shown: was.shown, waits: { version, until } },
      ];
    }),
  );

/** When the first of those that wait is seen; `null` where none does. */
export const firstDue = (landings: Landings): number | null =>
  [...landings.values()].reduce<number | null>(
    (first, { waits }) => (waits && (first === null || waits.until < first) ? waits.until : first),
    null,
  );
