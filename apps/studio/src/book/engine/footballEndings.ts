import type { Side } from '../views.ts';
import { type Final, furtherGoals } from './footballLines.ts';

/** The goals of a part of a match in an order, and how likely that is. */
interface Order {
  readonly scorers: readonly Side[];
  readonly chance: number;
}

const times = (side: Side, count: number): Side[] => Array.from({ length: Math.max(0, count) }, () => side);

/** Goals in any order but for who scores first. Minutes are alike, so every order is as likely. */
const byFirst = ({ home, away }: Final): Order[] => [
  { scorers: [...times('home', home), ...times('away', away)], chance: home / (home + away) },
  { scorers: [...times('away', away), ...times('home', home)], chance: away / (home + away) },
];

/** Goals in any order but for who scores first, and who last. */
const byEnds = ({ home, away }: Final): Order[] => {
  const goals = home + away;
  if (goals < 2) return [{ scorers: [...times('home', home), ...times('away', away)], chance: 1 }];
  const pairs = goals * (goals - 1);
  const mixed = (home * away) / pairs;
  const between = (first: Side, last: Side): Side[] => {
    const taken = (side: Side): number => Number(first === side) + Number(last === side);
    const middle = [...times('home', home - taken('home')), ...times('away', away - taken('away'))];
    return [first, ...middle, last];
  };
  return [
    { scorers: between('home', 'home'), chance: (home * (home - 1)) / pairs },
    { scorers: between('home', 'away'), chance: mixed },
    { scorers: between('away', 'home'), chance: mixed },
    { scorers: between('away', 'away'), chance: (away * (away - 1)) / pairs },
  ];
};

const byLast = (goals: Final): Order[] =>
  byFirst(goals).map(({ scorers, chance }) => ({ scorers: [...scorers].reverse(), chance }));

/** What is less likely is left out: all of it together is less than one match in a billion. */
const chanceMin = 1e-14;

/** One way in which the rest of a match may go: who scores, before half-time and after it. */
export interface FurtherCourse {
  readonly beforeHalf: readonly Side[];
  readonly afterHalf: readonly Side[];
  readonly chance: number;
}

/**
 * Every way in which the minutes left may go, told apart by the goals of each half, by who scores the next goal and who the last:
 * nothing that can be bet on depends on more. `home` and `away` are the chances of a goal in a minute.
 */
export const furtherCourses = (
  left: { readonly beforeHalf: number; readonly afterHalf: number },
  home: number,
  away: number,
): FurtherCourse[] => {
  const likely = (minutes: number) =>
    furtherGoals(minutes, home, away).filter(({ chance }) => chance > chanceMin);
  const after = likely(left.afterHalf);
  const found: FurtherCourse[] = [];
  for (const early of likely(left.beforeHalf))
    for (const late of after) {
      const both = early.chance * late.chance;
      if (both < chanceMin) continue;
      const [hasEarly, hasLate] = [early.home + early.away > 0, late.home + late.away > 0];
      const earlyOrders = hasEarly && hasLate ? byFirst(early) : byEnds(early);
      const lateOrders = hasEarly && hasLate ? byLast(late) : byEnds(late);
      for (const first of earlyOrders)
        for (const last of lateOrders) {
          const chance = both * first.chance * last.chance;
          if (chance > 0) found.push({ beforeHalf: first.scorers, afterHalf: last.scorers, chance });
        }
    }
  return found;
};
