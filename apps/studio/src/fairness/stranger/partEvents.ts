import type { PartRules, SiegeRules } from './data.ts';
import {
  type Draw,
  type Event,
  type Happening,
  other,
  type Pair,
  plus,
  type Side,
  type Sides,
} from './event.ts';
import { at } from './numbers.ts';

/** Racket and siege, as `docs/fairness/book.md` tells them: matches in parts, won point by point. */

interface Standing {
  /** Of parts that are over, from 0. */
  readonly part: number;
  readonly points: Pair;
}

/** One point: who wins it, `broken` where the match ends here, `null` where it takes a step more. */
type Point = (draw: Draw, standing: Standing) => Side | 'broken' | null;

/** With what a step draws after all else, where play goes on. */
const partMatch = (rules: PartRules, point: Point, after?: (draw: Draw) => void): Event => {
  let [begun, isBreak, phase] = [false, false, 'live'];
  let won: Pair = [0, 0];
  let parts: readonly Pair[] = [[0, 0]];
  const now = (): Pair => at(parts, parts.length - 1);
  const tell = (kind: string, side: Side | null = null): Happening => {
    const [home, away] = now();
    return {
      kind,
      clock: home + away,
      part: parts.length,
      side,
      points: kind === 'points' ? 1 : 0,
      score: won,
    };
  };
  const take = (side: Side): Happening[] => {
    parts = [...parts.slice(0, -1), plus(now(), side)];
    const told = [tell('points', side)];
    const [high, low] = [Math.max(...now()), Math.min(...now())];
    if (high < rules.cap && (high < rules.target || high - low < 2)) return told;
    won = plus(won, side);
    if (Math.max(...won) === rules.partsToWin) phase = 'over';
    else isBreak = true;
    return [...told, tell('part-won', side), tell(isBreak ? 'break' : 'end')];
  };
  const played = (draw: Draw): Happening[] => {
    if (!begun) {
      begun = true;
      return [tell('start')];
    }
    if (isBreak) {
      isBreak = false;
      parts = [...parts, [0, 0]];
      return [tell('restart')];
    }
    const side = point(draw, { part: parts.length - 1, points: now() });
    if (side === null) return [];
    if (side !== 'broken') return take(side);
    phase = 'abandoned';
    return [tell('abandoned')];
  };
  const step: Event['step'] = (draw) => {
    const told = played(draw);
    if (phase === 'live') after?.(draw);
    return told;
  };
  return { step, end: () => (phase === 'live' ? null : { phase, score: won, parts }) };
};

export const racketEvent = (rules: PartRules, { strengths: [home, away] }: Sides): Event =>
  partMatch(rules, (draw) => {
    if (draw() < rules.breakOff) return 'broken';
    return draw() < 500_000 + rules.perStrength * (home - away) ? 'home' : 'away';
  });

/** How far a round has come: it waits, arrows fly, they are told, its walls are stormed. */
type Stage = 'waits' | 'arrows' | 'cover' | 'storm';

export const siegeEvent = (
  rules: SiegeRules,
  { strengths: [home, away], fingerprint }: Sides,
  by: number,
): Event => {
  const first = Number.parseInt(fingerprint.slice(4, 6), 16);
  const chanceAt = ({ part, points }: Standing): number => {
    const { walls, leans } = at(rules.maps, (first + part) % rules.maps.length);
    const opens: Side = part % 2 === 0 ? 'home' : 'away';
    const storms = points[0] + points[1] < rules.changeAfter ? opens : other(opens);
    const chance = 500_000 + rules.perStrength * (home - away) + (storms === 'away' ? walls : -walls);
    const lean = way === null ? 0 : at(Object.values(leans), way);
    const worth = lean * Math.floor(Math.min(chance, 1_000_000 - chance) / 100);
    return storms === 'home' ? chance + worth : chance - worth;
  };
  /** Of three grades the one that this number of a hundred lies in. */
  const gradeBelow = (number: number) => {
    let below = 0;
    const grades = Object.values(rules.arrowsGrades);
    return at(
      grades,
      grades.findIndex(({ share }) => {
        below += share;
        return number < below;
      }),
    );
  };
  let stage: Stage = 'waits';
  // By what the round is stormed that waits or is fought, of the three in the order of the data; `null` where nothing hangs on it.
  let way: number | null = null;
  // Of a hundred rounds, those in which home wins and the arrows are as they are, and those in which away does.
  let [homeParts, awayParts] = [1, 1];
  const point: Point = (draw, standing) => {
    const chance = chanceAt(standing);
    switch (stage) {
      case 'waits':
        if (draw() < rules.breakOff) return 'broken';
        [homeParts, awayParts] = [1, 1];
        stage = by === 1 ? 'storm' : 'arrows';
        return null;
      case 'arrows': {
        const more = by < 3 ? rules.arrowsWithWinner : gradeBelow(draw(100)).withWinner;
        const less = 100 - more;
        const isHome = draw(100_000_000) < more * chance + less * (1_000_000 - chance);
        [homeParts, awayParts] = isHome ? [more, less] : [less, more];
        stage = 'cover';
        return null;
      }
      case 'cover':
        stage = 'storm';
        return null;
      case 'storm': {
        stage = 'waits';
        way = null;
        const forHome = homeParts * chance;
        return draw(forHome + awayParts * (1_000_000 - chance)) < forHome ? 'home' : 'away';
      }
    }
  };
  return partMatch(rules, point, (draw) => {
    if (by >= 3 && stage === 'waits') way ??= draw(3);
  });
};
