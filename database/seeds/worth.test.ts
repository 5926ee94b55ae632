import { type CurrencyCode, currencyCodes, parseDecimal, yuanIn } from '@pavilion/money';
import { describe, expect, it } from 'vitest';
import { presentLimits } from '../../apps/studio/src/book/limits.ts';
import { catalogue } from '../../apps/studio/src/catalogue.ts';
import { lightLevels } from '../../apps/studio/src/games/lights.ts';
import { firstStakeOf, playMoneyOf } from '../../apps/studio/src/games/stakes.ts';
import { chipsOf, kindMaxOf, spotMaxOf } from '../../apps/studio/src/tables/engine/chips.ts';
import { tableGames } from '../../apps/studio/src/tables/games/index.ts';
import { games } from './gamesData.ts';
import { stakeBoundsOf } from './stakesData.ts';

/** Round amounts allow no more than this: so many times what it is worth in renminbi, or that part of it. */
const apartMax = 2;
/** What every amount that is won is exact for: of a machine's stakes twentieths, of a chip hundredths, minor units. */
const [stakeParts, chipParts] = [20, 100];

/** What an amount is worth, in hundredths of a renminbi. */
const fenOf = (minor: bigint | number, currency: CurrencyCode): number =>
  (Number(minor) * 100) / Number(yuanIn(currency));

const apart = (one: number, other: number): number => Math.max(one / other, other / one);

const expectSameWorth = (
  minor: bigint | number,
  currency: CurrencyCode,
  inRmb: bigint | number,
  what: string,
): void =>
  expect(apart(fenOf(minor, currency), Number(inRmb)), `${what}: ${minor} ${currency}`).toBeLessThanOrEqual(
    apartMax,
  );

/** The least amount is worth the same, or is the smallest that can be parted exactly. */
const expectSameLeast = (
  minor: bigint | number,
  currency: CurrencyCode,
  inRmb: bigint | number,
  parts: number,
  what: string,
): void => {
  const smallest = fenOf(parts, currency);
  if (smallest > Number(inRmb) * apartMax) expect(Number(minor), what).toBe(parts);
  else expectSameWorth(minor, currency, inRmb, what);
};

const tableCodes = new Set(tableGames.map(({ gameCode }) => gameCode));
const isRound = (amount: bigint): boolean => /^(?:1|2|25|4|5)0*$/.test(String(amount));

describe.each(currencyCodes)('limits in %s', (currency) => {
  it('are worth in every game what they are in renminbi, the least and the greatest', () => {
    expect(catalogue.length).toBeGreaterThan(50);
    for (const { gameCode, stakesOf } of catalogue) {
      const [own, inRmb] = [stakesOf(currency), stakesOf('RMB')];
      const parts = tableCodes.has(gameCode) ? chipParts : stakeParts;
      expectSameLeast(own[0] ?? 0n, currency, inRmb[0] ?? 0n, parts, gameCode);
      expectSameWorth(own.at(-1) ?? 0n, currency, inRmb.at(-1) ?? 0n, gameCode);
    }
  });

  it('are ascending round amounts that can be parted exactly', () => {
    for (const { gameCode, stakesOf } of catalogue) {
      const own = stakesOf(currency);
      const parts = BigInt(tableCodes.has(gameCode) ? chipParts : stakeParts);
      expect(own.length, gameCode).toBeGreaterThanOrEqual(4);
      expect([...own].sort((a, b) => Number(a - b))).toEqual(own);
      expect(own.filter((stake) => !isRound(stake) || stake % parts !== 0n)).toEqual([]);
    }
  });

  it('are, between their ends, steps as wide as those in renminbi', () => {
    for (const { gameCode, stakesOf } of catalogue) {
      const [own, inRmb] = [stakesOf(currency), stakesOf('RMB')];
      for (const stake of own)
        expect(
          Math.min(...inRmb.map((other) => apart(fenOf(stake, currency), Number(other)))),
          `${gameCode}: ${stake} ${currency}`,
        ).toBeLessThanOrEqual(apartMax);
    }
  });

  it('are worth the same for chips, places and kinds of bets at every table', () => {
    for (const table of tableGames) {
      const [own, inRmb] = [chipsOf(table, currency), chipsOf(table, 'RMB')];
      expectSameWorth(own.at(-1) ?? 0n, currency, inRmb.at(-1) ?? 0n, table.gameCode);
      expectSameWorth(spotMaxOf(table, currency), currency, spotMaxOf(table, 'RMB'), table.gameCode);
      for (const [kind, most] of Object.entries(kindMaxOf(table, currency))) {
        expectSameWorth(most, currency, kindMaxOf(table, 'RMB')[kind] ?? 0n, `${table.gameCode} ${kind}`);
        expect(most, `${table.gameCode} ${kind}`).toBeGreaterThanOrEqual(own[0] ?? most);
      }
    }
  });

  it('are worth the same in books, down to what a bet may return', () => {
    const [own, inRmb] = [
      presentLimits(currency, null, ['football']),
      presentLimits('RMB', null, ['football']),
    ];
    const read = (text: string, of: CurrencyCode): bigint => parseDecimal(text, of) ?? 0n;
    const pairs = [
      [own.stakeMin, inRmb.stakeMin],
      [own.stakeMax, inRmb.stakeMax],
      [own.returnMax, inRmb.returnMax],
      ...Object.entries(own.kindMax).map(([kind, most]) => [most, inRmb.kindMax[kind] ?? '0']),
    ] as const;
    for (const [one, other] of pairs)
      expectSameWorth(read(one, currency), currency, read(other, 'RMB'), 'books');
  });

  it('have a first stake and play money worth the same, and a lower stake beneath the first', () => {
    expectSameWorth(firstStakeOf(currency), currency, firstStakeOf('RMB'), 'first stake');
    expectSameWorth(playMoneyOf(currency), currency, playMoneyOf('RMB'), 'play money');
    const machine = catalogue.find(({ gameCode }) => gameCode === 'koi-lantern');
    const stakes = machine?.stakesOf(currency) ?? [];
    expect(stakes.indexOf(firstStakeOf(currency))).toBeGreaterThan(0);
  });

  it('are worth the same where lights start and by where they drop', () => {
    for (const { name, seedOf, ceilingOf } of lightLevels) {
      expectSameWorth(seedOf(currency), currency, seedOf('RMB'), name);
      expectSameWorth(ceilingOf(currency), currency, ceilingOf('RMB'), name);
    }
  });

  it('are what tiles state', () => {
    const live = games.filter(({ state }) => state === 'live');
    for (const game of live) {
      const stakes = catalogue.find(({ gameCode }) => gameCode === game.gameCode)?.stakesOf(currency) ?? [];
      expect(stakeBoundsOf(game, currency), game.gameCode).toEqual([stakes[0], stakes.at(-1)]);
    }
  });
});
