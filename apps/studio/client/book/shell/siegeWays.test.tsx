// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { siegeMaps } from '../../../src/book/engine/siegeMaps.ts';
import type { BookSport } from '../../../src/book/views.ts';
import { openedOf } from '../book.fixture.ts';
import { lang, pagesOfBook } from '../bookPage.fixture.tsx';
import { boardOf, rulesOf } from '../pageTexts/texts.ts';
import { RulesSheet } from './RulesSheet.tsx';

/** What each way of storming is worth on each map, among the rules of the siege. */

const page = pagesOfBook({ gameCode: 'paper-siege' });
const rowsOf = async (sports: readonly BookSport[]): Promise<readonly (readonly string[])[]> => {
  page().studio.open = async () => openedOf({ sports: [...sports] });
  await page().store.open(null, { name: 'events', sport: sports[0] ?? 'siege' });
  await page().show(<RulesSheet onClose={() => undefined} />);
  return [...page().place.querySelectorAll('[data-field="ways"] tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent ?? ''),
  );
};

it('the rules have what each way adds or takes on every map, of which the three sum to nothing', async () => {
  const [head, ...rows] = await rowsOf(['siege']);
  const { means } = boardOf(lang).siege;
  expect(head).toEqual(['', means.ladders, means.ram, means.tower]);
  expect(rows.map(([map]) => map)).toEqual(siegeMaps.map(({ names }) => names.zh_CN));
  expect(rows[0]).toEqual(['纸塔', '−7%', '+4.5%', '+2.5%']);
  for (const [, ...worth] of rows)
    expect(worth.reduce((sum, text) => sum + Number.parseFloat(text.replace('−', '-')), 0)).toBe(0);
  expect(page().place.textContent).toContain(rulesOf(lang).ways.note);
});

it('a book without a siege has none of it', async () => {
  expect(await rowsOf(['football'])).toEqual([]);
  expect(page().place.textContent).toContain(rulesOf(lang).responsible);
});
