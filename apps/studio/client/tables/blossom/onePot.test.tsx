// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BlossomView } from '../../../src/tables/games/blossomFacts.ts';
import { DecisionBar } from '../shell/DecisionBar.tsx';
import { ScriptedTable } from '../shell/scriptedTable.fixture.ts';
import { PotPage, slipWith } from './potPage.fixture.tsx';
import { Scene } from './Scene.tsx';
import { deciding } from './view.ts';

let page: PotPage;

beforeEach(() => {
  page = new PotPage();
});
afterEach(() => page.close());

/** So many streets that all six have held in, the player blind at seat 1. */
const heldIn = (street: number): BlossomView => ({
  seat: 0,
  street,
  price: 100,
  pot: 600,
  cards: null,
  seats: Array.from({ length: 6 }, (_, seat) => ({
    made: Array.from({ length: street }, () => (seat === 0 ? 'hold-50' : 'hold-100')),
    isIn: true,
    cards: null,
  })),
  winner: null,
});

it('tells one pot, on the table and below it, that never falls as the player pays', async () => {
  const api = new ScriptedTable();
  const asked = slipWith(heldIn(1), { next: ['look', 'fold', 'hold-50'] });
  const table = page.tableIn('deciding');
  const store = await page.storeAt(table, [asked], api);
  await page.show(
    store,
    <>
      <Scene />
      <DecisionBar deciding={deciding} />
    </>,
  );
  await page.pass(4_000);
  const onTable = (): string => page.textAt('.pot-sum').join();
  const below = (): string => page.textAt('.hand-sums > b:last-child').join();
  expect([onTable(), below()]).toEqual(['Pot $11.50', '']);
  // The street is over by the player's own choice: what the others chose in it is still to be told.
  const answered = { ...slipWith(heldIn(2), { next: ['look', 'fold', 'hold-50'] }), id: asked.id };
  api.decide = async () => ({ kind: 'decided', slip: answered, balance: '9.00' });
  await act(async () => page.find('[data-choice="hold-50"]').click());
  const told: string[] = [];
  for (let ms = 0; ms < 1_500; ms += 100) {
    await page.pass(100);
    if (below() !== '') expect(below()).toBe(onTable());
    told.push(onTable());
  }
  const sums = told.map((text) => Number(text.slice(5)));
  expect(told).toContain('Pot $12.00');
  expect(sums).toEqual([...sums].sort((one, other) => one - other));
});
