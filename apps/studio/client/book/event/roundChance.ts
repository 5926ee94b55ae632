import type { EventView, MarketView, Side, SiegeRecordAnswer, SiegeScore } from '../../../src/book/views.ts';
import type { boardOf } from '../pageTexts/texts.ts';

/** Whole per cent that the prices of both sides stand for, without the margin; `null` where one of them has none. */
export const chanceIn = (prices: Readonly<Record<Side, number | undefined>>, side: Side): number | null => {
  const { home, away } = prices;
  if (home === undefined || away === undefined) return null;
  const theirs = side === 'home' ? away : home;
  return Math.round((100 * theirs) / (home + away));
};

/** Points of a hundred that a chance gains or loses, with their sign, from millionths: half a point is told. */
export const gainText = (millionths: number): string => {
  const points = Math.round(Math.abs(millionths) / 5_000) / 2;
  return `${millionths < 0 ? '−' : '+'}${points}%`;
};

/** By what a round will be stormed, whether that is good for whoever storms the map, and what it is worth to them. */
export const wayText = (
  { way, worth }: NonNullable<SiegeScore['next']>,
  { means, rests }: Pick<ReturnType<typeof boardOf>['siege'], 'means' | 'rests'>,
): string => rests.way(means[way], rests.ground[way][worth < 0 ? 'bad' : 'good'], gainText(worth));

/** What both sides of a round stand at, or stood at last. */
export const sidesOf = (
  { selections }: Pick<MarketView, 'selections'>,
  last: (side: Side) => number | undefined,
): Readonly<Record<Side, number | undefined>> => {
  const of = (side: Side): number | undefined =>
    selections.find(({ code }) => code === side)?.price ?? last(side);
  return { home: of('home'), away: of('away') };
};

/** Of so many rounds held or lost on a map a share says something. */
const leastRounds = 20;

/** How often whoever held the castle of a map did so, of both sides' rounds on it in settled matches, in whole per cent; `null` where that is too few, or not known. */
export const wallsShareOf = (
  { score }: Pick<EventView, 'score'>,
  part: number,
  record: SiegeRecordAnswer | 'failed' | null,
): number | null => {
  if (score.sport !== 'siege' || record === null || record === 'failed') return null;
  const castle = score.maps[part - 1]?.map.en_US;
  const found = record.maps.find(({ map }) => map.en_US === castle);
  if (!found) return null;
  const { home, away } = found;
  const held = home.heldWon + away.heldWon + home.stormed + away.stormed - home.stormedWon - away.stormedWon;
  const rounds = home.held + away.held + home.stormed + away.stormed;
  return rounds < leastRounds ? null : Math.round((100 * held) / rounds);
};
