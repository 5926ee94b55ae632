import { marginOf } from '../../../src/book/engine/market.ts';
import {
  type BetView,
  type LegResult,
  marginsFrom,
  raceTo,
  type SelectionCode,
  scoreCodes,
} from '../../../src/book/views.ts';
import { type Chosen, type Course, figureOf, type Pair } from './figure.ts';

/** Whether a choice would win or lose as its own figure stands; `null` where nobody can say yet. */
export type Stand = 'ahead' | 'behind' | null;

const byLead = (lead: number): Stand => (lead > 0 ? 'ahead' : lead < 0 ? 'behind' : null);
const ofYes = (isYes: boolean, code: SelectionCode): Stand =>
  isYes === (code === 'yes') ? 'ahead' : 'behind';

const winnerOf = ([home, away]: Pair): 'home' | 'draw' | 'away' =>
  home > away ? 'home' : home < away ? 'away' : 'draw';

/** Of choices told by who is ahead: while nobody is, those on a side are open. */
const ofWinner = (wins: boolean, pair: Pair, isOver: boolean): Stand => {
  if (wins) return 'ahead';
  return winnerOf(pair) === 'draw' && !isOver ? null : 'behind';
};

/** A number that only grows: open until it is past its line, or the play over which it is counted has ended. */
const ofSum = (count: number, line: number, code: SelectionCode, isOver: boolean): Stand => {
  const past = count - line;
  if (!isOver && past < 0.5) return null;
  return byLead(code === 'over' ? past : -past);
};

/** What is asked exactly: it stands, may still come, or cannot any more. */
const ofExact = (now: Pair, code: SelectionCode, isOver: boolean): Stand => {
  if (code === 'other') {
    if (!scoreCodes.some((each) => each === now.join('-'))) return 'ahead';
    return isOver ? 'behind' : null;
  }
  const [home = 0, away = 0] = code.split('-').map(Number);
  if (now[0] === home && now[1] === away) return 'ahead';
  return isOver || now[0] > home || now[1] > away ? 'behind' : null;
};

const ofGoals = (goals: number, code: SelectionCode, isOver: boolean): Stand => {
  const asked = Number.parseInt(code, 10);
  if (goals === asked || (goals > asked && code.endsWith('+'))) return 'ahead';
  return isOver || goals > asked ? 'behind' : null;
};

/** Who wins without conceding. */
const ofNil = ([home, away]: Pair, code: SelectionCode, isOver: boolean): Stand => {
  if (code === 'none') return home > 0 === away > 0 ? 'ahead' : 'behind';
  const [own, theirs] = code === 'home' ? [home, away] : [away, home];
  if (own > 0 && theirs === 0) return 'ahead';
  return theirs > 0 || isOver ? 'behind' : null;
};

/** Half-time and end: what is still open after the first half was right about that. */
const ofHalfFull = (pair: Pair, code: SelectionCode, course: Course): Stand => {
  const [half, full] = code.split('/');
  const now = winnerOf(pair);
  const { score, phase } = course;
  const isFirst = score.sport === 'football' && score.minute < 45;
  if (isFirst && half !== now) return now === 'draw' ? null : 'behind';
  if (isFirst && half !== full) return null;
  return ofWinner(full === now, pair, phase === 'over');
};

/** Whose a goal was by its number; `null` before it has fallen, and where that is not known. */
const scorerOf = ({ timeline = [] }: Course, number: number): string | null =>
  timeline.filter(({ kind }) => kind === 'goal')[number - 1]?.side ?? null;

/** By who wins what is counted, with a handicap or by a margin. */
const ofPair = ({ market, selection: code }: Chosen, pair: Pair, course: Course): Stand => {
  const isOver = course.phase === 'over';
  const [home, away] = pair;
  const { kind, line, number } = market;
  const lead = home + (kind.endsWith('handicap') ? (line ?? 0) : 0) - away;
  switch (kind) {
    case 'double':
      return code.split('-').includes(winnerOf(pair)) ? 'ahead' : ofWinner(false, pair, isOver);
    case 'margin': {
      const from = marginsFrom[course.score.sport === 'basketball' ? 'points' : 'goals'];
      return ofWinner(marginOf(lead, from) === code, pair, isOver);
    }
    case 'half-full':
      return ofHalfFull(pair, code, course);
    case 'nil':
      return ofNil(pair, code, isOver);
    case 'score':
      return ofExact(pair, code, isOver);
    case 'both':
      return isOver || (home > 0 && away > 0) ? ofYes(home > 0 && away > 0, code) : null;
    case 'home-clean':
      return isOver || away > 0 ? ofYes(away === 0, code) : null;
    case 'away-clean':
      return isOver || home > 0 ? ofYes(home === 0, code) : null;
    case 'next': {
      const scorer = scorerOf(course, number ?? 1) ?? (isOver ? 'none' : null);
      return scorer === null ? null : scorer === code ? 'ahead' : 'behind';
    }
    case 'race':
      // Who was first cannot be seen from a score past it.
      if (Math.max(home, away) >= raceTo[course.score.sport === 'siege' ? 'siege' : 'racket']) return null;
      return byLead(code === 'home' ? lead : -lead);
    case 'round':
      return null;
    case 'handicap':
    case 'half-handicap':
    case 'part-handicap':
    case 'point-handicap':
      return byLead(code === 'home' ? lead : -lead);
    default:
      return ofWinner(winnerOf(pair) === code, pair, isOver);
  }
};

/** How a choice stands by its own figure, whatever the match does otherwise. */
export const standOf = (chosen: Chosen, course: Course): Stand => {
  const figure = figureOf(chosen, course);
  if (figure === null || course.phase === 'coming' || course.phase === 'abandoned') return null;
  const { market, selection } = chosen;
  if (figure.kind === 'score') return ofPair(chosen, figure.pair, course);
  const isOver = course.phase === 'over';
  if (market.kind === 'goals') return ofGoals(figure.count, selection, isOver);
  if (market.kind === 'parts' && !isOver && course.score.home === 1 && course.score.away === 1)
    return ofSum(3, figure.line ?? 0, selection, true);
  // Odd and even change with every goal.
  return figure.line === null ? null : ofSum(figure.count, figure.line, selection, isOver);
};

const decided: Readonly<Record<LegResult, Stand | undefined>> = {
  ...{ open: undefined, void: null, even: null },
  ...{ won: 'ahead', 'half-won': 'ahead', lost: 'behind', 'half-lost': 'behind' },
};

/** A bet is as far as its worst leg; of a system, and of a match that is not known, nothing is said. */
export const standOfBet = (
  { legs, system }: Pick<BetView, 'legs' | 'system'>,
  courseOf: (event: string) => Course | undefined,
): Stand => {
  if (system !== null || legs.length === 0) return null;
  const stands = legs.map((leg) => {
    const course = courseOf(leg.event);
    const known = decided[leg.result];
    return known !== undefined ? known : course ? standOf(leg, course) : null;
  });
  if (stands.includes('behind')) return 'behind';
  return stands.every((stand) => stand === 'ahead') ? 'ahead' : null;
};
