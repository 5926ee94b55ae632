import { beforeEach, describe, expect, it } from 'vitest';
import { ApiBusy, ApiSilence } from '../../shell/wire.ts';
import { betOf, eventOf } from '../book.fixture.ts';
import type { BookStore } from './bookStore.ts';
import { ScriptedBook } from './scriptedBook.fixture.ts';
import { testStore } from './testStore.fixture.ts';

let studio: ScriptedBook;
let store: BookStore;
let waits: number[];
const state = () => store.getState();

beforeEach(async () => {
  studio = new ScriptedBook();
  waits = [];
  store = testStore({
    api: studio,
    // What keeps prices fresh never comes to its end here.
    wait: (ms) => {
      waits.push(ms);
      return ms === 4_000 ? new Promise(() => undefined) : Promise.resolve();
    },
  });
  await store.open('ticket', { name: 'events', sport: null });
});

describe('where the studio was asked for too much', () => {
  it('a bet stays in the slip, unless it may have been taken before', async () => {
    const event = eventOf();
    if (event.main) store.slip.pick(event, event.main, 'home');
    studio.answers = [new ApiBusy('bet', 20_000)];
    await store.slip.place();
    expect(studio.placed).toHaveLength(1);
    expect(state()).toMatchObject({ picks: [{ event: 'football-1' }], notice: { kind: 'busy' } });
    studio.answers = [new ApiSilence('bet'), new ApiBusy('bet', 20_000)];
    await store.slip.place();
    expect(studio.placed.slice(1).map(({ action_id }) => action_id)).toEqual(Array(3).fill('action-2'));
    expect(waits).toContain(20_000);
    expect(state()).toMatchObject({ picks: [], notice: { kind: 'taken' } });
  });

  it('nothing is cashed out, nor later by itself', async () => {
    studio.tell({ kind: 'bet', bet: betOf() });
    studio.cashAnswers = [new ApiBusy('cash-out', 5_000)];
    await store.cashOut('book-1', 100, '9.10');
    expect(studio.cashAsked).toHaveLength(1);
    expect(state().notice).toEqual({ kind: 'busy' });
  });

  it('prices that stream go on, and where the player stands is asked for when it says', async () => {
    studio.stateErrors = [new ApiBusy('state', 7_000)];
    studio.current = { ...studio.current, balance: '12.00' };
    await store.refresh();
    expect(state().connected).toBe(true);
    await expect.poll(() => state().balance).toBe('12.00');
    expect(waits).toContain(7_000);
  });

  it('an event that is looked at stays', async () => {
    await store.visit({ name: 'event', id: 'football-1' });
    const { detail } = state();
    expect(detail).toMatchObject({ id: 'football-1' });
    studio.detail = new ApiBusy('events/football-1', 7_000);
    await store.refresh();
    expect(state().detail).toBe(detail);
    studio.detail = new ApiSilence('events/football-1');
    await store.refresh();
    expect(state().detail).toBe('failed');
  });
});
