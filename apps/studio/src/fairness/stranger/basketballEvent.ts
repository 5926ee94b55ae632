import type { BasketballRules } from './data.ts';
import { type Event, type Happening, other, type Pair, plus, type Side, type Sides } from './event.ts';
import { at, sum } from './numbers.ts';

/** Basketball, as `docs/fairness/book.md` tells it. */
export const basketballEvent = (rules: BasketballRules, { strengths: [home, away] }: Sides): Event => {
  let [begun, isBreak, phase, played] = [false, false, 'live', 0];
  let parts: readonly Pair[] = [[0, 0]];
  const score = (): Pair => [sum(parts.map(([one]) => one)), sum(parts.map(([, one]) => one))];
  const tell = (kind: string, side: Side | null = null, points = 0): Happening => ({
    kind,
    clock: played * rules.possessionSeconds,
    part: parts.length,
    side,
    points,
    score: score(),
  });
  /** Points of a possession, by where a number falls along the chances of one, two and three. */
  const pointsOf = (side: Side, drawn: number): number => {
    const lead = side === 'home' ? home - away : away - home;
    const one = rules.one;
    const two = one + rules.two + rules.perStrength * lead + (side === 'home' ? rules.homeLift : 0);
    const three = two + rules.three + Math.floor((rules.perStrength * lead) / 2);
    return drawn < one ? 1 : drawn < two ? 2 : drawn < three ? 3 : 0;
  };
  const step: Event['step'] = (draw) => {
    if (!begun) {
      begun = true;
      return [tell('start')];
    }
    if (isBreak) {
      [isBreak, played, parts] = [false, 0, [...parts, [0, 0]]];
      return [tell(parts.length > rules.quarters ? 'overtime' : 'restart')];
    }
    if (draw() < rules.breakOff) {
      phase = 'abandoned';
      return [tell('abandoned')];
    }
    const opens: Side = parts.length % 2 === 1 ? 'home' : 'away';
    const side = played % 2 === 0 ? opens : other(opens);
    const points = pointsOf(side, draw());
    played += 1;
    parts = [...parts.slice(0, -1), plus(at(parts, parts.length - 1), side, points)];
    const told = points > 0 ? [tell('points', side, points)] : [];
    const { quarter, overtime } = rules.possessions;
    if (played < (parts.length > rules.quarters ? overtime : quarter)) return told;
    const [one, two] = score();
    if (parts.length >= rules.quarters && one !== two) phase = 'over';
    else isBreak = true;
    return [...told, tell(isBreak ? 'break' : 'end')];
  };
  return { step, end: () => (phase === 'live' ? null : { phase, score: score(), parts }) };
};
