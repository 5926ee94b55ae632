/**
 * Keno at a press: twenty of eighty numbers are drawn, the player has marked one to ten of them. Free of zod, so that
 * the pages can import it.
 */
export const numberCount = 80;
export const drawnCount = 20;
export const picksMax = 10;

/** Twentieths of the stake by picks and hits; what is not named pays nothing. */
export const pays: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  1: { 1: 76 },
  2: { 1: 20, 2: 190 },
  3: { 2: 40, 3: 960 },
  4: { 2: 20, 3: 120, 4: 3_200 },
  5: { 3: 80, 4: 400, 5: 11_600 },
  6: { 3: 40, 4: 160, 5: 1_600, 6: 34_000 },
  7: { 3: 20, 4: 100, 5: 500, 6: 4_000, 7: 130_000 },
  8: { 4: 60, 5: 300, 6: 1_600, 7: 20_000, 8: 400_000 },
  9: { 4: 20, 5: 160, 6: 900, 7: 6_000, 8: 70_000, 9: 800_000 },
  10: { 0: 40, 5: 70, 6: 500, 7: 2_800, 8: 20_000, 9: 100_000, 10: 1_000_000 },
};

export const unitsOf = (picks: number, hits: number): number => pays[picks]?.[hits] ?? 0;

export const hitsOf = (picks: readonly number[], drawn: readonly number[]): number =>
  picks.filter((pick) => drawn.includes(pick)).length;
