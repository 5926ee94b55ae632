// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BlossomView } from '../../../src/tables/games/blossomFacts.ts';
import { blossomShow, streetCount } from '../../../src/tables/games/blossomPlay.ts';
import type { SlipView } from '../../../src/tables/views.ts';
import { ClockLine } from '../shell/ClockLine.tsx';
import { Controls } from '../shell/Controls.tsx';
import { DecisionBar } from '../shell/DecisionBar.tsx';
import { ScriptedTable } from '../shell/scriptedTable.fixture.ts';
import { slipOf, viewOf } from '../table.fixture.ts';
import { Before } from './Ante.tsx';
import { Board } from './Board.tsx';
import { RankLine } from './Ladder.tsx';
import { turns } from './pace.ts';
import { placeOf, squeezeMs, turnMs, wide } from './places.ts';
import { PotPage, round, slipWith } from './potPage.fixture.tsx';
import { Scene } from './Scene.tsx';
import { deciding } from './view.ts';

let page: PotPage;

beforeEach(() => {
  page = new PotPage();
});
afterEach(() => page.close());

const held = ['hold-50', 'hold-50', 'hold-50'];
/** A blind straight of the player's, at seat 1, against a hand at seat 2; all others have folded. */
const potView = (change: Partial<BlossomView> = {}, other: readonly number[] = [0, 23, 34]): BlossomView => ({
  seat: 0,
  street: streetCount,
  price: 100,
  pot: 900,
  cards: [8, 22, 36],
  seats: [
    { made: held, isIn: true, cards: [8, 22, 36] },
    { made: held, isIn: true, cards: [...other] },
    ...[2, 3, 4, 5].map(() => ({ made: ['fold'], isIn: false, cards: null })),
  ],
  winner: 1,
  ...change,
});

/** A pot in its first street, of which nothing has been chosen. */
const dealtView = (): BlossomView =>
  potView({
    street: 0,
    pot: 600,
    cards: null,
    seats: potView().seats.map(() => ({ made: [], isIn: true, cards: null })),
    winner: null,
  });

const Below = () => (
  <>
    <Scene />
    <DecisionBar deciding={deciding} />
    <RankLine />
  </>
);

it('names a hand that was played blind nowhere before the last of its cards has turned', async () => {
  page.nowMs = Date.parse(viewOf(round, 'drawn').settlesAt) - blossomShow.length;
  const own = slipWith(potView(), { next: [], state: 'done' });
  await page.show(await page.storeAt(page.tableIn('drawn'), [own]), <Below />);
  const isOpen = (): boolean =>
    page.place.querySelector('.near-cards .card-side[data-shown="true"][data-red]') !== null;
  for (let waited = 0; waited < blossomShow.length && !isOpen(); waited += 50) await page.pass(50);
  const named = (): readonly string[] =>
    ['.hand-held b, .end-hand', '.near-cards .plate-text'].map((at) => page.textAt(at).join());
  expect(named()).toEqual(['Showdown', '']);
  // It is the last that is turned: card by card.
  for (let waited = 0; waited < turns.last - 100; waited += 50) await page.pass(50);
  expect(named()).toEqual(['Showdown', '']);
  await page.pass(150);
  expect(named()).toEqual([expect.stringMatching(/straight/), 'straight']);
});

it('asks about a hand that has just been looked at by its name once its cards have turned', async () => {
  const api = new ScriptedTable();
  const asked = slipWith(dealtView(), { next: ['look', 'fold', 'hold-50'] });
  const store = await page.storeAt(page.tableIn('deciding'), [asked], api);
  await page.show(store, <DecisionBar deciding={deciding} />);
  await page.pass(2_000);
  expect(page.textAt('.decision-told')).toEqual(['Street 1 · Blind']);
  const seats = dealtView().seats.map((seat, at) => (at === 0 ? { ...seat, made: ['look'] } : seat));
  const looked = slipWith(
    { ...dealtView(), seats, cards: [8, 22, 36] },
    { next: ['fold', 'hold-100', 'raise-100'] },
  );
  api.decide = async () => ({ kind: 'decided', slip: { ...looked, id: asked.id }, balance: '9.00' });
  await act(async () => page.find('[data-choice="look"]').click());
  // The prices have doubled already: it is not called blind any more.
  await page.pass(50);
  expect(page.textAt('.decision-told')).toEqual(['Street 1 · Looking…']);
  expect(page.textAt('[data-choice="hold-100"] span')).toEqual(['Hold']);
  // The clock runs: nothing waits for the cards to turn.
  const isHeld = (choice: string) => page.find(`[data-choice="${choice}"]`).getAttribute('aria-disabled');
  expect([isHeld('hold-100'), isHeld('raise-100')]).toEqual(['false', 'false']);
  await page.pass(squeezeMs + turnMs - 150);
  expect(page.textAt('.decision-told')).toEqual(['Street 1 · Looking…']);
  await page.pass(150);
  expect(page.textAt('.decision-told')).toEqual(['Street 1 · straight · ≈72% against 5 random hands']);
});

