import { createStore, useStore } from '../../../base/store.ts';
import { kept } from '../../../session/storage.ts';

/** Which envelope was put away, and on which day. */
const key = 'red_envelope_away';

const today = (): string => new Date().toDateString();

const noted = createStore<string | null>(null);

/** Takes the envelope out of the member's sight until their day is over; it stays open under the offers. */
export const putAway = (id: number): void => {
  kept.set(key, `${id} ${today()}`);
  noted.set(kept.get(key));
};

/** Whether the member has put this envelope away today. */
export const useIsAway = (id: number | undefined): boolean => {
  const now = useStore(noted) ?? kept.get(key);
  return id !== undefined && now === `${id} ${today()}`;
};
