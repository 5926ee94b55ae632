import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { HistorySlipView } from '../../../src/tables/views.ts';
import { Past as Carps } from '../carps/Past.tsx';
import { Past as Dice } from '../dice/Past.tsx';
import { Past as Digits } from '../digits/Past.tsx';
import { Past as FanTan } from '../fanTan/Past.tsx';
import { Past as Fireflies } from '../fireflies/Past.tsx';
import { Past as Marks } from '../sixMark/Past.tsx';
import { slipOf } from '../table.fixture.ts';
import { PastCards } from './PastCards.tsx';

const sources = import.meta.glob<string>(['../*/view.ts', '../*/*View.ts', '../*/*View.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const slipWith = (outcome: object): HistorySlipView => ({
  ...slipOf(),
  serverSeedHash: 'aa'.repeat(32),
  shownMs: 6_000,
  result: { number: 4, summary: '', outcome },
});

/** What is read in a picture, part by part. */
const textOf = (markup: string): string[] =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((part) => part !== '');

describe('the picture of a round in the history', () => {
  it('is there for every table', () => {
    const own = Object.entries(sources).filter(([file]) => !/\/(bulls|dukes|shell)\//.test(file));
    expect(own.length).toBeGreaterThan(15);
    for (const [file, source] of own) expect(source, file).toMatch(/\bmore: \(\) => import\(/);
  });

  it.each([
    ['digits', Digits, { digits: [4, 0, 4] }, '4 0 4'],
    ['carps', Carps, { numbers: [20, 3, 9, 1, 14, 8, 11, 2] }, '20 3 9 1 14 8 11 2'],
    ['fireflies', Fireflies, { order: [10, 1, 9, 2, 8, 3, 7, 4, 6, 5] }, '10 1 9 2 8 3 7 4 6 5'],
    ['six numbers', Marks, { numbers: [7, 49, 1, 20, 33, 12], special: 5 }, '7 49 1 20 33 12 + 5'],
  ])('shows what was drawn in its order: %s', (_, Past, outcome, told) => {
    expect(textOf(renderToStaticMarkup(<Past slip={slipWith(outcome)} />)).join(' ')).toBe(told);
  });

  it('shows a die for each that was rolled', () => {
    const markup = renderToStaticMarkup(<Dice slip={slipWith({ dice: [1, 6, 3] })} />);
    expect(markup.match(/<circle/g)).toHaveLength(10);
  });

  it('is left out where what is told is none of this game', () => {
    for (const Past of [Carps, Dice, Digits, FanTan, Fireflies, Marks])
      expect(renderToStaticMarkup(<Past slip={slipWith({ pocket: 99 })} />)).toBe('');
  });

  it('names cards by rank and suit, and marks the hand that won', () => {
    const markup = renderToStaticMarkup(
      <PastCards
        hands={[
          { name: 'One', cards: [0, 25], note: '1', won: false },
          { name: 'Two', cards: [26, 51], note: '2', won: true },
        ]}
      />,
    );
    expect(textOf(markup).join(' ').replaceAll('\uFE0E', '')).toBe('One A♠ K♥ 1 Two A♦ K♣ 2');
    expect(markup).toContain('<li data-won="true"><span>Two</span>');
  });
});