it('begins the deal with the antes lying that were laid before it', async () => {
  const slip = slipOf({ round, stakes: [{ spot: 'seat:1', amount: '1.00' }], stake: '1.00' });
  const api = new ScriptedTable();
  const store = await page.storeAt(page.tableIn('closed'), [slip], api);
  await page.show(store, <Scene />);
  await page.pass(3_000);
  const chips = [...page.place.querySelectorAll('.blossom-chip')];
  expect(chips).toHaveLength(6);
  const current = {
    ...api.current,
    table: { ...page.tableIn('deciding'), now: new Date(page.nowMs).toISOString() },
  };
  const deal = async (slips: typeof current.slips): Promise<void> => {
    api.current = { ...current, slips };
    await act(async () => store.refresh());
    await page.pass(100);
    // The same elements: what is laid anew flies anew.
    expect([...page.place.querySelectorAll('.blossom-chip')]).toEqual(chips);
  };
  await deal([slip]);
  await deal([{ ...slipWith(dealtView()), id: slip.id }]);
  expect(chips.every((chip) => chip.isConnected)).toBe(true);
});

it('sees the next table from the seat of the last hand, and offers that seat again with its price', async () => {
  const api = new ScriptedTable();
  const last = slipOf({
    round: round - 1,
    stakes: [{ spot: 'seat:4', amount: '1.00' }],
    stake: '1.00',
    state: 'settled',
  });
  const store = await page.storeAt(page.tableIn('open'), [last], api);
  await page.show(store, <Scene />);
  expect(page.textAt('.blossom-near .name-plate')[0]).toMatch(/^4 · /);
  vi.spyOn(store, 'repeated', 'get').mockReturnValue({ 'seat:4': 100n });
  const pressed: string[] = [];
  vi.spyOn(store, 'repeat').mockImplementation(() => void pressed.push('repeat'));
  vi.spyOn(store, 'press').mockImplementation(async () => void pressed.push('press'));
  await page.show(store, <Controls deciding={deciding} onFollow={() => undefined} />);
  const button = page.find('[data-action="play"]');
  expect([button.textContent, button.ariaDisabled ?? button.getAttribute('aria-disabled')]).toEqual([
    'Same seat $1.00',
    'false',
  ]);
  await act(async () => button.click());
  expect(pressed).toEqual(['repeat', 'press']);
});

it('rings the seat of the last hand until a seat is taken, and has one clock from then on', async () => {
  const open = page.tableIn('open');
  const former = (): readonly (string | null)[] =>
    [...page.place.querySelectorAll('.seat-over[data-former="true"] .unseen')].map(
      ({ textContent }) => textContent,
    );
  const store = await page.storeAt(open, []);
  vi.spyOn(store, 'getState').mockReturnValue({ ...store.getState(), lastLayout: { 'seat:4': 100n } });
  await page.show(store, <Board />);
  expect(former()).toEqual([expect.stringMatching(/^Seat 4/)]);
  const taken = slipOf({ round, stakes: [{ spot: 'seat:2', amount: '1.00' }], stake: '1.00' });
  await page.show(await page.storeAt(open, [taken]), <Board />);
  await page.pass(100);
  expect([former(), page.find('.pot-board').dataset.seated]).toEqual([[], 'true']);
  // The ante is paid: nothing else stands there until there is more to pay.
  expect(page.textAt('[data-field="pot"] span')).toEqual(['Paid so far $1.00']);
});

it('lays the hand that took the last pot before whoever took it, below its words, until bets are closed', async () => {
  const lastOf = (view: BlossomView): SlipView => ({
    ...slipWith(view),
    id: 'last',
    round: round - 1,
    state: 'settled',
  });
  const last = lastOf(potView({ winner: 2 }));
  const taken = slipOf({ round, stakes: [{ spot: 'seat:4', amount: '1.00' }], stake: '1.00' });
  const seen = async (phase: 'open' | 'closed', slips: readonly SlipView[]): Promise<readonly number[]> => {
    await page.show(
      await page.storeAt(page.tableIn(phase), slips),
      <svg>
        <title>Before</title>
        <Before form={wide} nearest={3} />
      </svg>,
    );
    return ['.last-hand .card-face', '.last-pot .pot-street'].map((at) => page.textAt(at).length);
  };
  expect(await seen('open', [last])).toEqual([3, 1]);
  expect(await seen('open', [last, taken])).toEqual([3, 1]);
  const { x } = wide.places[placeOf(1, 3)]?.cards ?? { x: 0 };
  expect(page.place.querySelector('.last-hand')?.getAttribute('transform')).toContain(`(${x} `);
  expect((await seen('closed', [last, taken]))[0]).toBe(0);
  // The player's own would lie where the next one is dealt to.
  expect(await seen('open', [lastOf(potView()), taken])).toEqual([0, 1]);
});

