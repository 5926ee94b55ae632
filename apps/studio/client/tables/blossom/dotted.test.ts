import { expect, it } from 'vitest';
import { dotted } from './dotted.ts';
import type { BlossomWords } from './words.ts';

/** A dot before or after which a line may be broken. */
const loose = /(?<!\u00a0)·|·(?!\u00a0)/u;

const files = import.meta.glob<{ readonly ownWords: BlossomWords }>('./words/*.ts', { eager: true });

it('lets no line begin or end with a dot, however narrow it is', () => {
  expect(dotted('one')).toBe('one');
  expect(dotted('one', 'two', 'three')).toBe('one\u00a0·\u00a0two\u00a0·\u00a0three');
  for (const { ownWords } of Object.values(files)) {
    const headline = dotted(ownWords.takesPot('2'), ownWords.beats('A', 'K'), ownWords.telling(2));
    expect([headline, loose.test(headline)]).toEqual([headline, false]);
  }
  expect(Object.keys(files)).toHaveLength(11);
});
