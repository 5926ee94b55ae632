import { beforeEach, expect, it } from 'vitest';
import type { CashOutAnswer } from '../../../src/book/views.ts';
import { ApiSilence } from '../../shell/wire.ts';
import { betOf } from '../book.fixture.ts';
import type { BookStore } from './bookStore.ts';
import { ScriptedBook } from './scriptedBook.fixture.ts';
import { testStore } from './testStore.fixture.ts';

/** Presses of "cash out" that come at once. */

let studio: ScriptedBook;
let store: BookStore;
const state = () => store.getState();

const cashed = (id: string): CashOutAnswer => ({
  kind: 'cashed',
  bet: betOf({ id, state: 'settled', won: '9.10' }),
  ...{ amount: '9.10', balance: '509.10', sessionNet: '-0.90' },
});

beforeEach(async () => {
  studio = new ScriptedBook();
  store = testStore({ api: studio });
  await store.open('ticket', { name: 'events', sport: null });
  for (const id of ['book-1', 'book-2']) studio.tell({ kind: 'bet', bet: betOf({ id }) });
});

it('a second press on the same bet is none while the first is asked for, and what that paid is told', async () => {
  studio.cashAnswers = [cashed('book-1'), { kind: 'refused', amount: null }];
  const presses = [store.cashOut('book-1', 100, '9.10'), store.cashOut('book-1', 100, '9.10')];
  expect(state().cashing).toEqual(['book-1']);
  await Promise.all(presses);
  expect(studio.cashAsked).toHaveLength(1);
  expect(state()).toMatchObject({ cashing: [], notice: { kind: 'cashed', amount: '9.10' } });
});

it('another bet is cashed out beside it', async () => {
  studio.cashAnswers = [cashed('book-1'), cashed('book-2')];
  await Promise.all([store.cashOut('book-1', 100, '9.10'), store.cashOut('book-2', 100, '9.10')]);
  expect(studio.cashAsked.map(({ bet }) => bet)).toEqual(['book-1', 'book-2']);
});

it('can be pressed again once nothing has come of it', async () => {
  studio.cashAnswers = Array.from({ length: 5 }, () => new ApiSilence('cash-out'));
  await store.cashOut('book-1', 100, '9.10');
  expect(state()).toMatchObject({ cashing: [], notice: { kind: 'offline' } });
  studio.cashAnswers = [cashed('book-1')];
  await store.cashOut('book-1', 100, '9.10');
  expect(state().notice).toEqual({ kind: 'cashed', amount: '9.10' });
});
