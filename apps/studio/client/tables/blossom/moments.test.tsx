// @vitest-environment happy-dom
import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type BlossomView, blossomFacts } from '../../../src/tables/games/blossomFacts.ts';
import { streetCount } from '../../../src/tables/games/blossomPlay.ts';
import type { HandView, SlipView, TableView } from '../../../src/tables/views.ts';
import { loadWords } from '../../shell/spoken.ts';
import { WonRows } from '../positions/WonRows.tsx';
import { ClockLine, wordsOf } from '../shell/ClockLine.tsx';
import { TableProvider } from '../shell/context.ts';
import { ScriptedTable } from '../shell/scriptedTable.fixture.ts';
import { storeOf } from '../shell/storeOf.fixture.ts';
import type { TableStore } from '../shell/tableStore.ts';
import { openedOf, slipOf, viewOf } from '../table.fixture.ts';
import { textsOf } from '../texts/texts.ts';
import { Board } from './Board.tsx';
import { Ladder } from './Ladder.tsx';
import { NearSeat } from './NearSeat.tsx';
import { wide } from './places.ts';
import { Scene } from './Scene.tsx';
import { view } from './view.ts';
import { blossomWords } from './words.ts';

const round = 4;
let root: Root;
let place: HTMLElement;
/** By the server's clock. */
let nowMs: number;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await loadWords('en_US');
  place = document.createElement('div');
  root = createRoot(place);
  nowMs = Date.parse(viewOf(round, 'open').drawsAt);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Two are in, the others have folded in the first street; one sits at seat 1. */
const potView = (change: Partial<BlossomView> = {}): BlossomView => ({
  seat: 0,
  street: 1,
  price: 200,
  pot: 800,
  cards: null,
  seats: [
    { made: ['hold-50'], isIn: true, cards: null },
    { made: ['look', 'hold-100'], isIn: true, cards: null },
    ...[2, 3, 4, 5].map(() => ({ made: ['fold'], isIn: false, cards: null })),
  ],
  winner: null,
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
        next: ['look', 'fold', 'hold-100'],
        view,
        raised: '0.50',
        state: 'open',
        ...hand,
      },
    ],
  });

const tableIn = (phase: TableView['phase']): TableView => {
  const view = viewOf(round, phase, phase === 'deciding' ? null : 'seat:2');
  const decidesAt = new Date(nowMs + 9_000).toISOString();
  return phase === 'deciding' ? { ...view, decidesAt } : view;
};

/** A table as a page finds it that is opened now. */
const storeAt = async (table: TableView, slips: readonly SlipView[]): Promise<TableStore> => {
  const api = new ScriptedTable();
  api.open = async () => ({
    ...openedOf(),
    table: { ...table, now: new Date(nowMs).toISOString() },
    slips: [...slips],
  });
  api.current = { ...api.current, table, slips: [...slips] };
  const store = storeOf(api, { now: () => nowMs });
  await store.open('ticket');
  return store;
};

const show = (store: TableStore, element: ReactElement, replayed?: TableStore): Promise<void> =>
  act(async () =>
    root.render(
      <TableProvider
        value={{
          store,
          ...(replayed && { replayed }),
          game: blossomFacts,
          lang: 'en_US',
          texts: textsOf('en_US'),
          words: blossomWords('en_US'),
        }}
      >
        {element}
      </TableProvider>,
    ),
  );

const pass = (ms: number): Promise<void> =>
  act(async () => {
    nowMs += ms;
    await vi.advanceTimersByTimeAsync(ms);
  });

const textAt = (selector: string): (string | null)[] =>
  [...place.querySelectorAll(selector)].map(({ textContent }) => textContent);

it('tells the price of a street to whoever is asked, and to nobody who has folded or chosen', async () => {
  const line = async (hand: Partial<HandView>): Promise<string> => {
    await show(await storeAt(tableIn('deciding'), [slipWith(potView(), hand)]), <Board />);
    return textAt('[data-field="pot"] span').join();
  };
  expect(await line({})).toBe('This street $2.00, half if blind');
  expect(await line({ next: [], state: 'done' })).toBe('');
});

