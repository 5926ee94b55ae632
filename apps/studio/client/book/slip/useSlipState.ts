import { useSeenEvents } from '../events/useLandedEvents.ts';
import type { BookClientState } from '../shell/bookState.ts';
import { useBookState } from '../shell/context.ts';
import { isHeld, type Pick, picturedPicks, restOf } from './picks.ts';

/** What the slip shows: of the event that is looked at as much as its picture has shown. */
export const useSlipState = (): BookClientState & {
  readonly isHeld: boolean;
  /** What of it can be bet on, which is all that a press of it bets. */
  readonly rest: readonly Pick[];
} => {
  const state = useBookState();
  const { pictured } = state;
  const played = useSeenEvents().filter(({ phase }) => phase === 'live');
  const picks = picturedPicks(state.picks, pictured).map((pick) =>
    // A list waits for the end of a match too.
    pick.ended !== null && played.some(({ id }) => id === pick.event) ? { ...pick, ended: null } : pick,
  );
  return { ...state, picks, rest: restOf(picks), isHeld: isHeld(picks, pictured) };
};
