// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { siegeScoreOf } from '../../../src/book/siegeScore.fixture.ts';
import type { EventView, SiegeScore } from '../../../src/book/views.ts';
import { marketOf, viewOf } from '../book.fixture.ts';
import { lang } from '../bookPage.fixture.tsx';
import { boardOf } from '../pageTexts/texts.ts';
import { startMs } from '../shell/scriptedBook.fixture.ts';
import { textsOf } from '../texts/texts.ts';
import { eventPages } from './eventPage.fixture.tsx';

const { page, open } = eventPages('paper-siege');

/** After the arrows, or, without prices, as the walls are stormed. */
const siege = (
  version: number,
  prices: readonly [number, number] | null,
  of: Partial<SiegeScore> = {},
): EventView => {
  const change: Partial<SiegeScore> = {
    ...{ isFought: true, stage: prices ? 'cover' : null, arrows: 'home' },
    ...of,
  };
  const [home, away] = prices ?? [null, null];
  const round = marketOf(
    [
      ['home', home],
      ['away', away],
    ],
    { id: 'round:1:1', kind: 'round', number: 1, line: 1 },
  );
  const winner = marketOf(
    [
      ['home', home],
      ['away', away],
    ],
    { id: 'winner', kind: 'winner' },
  );
  const map = { zh_CN: '纸塔', en_US: 'Paper Tower' };
  return viewOf({
    ...{ sport: 'siege', phase: 'live', version, isSuspended: prices === null },
    waitsUntil: prices === null ? null : new Date(startMs + 6_000).toISOString(),
    ...{ main: winner, markets: [winner, round] },
    score: siegeScoreOf([{ map, home: 0, away: 0, winner: null }], change),
  });
};

const all = (of: string): readonly (string | null)[] =>
  [...page().place.querySelectorAll(of)].map(({ textContent }) => textContent);
const rests = (): string | undefined => all('[data-field="round-rests"]')[0] ?? undefined;

it('prices that are shut stay in sight behind a lock, and why is said once, with the chance after the arrows', async () => {
  const { shut } = textsOf(lang);
  await open(siege(1, [1_560, 2_380]));
  const { arrows, shot, rests: words } = boardOf(lang).siege;
  const chance = words.chance(arrows(shot.clear, 'cranes 队'), 60);
  expect(rests()).toBe(chance);
  await act(async () => page().studio.tell({ kind: 'detail', event: siege(2, null) }));
  expect(all('.main-row .price-last')).toEqual(
    ['1.56', '2.38', '1.56', '2.38'].map((price) => `${price} ${shut.siege}`),
  );
  expect(all('.main-row .price-why')).toEqual([]);
  expect(all('[data-field="row-why"]')).toEqual([shut.siege]);
  expect(rests()).toBe(chance);
});

it('the head of a round that waits says by what it will be stormed, whether that is good for whoever storms here, and what it is worth', async () => {
  const { means, rests: words } = boardOf(lang).siege;
  const waits = { isFought: false, stage: null, arrows: null } as const;
  await open(siege(1, [2_140, 1_660], { ...waits, next: { way: 'ladders', worth: -70_000 } }));
  expect(rests()).toBe(words.way(means.ladders, words.ground.ladders.bad, '−7%'));
  const next = { way: 'tower', worth: 24_500 } as const;
  await act(async () =>
    page().studio.tell({ kind: 'detail', event: siege(2, [1_780, 1_980], { ...waits, next }) }),
  );
  expect(rests()).toBe(words.way(means.tower, words.ground.tower.good, '+2.5%'));
  // A match of rules of before, under which that counts for nothing.
  await act(async () => page().studio.tell({ kind: 'detail', event: siege(3, [1_880, 1_880], waits) }));
  expect(rests()).toBe(words.before);
  // It stays while arrows fly, until it is told who shot better.
  const flying = { isFought: true, stage: 'arrows', arrows: null, next } as const;
  await act(async () => page().studio.tell({ kind: 'detail', event: siege(4, null, flying) }));
  expect(rests()).toBe(words.way(means.tower, words.ground.tower.good, '+2.5%'));
});

it.each(['narrow', 'clear', 'crushing'] as const)(
  'and after the arrows by how much somebody shot better: %s',
  async (grade) => {
    await open(siege(1, [1_560, 2_380], { grade }));
    const { arrows, shot, rests: words } = boardOf(lang).siege;
    expect(rests()).toBe(words.chance(arrows(shot[grade], 'cranes 队'), 60));
  },
);

it('prices of before the arrows are not kept for a storming whose arrows were missed', async () => {
  await open(siege(1, [1_880, 1_880], { isFought: false, stage: null, arrows: null }));
  await act(async () => page().studio.tell({ kind: 'detail', event: siege(2, null) }));
  expect(all('.main-row .price-last')).toEqual([]);
  expect(all('.main-row .price-why')).toHaveLength(4);
});

it('whoever comes while they are shut reads why in their place', async () => {
  await open(siege(2, null));
  expect(all('.main-row .price-last')).toEqual([]);
  expect(all('.main-row .price-why')).toHaveLength(4);
  expect(all('[data-field="row-why"]')).toEqual([]);
  expect(rests()).toBe(boardOf(lang).siege.rests.after);
});
