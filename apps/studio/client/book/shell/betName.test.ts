import { describe, expect, it } from 'vitest';
import { studioLocales } from '../../../src/locale.ts';
import { betOf, legOf } from '../book.fixture.ts';
import { betName } from './betName.ts';
import { nameIn } from './names.ts';

/** A bet in one line, where several are told one after the other. */

const textsIn = async (lang: string) => (await import(`../texts/${lang}.ts`)).words;

describe.each(studioLocales)('in %s, a bet is named', (lang) => {
  it('by the sides of its match, with the score once that is over', async () => {
    const texts = await textsIn(lang);
    const leg = legOf();
    const [home, away] = [leg.home, leg.away].map(({ names }) => nameIn(names, lang, texts));
    expect(betName(betOf({ legs: [leg] }), lang, texts)).toBe(`${home} ${texts.versus} ${away}`);
    const over = legOf({ phase: 'over', score: [2, 1] });
    expect(betName(betOf({ legs: [over] }), lang, texts)).toBe(`${home} 2 : 1 ${away}`);
    expect(betName(betOf({ legs: [over, over] }), lang, texts)).toBe(`${home} 2 : 1 ${away}`);
  });

  it('by its kind, where no single match is meant', async () => {
    const texts = await textsIn(lang);
    const legs = [legOf(), legOf({ event: 'football-2' })];
    expect(betName(betOf({ legs }), lang, texts)).toBe(texts.bets.multi(2));
    const system = { min: 1, max: 1, combinations: 2, alive: 2, stake: '5.00' };
    expect(betName(betOf({ legs, system }), lang, texts)).toBe(texts.slip.system.name(system, 2));
  });
});
