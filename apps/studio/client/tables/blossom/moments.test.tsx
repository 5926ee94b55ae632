// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type BlossomView, blossomFacts } from '../../../src/tables/games/blossomFacts.ts';
import { blossomShow, streetCount } from '../../../src/tables/games/blossomPlay.ts';
import type { HandView, SlipView } from '../../../src/tables/views.ts';
import { ClockLine, noticeNow } from '../shell/ClockLine.tsx';
import { DecisionBar } from '../shell/DecisionBar.tsx';
import { ScriptedTable } from '../shell/scriptedTable.fixture.ts';
import { storeOf } from '../shell/storeOf.fixture.ts';
import type { Notice } from '../shell/tableState.ts';
import { slipOf, viewOf } from '../table.fixture.ts';
import { textsOf } from '../texts/texts.ts';
import { Board } from './Board.tsx';
import { Shade } from './Figure.tsx';
import { Ladder } from './Ladder.tsx';
import { NearHand } from './NearHand.tsx';
import { squeezeMs, turnMs, wide } from './places.ts';
import { PotPage, round, slipWith } from './potPage.fixture.tsx';
import { Scene } from './Scene.tsx';
import { deciding, view } from './view.ts';

let page: PotPage;

beforeEach(() => {
  page = new PotPage();
});
afterEach(() => page.close());

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

it('tells what a hand has cost to whoever is asked, and to whoever has chosen', async () => {
  const line = async (hand: Partial<HandView>): Promise<string> => {
    page.nowMs = Date.parse(viewOf(round, 'open').drawsAt);
    await page.show(await page.storeAt(page.tableIn('deciding'), [slipWith(potView(), hand)]), <Board />);
    await page.pass(2_000);
    return page.textAt('[data-field="pot"] span').join();
  };
  expect(await line({})).toBe('Paid so far $1.50');
  expect(await line({ next: [], state: 'done' })).toBe('Paid so far $1.50');
});

it('tells no price of a hand before it knows any chips', async () => {
  const store = await page.storeAt(page.tableIn('open'), []);
  await page.show(store, <Board />);
  expect(page.textAt('[data-field="pot"] b')).toEqual(['A hand costs $100.00 at most']);
  await page.show(storeOf(new ScriptedTable()), <Board />);
  expect(page.textAt('[data-field="pot"] b')).toEqual([]);
});

it('lights the kind of one’s hand while its cards lie open, and in the end of the one that has won', async () => {
  const lit = async (phase: 'deciding' | 'drawn', change: Partial<BlossomView>, ms: number) => {
    const own = slipWith(potView(change), { next: [], state: 'done' });
    await page.show(await page.storeAt(page.tableIn(phase), [own]), <Ladder />);
    await page.pass(ms);
    return page.textAt('[data-lit="true"] dt');
  };
  const seatsWith = (first: readonly string[], other: readonly number[] | null): BlossomView['seats'] =>
    potView().seats.map((seat, at) =>
      at === 0
        ? { ...seat, made: [...first], isIn: !first.includes('fold') }
        : { ...seat, cards: at === 1 && other ? [...other] : null },
    );
  const cards = [1, 16, 44];
  expect(await lit('deciding', { cards, seats: seatsWith(['look', 'hold-100'], null) }, 600)).toEqual([
    'high card',
  ]);
  // Covered cards that were folded are nobody's to be told, and a hand that has lost is not lit as if it had won.
  const over = { street: streetCount, cards, winner: 2 };
  page.nowMs = Date.parse(viewOf(round, 'drawn').settlesAt) - blossomShow.length;
  expect(await lit('drawn', { ...over, seats: seatsWith(['fold'], null) }, 500)).toEqual([]);
  expect(await lit('drawn', { ...over, seats: seatsWith(['fold'], null) }, 6_800)).toEqual([]);
  page.nowMs = Date.parse(viewOf(round, 'drawn').settlesAt) - 1_000;
  expect(await lit('drawn', { ...over, seats: seatsWith(['look', 'hold-100'], [0, 13, 26]) }, 600)).toEqual([
    'triple',
  ]);
});

