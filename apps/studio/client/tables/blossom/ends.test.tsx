// @vitest-environment happy-dom
import { act, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type BlossomView, blossomFacts } from '../../../src/tables/games/blossomFacts.ts';
import { blossomShow, streetCount } from '../../../src/tables/games/blossomPlay.ts';
import type { HandView, SlipView, TableView } from '../../../src/tables/views.ts';
import { ClockLine } from '../shell/ClockLine.tsx';
import { DecisionBar } from '../shell/DecisionBar.tsx';
import { ScriptedTable } from '../shell/scriptedTable.fixture.ts';
import { storeOf } from '../shell/storeOf.fixture.ts';
import { TablePage } from '../shell/tablePage.fixture.tsx';
import type { TableStore } from '../shell/tableStore.ts';
import { openedOf, slipOf, viewOf } from '../table.fixture.ts';
// Fetched by the scene: it comes at once where it is known.
import './played.ts';
import { rakedMs } from './places.ts';
import { Scene } from './Scene.tsx';
import { deciding } from './view.ts';
import { blossomWords } from './words.ts';

const round = 4;
let page: TablePage;
/** By the server's clock. */
let nowMs: number;

beforeEach(() => {
  vi.useFakeTimers();
  page = new TablePage();
  nowMs = Date.parse(viewOf(round, 'open').drawsAt);
});
afterEach(async () => {
  await page.close();
  vi.useRealTimers();
});

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

const slipWith = (view: BlossomView, hand: Partial<HandView> = {}): SlipView =>
  slipOf({
    round,
    stakes: [{ spot: 'seat:1', amount: '1.00' }],
    stake: '1.00',
    hands: [
      {
        spot: 'seat:1',
        made: [...(view.seats[0]?.made ?? [])],
        next: [],
        view,
        raised: '1.00',
        state: 'done',
        ...hand,
      },
    ],
  });

const tableIn = (phase: TableView['phase']): TableView => {
  const view = viewOf(round, phase, phase === 'deciding' ? null : 'seat:2');
  return phase === 'deciding' ? { ...view, decidesAt: new Date(nowMs + 9_000).toISOString() } : view;
};

const storeAt = async (
  phase: TableView['phase'],
  slips: readonly SlipView[],
  api = new ScriptedTable(),
): Promise<TableStore> => {
  const current = { table: { ...tableIn(phase), now: new Date(nowMs).toISOString() }, slips: [...slips] };
  api.open = async () => ({ ...openedOf(), ...current });
  api.current = { ...api.current, ...current };
  const store = storeOf(api, { now: () => nowMs });
  await store.open('ticket');
  return store;
};

const show = (store: TableStore, element: ReactElement, replayed?: TableStore): Promise<void> =>
  page.show({ store, replayed, game: blossomFacts, words: blossomWords, lang: 'en_US' }, element);

const pass = (ms: number): Promise<void> =>
  act(async () => {
    nowMs += ms;
    await vi.advanceTimersByTimeAsync(ms);
  });

const textAt = (selector: string): (string | null)[] =>
  [...page.place.querySelectorAll(selector)].map(({ textContent }) => textContent);

const LineAndBar = () => (
  <>
    <ClockLine deciding={deciding} />
    <DecisionBar deciding={deciding} />
  </>
);

it('does not tell below the table how a pot has ended before the table has, nor the same twice after it', async () => {
  await show(await storeAt('deciding', [slipWith(potView())]), <LineAndBar />);
  const told = (): (string | null)[] => textAt('[data-field="notice"], .decision-told');
  const telling = 'Street 1: what everyone chose';
  await pass(400);
  expect(told()).toEqual([telling, telling]);
  expect([textAt('[data-field="seconds"]'), textAt('.decision-left')]).toEqual([[''], []]);
  await pass(2_400);
  expect(told()).toEqual([
    'All others folded: you take the pot',
    'This pot is over. Another table still plays',
  ]);
  expect(textAt('.decision-left')).toHaveLength(1);
});

it('tells a pot that nobody else wanted without a glow, petals or gold', async () => {
  await show(await storeAt('deciding', [slipWith(potView())]), <Scene />);
  await pass(2_800);
  const seat = page.place.querySelector<SVGElement>('.blossom-near')?.dataset;
  expect([seat?.state, seat?.grade]).toEqual(['won', '0']);
  expect(textAt('.won-hand-plate')).toEqual(['All others folded']);
  for (const none of ['.won-hand-plate.own', '.figure-glow', '.petal', '.flower-blooms'])
    expect(textAt(none)).toEqual([]);
});

it('counts up what the player gets once the pot lies in the tray, also while other pots go on', async () => {
  await show(await storeAt('deciding', [slipWith(potView())]), <Scene />);
  await pass(1_900);
  while (textAt('.pot-split').length === 0) await pass(100);
  // Neither the sum that has gone nor seconds lie over the cards.
  expect([textAt('.pot-split'), textAt('.pot-sum'), textAt('.pot-street')]).toEqual([
    ['Pot $7.00 − Rake $0.28'],
    [],
    [],
  ]);
  expect(textAt('.pot-gain')).toEqual([]);
  await pass(rakedMs + 100);
  expect(textAt('.pot-gain')).toHaveLength(1);
  await pass(1_000);
  expect(textAt('.pot-gain')).toEqual(['$6.72 won']);
});

it.each([
  ['while it is told', undefined],
  ['seen again', 'replayed'],
])('tells what somebody else gets of a pot, %s', async (_, replayed) => {
  const over = slipWith(potView({ street: streetCount, winner: 2 }));
  nowMs = Date.parse(viewOf(round, 'drawn').settlesAt) - (replayed ? 200 : blossomShow.length);
  const store = await storeAt('drawn', [over]);
  if (replayed) await show(await storeAt('open', []), <Scene />, store);
  else await show(store, <Scene />);
  await pass(replayed ? 0 : 7_400);
  expect([textAt('.pot-won'), textAt('.pot-split'), textAt('.pot-sum'), textAt('.pot-street')]).toEqual([
    ['Winner gets $6.72'],
    ['Pot $7.00 − Rake $0.28'],
    [],
    [],
  ]);
});

it('shows which choice has been pressed, and counts no seconds, until it is confirmed', async () => {
  const seats = potView().seats.map((seat, at) =>
    at === 1 ? { ...seat, made: ['hold-50'], isIn: true } : seat,
  );
  const asked = slipWith(potView({ winner: null, seats }), { next: ['fold', 'hold-100'], state: 'open' });
  const api = new ScriptedTable();
  const store = await storeAt('deciding', [asked], api);
  api.decide = () => new Promise(() => undefined);
  await show(store, <LineAndBar />);
  await pass(2_000);
  expect(textAt('.decision-left')).toHaveLength(1);
  await act(async () => page.find('[data-choice="hold-100"]').click());
  const buttons = [...page.place.querySelectorAll<HTMLElement>('[data-action="choose"]')];
  expect(buttons.map(({ dataset }) => dataset.sent)).toEqual(['false', 'true']);
  expect(textAt('[data-field="notice"]')).toEqual(['Chosen. Waiting for the others']);
  expect([textAt('[data-field="seconds"]'), textAt('.decision-left')]).toEqual([[''], []]);
});
