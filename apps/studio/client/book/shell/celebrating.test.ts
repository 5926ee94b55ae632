import { beforeEach, describe, expect, it } from 'vitest';
import { betOf } from '../book.fixture.ts';
import type { BookStore } from './bookStore.ts';
import { ScriptedBook } from './scriptedBook.fixture.ts';
import { testStore } from './testStore.fixture.ts';

let studio: ScriptedBook;
let store: BookStore;
let heard: string[];
const state = () => store.getState();

beforeEach(async () => {
  studio = new ScriptedBook();
  heard = [];
  store = testStore({
    api: studio,
    sounds: { setOn: () => undefined, play: (sound) => void heard.push(sound) },
  });
  await store.open('ticket', { name: 'events', sport: null });
});

const settle = (id: string, won: string): void => {
  studio.tell({ kind: 'bet', bet: betOf({ id }) });
  studio.tell({ kind: 'bet', bet: betOf({ id, state: 'settled', won }) });
};

describe('a win of a bet of 10.00', () => {
  it.each(['0.00', '10.00', '149.99'])('is not celebrated for %s', (won) => {
    settle('book-1', won);
    expect(state().great).toBeNull();
    expect(heard).not.toContain('great');
  });

  it('from fifteen stakes on is celebrated, with a tune of its own, until it has been seen', () => {
    settle('book-1', '150.00');
    expect(state()).toMatchObject({
      great: { tier: 1, bets: [{ id: 'book-1' }] },
      win: '150.00',
      notice: { kind: 'won' },
    });
    expect(heard).toEqual(['great']);
    store.forgetGreat();
    expect(state().great).toBeNull();
    // Told again it is no news.
    studio.tell({ kind: 'bet', bet: betOf({ state: 'settled', won: '150.00' }) });
    expect(state().great).toBeNull();
    settle('book-2', '20.00');
    expect(heard).toEqual(['great', 'win']);
  });

  it('is celebrated with the others that are settled with it, to one tune', () => {
    settle('book-1', '160.00');
    settle('book-2', '20.00');
    settle('book-3', '200.00');
    expect(state().great).toMatchObject({ tier: 1, bets: [{ id: 'book-1' }, { id: 'book-3' }] });
    expect(heard).toEqual(['great']);
    settle('book-4', '750.00');
    expect(state().great).toMatchObject({ tier: 3, bets: [{}, {}, { id: 'book-4' }] });
    expect(heard).toEqual(['great', 'great']);
  });

  it('that is found on opening the page was celebrated when it came', async () => {
    studio.current = { ...studio.current, bets: [betOf({ state: 'settled', won: '900.00' })] };
    await store.refresh();
    expect(state().great).toBeNull();
  });

  it('is celebrated when it is cashed out', async () => {
    studio.tell({ kind: 'bet', bet: betOf() });
    studio.cashAnswers = [
      {
        kind: 'cashed',
        bet: betOf({ state: 'settled', won: '300.00' }),
        amount: '300.00',
        balance: '800.00',
        sessionNet: '290.00',
      },
    ];
    await store.cashOut('book-1', 100, '300.00');
    expect(state()).toMatchObject({ great: { tier: 2 }, sessionNet: '290.00', notice: { kind: 'cashed' } });
  });
});
