import type { BetChance } from './tableGame.ts';

/** One way in which a bet may end: hundredths of the stake that come back, and how many of all draws end so. */
export type End = readonly [back: number, ways: number];

/** How the ends of a bet are told: what it wins at least, and at most where that is more. */
export const chanceOf = (kind: string, spot: string, ends: Iterable<End>): BetChance => {
  let [all, won, back] = [0, 0, 0];
  const wins: number[] = [];
  for (const [paid, ways] of ends) {
    all += ways;
    back += paid * ways;
    if (paid <= 100) continue;
    won += ways;
    wins.push(paid);
  }
  const [pays, most] = [Math.min(...wins), Math.max(...wins)];
  return {
    kind,
    spot,
    chance: won / all,
    pays,
    ...(most > pays && { paysUpTo: most }),
    rtp: back / (100 * all),
  };
};
