import { isMotifName, providerCodes } from '@pavilion/art';
import { gameTypeIds, locales } from '@pavilion/contract';
import { describe, expect, it } from 'vitest';
import { swingOf } from '../../apps/studio/client/shell/swing.ts';
import { findInCatalogue } from '../../apps/studio/src/catalogue.ts';
import { measured } from '../../apps/studio/src/engine/measured.ts';
import { jadeFrog } from '../../apps/studio/src/games/classic/machine.ts';
import { theoryOf } from '../../apps/studio/src/games/classic/theory.ts';
import { lanternJackpot } from '../../apps/studio/src/games/jackpot.ts';
import { theories } from '../../apps/studio/src/games/videoSlots/theories.ts';
import { studioLocale } from '../../apps/studio/src/locale.ts';
import { nameOfGame } from '../../apps/studio/src/words/index.ts';
import { gameLabels, games, providers } from './gamesData.ts';

/** Languages that providers have names in as well. */
const spelled = ['zh_CN', 'zh_TW', 'en_US', 'vi_VN', 'ja_JP', 'ko_KR', 'th_TH'] as const;

const live = games.filter(({ state }) => state === 'live');

/** How far rounds of a game scatter, in stakes, as its own rules state it; undefined where they do not. */
const deviationOf = (gameCode: string): number | undefined =>
  ({ ...measured, ...theories })[gameCode]?.deviation ??
  (gameCode === jadeFrog.gameCode ? theoryOf(jadeFrog, lanternJackpot).deviation : undefined);

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

  it('names every game in all languages, no two alike, and every provider in those written so far', () => {
    for (const { names } of games)
      for (const locale of locales) expect(names[locale]?.trim(), JSON.stringify(names)).toBeTruthy();
    for (const { names } of providers)
      for (const locale of spelled) expect(names[locale]?.trim(), JSON.stringify(names)).toBeTruthy();
    for (const locale of locales) {
      const titles = games.map(({ names }) => names[locale]);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  it.each(locales)('calls what plays in %s as the game calls itself', (locale) => {
    expect(live.map(({ gameCode, names }) => [gameCode, names[locale]])).toEqual(
      live.map(({ gameCode }) => {
        const game = findInCatalogue(gameCode);
        return [gameCode, game && nameOfGame(game, studioLocale(locale))];
      }),
    );
  });

  it('labels as calm or as wild only what its own rules call so, and all of that', () => {
    const labelOf = { low: ['gentle'], medium: [], high: ['bold'] } as const;
    const saidOf = (gameCode: string): readonly string[] => {
      const deviation = deviationOf(gameCode);
      return deviation === undefined ? [] : labelOf[swingOf(deviation)];
    };
    expect(live.filter(({ gameCode }) => saidOf(gameCode).length > 0).length).toBeGreaterThan(6);
    expect(
      games.map(({ gameCode, labels }) => [
        gameCode,
        labels.filter((label) => label === 'gentle' || label === 'bold'),
      ]),
    ).toEqual(games.map(({ gameCode }) => [gameCode, saidOf(gameCode)]));
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