it('keeps the third card back at a look until it is pressed, and names the hand once all of them lie open', async () => {
  const store = await page.storeAt(page.tableIn('deciding'), [slipWith(potView())]);
  const facts = {
    seat: 0,
    shown: { made: ['look'], isIn: true, isPast: false, isBeaten: false, cards: null },
    name: '1',
    who: 'you',
    figure: Shade,
    tag: null,
    hasAnted: true,
    form: wide,
    wonGrade: null,
    isTold: false,
    isOwnGain: false,
    isTimedOut: false,
    isAsked: false,
    isFree: false,
    lies: null,
    slot: null,
    isGone: false,
    isFighting: false,
    hasFelled: false,
  } as const;
  const near = (
    cards: readonly number[] | null,
    canLook: boolean,
    made: readonly string[] = ['look'],
  ): Promise<void> =>
    page.show(
      store,
      <svg>
        <title>Near</title>
        <NearHand
          facts={{ ...facts, shown: { ...facts.shown, made } }}
          cards={cards}
          onLook={canLook ? () => undefined : null}
        />
      </svg>,
    );
  const plate = (): string => page.textAt('.near-cards .plate-text').join();
  await near(null, true);
  expect(plate()).toBe('Tap to look');
  // It cannot be looked any more.
  await near(null, false);
  expect(plate()).toBe('');
  await near([0, 13, 26], false);
  const open = (): number => page.textAt('.near-cards .card-side[data-shown="true"][data-red]').length;
  expect([open(), plate()]).toEqual([2, '']);
  await page.pass(squeezeMs - 100);
  expect(open()).toBe(2);
  await page.pass(150);
  expect([open(), plate()]).toEqual([3, '']);
  await page.pass(turnMs);
  expect(plate()).toBe('triple');
  await near(null, false);
  await page.pass(squeezeMs + turnMs);
  await near([0, 13, 1], false);
  expect(open()).toBe(2);
  await act(async () => {
    page.find('.near-cards').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  expect([open(), plate()]).toEqual([3, '']);
  // The next round: nobody's cards lie there.
  await near(null, false);
  expect(plate()).toBe('');
  // Whatever is chosen, and told of it late, it stays open; whoever chooses while it is held sees it at once.
  const stays = async (made: readonly string[], waited: number): Promise<void> => {
    await near([0, 14, 28], false, made);
    for (let ms = 0; ms < waited; ms += 50) {
      expect(open()).toBe(3);
      await page.pass(50);
    }
    expect(open()).toBe(3);
  };
  await near([0, 14, 28], false);
  await page.pass(300);
  expect(open()).toBe(2);
  await stays(['look', 'hold-100'], squeezeMs + 2 * turnMs);
  await stays(['look'], squeezeMs + turnMs);
  await stays(['look', 'hold-100', 'raise-100'], squeezeMs + turnMs);
});

it('names the next street below the pot, and lets its price rise as a raise is told', async () => {
  const seats = potView().seats.map((seat, at) =>
    at === 1 ? { ...seat, made: ['look', 'raise-100'] } : seat,
  );
  await page.show(await page.storeAt(page.tableIn('deciding'), [slipWith(potView({ seats }))]), <Scene />);
  expect(page.textAt('.pot-street')).toEqual(['Street 2 · you pay $0.50']);
  await page.pass(2_000);
  expect(page.textAt('.pot-street')).toEqual(['Street 2 · you pay $1.00']);
});

it('pales what was done in the street before once another is asked', async () => {
  await page.show(await page.storeAt(page.tableIn('deciding'), [slipWith(potView())]), <Scene />);
  await page.pass(2_000);
  expect(page.textAt('.did-pops[data-past="true"]')).toEqual(['Holds', 'Blind · Hold']);
  expect(page.textAt('.did-pops[data-past="false"]')).toEqual(['Fold', 'Fold', 'Fold', 'Fold']);
});

/** The end of the player's pot, taken by the player with this hand from a pair of kings. */
const wonWith = async (cards: readonly number[]): Promise<void> => {
  const seats = potView().seats.map((seat, at) => {
    if (at > 1) return seat;
    return {
      made: ['look', 'hold-100', 'hold-100', 'hold-100'],
      isIn: true,
      cards: at ? [12, 38, 5] : [...cards],
    };
  });
  const over = potView({ street: streetCount, winner: 1, cards: [...cards], seats });
  page.nowMs = Date.parse(viewOf(round, 'drawn').settlesAt) - blossomShow.length;
  const own = slipWith(over, { next: [], state: 'done' });
  await page.show(await page.storeAt(page.tableIn('drawn'), [own]), <Scene />);
  await page.pass(blossomShow.length - 800);
};

it('celebrates by the hand that has won: the greater, the more', async () => {
  const seen = async (cards: readonly number[]) => {
    await wonWith(cards);
    const lights = page.place.querySelector<SVGElement>('.rim-lights')?.dataset.grade;
    const suits = page.place.querySelectorAll('.petal[data-suit]').length;
    return [page.textAt('.won-hand-plate.own').join(), page.textAt('.petal').length, lights, suits > 0];
  };
  const pair = await seen([0, 13, 4]);
  const straight = await seen([4, 18, 45]);
  const flush = await seen([14, 19, 24]);
  const triple = await seen([7, 20, 46]);
  expect(pair).toEqual(['pair · Against seat 2: A beats K', 52, '2', false]);
  expect(straight).toEqual(['straight beats pair', 64, '2', false]);
  expect(flush).toEqual(['flush beats pair', 64, '2', true]);
  expect(triple).toEqual(['triple beats pair', 78, '3', false]);
});

it('asks nobody to decide who has decided, or whose cards are still being dealt', async () => {
  const told = async (slips: readonly SlipView[], ms: number): Promise<string> => {
    page.nowMs = Date.parse(viewOf(round, 'open').drawsAt);
    await page.show(
      await page.storeAt(page.tableIn('deciding'), slips),
      <ClockLine deciding={view.deciding} />,
    );
    await page.pass(ms);
    return page.place.textContent ?? '';
  };
  const telling = 'Street 1: what everyone chose';
  const done = { next: [], state: 'done' } as const;
  const folded = { ...done, made: ['look', 'fold'] };
  for (const [slip, before, after] of [
    [slipWith(potView()), telling, 'Make your choice'],
    [slipWith(potView(), done), telling, 'Waiting for the others'],
    [slipWith(potView(), folded), `Folded\u00a0·\u00a0${telling}`, 'You folded. The others play on'],
    [
      slipWith(potView(), { ...folded, timedOut: true }),
      `Timed out\u00a0·\u00a0${telling}`,
      'Time ran out: you folded',
    ],
    [slipWith(potView({ winner: 1 }), done), telling, 'You take the pot'],
    [slipOf({ round, stakes: [{ spot: 'seat:1', amount: '1.00' }] }), 'being dealt', 'being dealt'],
  ] as const) {
    expect(await told([slip], 400)).toContain(before);
    expect(await told([slip], 2_000)).toContain(after);
  }
});

it('asks for a choice, by button and by key, only once the street before has been told', async () => {
  const store = await page.storeAt(page.tableIn('deciding'), [slipWith(potView())]);
  const sent: string[] = [];
  vi.spyOn(store, 'choose').mockImplementation(async (choice) => void sent.push(choice));
  await page.show(store, <DecisionBar deciding={deciding} />);
  const columns = (): string[] =>
    [...page.place.querySelectorAll<HTMLElement>('[data-action="choose"]')].map(
      ({ style }) => style.gridColumn,
    );
  const press = (): Promise<void> =>
    act(
      async () => void document.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyH', bubbles: true })),
    );
  await page.pass(400);
  expect(page.textAt('.hand-held b')).toEqual(['Blind']);
  expect(page.textAt('[data-action="choose"] span')).toEqual([]);
  await press();
  expect(sent).toEqual([]);
  await page.pass(1_600);
  expect(page.textAt('[data-action="choose"] span')).toEqual(['Look', 'Fold', 'Hold']);
  expect(columns()).toEqual(['1', '2', '3']);
  await press();
  expect(sent).toEqual(['hold-100']);
});

/** What the line tells while a round is shown, in its order. */
const toldOf = async (own: SlipView): Promise<readonly string[]> => {
  page.nowMs = Date.parse(viewOf(round, 'drawn').settlesAt) - blossomShow.length;
  await page.show(await page.storeAt(page.tableIn('drawn'), [own]), <ClockLine deciding={view.deciding} />);
  const told = (): string => page.textAt('[data-field="notice"]').join();
  const heard = new Set([told()]);
  for (let ms = 0; ms < blossomShow.length - 200; ms += 100) {
    await page.pass(100);
    heard.add(told());
  }
  return [...heard];
};

it('tells the end of a pot in its order: the last street, the hands, and who takes it', async () => {
  const over = potView({
    street: streetCount,
    winner: 2,
    seats: potView().seats.map((seat, at) =>
      at > 1
        ? seat
        : { made: [...seat.made, 'hold-200', 'hold-200'], isIn: true, cards: [1 - at, 14 - at, 27 - at] },
    ),
  });
  const own = slipWith(over, { next: [], state: 'done' });
  expect(await toldOf(own)).toEqual([
    'Street 3: what everyone chose',
    'Showdown',
    'Seat 2 takes the pot\u00a0·\u00a0triple\u00a0·\u00a0A beats 2',
  ]);
});

it('says that nobody else was left where no hand is shown', async () => {
  const over = potView({
    street: streetCount,
    winner: 1,
    seats: potView().seats.map((seat, at) =>
      at === 0 ? seat : { made: ['fold'], isIn: false, cards: null },
    ),
  });
  const own = slipWith(over, { next: [], state: 'done' });
  expect(await toldOf(own)).toEqual(['Street 1: what everyone chose', 'All others folded: you take the pot']);
});

it('never counts more seconds than there were to decide', async () => {
  const table = { ...page.tableIn('deciding'), decidesAt: new Date(page.nowMs + 9_120).toISOString() };
  await page.show(await page.storeAt(table, [slipWith(potView())]), <ClockLine />);
  expect(page.textAt('[data-field="seconds"]')).toEqual(['9 s']);
});

it('tells what a choice has cost for as long as its street, then asks anew', async () => {
  const asked = slipWith(potView(), { raised: '2.50' });
  const store = await page.storeAt(page.tableIn('deciding'), [asked]);
  const { decidesAt = null } = store.getState().table ?? {};
  const toldIn = (streetOf: string | null): Notice['kind'] =>
    noticeNow(
      { ...store.getState(), notice: { kind: 'raised', amount: '2.00', decidesAt: streetOf } },
      deciding.isAskedAgain,
    ).kind;
  expect(toldIn(decidesAt)).toBe('raised');
  expect(toldIn(new Date(Date.parse(decidesAt ?? '') - 9_000).toISOString())).toBe('phase');
});

it('calls it a showdown, and who is there watching', async () => {
  await page.show(await page.storeAt(page.tableIn('drawn'), []), <ClockLine deciding={view.deciding} />);
  expect(page.place.textContent).toContain('Showdown');
  expect(textsOf('en_US').watching(2)).toBe('2 in this game');
});

it('begins a showdown with a full clock', async () => {
  page.nowMs = Date.parse(viewOf(round, 'drawn').settlesAt) - blossomFacts.clock.drawnMs;
  await page.show(await page.storeAt(page.tableIn('drawn'), []), <ClockLine deciding={view.deciding} />);
  expect(page.place.querySelector('meter')?.getAttribute('value')).toBe('1');
});

it('begins each street with a full clock', async () => {
  page.nowMs += 12_000;
  await page.show(
    await page.storeAt(page.tableIn('deciding'), [slipWith(potView())]),
    <ClockLine deciding={view.deciding} />,
  );
  expect(page.place.querySelector('meter')?.getAttribute('value')).toBe('1');
});

it('keeps each choice in its place, and says what a raise does to the next street', async () => {
  const looked = slipWith(potView({ street: 0 }), {
    made: ['look'],
    next: ['fold', 'hold-100', 'raise-100'],
  });
  await page.show(
    await page.storeAt(page.tableIn('deciding'), [looked]),
    <DecisionBar deciding={deciding} />,
  );
  await page.pass(2_000);
  const buttons = [...page.place.querySelectorAll<HTMLElement>('[data-action="choose"]')];
  expect(buttons.map(({ style, textContent }) => [style.gridColumn, textContent])).toEqual([
    ['2', 'Fold'],
    ['3', 'Hold$1.00'],
    ['4', 'Raise$1.00next $2'],
  ]);
  const absent = (): (readonly (string | null)[])[] =>
    [...page.place.querySelectorAll<HTMLButtonElement>('.decision-choices button:disabled')].map(
      ({ style, textContent }) => [style.gridColumn, textContent],
    );
  expect(absent()).toEqual([
    ['1', 'LookLooked'],
    ['5', 'Duelonly in street\u00a02'],
  ]);
  const last = slipWith(potView({ street: streetCount - 1 }));
  await page.show(await page.storeAt(page.tableIn('deciding'), [last]), <DecisionBar deciding={deciding} />);
  await page.pass(2_000);
  expect(absent()).toEqual([
    ['4', 'Raisenot in the last street'],
    ['5', 'Duelonly in street\u00a02'],
  ]);
});

it('asks nobody before the cards lie there', async () => {
  const dealt = slipWith(
    potView({ street: 0, seats: potView().seats.map((seat) => ({ ...seat, made: [], isIn: true })) }),
  );
  await page.show(await page.storeAt(page.tableIn('deciding'), [dealt]), <DecisionBar deciding={deciding} />);
  await page.pass(400);
  expect([page.textAt('.hand-held b'), page.textAt('[data-action="choose"]')]).toEqual([['Blind'], []]);
  await page.pass(1_200);
  expect(page.textAt('[data-action="choose"]')).toHaveLength(3);
});
