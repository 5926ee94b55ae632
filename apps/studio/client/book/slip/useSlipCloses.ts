import { closesBets, countedTo } from '../event/closing.ts';
import { useSecondsTo } from '../event/useSecondsTo.ts';
import { lookedAt } from '../shell/bookState.ts';
import { useBookState } from '../shell/context.ts';

/** How many seconds what lies in the slip can still be bet on before a round begins; `null` where nothing closes it. */
export const useSlipCloses = (): number | null => {
  const state = useBookState();
  const { picks, events, pictured, opened } = state;
  const known = [pictured, lookedAt(state), ...events];
  const ends = picks.flatMap((pick) => {
    const event = known.find((each) => each?.id === pick.event);
    if (!event?.waitsUntil || event.isSuspended || !closesBets(event)) return [];
    return [countedTo(event, event.waitsUntil, opened?.limits.delayMs ?? 0)];
  });
  const end = ends.length === 0 ? null : Math.min(...ends);
  const seconds = useSecondsTo(end);
  return end === null ? null : seconds;
};
