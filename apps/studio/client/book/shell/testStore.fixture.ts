import { BookStore, type BookStoreOptions } from './bookStore.ts';
import { startMs } from './scriptedBook.fixture.ts';

/** What keeps prices fresh is never due; whatever asks again does so at once. */
const waitOf = (ms: number): Promise<void> => (ms > 3_000 ? new Promise(() => undefined) : Promise.resolve());

/** The same, but what a slip waits for to open is looked for as the test lets it: each look is put into `looks`. */
export const lookedWait =
  (looks: (() => void)[]) =>
  (ms: number): Promise<void> =>
    ms === 200 ? new Promise((resolve) => looks.push(resolve)) : waitOf(ms);

/** A store of a book at the time at which tests begin, silent, and nowhere but in memory. */
export const testStore = (options: Pick<BookStoreOptions, 'api'> & Partial<BookStoreOptions>): BookStore => {
  let ids = 0;
  return new BookStore({
    sounds: { setOn: () => undefined, play: () => undefined },
    now: () => startMs,
    wait: waitOf,
    newActionId: () => `action-${++ids}`,
    goTo: () => undefined,
    remember: () => undefined,
    lobbyUrl: 'https://hall.test/',
    again: null,
    ...options,
  });
};
