// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BlossomView } from '../../../src/tables/games/blossomFacts.ts';
import { blossomShow } from '../../../src/tables/games/blossomPlay.ts';
import { ClockLine } from '../shell/ClockLine.tsx';
import { DecisionBar } from '../shell/DecisionBar.tsx';
import { ScriptedTable } from '../shell/scriptedTable.fixture.ts';
import { viewOf } from '../table.fixture.ts';
import { Board } from './Board.tsx';
import { duelTold, landMs } from './pace.ts';
import { PotPage, round, slipWith } from './potPage.fixture.tsx';
import { openPot, ownPlan, ownShow, pastShow } from './read.ts';
import { Scene } from './Scene.tsx';
import { openTimes, ownTimes } from './times.ts';
import { deciding } from './view.ts';

let page: PotPage;

beforeEach(() => {
  page = new PotPage();
});
afterEach(() => page.close());

/** Four are in before the second street; one sits at seat 1 and has looked. */
const asked: BlossomView = {
  seat: 0,
  street: 1,
  price: 100,
  pot: 800,
  cards: [0, 23, 34],
  seats: [
    { made: ['look', 'hold-100'], isIn: true, cards: null },
    ...[1, 2, 3].map(() => ({ made: ['hold-50'], isIn: true, cards: null })),
    ...[4, 5].map(() => ({ made: ['fold'], isIn: false, cards: null })),
  ],
  winner: null,
};

/** The second seat has asked the first, and is out. */
const fought: BlossomView = {
  ...asked,
  street: 2,
  seats: [
    { made: ['look', 'hold-100', 'hold-100'], isIn: true, cards: null },
    { made: ['hold-50', 'compare-100-1'], isIn: false, cards: null },
    ...[2, 3].map(() => ({ made: ['hold-50', 'hold-50'], isIn: true, cards: null })),
    ...[4, 5].map(() => ({ made: ['fold'], isIn: false, cards: null })),
  ],
  duels: [{ by: 1, against: 0, out: 1 }],
};

const next = ['fold', 'hold-100', 'raise-100', 'compare-200-2', 'compare-200-3', 'compare-200-4'];
const street = { phase: 'street', told: 2, lengthMs: blossomShow.length } as const;

it('tells a duel after the choices of its street, and who is out in its last part', () => {
  const [duel] = ownTimes(fought, street).duels;
  if (!duel) throw new Error('no duel');
  // It waits for the last chip, and is over when it would have been.
  const duelMs = blossomShow.duel - landMs;
  expect(duel.toldAt - duel.at).toBeCloseTo(duelMs * duelTold);
  const at = (elapsedMs: number) => ownShow(fought, { ...street, elapsedMs });
  expect(at(duel.at - 1)).toMatchObject({ duel: null, telling: 2 });
  expect(at(duel.at + 1)).toMatchObject({ duel: { by: 1, against: 0, out: 1, isTold: false }, telling: 2 });
  expect(at(duel.at + 1).seats[1]).toMatchObject({ isIn: true, isBeaten: false });
  expect(at(duel.toldAt + 1)).toMatchObject({ duel: { isTold: true } });
  expect(at(duel.toldAt + 1).seats[1]).toMatchObject({ isIn: false, isBeaten: true });
  // Then the next street is asked, without the one who is out.
  const after = at(duel.at + duelMs + 1);
  expect(after).toMatchObject({ duel: null, telling: null });
  expect(after.seats[1]).toMatchObject({ isIn: false, isBeaten: true });
});

it('turns whoever was out before those who stayed, however good their hand', () => {
  const pair = (rank: number) => [rank, rank + 13, 0];
  const outcome = {
    hands: [pair(12), pair(11), pair(4), pair(5), pair(6), pair(7)],
    plays: [
      // The first has put out the second, and folds in the last street.
      ['look', 'hold-100', 'compare-200-2', 'fold'],
      ['look', 'hold-100', 'hold-100'],
      ...[2, 3].map(() => ['look', 'hold-100', 'hold-100', 'hold-100']),
      ...[4, 5].map(() => ['look', 'fold']),
    ],
  };
  const pot = openPot(outcome);
  if (!pot) throw new Error('no pot');
  expect(pot).toMatchObject({ winner: 4, duels: [{ by: 0, against: 1, out: 1 }] });
  expect(pot.compared.map((hand) => hand !== null)).toEqual([true, true, true, true, false, false]);
  const view: BlossomView = {
    ...fought,
    seats: outcome.plays.map((made, seat) => ({
      made,
      isIn: seat === 2 || seat === 3,
      cards: pot.compared[seat] ?? null,
    })),
    duels: [...pot.duels],
    winner: 4,
  };
  const { hands } = openTimes(pot, blossomShow.length);
  const openAt = (ms: number) => pastShow(view, ms).seats.flatMap(({ cards }, seat) => (cards ? [seat] : []));
  expect(hands.map((ms) => openAt(ms + 1))).toEqual([[1], [0, 1], [0, 1, 2], [0, 1, 2, 3]]);
});

