// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { blossomFacts } from '../../../src/tables/games/blossomFacts.ts';
import { ScriptedTable } from '../shell/scriptedTable.fixture.ts';
import { storeOf } from '../shell/storeOf.fixture.ts';
import { TablePage } from '../shell/tablePage.fixture.tsx';
import { openedOf, slipOf, viewOf } from '../table.fixture.ts';
import { LastPots } from './LastPots.tsx';
import { deciding } from './view.ts';
import { blossomWords } from './words.ts';

let page: TablePage;

beforeEach(() => {
  page = new TablePage();
});
afterEach(() => page.close());

const held = ['look', 'hold-100', 'hold-100', 'hold-100'];
/** Seat 1 takes it with a triple from seat 2; all others have folded at once. */
const plays = [held, held, ['fold'], ['fold'], ['fold'], ['fold']];
const hands = [
  [7, 20, 46],
  [12, 38, 5],
  [0, 1, 15],
  [2, 3, 17],
  [4, 6, 19],
  [8, 9, 23],
];

it('tells the last pots with who took them, with what, and what they got, each by whose table it was', async () => {
  const view = {
    seat: 1,
    street: 3,
    price: 100,
    pot: 1_200,
    cards: hands[1],
    seats: plays.map((made, at) => ({ made, isIn: at < 2, cards: at < 2 ? hands[at] : null })),
    winner: 1,
  };
  const own = slipOf({
    state: 'settled',
    stakes: [{ spot: 'seat:2', amount: '1.00' }],
    stake: '1.00',
    hands: [{ spot: 'seat:2', made: held, next: [], view, raised: '3.00', state: 'done' }],
  });
  const api = new ScriptedTable();
  const results = [{ number: 3, summary: 'seat:1', outcome: { hands, plays } }];
  api.open = async () => ({ ...openedOf(), table: viewOf(4, 'settled', 'seat:1'), slips: [own], results });
  const store = storeOf(api);
  await store.open('ticket');
  await page.show({ store, game: blossomFacts, words: blossomWords, lang: 'en_US' }, <LastPots />);
  expect([...page.place.querySelectorAll('h2, li')].map(({ textContent }) => textContent)).toEqual([
    'Pots at your table',
    'Seat 1triple$11.52',
    'The bots’ open table',
    'Seat 1triple11.52 × the ante',
  ]);
});

it('says of a look that it is free and doubles what comes after it, and of a raise to what it doubles the next street', () => {
  const notes = ['look', 'fold', 'hold-50', 'raise-50', 'raise-200'].map((choice) =>
    deciding.noteOf?.(choice, 'en_US', (hundredths) => `$${hundredths / 100}`),
  );
  expect(notes).toEqual(['free, then prices ×2', null, null, 'next $1', 'next $4']);
});