it('counts no seconds before the player has cards to choose with', async () => {
  const undealt = slipOf({ round, stakes: [{ spot: 'seat:1', amount: '1.00' }], stake: '1.00' });
  const told = async (slips: readonly SlipView[]): Promise<readonly (string | null)[]> => {
    await page.show(await page.storeAt(page.tableIn('deciding'), slips), <ClockLine deciding={deciding} />);
    return page.textAt('[data-field="notice"], [data-field="seconds"]');
  };
  expect(await told([undealt])).toEqual(['The cards are being dealt', '']);
  // Whoever only watches is told until when the others choose.
  expect((await told([])).at(-1)).toBe('9 s');
});

it('says what comes once bets are closed', async () => {
  await page.show(await page.storeAt(page.tableIn('closed'), []), <ClockLine deciding={deciding} />);
  expect(page.textAt('[data-field="notice"]')).toEqual(['No more bets']);
  await page.pass(2_500);
  expect(page.textAt('[data-field="notice"]')).toEqual(['No more bets\u00a0·\u00a0Cards in 1 s']);
});

it('has no seconds and no empty bar once the player has chosen', async () => {
  const seats = dealtView().seats.map((seat, at) => (at === 0 ? { ...seat, made: ['hold-50'] } : seat));
  const chosen = slipWith({ ...dealtView(), seats }, { next: [], state: 'done' });
  await page.show(
    await page.storeAt(page.tableIn('deciding'), [chosen]),
    <>
      <ClockLine deciding={deciding} />
      <DecisionBar deciding={deciding} />
    </>,
  );
  await page.pass(2_000);
  expect(page.textAt('[data-field="notice"]')).toEqual(['Chosen. Waiting for the others']);
  expect(page.textAt('[data-field="seconds"]')).toEqual(['']);
  expect(page.textAt('.hand-panel b')[0]).toBe('Blind');
  // The next street: what has come once stands there in the same moment.
  await page.show(await page.storeAt(page.tableIn('open'), []), <DecisionBar deciding={deciding} />);
  await page.show(
    await page.storeAt(page.tableIn('deciding'), [chosen]),
    <DecisionBar deciding={deciding} />,
  );
  expect(page.textAt('.hand-panel b')[0]).toBe('Blind');
});

it('names who else has raised before what the hand has cost, and counts them where they are many', async () => {
  const line = async (...raisers: readonly number[]): Promise<string> => {
    const raised = potView({
      street: 1,
      price: 200,
      winner: null,
      cards: null,
      seats: dealtView().seats.map((seat, at) => ({
        ...seat,
        made: [raisers.includes(at + 1) ? 'raise-50' : 'hold-50'],
      })),
    });
    await page.show(await page.storeAt(page.tableIn('deciding'), [slipWith(raised)]), <Board />);
    await page.pass(3_500);
    return page.textAt('[data-field="pot"] span').join();
  };
  expect(await line(3, 5)).toBe('3, 5 raised · Paid so far $1.50');
  expect(await line(2, 3, 5, 6)).toBe('4 raised · Paid so far $1.50');
  // Nobody is told by their number what they have done themselves.
  expect(await line(1, 3)).toBe('3 raised · Paid so far $1.50');
  expect(await line(1)).toBe('Paid so far $1.50');
});

it('says for as long as a round is settled how much was lost, and to what', async () => {
  const lost = async (view: BlossomView): Promise<readonly string[]> => {
    const made = view.seats[0]?.made ?? [];
    const own = slipWith(view, { made: [...made], next: [], state: 'done' });
    page.nowMs = Date.parse(viewOf(round, 'settled').settlesAt) + 500;
    const store = await page.storeAt(page.tableIn('settled'), [own]);
    vi.spyOn(store, 'getState').mockReturnValue({ ...store.getState(), notice: { kind: 'lost' } });
    await page.show(
      store,
      <>
        <ClockLine deciding={deciding} />
        <DecisionBar deciding={deciding} />
      </>,
    );
    await page.pass(700);
    return page.textAt('[data-field="notice"], .end-row').map((text) => text ?? '');
  };
  const better = 'straight beats high card';
  const high = potView({
    winner: 2,
    seats: potView().seats.map((seat, at) => ({
      ...seat,
      cards: at === 0 ? [0, 23, 34] : at === 1 ? [8, 22, 36] : null,
    })),
  });
  // It is said whose it is, breaks nowhere before its sum, and is not lit as a win is.
  const told = `You\u00a0−\u2060$2.50\u00a0·\u00a0${better}`;
  const rows = await lost(high);
  expect(rows[0]).toBe(`Open table: seat 2 wins\u00a0·\u00a0${told}`);
  // Below it the winner and the player, and nobody else.
  expect(rows.slice(1)).toEqual([
    // What a winner gets has no sign: it is not their gain.
    expect.stringMatching(/^Seat 2\u00a0·\u00a0wonstraight\$/u),
    `Youhigh card\u00a0·\u00a0${better}−\u2060$2.50`,
  ]);
  expect(page.textAt('.end-row[data-won="true"]')).toHaveLength(1);
  const folded = potView({
    winner: 2,
    seats: potView().seats.map((seat, at) =>
      at === 0 ? { made: ['fold'], isIn: false, cards: null } : seat,
    ),
  });
  expect((await lost(folded)).at(-1)).toMatch(/^You.*Folded−\u2060\$1\.00$/u);
});
