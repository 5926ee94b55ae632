import type { BookClientState } from '../shell/bookState.ts';
import { useBookState } from '../shell/context.ts';
import { isHeld, picturedPicks } from './picks.ts';

/** What the slip shows: of the event that is looked at as much as its picture has shown. */
export const useSlipState = (): BookClientState & { readonly isHeld: boolean } => {
  const state = useBookState();
  const { picks, pictured } = state;
  return { ...state, picks: picturedPicks(picks, pictured), isHeld: isHeld(picks, pictured) };
};