it('tells no price of a hand before it knows any chips', async () => {
  const store = await storeAt(tableIn('open'), []);
  await show(store, <Board />);
  expect(textAt('[data-field="pot"] b')).toEqual(['A hand costs $80.00 at most']);
  await show(storeOf(new ScriptedTable()), <Board />);
  expect(textAt('[data-field="pot"] b')).toEqual([]);
});

it('lights the kind of one’s hand only while its cards lie open', async () => {
  const folded = potView({
    street: streetCount,
    cards: [1, 16, 44],
    seats: potView().seats.map((seat, at) => (at === 0 ? { ...seat, made: ['fold'], isIn: false } : seat)),
    winner: 2,
  });
  nowMs = Date.parse(viewOf(round, 'drawn').settlesAt) - 6_200;
  const own = slipWith(folded, { next: [], state: 'done' });
  await show(await storeAt(tableIn('drawn'), [own]), <Ladder />);
  await pass(500);
  expect(textAt('[data-own="true"] dt')).toEqual([]);
  await pass(5_000);
  await pass(500);
  expect(textAt('[data-own="true"] dt')).toEqual(['high card']);
});

it('names a hand once its cards lie open, and no longer than they do', async () => {
  const store = await storeAt(tableIn('deciding'), [slipWith(potView())]);
  const facts = {
    seat: 0,
    shown: { made: ['look'], isIn: true, isPast: false, cards: null },
    name: '1',
    who: 'you',
    form: wide,
    isWon: false,
    isTold: false,
    isAsked: false,
    onSit: null,
  } as const;
  const near = (cards: readonly number[] | null, canLook: boolean): Promise<void> =>
    show(
      store,
      <svg>
        <title>Near</title>
        <NearSeat facts={facts} cards={cards} onLook={canLook ? () => undefined : null} />
      </svg>,
    );
  const plate = (): string => textAt('.near-cards .plate-text').join();
  await near(null, true);
  expect(plate()).toBe('Tap to look');
  // It cannot be looked any more.
  await near(null, false);
  expect(plate()).toBe('');
  await near([0, 13, 26], false);
  expect(plate()).toBe('');
  await pass(500);
  expect(plate()).toBe('triple');
  // The next round: nobody's cards lie there.
  await near(null, false);
  expect(plate()).toBe('');
});

it('names the street below the pot once the one before has been told', async () => {
  await show(await storeAt(tableIn('deciding'), [slipWith(potView())]), <Scene />);
  expect(textAt('.pot-street')).toEqual([]);
  await pass(2_000);
  expect(textAt('.pot-street')).toEqual(['Street 2']);
});

it('pales what was done in the street before once another is asked', async () => {
  await show(await storeAt(tableIn('deciding'), [slipWith(potView())]), <Scene />);
  await pass(2_000);
  expect(textAt('.did-pops[data-past="true"]')).toEqual(['Holds', 'Blind · Holds']);
  expect(textAt('.did-pops[data-past="false"]')).toEqual(['Folded', 'Folded', 'Folded', 'Folded']);
});

it.each([
  [2, 'Winner gets $7.20'],
  [1, '$7.20 won'],
])('tells what seat %i wins, what the house keeps, and when it is paid', async (winner, told) => {
  const over = potView({ street: streetCount, winner });
  nowMs = Date.parse(viewOf(round, 'drawn').settlesAt) - 6_200;
  const own = slipWith(over, { next: [], state: 'done' });
  await show(await storeAt(tableIn('drawn'), [own]), <Scene />);
  expect(textAt('.pot-won')).toEqual([]);
  await pass(4_800);
  expect(textAt('.pot-won')).toEqual([told]);
  expect(textAt('.pot-rake')).toEqual(['Rake $0.30']);
  expect(textAt('.pot-sum')).toEqual(['Pot $7.50']);
  expect(textAt('.pot-street')).toEqual(['Settled in 2 s']);
});

