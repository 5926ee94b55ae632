import { beforeAll, beforeEach, expect, it } from 'vitest';
import { loadWords } from '../../shell/spoken.ts';
import { ApiRefusal } from '../../shell/wire.ts';
import { formsIn as digitForms } from '../digits/typed.ts';
import { ScriptedTable } from '../shell/scriptedTable.fixture.ts';
import { storeOf } from '../shell/storeOf.fixture.ts';
import type { TableStore } from '../shell/tableStore.ts';
import { formsIn } from '../sixMark/typed.ts';
import { slipOf, viewOf } from '../table.fixture.ts';
import { layTyped } from './layTyped.ts';
import type { TypedForm } from './readBets.ts';

let studio: ScriptedTable;
let store: TableStore;
let special: TypedForm;

beforeAll(async () => {
  await loadWords('en_US');
  const [form] = formsIn('en_US', 'special');
  if (!form) throw new Error('nothing is typed');
  special = form;
});

/** A table with chips of 10.00 and 50.00, 100.00 on a place at the most. */
beforeEach(async () => {
  studio = new ScriptedTable();
  store = storeOf(studio);
  await store.open('ticket');
});

it('lays the chosen chip on every number, in one step, and bets nothing by itself', async () => {
  store.setChip(5_000n);
  expect(layTyped(store, special, '7 12 33')).toEqual({ kind: 'laid', count: 3, amount: 15_000n });
  expect(store.getState().laid).toEqual({ 'special:7': 5_000n, 'special:12': 5_000n, 'special:33': 5_000n });
  expect(studio.bets).toEqual([]);
  await store.press();
  expect(studio.bets).toMatchObject([
    {
      round: 4,
      stakes: [
        { spot: 'special:7', amount: '50.00' },
        { spot: 'special:12', amount: '50.00' },
        { spot: 'special:33', amount: '50.00' },
      ],
    },
  ]);
  layTyped(store, special, '1 2');
  layTyped(store, special, '3 4');
  store.undo();
  expect(Object.keys(store.getState().laid)).toEqual(['special:1', 'special:2']);
});

it('lays nothing where one of the numbers is wrong', () => {
  for (const [text, kind] of [
    ['', 'empty'],
    ['7 seven', 'strange'],
    ['7 50', 'outside'],
    ['7 7', 'twice'],
  ]) {
    expect(layTyped(store, special, text ?? ''), text).toMatchObject({ kind });
    expect(store.getState().laid).toEqual({});
  }
});

it('lays nothing once bets are closed, or while one is under way', async () => {
  const pressed = (async () => {
    store.lay('special:1');
    await store.press();
  })();
  expect(layTyped(store, special, '7')).toEqual({ kind: 'busy' });
  await pressed;
  studio.tell(viewOf(4, 'closed'));
  expect(layTyped(store, special, '7')).toEqual({ kind: 'closed' });
  expect(store.getState().laid).toEqual({});
});

it('lays nothing where one place would hold more than it takes, what lies and stands there counted', async () => {
  store.setChip(5_000n);
  layTyped(store, special, '7');
  studio.answers = [
    { kind: 'placed', slip: slipOf({ stakes: [{ spot: 'special:7', amount: '50.00' }] }), balance: '450.00' },
  ];
  await store.press();
  expect(layTyped(store, special, '7 8')).toMatchObject({ kind: 'laid' });
  expect(layTyped(store, special, '9 7')).toEqual({ kind: 'full' });
  expect(store.getState().laid).toEqual({ 'special:7': 5_000n, 'special:8': 5_000n });
  expect(store.getState().notice).toEqual({ kind: 'refused', reason: 'spot_full' });
});

it('lays no more places than a bet may have, those that lie counted', () => {
  const straight = digitForms('en_US', 'number', '')[0];
  if (!straight) throw new Error('nothing is typed');
  const numbers = (from: number, count: number): string =>
    Array.from({ length: count }, (_, at) => String(from + at)).join(' ');
  expect(layTyped(store, straight, numbers(100, 61))).toEqual({ kind: 'many', most: 60 });
  expect(layTyped(store, straight, numbers(100, 40))).toMatchObject({ kind: 'laid', count: 40 });
  expect(layTyped(store, straight, numbers(500, 21))).toEqual({ kind: 'many', most: 60 });
  expect(layTyped(store, straight, numbers(120, 40))).toMatchObject({ kind: 'laid' });
  expect(Object.keys(store.getState().laid)).toHaveLength(60);
});

it('keeps what lies where the studio does not take the amount, and says so', async () => {
  layTyped(store, special, '7 12');
  studio.answers = [new ApiRefusal('stake_not_offered')];
  await store.press();
  expect(store.getState().notice).toEqual({ kind: 'refused', reason: 'stake_not_offered' });
  expect(Object.keys(store.getState().laid)).toEqual(['special:7', 'special:12']);
});
