import { isMotifName, providerCodes } from '@pavilion/art';
import { gameTypeIds } from '@pavilion/contract';
import { describe, expect, it } from 'vitest';
import { gameLabels, games, providers } from './gamesData.ts';

const spelled = ['zh_CN', 'zh_TW', 'en_US', 'vi_VN', 'ja_JP', 'ko_KR', 'th_TH'] as const;

describe('the demo catalogue', () => {
  it('holds games that play over all eight types, and ten that are announced', () => {
    for (const gtId of gameTypeIds)
      expect(games.some((game) => game.gtId === gtId && game.state === 'live')).toBe(true);
    expect(games.filter(({ state }) => state === 'coming_soon')).toHaveLength(10);
  });

  it('gives every game a code of its own in kebab-case', () => {
    const codes = games.map(({ gameCode }) => gameCode);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code))).toEqual([]);
  });

  it('names every game and provider in all languages written so far, no two alike', () => {
    for (const { names } of [...games, ...providers])
      for (const locale of spelled) expect(names[locale]?.trim(), JSON.stringify(names)).toBeTruthy();
    for (const locale of spelled) {
      const titles = games.map(({ names }) => names[locale]);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  it('keeps Chinese titles to five characters', () => {
    expect(games.filter(({ names }) => (names.zh_CN ?? '').length > 5)).toEqual([]);
  });

  it('asks only for motifs that are drawn, and never for one in the same colours twice', () => {
    expect(games.filter(({ motif }) => !isMotifName(motif))).toEqual([]);
    const dresses = games.map(({ motif, paletteSeed }) => `${motif} ${paletteSeed}`);
    expect(new Set(dresses).size).toBe(dresses.length);
  });

  it('places every game with a known provider, studio and label', () => {
    const labels: readonly string[] = gameLabels.map(({ code }) => code);
    for (const game of games) {
      const provider = providers.find(({ gpId }) => gpId === game.gpId);
      const houses = provider?.houses.map(({ house }) => house) ?? [];
      expect(houses.length === 0 ? game.house === 0 : houses.includes(game.house), game.gameCode).toBe(true);
      expect(game.labels.filter((label) => !labels.includes(label))).toEqual([]);
    }
  });

  it('has a mark for every provider', () => {
    expect(providers.map(({ mark }) => mark)).toEqual([...providerCodes]);
  });
});
