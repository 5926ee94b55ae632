import type { EventSummary } from '../../../src/book/views.ts';
import { closesBets, countedTo, isUnderCover } from '../event/closing.ts';
import { useSecondsTo } from '../event/useSecondsTo.ts';
import { useSeenEvent, useSeenEvents } from '../events/useLandedEvents.ts';
import { useBookState } from '../shell/context.ts';
import type { Pick } from './picks.ts';
import { useSlipState } from './useSlipState.ts';

/** When an event closes what is bet on it; `null` where nothing does. */
const endOf = (event: EventSummary | undefined, delayMs: number): number | null => {
  if (!event || event.waitsUntil === null || event.isSuspended || !closesBets(event)) return null;
  return countedTo(event, event.waitsUntil, delayMs);
};

/** Which window of a siege's round is open for a choice: while arrows fly none, then the one after them. */
export const useStage = (pick: Pick | undefined): 'arrows' | 'cover' | null => {
  const event = useSeenEvent(pick?.event);
  if (!event) return null;
  if (event.score.sport === 'siege' && event.score.stage === 'arrows') return 'arrows';
  return isUnderCover(event) ? 'cover' : null;
};

/** How many seconds a choice can still be bet on before a round begins or its walls are stormed; `null` where nothing closes it. */
export const usePickCloses = (pick: Pick): number | null => {
  const { opened } = useBookState();
  const end = endOf(useSeenEvent(pick.event), opened?.limits.delayMs ?? 0);
  const seconds = useSecondsTo(end);
  return end === null ? null : seconds;
};

/** The choice of a slip that closes first, and in how many seconds; `null` where nothing closes any of them. */
export const useSlipCloses = (): { readonly pick: Pick; readonly seconds: number } | null => {
  const { rest, opened } = useSlipState();
  const events = useSeenEvents();
  const delayMs = opened?.limits.delayMs ?? 0;
  const first = rest
    .map((pick) => {
      const event = events.find(({ id }) => id === pick.event);
      return { pick, end: endOf(event, delayMs) };
    })
    .reduce<{ readonly pick: Pick; readonly end: number } | null>(
      (least, { pick, end }) => (end !== null && (least === null || end < least.end) ? { pick, end } : least),
      null,
    );
  const seconds = useSecondsTo(first?.end ?? null);
  return first && { pick: first.pick, seconds };
};
