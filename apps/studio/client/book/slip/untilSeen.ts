import type { BetView, EventView } from '../../../src/book/views.ts';
import { lookedAt } from '../shell/bookState.ts';
import type { Pick } from './picks.ts';
import type { DeskPort } from './slipDesk.ts';

/** How often it is looked whether a picture has come so far. Milliseconds. */
const lookMs = 100;
/** No receipt waits longer than that for its picture. Milliseconds. */
export const seenMs = 3_000;

type Looked = { readonly [Key in 'state' | 'wait' | 'serverNow']: DeskPort[Key] };
type Moved = Pick & { readonly taken: number };

/** Choices that were taken at another price than was agreed to, with that price. Thousandths. */
export const movedIn = (picks: readonly Pick[], { legs }: BetView): readonly Moved[] =>
  picks.flatMap((pick) => {
    const leg = legs.find(
      ({ event, market, selection }) =>
        event === pick.event && market.id === pick.market && selection === pick.selection,
    );
    return leg && leg.price !== pick.agreed ? [{ ...pick, taken: leg.price }] : [];
  });

const isPriced = ({ markets }: EventView, { market, selection, taken }: Moved): boolean =>
  markets
    .find(({ id }) => id === market)
    ?.selections.some(({ code, price }) => code === selection && price === taken) === true;

/**
 * Waits until the picture of the event that is looked at has shown what the price of a bet on it stands on, where that is another than was
 * agreed to: it may tell of what nobody has seen. Of other events, once the page is left, and after `seenMs` nothing is waited for.
 */
export const untilSeen = async (
  { state, wait, serverNow }: Looked,
  picks: readonly Pick[],
  bet: BetView,
): Promise<void> => {
  const before = state().pictured ?? lookedAt(state());
  const moved = movedIn(picks, bet).filter(({ event }) => event === before?.id);
  if (before?.phase !== 'live' || moved.length === 0) return;
  const isUnseen = (): boolean => {
    const { pictured } = state();
    const looked = lookedAt(state());
    if (looked?.id !== before.id || moved.every((pick) => isPriced(pictured ?? looked, pick))) return false;
    // Where that price is gone again, whatever came after this page's last version has told of it.
    return pictured !== null || looked.version === before.version;
  };
  const endMs = serverNow() + seenMs;
  for (let leftMs = seenMs; leftMs > 0 && serverNow() < endMs && isUnseen(); leftMs -= lookMs)
    await wait(lookMs);
};
