import type {
  BookSport,
  EventSummary,
  EventView,
  MarketKind,
  MarketView,
  ScoreView,
  SelectionCode,
} from '../../../src/book/views.ts';
import { type Threat, threatIn } from './threat.ts';

/** Why the locked prices of a market are: it is all but decided, they are hardly possible, it is match point, or what is going on in an event of the sport. */
export type Shut = 'sure' | 'slight' | 'match' | Threat | BookSport;

/** A favourite that stands below this is as good as certain. Thousandths. */
export const sureBelow = 1_060;

/** Of the match as a whole. */
const ofMatch: readonly MarketKind[] = ['result', 'winner', 'handicap'];
const ofSides: readonly SelectionCode[] = ['home', 'draw', 'away'];

/** What the match is scored in, and what its part in play is where that is level. */
const scoresOf = (score: ScoreView): readonly (readonly [number, number])[] => {
  const whole = [score.home, score.away] as const;
  switch (score.sport) {
    case 'racket':
      return [whole, score.sets.at(-1) ?? [0, 0]];
    case 'siege': {
      const map = score.maps[score.current];
      return [whole, [map?.home ?? 0, map?.away ?? 0]];
    }
    default:
      return [whole];
  }
};

/** Whether whoever may win a game of badminton with the next rally wins the match with it: two games are the match. */
export const isMatchPoint = (score: ScoreView): boolean =>
  score.sport === 'racket' && score.danger !== null && score[score.danger] === 1;

/** Who is ahead, with a line that is added to home's. */
const aheadIn = (score: ScoreView, line: number): SelectionCode => {
  for (const [home, away] of scoresOf(score)) {
    const lead = home + line - away;
    if (lead !== 0) return lead > 0 ? 'home' : 'away';
  }
  return 'draw';
};

/**
 * Why those choices of a market have no price that have none; one reason for all of them, but for who is ahead and who is behind (`code`). Prices tell the chance that is left for them:
 * where it is more than even, one of them is too sure for a price, so that the market is all but decided, and otherwise none of them can
 * be expected.
 */
export const shutOf = (
  event: Pick<EventSummary, 'isSuspended' | 'sport' | 'score'> & Partial<Pick<EventView, 'lately'>>,
  {
    kind,
    line = null,
    selections,
  }: Pick<MarketView, 'kind' | 'selections'> & Partial<Pick<MarketView, 'line'>>,
  code?: SelectionCode,
): Shut => {
  const { isSuspended, sport, score } = event;
  if (isSuspended) return isMatchPoint(score) ? 'match' : (threatIn(event) ?? sport);
  const winners = kind === 'double' ? 2 : 1;
  const taken = selections.reduce((sum, { price }) => sum + (price === null ? 0 : 1_000 / price), 0);
  if (winners - taken <= 0.5) return 'slight';
  // Of several without a price one is all but certain, and whoever is behind is not.
  const shut = selections.filter(({ price }) => price === null);
  const ahead = aheadIn(score, line ?? 0);
  const isTold = code === undefined || shut.length < 2 || !ofMatch.includes(kind) || !ofSides.includes(code);
  return isTold || code === ahead ? 'sure' : 'slight';
};
