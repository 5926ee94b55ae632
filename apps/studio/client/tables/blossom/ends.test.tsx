// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BlossomView } from '../../../src/tables/games/blossomFacts.ts';
import { blossomShow, streetCount } from '../../../src/tables/games/blossomPlay.ts';
import type { HandView, SlipView } from '../../../src/tables/views.ts';
import { ClockLine } from '../shell/ClockLine.tsx';
import { Controls } from '../shell/Controls.tsx';
import { DecisionBar } from '../shell/DecisionBar.tsx';
import { ScriptedTable } from '../shell/scriptedTable.fixture.ts';
import { viewOf } from '../table.fixture.ts';
import { rakedMs } from './places.ts';
import { PotPage, round, slipWith } from './potPage.fixture.tsx';
import { Scene } from './Scene.tsx';
import { deciding } from './view.ts';

let page: PotPage;

beforeEach(() => {
  page = new PotPage();
});
afterEach(() => page.close());

/** All others have folded in the first street, and one has looked: one sits at seat 1. */
const potView = (change: Partial<BlossomView> = {}): BlossomView => ({
  seat: 0,
  street: 1,
  price: 100,
  pot: 700,
  cards: [0, 23, 34],
  seats: [
    { made: ['look', 'hold-100'], isIn: true, cards: null },
    ...[1, 2, 3, 4, 5].map(() => ({ made: ['fold'], isIn: false, cards: null })),
  ],
  winner: 1,
  ...change,
});

const overWith = (view: BlossomView, hand: Partial<HandView> = {}): SlipView =>
  slipWith(view, { next: [], raised: '1.00', state: 'done', ...hand });

