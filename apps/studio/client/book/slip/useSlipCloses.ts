import type { EventSummary } from '../../../src/book/views.ts';
import { closesBets, countedTo, isUnderCover } from '../event/closing.ts';
import { useSecondsTo } from '../event/useSecondsTo.ts';
import { type BookClientState, lookedAt } from '../shell/bookState.ts';
import { useBookState } from '../shell/context.ts';
import type { Pick } from './picks.ts';

/** The event of a choice, as far as its picture has told. */
const eventOf = (state: BookClientState, { event: id }: Pick): EventSummary | undefined =>
  [state.pictured, lookedAt(state), ...state.events].find((each) => each?.id === id) ?? undefined;

/** When an event closes what is bet on it; `null` where nothing does. */
const endOf = (event: EventSummary | undefined, delayMs: number): number | null => {
  if (!event || event.waitsUntil === null || event.isSuspended || !closesBets(event)) return null;
  return countedTo(event, event.waitsUntil, delayMs);
};

/** Which window of a siege's round is open for a choice: while arrows fly none, then the one after them. */
export const useStage = (pick: Pick | undefined): 'arrows' | 'cover' | null => {
  const state = useBookState();
  const event = pick && eventOf(state, pick);
  if (!event) return null;
  if (event.score.sport === 'siege' && event.score.stage === 'arrows') return 'arrows';
  return isUnderCover(event) ? 'cover' : null;
};

/** How many seconds a choice can still be bet on before a round begins or its walls are stormed; `null` where nothing closes it. */
export const usePickCloses = (pick: Pick): number | null => {
  const state = useBookState();
  const end = endOf(eventOf(state, pick), state.opened?.limits.delayMs ?? 0);
  const seconds = useSecondsTo(end);
  return end === null ? null : seconds;
};

/** The choice of a slip that closes first, and in how many seconds; `null` where nothing closes any of them. */
export const useSlipCloses = (): { readonly pick: Pick; readonly seconds: number } | null => {
  const state = useBookState();
  const delayMs = state.opened?.limits.delayMs ?? 0;
  const first = state.picks
    .map((pick) => ({ pick, end: endOf(eventOf(state, pick), delayMs) }))
    .reduce<{ readonly pick: Pick; readonly end: number } | null>(
      (least, { pick, end }) => (end !== null && (least === null || end < least.end) ? { pick, end } : least),
      null,
    );
  const seconds = useSecondsTo(first?.end ?? null);
  return first && { pick: first.pick, seconds };
};
