import { waitFor } from '@pavilion/testing';
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

const settle = async (id: string, won: string): Promise<void> => {
  studio.tell({ kind: 'bet', bet: betOf({ id }) });
  studio.tell({ kind: 'bet', bet: betOf({ id, state: 'settled', won }) });
  await waitFor(() => state().bets.find((bet) => bet.id === id)?.state === 'settled');
};

describe('a win of a bet of 10.00', () => {
  it.each(['0.00', '10.00', '149.99'])('is not celebrated for %s', async (won) => {
    await settle('book-1', won);
    expect(state().great).toBeNull();
    expect(heard).not.toContain('great');
  });

  it('from fifteen stakes on is celebrated, with a tune of its own, until it has been seen', async () => {
    await settle('book-1', '150.00');
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
    await settle('book-2', '20.00');
    expect(heard).toEqual(['great', 'win']);
  });

  it('is celebrated with the others that are settled with it, to one tune', async () => {
    await settle('book-1', '160.00');
    await settle('book-2', '20.00');
    await settle('book-3', '200.00');
    expect(state().great).toMatchObject({ tier: 1, bets: [{ id: 'book-1' }, { id: 'book-3' }] });
    expect(heard).toEqual(['great']);
    await settle('book-4', '750.00');
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

describe('a win below that', () => {
  const win = betOf({ id: 'book-1', state: 'settled', won: '33.80' });
  const loss = betOf({ id: 'book-2', state: 'settled', won: '0.00' });
  const tellBoth = async (first: typeof win, second: typeof win): Promise<void> => {
    for (const id of ['book-1', 'book-2']) studio.tell({ kind: 'bet', bet: betOf({ id }) });
    studio.current = { ...studio.current, balance: '533.80', bets: [first, second] };
    studio.tell({ kind: 'bet', bet: first });
    studio.tell({ kind: 'bet', bet: second });
    await waitFor(() => state().wins.length > 0);
  };

  it.each([
    ['before', win, loss],
    ['after', loss, win],
  ] as const)(
    'is told first where it comes %s a loss, which follows once its card is seen',
    async (_, a, b) => {
      await tellBoth(a, b);
      expect(state()).toMatchObject({ notice: { kind: 'won', amount: '33.80' }, wins: [{ id: 'book-1' }] });
      store.forgetWins([]);
      expect(state().wins).toHaveLength(1);
      store.forgetWins(state().wins);
      expect(state()).toMatchObject({ notice: { kind: 'lost', bet: { id: 'book-2' } }, wins: [] });
    },
  );

  it('is not told before the balance that it changed', async () => {
    const seen: (string | null)[] = [];
    // A page is drawn with what stands once all of a news has been taken in.
    const note = (): void =>
      queueMicrotask(() => state().notice.kind === 'won' && seen.push(state().balance));
    store.subscribe(note);
    await tellBoth(win, loss);
    await waitFor(() => seen.length > 0);
    expect(new Set(seen)).toEqual(new Set(['533.80']));
  });

  it('is told without it where the studio is silent', async () => {
    studio.tell({ kind: 'bet', bet: betOf({ id: 'book-1' }) });
    studio.silences = 1;
    studio.tell({ kind: 'bet', bet: win });
    await waitFor(() => state().wins.length > 0);
    expect(state().balance).toBe('500.00');
  });

  it('has its balance asked for until it is known', async () => {
    studio.tell({ kind: 'bet', bet: betOf({ id: 'book-1' }) });
    studio.current = { ...studio.current, balance: '533.80', bets: [win] };
    studio.silences = 3;
    studio.tell({ kind: 'bet', bet: win });
    await waitFor(() => state().balance === '533.80');
    expect(state().wins).toHaveLength(1);
  });

  it('has no card where it is a great one, nor where the stake alone came back', async () => {
    await settle('book-3', '10.00');
    expect(state().wins).toEqual([]);
    await settle('book-4', '150.00');
    expect(state().wins).toEqual([]);
    expect(state().great).not.toBeNull();
  });
});
