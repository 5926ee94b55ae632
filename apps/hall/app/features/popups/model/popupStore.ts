import type { Bulletin } from '@pavilion/contract/content';
import { createStore, useStore } from '../../../base/store.ts';
import { keptInTab } from '../../../session/storage.ts';
import type { PopupPlace } from './popupRules.ts';

/** Pop-ups that wait to be shown, or are. */
export interface Popups {
  readonly items: readonly Bulletin[];
  readonly place: PopupPlace;
  readonly displayFrequency: number;
  /** The server's time of the answer that brought them. */
  readonly asOf: string;
  readonly memberId: number | null;
}

const due = createStore<Popups | null>(null);

export const setDuePopups = due.set;
export const useDuePopups = (): Popups | null => useStore(due);

/**
 * Last pop-up close time (spec §3 Session storage). A visitor and each member have their own: what a visitor closed
 * says nothing about what the member who then logs in has not seen yet.
 */
const closeKey = (memberId: number | null): string =>
  memberId === null ? 'popup_closed_at' : `popup_closed_at.${memberId}`;

export const lastPopupClose = (memberId: number | null): string | null => keptInTab.get(closeKey(memberId));

export const keepPopupClose = ({ place, asOf, memberId }: Popups): void => {
  if (place !== 'deposit') keptInTab.set(closeKey(memberId), asOf);
};
