// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sixMark } from '../../../src/tables/games/sixMark.ts';
import { ScriptedTable } from '../shell/scriptedTable.fixture.ts';
import { storeOf } from '../shell/storeOf.fixture.ts';
import { TablePage } from '../shell/tablePage.fixture.tsx';
import type { TableStore } from '../shell/tableStore.ts';
import { openedOf, viewOf } from '../table.fixture.ts';
import { type Choosing, Tickets } from './Tickets.tsx';
import { sixMarkWords } from './words.ts';

let page: TablePage;
let studio: ScriptedTable;
let store: TableStore;

const Board = () => {
  const [choosing, setChoosing] = useState<Choosing>({ kind: 'two', numbers: [] });
  return <Tickets choosing={choosing} onChoose={setChoosing} />;
};

/** A table with chips of 10.00 and 50.00, where a ticket of two takes 80.00 at the most. */
beforeEach(async () => {
  studio = new ScriptedTable();
  studio.open = async () => ({ ...openedOf(), kindMax: { two: '80.00' } });
  store = storeOf(studio);
  await store.open('ticket');
  page = new TablePage();
  await page.show({ store, game: sixMark, words: sixMarkWords, lang: 'zh_CN' }, <Board />);
});
afterEach(() => page.close());

const find = (selector: string): HTMLElement => page.find(selector);
const press = (selector: string): Promise<void> => act(async () => find(selector).click());
const pick = async (...numbers: number[]): Promise<void> => {
  for (const number of numbers) await press(`[data-pick="${number}"]`);
};
const picked = (): number[] =>
  [...page.place.querySelectorAll('[data-pick][aria-pressed="true"]')].map((button) =>
    Number(button.getAttribute('data-pick')),
  );
const add = '[data-action="add-ticket"]';
const told = (): string => find('[data-field="tickets-told"]').textContent;

it('lays every pair of what is chosen in one step, and says before what they cost', async () => {
  await pick(33);
  await press(add);
  expect(store.getState().laid).toEqual({});
  await pick(7, 20);
  expect(find(add).textContent).toMatch(/3.*30\.00/);
  await press(add);
  const laid = { 'two:20-33': 1_000n, 'two:7-20': 1_000n, 'two:7-33': 1_000n };
  expect(store.getState().laid).toEqual(laid);
  expect(picked()).toEqual([]);
  expect(page.place.querySelectorAll('.mark-ticket')).toHaveLength(3);
  await act(async () => store.undo());
  expect(store.getState().laid).toEqual({});
});

it('keeps the numbers for another kind, and takes no ninth', async () => {
  await pick(1, 2, 3, 4, 5, 6, 7, 8, 9);
  expect(picked()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  await press('input[data-place="three"]');
  expect(picked()).toHaveLength(8);
  await pick(8, 7, 6, 5, 4);
  await press(add);
  expect(Object.keys(store.getState().laid)).toEqual(['three:1-2-3']);
});

it('lays none of more places than one bet may have, and says so', async () => {
  await pick(1, 2, 3, 4, 5, 6, 7, 8);
  await press(add);
  expect(Object.keys(store.getState().laid)).toHaveLength(28);
  await press('input[data-place="three"]');
  await pick(1, 2, 3, 4, 5, 6, 7, 8);
  expect(told()).toContain('60');
  await press(add);
  expect(Object.keys(store.getState().laid)).toHaveLength(28);
  expect(picked()).toHaveLength(8);
});

it('lays nothing once bets are closed, and keeps what was chosen', async () => {
  await pick(7, 33);
  await act(async () => studio.tell(viewOf(4, 'closed')));
  await press(add);
  expect(store.getState().laid).toEqual({});
  expect(picked()).toEqual([7, 33]);
});

it('lays nothing that a ticket does not take, and tells how much it takes', async () => {
  expect(told()).toMatch(/二全中.*80\.00/);
  store.setChip(5_000n);
  await pick(7, 33);
  await press(add);
  expect(store.getState().laid).toEqual({ 'two:7-33': 5_000n });
  await pick(7, 33);
  await press(add);
  expect(store.getState().notice).toEqual({ kind: 'refused', reason: 'spot_full' });
  expect(store.getState().laid).toEqual({ 'two:7-33': 5_000n });
  expect(picked()).toEqual([7, 33]);
});
