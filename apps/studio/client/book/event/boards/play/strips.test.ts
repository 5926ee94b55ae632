import { expect, it } from 'vitest';
import { papers } from '../../../events/kits.ts';
import { lightnessOf, stripLightness, stripsOf } from './strips.ts';

const kits = papers.map(({ kit }) => kit);
const pairs = kits.flatMap((home) => kits.filter((kit) => kit !== home).map((away) => ({ home, away })));

it('two strips that meet differ in lightness, and keep the colour of their crest', () => {
  for (const pair of pairs) {
    const { home, away } = stripsOf(pair);
    expect([home.shirt, away.shirt]).toEqual([pair.home, pair.away]);
    expect(Math.abs(stripLightness(home) - stripLightness(away))).toBeGreaterThan(0.15);
    expect(Math.abs(lightnessOf(home.second) - lightnessOf(away.second))).toBeGreaterThan(0.3);
  }
});

it('a green of the lawn has a broad white field, and nothing else has', () => {
  for (const pair of pairs) {
    const { home } = stripsOf(pair);
    expect(home.field !== null).toBe([papers[1].kit, papers[7].kit].some((green) => green === pair.home));
    if (home.field !== null) expect(lightnessOf(home.field)).toBeGreaterThan(0.95);
  }
});
