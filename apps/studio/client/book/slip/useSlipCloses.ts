import type { EventSummary } from '../../../src/book/views.ts';
import { closesBets, countedTo, isUnderCover } from '../event/closing.ts';
import { useSecondsTo } from '../event/useSecondsTo.ts';
import { lookedAt } from '../shell/bookState.ts';
import { useBookState } from '../shell/context.ts';

/** Events of what lies in the slip, as far as their pictures have told. */
const useSlipEvents = (): readonly EventSummary[] => {
  const state = useBookState();
  const { picks, events, pictured } = state;
  const known = [pictured, lookedAt(state), ...events];
  return picks.flatMap((pick) => known.find((each) => each?.id === pick.event) ?? []);
};

/** Which window of a siege's round is open for what lies in the slip: while arrows fly none, then the one after them. */
export const useSlipStage = (): 'arrows' | 'cover' | null => {
  const events = useSlipEvents();
  if (events.some(({ score }) => score.sport === 'siege' && score.stage === 'arrows')) return 'arrows';
  return events.some(isUnderCover) ? 'cover' : null;
};

/** How many seconds what lies in the slip can still be bet on before a round begins or its walls are stormed; `null` where nothing closes it. */
export const useSlipCloses = (): number | null => {
  const { opened } = useBookState();
  const ends = useSlipEvents().flatMap((event) => {
    if (event.waitsUntil === null || event.isSuspended || !closesBets(event)) return [];
    return [countedTo(event, event.waitsUntil, opened?.limits.delayMs ?? 0)];
  });
  const end = ends.length === 0 ? null : Math.min(...ends);
  const seconds = useSecondsTo(end);
  return end === null ? null : seconds;
};
