import { waitFor } from '@pavilion/testing';
import { expect, it } from 'vitest';
import type { PlaceAnswer } from '../../../src/book/views.ts';
import { betOf, eventOf } from '../book.fixture.ts';
import { ScriptedBook } from './scriptedBook.fixture.ts';
import { testStore } from './testStore.fixture.ts';

it('shows the money less by the stake no sooner than it says that the bet is taken', async () => {
  const studio = new ScriptedBook();
  const store = testStore({ api: studio });
  const state = () => store.getState();
  await store.open('ticket', { name: 'events', sport: null });
  const event = eventOf();
  if (event.main) store.slip.pick(event, event.main, 'home');
  let answer: (answer: PlaceAnswer) => void = () => undefined;
  studio.bet = () => new Promise((resolve) => (answer = resolve));
  const placing = store.slip.place();
  for (const taken of ['pending', 'open'] as const) {
    studio.current = { ...studio.current, balance: '490.00', bets: [betOf({ state: taken })] };
    await store.refresh();
    expect(state()).toMatchObject({ balance: '500.00', placing: { kind: 'sending' } });
  }
  // Meanwhile something else was paid.
  studio.current = { ...studio.current, balance: '515.00', bets: [betOf()] };
  answer({ kind: 'taken', bet: betOf(), balance: '490.00' });
  await placing;
  await waitFor(() => state().balance === '515.00');
  expect(state().bets).toMatchObject([{ state: 'open' }]);
});
