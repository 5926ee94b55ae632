import { waitFor } from '@pavilion/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EventView } from '../../../src/book/views.ts';
import { marketOf, viewOf } from '../book.fixture.ts';
import type { BookStore } from '../shell/bookStore.ts';
import { ScriptedBook } from '../shell/scriptedBook.fixture.ts';
import { testStore } from '../shell/testStore.fixture.ts';
import { type Pick, picturedPicks, shownPriceOf } from './picks.ts';

/** A price that was asked for before the board's own, and is answered after it, changes nothing. */

let studio: ScriptedBook;
let store: BookStore;
const state = () => store.getState();
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

const match = (version: number, price: number | null): EventView =>
  viewOf({
    ...{ id: 'football-1', phase: 'live', version, isSuspended: price === null },
    main: marketOf([['draw', price]]),
  });

const tell = async (event: EventView): Promise<void> => {
  studio.prices = { 'football-1': event.main?.selections[0]?.price ?? 0 };
  studio.tell({ kind: 'detail', event });
  await settle();
};

/** Asks for a quote that is answered once the test says so. */
const askLate = (): (() => Promise<void>) => {
  studio.quotes = [];
  void store.slip.requote();
  const [answer] = studio.quotes;
  studio.quotes = null;
  return async () => {
    answer?.(false);
    await settle();
  };
};

const shown = (): readonly number[] =>
  picturedPicks(state().picks, state().pictured).map((pick: Pick) => shownPriceOf(pick));

beforeEach(async () => {
  studio = new ScriptedBook();
  studio.detail = match(3, 7_630);
  studio.prices = { 'football-1': 7_630 };
  store = testStore({ api: studio, wait: () => new Promise(() => undefined) });
  await store.open('ticket', { name: 'event', id: 'football-1' });
  const event = match(3, 7_630);
  if (event.main) store.slip.pick(event, event.main, 'draw');
  await settle();
});

describe('the price of a slip beside its board', () => {
  it('stays what the board tells where a quote of before is answered after it', async () => {
    const answer = askLate();
    await tell(match(4, 8_300));
    const before = studio.asked.length;
    await answer();
    expect(shown()).toEqual([8_300]);
    // Once more, for what is told of all together.
    expect(studio.asked).toHaveLength(before + 1);
    expect(state().quote?.legs).toMatchObject([{ version: 4, price: 8_300 }]);
  });

  it('does not open by such a quote what has been locked since', async () => {
    const answer = askLate();
    await tell(match(4, null));
    studio.quotes = [];
    await answer();
    expect(state().picks).toMatchObject([{ price: null, stop: 'suspended', last: 7_630 }]);
  });

  it('is gone with its event, of which the studio knows no version any more', async () => {
    const quote = studio.quote;
    studio.quote = async (body) => {
      const answer = await quote(body);
      return {
        ...answer,
        legs: answer.legs.map((leg) => ({ ...leg, version: 0, price: null, stop: 'closed' as const })),
      };
    };
    await store.slip.requote();
    expect(state().picks).toMatchObject([{ price: null, stop: 'closed' }]);
  });

  it('asks once more and no oftener where answers go on being late', async () => {
    const quote = studio.quote;
    studio.quote = async (body) => {
      const answer = await quote(body);
      return { ...answer, legs: answer.legs.map((leg) => ({ ...leg, version: 2, price: 1_100 })) };
    };
    const before = studio.asked.length;
    await store.slip.requote();
    expect(studio.asked).toHaveLength(before + 2);
    expect(shown()).toEqual([7_630]);
    expect(state().quote).toBeNull();
  });

  it('is that of the picture while it holds, whatever is answered meanwhile, and the board’s after it', async () => {
    const answer = askLate();
    const pictured = state().detail;
    if (pictured === null || typeof pictured === 'string') throw new Error('no event');
    await tell(match(4, 8_300));
    store.setPictured(pictured);
    await answer();
    expect(shown()).toEqual([7_630]);
    store.setPictured(null);
    expect(shown()).toEqual([8_300]);
    await settle();
    expect(shown()).toEqual([8_300]);
  });

  it('that was asked for while nothing held is late after the picture too', async () => {
    const pictured = match(3, 7_630);
    const answer = askLate();
    await tell(match(4, 8_300));
    store.setPictured(pictured);
    store.setPictured(null);
    await answer();
    expect(shown()).toEqual([8_300]);
  });

  it('does not go back with a list of events that was asked for before', async () => {
    const { events } = await studio.events();
    const [listed] = events;
    if (!listed) throw new Error('no event');
    await store.visit({ name: 'events', sport: null });
    const newer = { ...listed, version: 5, main: marketOf([['draw', 9_150]]) };
    studio.tell({ kind: 'event', event: newer });
    await store.refresh();
    expect(shown()).toEqual([9_150]);
    await waitFor(() => state().events.find(({ id }) => id === 'football-1')?.version === 5);
  });
});
