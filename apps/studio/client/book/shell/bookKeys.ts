import type { KeyHandler } from '../../shell/keys.ts';
import type { BookStore } from './bookStore.ts';

type Keyed = Pick<BookStore, 'getState' | 'setSound'> & {
  readonly visit: (place: { readonly name: 'bets' }) => unknown;
};

/** Keys of the book. None of them bets: a slip is read before it is placed. */
export const bookKeys =
  (store: Keyed, onKeys: () => void): KeyHandler =>
  (code) => {
    if (code === 'KeyM') store.setSound(!store.getState().sound);
    else if (code === 'KeyH') store.visit({ name: 'bets' });
    else if (code === '?') onKeys();
    else return false;
    return true;
  };