/** Whether the styles let nothing be seen of it any more. */
const isGone = (drawn: Element): boolean =>
  [
    ...readFileSync(join(import.meta.dirname, 'states.css'), 'utf8').matchAll(
      /([^{}/]+)\{[^{}]*opacity: 0;/gu,
    ),
  ].some(([, selector = '']) => drawn.matches(selector.trim()));

const LineAndBar = () => (
  <>
    <ClockLine deciding={deciding} />
    <DecisionBar deciding={deciding} />
  </>
);

it('does not tell below the table how a pot has ended before the table has, nor the same twice', async () => {
  await page.show(await page.storeAt(page.tableIn('deciding'), [overWith(potView())]), <LineAndBar />);
  const told = (): (string | null)[] => page.textAt('[data-field="notice"], .hand-panel p');
  const hand = ['high card', 'Hold'];
  await page.pass(400);
  expect(told()).toEqual([
    'Street 1: what everyone chose',
    expect.stringMatching(new RegExp(`${hand.join('')}≈\\d+% against 4 random hands$`)),
  ]);
  expect(page.textAt('[data-field="seconds"]')).toEqual(['']);
  await page.pass(2_400 + rakedMs);
  expect(told()).toEqual([
    'All others folded: you take the pot',
    'This pot is over. Another table still plays',
  ]);
});

it('keeps the hand below the table until its round is over, and gives chips back with the next', async () => {
  const over = overWith(potView({ street: streetCount }));
  const isKept = async (phase: 'drawn' | 'settled' | 'open', slips: readonly SlipView[]) => {
    page.nowMs = Date.parse(viewOf(round, 'drawn').settlesAt) - 500;
    await page.show(
      await page.storeAt(page.tableIn(phase), slips),
      <Controls deciding={deciding} onFollow={() => undefined} />,
    );
    await page.pass(2_500);
    return [page.find('.table-controls').dataset.deciding, page.textAt('[data-field="hand"]').length];
  };
  expect(await isKept('drawn', [over])).toEqual(['true', 1]);
  expect(await isKept('settled', [over])).toEqual(['true', 1]);
  // Whoever has only looked on can choose a chip at any time.
  expect(await isKept('drawn', [])).toEqual(['false', 0]);
  expect(await isKept('open', [])).toEqual(['false', 0]);
});

it('rakes and counts what all others have folded to, with the cards before the flower, and celebrates no more', async () => {
  await page.show(await page.storeAt(page.tableIn('deciding'), [overWith(potView())]), <Scene />);
  await page.pass(2_800);
  const seat = page.place.querySelector<SVGElement>('.blossom-near')?.dataset;
  expect([seat?.state, seat?.grade]).toEqual(['won', '0']);
  expect(page.textAt('.won-hand-plate')).toEqual(['All others folded']);
  for (const lit of ['.figure-glow', '.pot-rake', '.pot-run']) expect(page.textAt(lit)).toHaveLength(1);
  expect([page.textAt('.best-hand .card-face').length, page.textAt('.petal').length]).toEqual([3, 0]);
  for (const none of ['.whole-bloom', '.hand-emblem', '.rim-lanterns', '.pollen-grain'])
    expect(page.textAt(none)).toEqual([]);
  expect(page.find('.blossom-flower').dataset.feast).toBe('plain');
});

it('clears the table of a pot that has been paid at a press', async () => {
  const stage = (
    <div className="table-stage">
      <Scene />
    </div>
  );
  await page.show(await page.storeAt(page.tableIn('settled'), [overWith(potView())]), stage);
  await page.pass(500);
  expect(page.textAt('.won-hand-plate')).toHaveLength(1);
  await act(async () => page.find('.table-stage').click());
  expect([page.textAt('.won-hand-plate'), page.textAt('.blossom-deck').length]).toEqual([[], 1]);
});

it('makes little of a pot that a bot takes as the last one in', async () => {
  const over = overWith(potView({ street: streetCount, winner: 2 }));
  page.nowMs = Date.parse(viewOf(round, 'drawn').settlesAt) - blossomShow.length;
  await page.show(await page.storeAt(page.tableIn('drawn'), [over]), <Scene />);
  await page.pass(7_400);
  expect(page.find('.blossom-flower').dataset.feast).toBe('plain');
  for (const none of ['.best-hand', '.petal', '.pollen-grain']) expect(page.textAt(none)).toEqual([]);
});

it('tells all that the player gets at once, as soon as the pot lies in the tray, also while other pots go on', async () => {
  await page.show(
    await page.storeAt(page.tableIn('deciding'), [overWith(potView())]),
    <>
      <Scene />
      <DecisionBar deciding={deciding} />
    </>,
  );
  await page.pass(1_900);
  for (let waited = 0; waited < 6_000 && page.textAt('.won-hand-plate').length === 0; waited += 50)
    await page.pass(50);
  const told = () =>
    ['.pot-sum', '.pot-street', '.pot-split', '.pot-gain', '.end-net', '.end-row'].map(
      (at) => page.textAt(at).length,
    );
  // The sum stays until it has been raked; no street lies over the cards, and the hand stands below them.
  expect([told(), page.textAt('.pot-sum'), page.textAt('.hand-held').length]).toEqual([
    [1, 0, 0, 0, 0, 0],
    ['Pot $7.00'],
    1,
  ]);
  await page.pass(rakedMs - 150);
  expect(told()).toEqual([1, 0, 0, 0, 0, 0]);
  await page.pass(200);
  expect(told()).toEqual([0, 0, 1, 1, 1, 1]);
  expect(page.textAt('.pot-split, .pot-gain, .end-net')).toEqual([
    'Pot $7.00 − Rake $0.28',
    '$6.72 won',
    'Net win\u00a0+\u2060$4.72',
  ]);
});

it.each([
  ['while it is told', undefined],
  ['seen again', 'replayed'],
])('tells what somebody else gets of a pot, %s', async (_, replayed) => {
  const over = overWith(potView({ street: streetCount, winner: 2 }));
  page.nowMs = Date.parse(viewOf(round, 'drawn').settlesAt) - (replayed ? 200 : blossomShow.length);
  const store = await page.storeAt(page.tableIn('drawn'), [over]);
  if (replayed) await page.show(await page.storeAt(page.tableIn('open'), []), <Scene />, store);
  else await page.show(store, <Scene />);
  await page.pass(replayed ? rakedMs + 100 : 7_400);
  expect([
    page.textAt('.pot-won'),
    page.textAt('.pot-split'),
    page.textAt('.pot-sum'),
    page.textAt('.pot-street'),
  ]).toEqual([['Winner gets $6.72'], ['Pot $7.00 − Rake $0.28'], [], []]);
});

it('keeps the cards of a hand that has lost at its seat, below its name, and puts away those that were folded', async () => {
  const seats = potView().seats.map((seat, at) =>
    at === 1 ? { made: ['look', 'hold-100'], isIn: true, cards: [8, 22, 37] } : seat,
  );
  const over = overWith(potView({ street: streetCount, seats }));
  page.nowMs = Date.parse(viewOf(round, 'drawn').settlesAt) - 200;
  await page.show(await page.storeAt(page.tableIn('drawn'), [over]), <Scene />);
  await page.pass(150);
  const cardsOf = (state: string): Element[] => [
    ...page.place.querySelectorAll(`.blossom-seat[data-state="${state}"] .seat-cards`),
  ];
  expect(cardsOf('lost').map(isGone)).toEqual([false]);
  expect(cardsOf('out').map((cards) => [isGone(cards), cards.getAttribute('data-in')])).toEqual(
    [2, 3, 4, 5].map(() => [true, 'false']),
  );
});

it('lets names come to a new place once their cards lie there, and flies none over another’s', async () => {
  const seats = potView().seats.map((seat, at) =>
    at === 1 ? { made: ['look', 'hold-100'], isIn: true, cards: [8, 22, 37] } : seat,
  );
  const shown = seats.map((seat, at) => (at === 0 ? { ...seat, cards: [0, 13, 26] } : seat));
  const over = overWith(potView({ street: streetCount, seats: shown }));
  page.nowMs = Date.parse(viewOf(round, 'drawn').settlesAt) - blossomShow.length;
  await page.show(await page.storeAt(page.tableIn('drawn'), [over]), <Scene />);
  await page.pass(100);
  const names = (): Element[] => [...page.place.querySelectorAll('.seat-tag > .name-plate')];
  const until = async (isSo: () => boolean): Promise<void> => {
    for (let waited = 0; waited < blossomShow.length && !isSo(); waited += 100) await page.pass(100);
  };
  expect(names()).toEqual([]);
  await until(() => names().length > 0);
  const compared = names();
  // One's own hand lies where it lay.
  expect(compared.map(({ textContent }) => textContent?.slice(0, 1))).toEqual(['2']);
  await until(() => page.textAt('.won-hand-plate').length > 0);
  expect(compared.map(({ isConnected }) => isConnected)).toEqual([false]);
  expect(names().map(({ textContent }) => textContent?.slice(0, 1))).toContain('2');
  // What a hand is called moves with it.
  expect(page.textAt('.seat-tag > .hand-name-plate')).toEqual(['high card']);
});

it('leaves a mark of what others did in the street before, until the next is told', async () => {
  const seats = potView().seats.map((seat, at) =>
    at === 1 ? { ...seat, made: ['hold-50'], isIn: true } : seat,
  );
  const asked = overWith(potView({ winner: null, seats }), { next: ['fold', 'hold-100'], state: 'open' });
  await page.show(await page.storeAt(page.tableIn('deciding'), [asked]), <Scene />);
  await page.pass(2_000);
  const marks = [...page.place.querySelectorAll('.did-pops[data-past="true"]')];
  expect(marks.map((mark) => [mark.textContent, isGone(mark)])).toEqual([
    ['Blind · Holds', false],
    ['Hold', true],
  ]);
});

it('shows which choice has been pressed, and counts no seconds, until it is confirmed', async () => {
  const seats = potView().seats.map((seat, at) =>
    at === 1 ? { ...seat, made: ['hold-50'], isIn: true } : seat,
  );
  const asked = overWith(potView({ winner: null, seats }), { next: ['fold', 'hold-100'], state: 'open' });
  const api = new ScriptedTable();
  const store = await page.storeAt(page.tableIn('deciding'), [asked], api);
  api.decide = () => new Promise(() => undefined);
  await page.show(store, <LineAndBar />);
  await page.pass(2_000);
  expect(page.textAt('[data-field="seconds"]')).toEqual(['7 s']);
  // The table's clock is the only one.
  expect(page.textAt('.decision-left')).toEqual([]);
  await act(async () => page.find('[data-choice="hold-100"]').click());
  const buttons = [...page.place.querySelectorAll<HTMLElement>('[data-action="choose"]')];
  expect(buttons.map(({ dataset }) => dataset.sent)).toEqual(['false', 'true']);
  expect(page.textAt('[data-field="notice"]')).toEqual(['Chosen. Waiting for the others']);
  expect(page.textAt('[data-field="seconds"]')).toEqual(['']);
});