it('counts no seconds to a payment where a round is only seen again', async () => {
  const over = potView({ street: streetCount, winner: 1 });
  nowMs = Date.parse(viewOf(round, 'drawn').settlesAt) - 200;
  const past = await storeAt(tableIn('drawn'), [slipWith(over, { next: [], state: 'done' })]);
  await show(await storeAt(tableIn('open'), []), <Scene />, past);
  expect(textAt('.pot-won')).toEqual(['$7.20 won']);
  expect(textAt('.pot-street')).toEqual([]);
});

it('asks nobody to decide who has decided, or whose cards are still being dealt', async () => {
  const told = async (slips: readonly SlipView[]): Promise<string> => {
    await show(await storeAt(tableIn('deciding'), slips), <ClockLine deciding={view.deciding} />);
    return place.textContent ?? '';
  };
  expect(await told([slipWith(potView())])).toContain('Decide your hands');
  expect(await told([slipOf({ round, stakes: [{ spot: 'seat:1', amount: '1.00' }] })])).toContain(
    'being dealt',
  );
  const done = await told([slipWith(potView(), { next: [], state: 'done' })]);
  expect(done).toContain('Waiting for the others');
  expect(done).not.toContain('Decide');
  const folded = slipWith(potView(), { made: ['look', 'fold'], next: [], state: 'done' });
  expect(await told([folded])).toContain('You folded. The others play on');
  const over = slipWith(potView({ winner: 1 }), { next: [], state: 'done' });
  expect(await told([over])).toContain('This pot is over. Another table still plays');
});

it('never counts more seconds than there were to decide', async () => {
  const table = { ...tableIn('deciding'), decidesAt: new Date(nowMs + 9_120).toISOString() };
  await show(await storeAt(table, [slipWith(potView())]), <ClockLine />);
  expect(textAt('[data-field="seconds"]')).toEqual(['9 s']);
});

it('says beside the title who won last, the newest at the end', async () => {
  const rounds = [3, 1, 6, 6, 2, 4].map((winner, number) => ({ number, winners: [winner] }));
  const store = await storeAt(tableIn('open'), []);
  await show(store, <WonRows places={[{ place: 1, name: 'Seat 1' }]} rounds={rounds} title="Winners" />);
  expect(textAt('.latest-winners li')).toEqual(['1', '6', '6', '2', '4']);
  await show(store, <WonRows places={[{ place: 1, name: 'Seat 1' }]} rounds={[]} title="Winners" />);
  expect(textAt('.latest-winners li')).toEqual([]);
});

it('tells what a choice has cost for as long as its street, then asks anew', async () => {
  const asked = slipWith(potView(), { raised: '2.50' });
  const store = await storeAt(tableIn('deciding'), [asked]);
  const { decidesAt = null } = store.getState().table ?? {};
  const line = (streetOf: string | null): string =>
    wordsOf(
      { ...store.getState(), notice: { kind: 'raised', amount: '2.00', decidesAt: streetOf } },
      textsOf('en_US'),
    );
  expect(line(decidesAt)).toMatch(/2\.00 added to your bet$/);
  expect(line(new Date(Date.parse(decidesAt ?? '') - 9_000).toISOString())).toBe('Decide your hands');
});

it('calls it a showdown, and who is there watching', async () => {
  const store = await storeAt(tableIn('drawn'), []);
  await show(store, <ClockLine />);
  expect(place.textContent).toContain('Showdown');
  const folded = slipWith(potView(), { made: ['hold-50', 'fold'], next: [], state: 'done' });
  await show(await storeAt(tableIn('drawn'), [folded]), <ClockLine deciding={view.deciding} />);
  expect(place.textContent).toContain('You folded. The others play on');
  expect(textsOf('en_US').watching(2)).toBe('2 in this game');
});

it('begins each street with a full clock', async () => {
  nowMs += 12_000;
  await show(
    await storeAt(tableIn('deciding'), [slipWith(potView())]),
    <ClockLine deciding={view.deciding} />,
  );
  expect(place.querySelector('meter')?.getAttribute('value')).toBe('1');
});
