import type { FootballRules } from './data.ts';
import type { Event, Happening, Pair, Side, Sides } from './event.ts';
import { plus } from './event.ts';

/** Football, and the league, as `docs/fairness/book.md` tells them. */
export const footballEvent = (rules: FootballRules, { strengths: [home, away] }: Sides): Event => {
  let [minute, begun, isBreak, phase] = [0, false, false, 'live'];
  let danger: Side | null = null;
  let last: Side | null = null;
  let score: Pair = [0, 0];
  let finished = false;
  const attackOfHome = Math.floor((rules.attack.home * home) / away);
  const attackOfAway = Math.floor((rules.attack.away * away) / home);
  const tell = (kind: string, side: Side | null = null): Happening => {
    const inFirst = minute < rules.halfTime || (minute === rules.halfTime && isBreak);
    return { kind, clock: minute, part: inFirst ? 1 : 2, side, points: kind === 'goal' ? 1 : 0, score };
  };
  const pass = (): Happening[] => {
    minute += 1;
    isBreak = minute === rules.halfTime;
    if (minute === rules.minutes) phase = 'over';
    return isBreak ? [tell('break')] : phase === 'over' ? [tell('end')] : [];
  };
  const step: Event['step'] = (draw) => {
    if (!begun) {
      begun = true;
      return [tell('start')];
    }
    if (phase === 'over') {
      finished = true;
      if (draw() >= rules.withdrawal || last === null) return [];
      score = plus(score, last, -1);
      return [tell('goal-withdrawn', last)];
    }
    if (isBreak) {
      isBreak = false;
      return [tell('restart')];
    }
    if (danger !== null) {
      const side = danger;
      danger = null;
      if (draw() >= rules.goal) return [tell('cleared', side), ...pass()];
      score = plus(score, side);
      last = side;
      return [tell('goal', side), ...pass()];
    }
    if (draw() < rules.breakOff) {
      [phase, finished] = ['abandoned', true];
      return [tell('abandoned')];
    }
    const drawn = draw();
    if (drawn >= attackOfHome + attackOfAway) return pass();
    danger = drawn < attackOfHome ? 'home' : 'away';
    return [tell('danger', danger)];
  };
  return { step, end: () => (finished ? { phase, score, parts: [] } : null) };
};
