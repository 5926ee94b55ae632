import type { BetChance, RoundCard } from './tableGame.ts';

/** One way in which a bet may end: hundredths of the stake that come back, and how many of all draws end so. */
export type End = readonly [back: number, ways: number];

/** In how many ways so many of all can be taken: exact, as every step of it is such a number too. */
export const choose = (all: number, some: number): number => {
  if (some > all) return 0;
  let ways = 1;
  for (let taken = 1; taken <= some; taken += 1) ways = (ways * (all - some + taken)) / taken;
  return ways;
};

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

/** A bet that is won with this chance, and pays the same however it is won. */
export const chanceAtPrice = (kind: string, spot: string, pays: number, chance: number): BetChance =>
  chanceOf(kind, spot, [
    [pays, chance],
    [0, 1 - chance],
  ]);

/**
 * What a bet with this chance pays, in hundredths and rounded down, where it is to return `returnWanted` of the stake. Never
 * below 1.01: a bet that wins must win something. 0 where there is no chance.
 */
export const priceFor = (chance: number, returnWanted: number): number =>
  chance > 0 ? Math.max(101, Math.floor((100 * returnWanted) / chance)) : 0;

/** Prices by card and spot, each computed once: all bets of a round ask for the same few. */
export const pricedOnce = (
  price: (card: RoundCard, spot: string) => number,
): ((card: RoundCard, spot: string) => number) => {
  const known = new WeakMap<RoundCard, Map<string, number>>();
  return (card, spot) => {
    const prices = known.get(card) ?? new Map<string, number>();
    known.set(card, prices);
    const found = prices.get(spot) ?? price(card, spot);
    prices.set(spot, found);
    return found;
  };
};
