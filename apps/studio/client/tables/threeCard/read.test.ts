import { expect, it } from 'vitest';
import { studioLocales } from '../../../src/locale.ts';
import { loadWords } from '../../shell/spoken.ts';
import { handText, toldLines } from './read.ts';
import { ownWords } from './words.ts';

/** Signs of a line that fit between the hands of a phone. */
const fits = 30;

it('breaks what is told into lines that fit a phone, in every language', async () => {
  for (const locale of studioLocales) {
    await loadWords(locale);
    const own = ownWords(locale);
    for (const text of [own.tagline, own.qualified, own.unqualified, ...Object.values(own.results)]) {
      const lines = toldLines(text, fits);
      expect(lines.length, text).toBeLessThanOrEqual(2);
      expect(lines.join(' ')).toBe(text);
      for (const line of lines) expect([...line].length, line).toBeLessThanOrEqual(fits);
    }
  }
  expect(toldLines('Dealer does not qualify', fits)).toHaveLength(1);
  expect(toldLines('Dealer does not qualify (below a queen)', fits)).toEqual([
    'Dealer does not qualify',
    '(below a queen)',
  ]);
});

it('names the rank that a hand goes by, where its name says too little', () => {
  const hands = {
    high: 'High card',
    pair: 'Pair',
    flush: 'Flush',
    straight: 'Straight',
    triple: 'Three of a kind',
    'straight-flush': 'Straight flush',
  };
  expect(handText([4, 23, 18], { hands })).toBe('High card · J');
  expect(handText([4, 13, 18], { hands })).toBe('High card · A');
  expect(handText([7, 20, 2], { hands })).toBe('Pair · 8');
  expect(handText([0, 2, 4], { hands })).toBe('Flush');
});