it('asks whom to compare with, for how much and with what end, and sends the one who is chosen', async () => {
  const api = new ScriptedTable();
  const store = await page.storeAt(page.tableIn('deciding'), [slipWith(asked, { next })], api);
  await page.show(
    store,
    <>
      <Scene />
      <Board />
      <DecisionBar deciding={deciding} />
    </>,
  );
  await page.pass(3_000);
  expect(page.textAt('[data-action="choose"]')).toHaveLength(3);
  expect(page.textAt('[data-action="compare"]')).toEqual(['Duel$2.00']);
  expect(page.textAt('[data-action="compare-seat"]')).toEqual([]);
  await act(async () => page.find('[data-action="compare"]').click());
  expect(page.textAt('[data-field="compare"] legend span')).toEqual([
    'Duel with whom? $2.00, the weaker is out',
    'No duel if they are out first; your payment stays in the pot',
  ]);
  expect(page.place.querySelectorAll('[data-action="compare-seat"]')).toHaveLength(3);
  // What the form covers can be neither pressed nor reached, nor chosen by its key.
  const covered = [...page.place.querySelectorAll('.decision-choices > [data-action="choose"]')];
  expect(covered.map((choice) => choice.hasAttribute('inert'))).toEqual([true, true, true]);
  expect(document.activeElement).toBe(page.find('[data-field="compare"] [data-action="choose"]'));
  await act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyF', key: 'f' })));
  expect(api.decisions).toEqual([]);
  await act(async () =>
    page
      .find('[data-field="compare"] button')
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  );
  expect(page.textAt('[data-field="compare"] legend')).toEqual([]);
  expect(document.activeElement).toBe(page.find('[data-action="compare"]'));
  expect(covered.map((choice) => choice.hasAttribute('inert'))).toEqual([false, false, false]);
  await act(async () => page.find('[data-action="compare"]').click());
  await act(async () => page.find('[data-action="compare-back"]').click());
  expect(page.place.querySelector('[data-field="compare"]')).toBeNull();
  await act(async () => page.find('[data-action="compare"]').click());
  await act(async () => page.find('[data-choice="compare-200-3"]').click());
  await page.pass(10);
  expect(page.place.querySelector('[data-action="compare-seat"]')).toBeNull();
});

it('shows the duel, and says to whoever was asked who has, and who is out', async () => {
  const open = slipWith(asked, { next: [], state: 'done' });
  const store = await page.storeAt(page.tableIn('deciding'), [open]);
  const shown = (
    <>
      <Scene />
      <ClockLine deciding={deciding} />
    </>
  );
  await page.show(store, shown);
  await page.pass(3_000);
  const [duel] = ownTimes(fought, street).duels;
  const later = await page.storeAt(page.tableIn('deciding'), [
    slipWith(fought, { next: ['fold', 'hold-100'] }),
  ]);
  await page.show(later, shown);
  await page.pass((duel?.at ?? 0) + 100);
  await page.pass(50);
  expect(page.textAt('.duel-name')).toEqual(['Seat 2', 'You']);
  expect(page.textAt('[data-field="notice"]')).toEqual(['Seat 2 duels with you…']);
  expect(page.place.querySelectorAll('.duel-hand[data-out="true"]')).toHaveLength(0);
  // One's own looked-at cards lie open, the other's are nobody's to see.
  expect(page.place.querySelectorAll('.duel-hand .card-side[data-shown="true"][data-red]')).toHaveLength(3);
  expect(page.place.querySelector('.duel-flash')).toBeNull();
  await page.pass(blossomShow.duel * duelTold);
  expect(page.textAt('.duel-out')).toEqual(['Seat 2 is out']);
  expect(page.find('.duel-flash').dataset.won).toBe('true');
  expect(page.place.querySelectorAll('.blossom-near[data-felled="true"]')).toHaveLength(1);
  expect(page.place.querySelectorAll('.duel-hand .card-side[data-shown="true"][data-red]')).toHaveLength(3);
  expect(page.textAt('[data-field="notice"]')).toEqual(['You are stronger: seat 2 is out']);
  expect(page.find('.duel-hand[data-out="true"] .duel-name').textContent).toBe('Seat 2');
  await page.pass(blossomShow.duel);
  expect(page.place.querySelector('.blossom-duel')).toBeNull();
});

it('goes on saying who is out, until hands are shown', async () => {
  const over: BlossomView = {
    ...fought,
    seats: [
      { made: ['look', 'hold-100', 'compare-200-2'], isIn: true, cards: [0, 23, 34] },
      { made: ['hold-50', 'hold-50'], isIn: false, cards: [1, 16, 30] },
      ...[2, 3, 4, 5].map(() => ({ made: ['hold-50', 'fold'], isIn: false, cards: null })),
    ],
    duels: [{ by: 0, against: 1, out: 1 }],
    winner: 1,
  };
  const { handsFromMs } = ownPlan(over, { phase: 'end', told: 1, lengthMs: blossomShow.length });
  page.nowMs = Date.parse(viewOf(round, 'drawn').settlesAt) - blossomShow.length;
  const own = slipWith(over, { next: [], state: 'done' });
  await page.show(await page.storeAt(page.tableIn('drawn'), [own]), <ClockLine deciding={deciding} />);
  const told: (string | null)[] = [];
  for (let waited = 0; waited < handsFromMs + 200; waited += 50) {
    await page.pass(50);
    const [now = null] = page.textAt('[data-field="notice"]');
    if (now !== told.at(-1)) told.push(now);
  }
  expect(told).toEqual([
    'Street 2: what everyone chose',
    'You duel with seat 2…',
    'You are stronger: seat 2 is out',
    'Seat 2 is out',
    'Showdown',
  ]);
});
