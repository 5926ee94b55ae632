import {
  type EventView,
  type MarketView,
  raceTo,
  type SelectionCode,
  type Side,
} from '../../../src/book/views.ts';
import { takenIn } from './boards/leads.ts';

type Told = Pick<EventView, 'score' | 'timeline'>;

const ahead = (home: number, away: number): SelectionCode =>
  home === away ? 'draw' : home > away ? 'home' : 'away';

/** Who has won a set or a map; `null` while it is not over. */
const partWonBy = ({ score }: Told, number: number): SelectionCode | null => {
  if (score.sport === 'siege') return score.maps[number - 1]?.winner ?? null;
  const set = score.sport === 'racket' ? score.sets[number - 1] : undefined;
  return set && score.home + score.away >= number ? ahead(...set) : null;
};

const quarterWonBy = ({ score }: Told, number: number): SelectionCode | null => {
  if (score.sport !== 'basketball') return null;
  const points = score.quarters[number - 1];
  const isOver = score.quarter > number || (score.quarter === number && score.isBreak);
  return points && isOver ? ahead(...points) : null;
};

/** Who was the first with the points of the race. */
const raceWonBy = ({ score, timeline }: Told, number: number): Side | null => {
  if (score.sport !== 'siege' && score.sport !== 'racket') return null;
  const most = raceTo[score.sport];
  const counts = { home: 0, away: 0 };
  for (const side of takenIn(timeline, number)) {
    counts[side] += 1;
    if (counts[side] === most) return side;
  }
  return null;
};

/** What has come of a market by what has been told; `null` while it is open, and where that cannot be read off. */
export const settledBy = (told: Told, { kind, number }: MarketView): SelectionCode | null => {
  switch (kind) {
    case 'part':
      return partWonBy(told, number ?? 1);
    case 'part-result':
      return quarterWonBy(told, number ?? 1);
    case 'race':
      return raceWonBy(told, number ?? 1);
    case 'half': {
      // Basketball rests after every quarter, and its half is two of them.
      const part = told.score.sport === 'basketball' ? 2 : 1;
      const half = told.timeline.find((item) => item.kind === 'break' && item.part === part);
      return half ? ahead(...half.score) : null;
    }
    case 'next':
      // Whose a goal was stays so, whatever becomes of it after the end.
      return told.timeline.filter((item) => item.kind === 'goal').at((number ?? 1) - 1)?.side ?? null;
    case 'both':
      return told.score.home > 0 && told.score.away > 0 ? 'yes' : null;
    default:
      return null;
  }
};

/**
 * Markets as they are told, and among them those of before that were taken away because their result is known: each behind the one that it
 * stood behind, so that nothing moves as it is settled.
 */
export const withSettled = (before: readonly MarketView[], event: EventView): readonly MarketView[] => {
  if (event.phase !== 'live') return event.markets;
  const shown = [...event.markets];
  before.forEach((market, at) => {
    if (shown.some(({ id }) => id === market.id) || settledBy(event, market) === null) return;
    const previous = before[at - 1]?.id;
    shown.splice(shown.findIndex(({ id }) => id === previous) + 1, 0, market);
  });
  return shown;
};

/**
 * Markets with those last whose result is known: what can be bet on comes first. In the pause in which they were settled they keep their
 * places, so that nothing moves while it is read.
 */
export const settledLast = (event: EventView, markets: readonly MarketView[]): readonly MarketView[] => {
  if (event.phase !== 'live' || event.score.isBreak) return markets;
  const isSettled = (market: MarketView): boolean => settledBy(event, market) !== null;
  return [...markets.filter((market) => !isSettled(market)), ...markets.filter(isSettled)];
};
