import { isOneSided } from '../event/oneSided.ts';
import { type Shut, shutOf } from '../events/shut.ts';
import { useSeenEvent } from '../events/useLandedEvents.ts';
import { useBook } from '../shell/context.ts';
import { marketsOf, type Pick, pickOf } from './picks.ts';

/** Of a choice that alone has no price in a match that is open. */
export interface Decided {
  /** What its tile says. */
  readonly why: Shut;
  /** The other one of two, where that can be bet on. */
  readonly other: { readonly pick: Pick; readonly take: () => void } | null;
}

/** Why a choice of a match that is open has no price; `null` where it has one, or where nothing has in its match. */
export const useDecided = (pick: Pick | undefined): Decided | null => {
  const { store } = useBook();
  const event = useSeenEvent(pick?.event);
  if (!pick || event?.phase !== 'live' || event.isSuspended) return null;
  const market = marketsOf(event).find(({ id }) => id === pick.market);
  const own = market?.selections.find(({ code }) => code === pick.selection);
  if (!market || own?.price !== null) return null;
  const { selections } = market;
  // A map of which one side is too sure is not sold at all.
  const isSold = selections.length === 2 && !isOneSided(event, market);
  const code = selections.find((each) => isSold && each.code !== pick.selection)?.code;
  const other = code === undefined ? null : pickOf(event, market, code);
  return {
    why: shutOf(event, market, pick.selection),
    other: other && { pick: other, take: () => store.slip.pick(event, market, other.selection) },
  };
};
