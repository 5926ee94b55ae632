// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ClockLine } from '../shell/ClockLine.tsx';
import { Controls } from '../shell/Controls.tsx';
import { slipOf, viewOf } from '../table.fixture.ts';
import { Board } from './Board.tsx';
import { PotPage, round, slipWith } from './potPage.fixture.tsx';
import { useTurned } from './turned.ts';
import { deciding } from './view.ts';

let page: PotPage;

beforeEach(() => {
  page = new PotPage();
});
afterEach(() => page.close());

const Named = ({ cards, ms }: { cards: readonly number[] | null; ms: number }) => (
  <p className="named">{useTurned(cards, ms) === null ? 'covered' : 'named'}</p>
);

it('names a hand that was covered once more no sooner than its last card lies open, and keeps its name', async () => {
  const store = await page.storeAt(page.tableIn('drawn'), []);
  const heard: (string | null)[] = [];
  const look = async (cards: readonly number[] | null, ms: number, waited: number): Promise<void> => {
    await page.show(store, <Named cards={cards} ms={ms} />);
    await page.pass(waited);
    heard.push(...page.textAt('.named'));
  };
  const hand = [1, 16, 44];
  await look(null, 600, 300);
  await look(hand, 1_000, 200);
  await look(null, 1_000, 600);
  await look(hand, 1_000, 300);
  await look(hand, 1_000, 300);
  expect(heard).toEqual(['covered', 'covered', 'covered', 'covered', 'covered']);
  await look(hand, 1_000, 450);
  await look(hand, 600, 50);
  await look(hand, 600, 2_000);
  expect(heard.slice(5)).toEqual(['named', 'named', 'named']);
});

const Below = () => (
  <>
    <ClockLine deciding={deciding} />
    <Board />
    <Controls deciding={deciding} onFollow={() => undefined} />
  </>
);

it('tells whoever only looks on when they can sit down', async () => {
  for (const phase of ['closed', 'drawn'] as const) {
    await page.show(await page.storeAt(page.tableIn(phase), []), <Below />);
    await page.pass(2_500);
    expect(page.textAt('[data-field="pot"] span')).toEqual(['Watching · sit down next hand']);
  }
  await page.show(await page.storeAt(page.tableIn('open'), []), <Below />);
  await page.pass(2_500);
  expect(page.textAt('[data-field="pot"] span')).toEqual(['Choose a chip as your ante, then a seat']);
});

it('has an album in place of dead buttons before whoever has sat down, once bets are closed', async () => {
  const slip = slipOf({ round, stakes: [{ spot: 'seat:1', amount: '1.00' }], stake: '1.00' });
  page.nowMs = Date.parse(viewOf(round, 'open').closesAt) - 5_000;
  await page.show(await page.storeAt(page.tableIn('open'), [slip]), <Below />);
  // Whoever has pressed by keyboard stays at the press.
  expect(page.find('.table-controls').dataset.deciding).toBe('false');
  await page.show(await page.storeAt(page.tableIn('closed'), [slip]), <Below />);
  await page.pass(2_500);
  expect(page.find('.table-controls').dataset.deciding).toBe('true');
  expect(page.textAt('.hand-held b')).toEqual(['You are seated. Waiting for the deal']);
  expect(page.textAt('[data-field="petals"] li')).toHaveLength(6);
  expect(page.textAt('[data-field="petals"] [data-lit="true"]')).toEqual([]);
});

it('says that the clock has folded a hand as soon as it has run out', async () => {
  const view = {
    seat: 0,
    street: 0,
    price: 100,
    pot: 600,
    cards: null,
    seats: Array.from({ length: 6 }, () => ({ made: [], isIn: true, cards: null })),
    winner: null,
  };
  const store = await page.storeAt(page.tableIn('deciding'), [slipWith(view)]);
  await page.show(store, <Below />);
  await page.pass(8_000);
  expect(page.textAt('[data-choice="look"]')).toHaveLength(1);
  await page.pass(1_300);
  expect(page.textAt('[data-choice="look"]')).toEqual([]);
  expect(page.textAt('.hand-chosen')).toEqual(['Timed out']);
});
