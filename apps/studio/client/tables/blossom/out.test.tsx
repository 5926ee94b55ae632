// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BlossomView } from '../../../src/tables/games/blossomFacts.ts';
import { blossomShow, streetCount } from '../../../src/tables/games/blossomPlay.ts';
import { viewOf } from '../table.fixture.ts';
import { HandPanel } from './HandPanel.tsx';
import { PotPage, round, slipWith } from './potPage.fixture.tsx';
import { Scene } from './Scene.tsx';

let page: PotPage;

beforeEach(() => {
  window.localStorage.clear();
  page = new PotPage();
});
afterEach(() => page.close());

const cards = [12, 38, 5];

it('names the hand of whoever has folded, and no chance that it has not any more', async () => {
  const view: BlossomView = {
    seat: 0,
    street: 1,
    price: 200,
    pot: 800,
    cards,
    seats: [
      { made: ['look', 'fold'], isIn: false, cards: null },
      { made: ['look', 'hold-100'], isIn: true, cards: null },
      { made: ['raise-50'], isIn: true, cards: null },
      ...[3, 4, 5].map(() => ({ made: ['fold'], isIn: false, cards: null })),
    ],
    winner: null,
  };
  const own = slipWith(view, { next: [], state: 'done' });
  await page.show(await page.storeAt(page.tableIn('deciding'), [own]), <HandPanel />);
  await page.pass(3_500);
  expect(page.textAt('.hand-held b, .hand-chosen')).toEqual(['pair', 'Fold']);
  // What others did is told at the table.
  expect(page.textAt('.end-row')).toEqual([]);
  // It can win nothing any more.
  expect(page.textAt('.hand-beats')).toEqual([]);
});

it('lights the petal of the hand that a pot was won with, once it is told, and keeps it', async () => {
  const held = ['look', 'hold-100', 'hold-100', 'hold-100'];
  const view: BlossomView = {
    seat: 0,
    street: streetCount,
    price: 100,
    pot: 1_000,
    cards,
    seats: [
      { made: held, isIn: true, cards },
      { made: held, isIn: true, cards: [0, 23, 34] },
      ...[2, 3, 4, 5].map(() => ({ made: ['fold'], isIn: false, cards: null })),
    ],
    winner: 1,
  };
  page.nowMs = Date.parse(viewOf(round, 'drawn').settlesAt) - blossomShow.length;
  const own = slipWith(view, { made: held, next: [], state: 'done' });
  const both = (
    <>
      <Scene />
      <HandPanel />
    </>
  );
  await page.show(await page.storeAt(page.tableIn('drawn'), [own]), both);
  await page.pass(100);
  const lit = () => page.place.querySelectorAll('.album-petal[data-lit="true"]').length;
  expect([lit(), ...page.textAt('.fresh-petal'), ...page.textAt('.album-count')]).toEqual([0, 'Petals 0/6']);
  for (let waited = 0; waited < blossomShow.length - 200; waited += 200) await page.pass(200);
  expect(lit()).toBe(1);
  // What it is for is told wherever it is seen.
  expect(page.textAt('.fresh-petal')).toEqual([
    '✿New petal: pair\u00a0·\u00a01/6Petals are only to look at and pay nothing',
  ]);
  expect(page.textAt('.end-row')).toEqual(['Youpair$11.52']);
  expect(page.find('.album-crest title').textContent).toContain('straight flush\u00a00.22%');
  // Another page of the same browser has it, and does not celebrate it again.
  await page.show(await page.storeAt(page.tableIn('open'), []), both);
  expect([lit(), ...page.textAt('.fresh-petal')]).toEqual([1]);
});
