import type { EventView, Side, TimelineItem } from '../../../src/book/views.ts';
import { leadsOf } from './boards/leads.ts';
import { otherOf, sides } from './boards/sides.ts';

type Pair = Readonly<Record<Side, number>>;

/** What a game or a quarter was like, as far as the feed has told. */
interface PartFigures {
  /** Of badminton: points that were won on one's own service. */
  readonly serving: Pair | null;
  readonly inRow: Pair;
  readonly ahead: Pair;
}

type Scoring = Pick<TimelineItem, 'points'> & { readonly side: Side };

const scoredIn = (timeline: readonly TimelineItem[], part: number): readonly Scoring[] =>
  timeline.flatMap(({ kind, part: of, side, points }) =>
    kind === 'points' && of === part && side !== null ? [{ side, points }] : [],
  );

/** Who served first: whoever won the last rally of the game before, and in the first one the home side. */
const servesFirst = (timeline: readonly TimelineItem[], part: number): Side =>
  scoredIn(timeline, part - 1).at(-1)?.side ?? 'home';

const pairOf = (of: (side: Side) => number): Pair => ({ home: of('home'), away: of('away') });

/** Whoever wins a rally serves the next one. */
const servingOf = (rallies: readonly Scoring[], first: Side): Pair =>
  pairOf(
    (side) =>
      rallies.filter((rally, at) => rally.side === side && (rallies[at - 1]?.side ?? first) === side).length,
  );

const inRowOf = (scored: readonly Scoring[], of: Side): number => {
  let [run, most] = [0, 0];
  for (const { side, points } of scored) {
    run = side === of ? run + points : 0;
    most = Math.max(most, run);
  }
  return most;
};

export const partFigures = (
  { timeline, sport }: Pick<EventView, 'timeline' | 'sport'>,
  part: number,
): PartFigures => {
  const scored = scoredIn(timeline, part);
  const leads = leadsOf(scored);
  const [home, away] = [Math.max(...leads), Math.max(...leads.map((lead) => -lead))];
  return {
    serving: sport === 'racket' ? servingOf(scored, servesFirst(timeline, part)) : null,
    inRow: pairOf((side) => inRowOf(scored, side)),
    ahead: { home, away },
  };
};

/** Whose figure is the greater; `null` where both are alike. */
export const betterOf = (pair: Pair): Side | null =>
  sides.find((side) => pair[side] > pair[otherOf(side)]) ?? null;
