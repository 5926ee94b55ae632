// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BlossomView } from '../../../src/tables/games/blossomFacts.ts';
import type { DecideAnswer } from '../../../src/tables/views.ts';
import { DecisionBar } from '../shell/DecisionBar.tsx';
import { ScriptedTable } from '../shell/scriptedTable.fixture.ts';
import { Board } from './Board.tsx';
import { PotPage, slipWith } from './potPage.fixture.tsx';
import { deciding } from './view.ts';

let page: PotPage;

beforeEach(() => {
  page = new PotPage();
});
afterEach(() => page.close());

const viewAfter = (made: readonly string[], street: number): BlossomView => ({
  seat: 0,
  street,
  price: 400,
  pot: 800,
  cards: [5, 18, 30],
  seats: [
    { made: [...made], isIn: true, cards: null },
    { made: ['look', 'hold-100', 'raise-200'], isIn: true, cards: null },
    ...[2, 3, 4, 5].map(() => ({ made: ['fold'], isIn: false, cards: null })),
  ],
  winner: null,
});

it('keeps what has been chosen in its place when the street ends before the choice is confirmed', async () => {
  const before = ['look', 'raise-100', 'raise-200'];
  const asked = slipWith(viewAfter(before, 2), { made: before, next: ['fold', 'hold-400'], raised: '3.00' });
  const api = new ScriptedTable();
  const store = await page.storeAt(page.tableIn('deciding'), [asked], api);
  let answer: (told: DecideAnswer) => void = () => undefined;
  api.decide = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  await page.show(
    store,
    <>
      <Board />
      <DecisionBar deciding={deciding} />
    </>,
  );
  await page.pass(4_000);
  await act(async () => page.find('[data-choice="hold-400"]').click());
  // Everybody else has chosen: the street is over, and what is asked of it has not been answered either.
  api.held = [];
  const drawn = { ...page.tableIn('drawn'), now: new Date(page.nowMs).toISOString() };
  await act(async () => api.tell(drawn));
  await page.pass(100);
  const seen = () => [...page.textAt('.hand-chosen'), ...page.textAt('[data-field="pot"] span')];
  expect(seen()).toEqual(['Hold $4.00', 'Confirming $4.00…']);
  const made = [...before, 'hold-400'];
  const slip = { ...slipWith(viewAfter(made, 3), { made, next: [], state: 'done' }), id: asked.id };
  await act(async () => answer({ kind: 'decided', slip, balance: '9.00' }));
  await page.pass(100);
  expect(seen()).toEqual(['Hold', 'Paid so far $8.00']);
});
