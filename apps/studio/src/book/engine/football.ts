import type { LegResult, MarketKind, SelectionCode, Side, TimelineItem } from '../views.ts';
import { furtherCourses } from './footballEndings.ts';
import {
  chancesOfSides,
  type Final,
  furtherGoals,
  halfHandicaps,
  halfLines,
  handicaps,
  sumOf,
  totals,
} from './footballLines.ts';
import { type FootballProgress, meanwhile, scored } from './footballMeanwhile.ts';
import { type AtHalf, decideEnd, endMarkets, halfFullMarket } from './footballMore.ts';
import { attackOf, breakOff, finish, halfTime, minutes, withdrawal } from './footballRules.ts';
import {
  type Market,
  type MarketChances,
  numberMarket,
  ofParity,
  ofScore,
  ofSide,
  overUnder,
  overUnderSoFar,
  plainMarket,
  scoreMarket,
  threeWay,
  twoWay,
  winnerOf,
  withHandicap,
} from './market.ts';
import { begun, brokenOffAt, type Fixture, million, type SportModel, type Stepped } from './sport.ts';

/** Chance of a goal in a minute, each side. */
const goalChances = (fixture: Fixture) => {
  const { home, away } = attackOf(fixture);
  return { home: (home * finish) / million ** 2, away: (away * finish) / million ** 2 };
};

const item = (
  progress: FootballProgress,
  kind: TimelineItem['kind'],
  side: Side | null = null,
): TimelineItem => ({
  kind,
  clock: progress.minute,
  part: progress.minute < halfTime || (progress.minute === halfTime && progress.isBreak) ? 1 : 2,
  side,
  points: kind === 'goal' ? 1 : 0,
  score: [scored(progress, 'home'), scored(progress, 'away')],
});

/** Lets the minute pass; the break and the end come with it. */
const passMinute = (
  progress: FootballProgress,
  happened: readonly TimelineItem[] = [],
): Stepped<FootballProgress> => {
  const minute = progress.minute + 1;
  const next = {
    ...progress,
    minute,
    danger: null,
    isBreak: minute === halfTime,
    isOver: minute === minutes,
    atHalf:
      minute === halfTime ? ([scored(progress, 'home'), scored(progress, 'away')] as const) : progress.atHalf,
  };
  const mark = next.isBreak ? [item(next, 'break')] : next.isOver ? [item(next, 'end')] : [];
  return { progress: next, happened: [...happened, ...mark] };
};

const step: SportModel<FootballProgress>['step'] = async (fixture, progress, below) => {
  if (!progress.isStarted) {
    const next = { ...progress, isStarted: true };
    return { progress: next, happened: [item(next, 'start')] };
  }
  if (progress.isOver) return review(progress, await below(million));
  if (progress.isBreak) {
    const next = { ...progress, isBreak: false };
    return { progress: next, happened: [item(next, 'restart')] };
  }
  const { danger } = progress;
  if (danger !== null) {
    if ((await below(million)) >= finish) return passMinute(progress, [item(progress, 'cleared', danger)]);
    const after = { ...progress, scorers: [...progress.scorers, danger] };
    return passMinute(after, [item(after, 'goal', danger)]);
  }
  if ((await below(million)) < breakOff) {
    const next = brokenOffAt(progress);
    return { progress: next, happened: [item(next, 'abandoned')] };
  }
  const attacks = attackOf(fixture);
  const drawn = await below(million);
  if (drawn >= attacks.home + attacks.away) return passMinute(progress);
  const next = { ...progress, danger: drawn < attacks.home ? ('home' as const) : ('away' as const) };
  return { progress: next, happened: [item(next, 'danger', next.danger)] };
};

const review = (progress: FootballProgress, drawn: number): Stepped<FootballProgress> => {
  const last = progress.scorers.at(-1) ?? null;
  const withdrawn = drawn < withdrawal ? last : null;
  const next = { ...progress, isReviewed: true, isFinished: true, withdrawn };
  return { progress: next, happened: withdrawn === null ? [] : [item(next, 'goal-withdrawn', withdrawn)] };
};

/**
 * Every final score and its chance, the withdrawal of the last goal included. Minutes are alike and independent, so of
 * x and y further goals the last is the home side's in x of x + y cases.
 */
const finals = (fixture: Fixture, progress: FootballProgress): Final[] => {
  const [home, away] = [scored(progress, 'home'), scored(progress, 'away')];
  const chances = goalChances(fixture);
  const taken = withdrawal / million;
  const last = progress.scorers.at(-1);
  return furtherGoals(minutes - progress.minute, chances.home, chances.away).flatMap((more) => {
    const [h, a, chance] = [home + more.home, away + more.away, more.chance];
    const goals = more.home + more.away;
    if (goals === 0 && last === undefined) return [{ home: h, away: a, chance }];
    const ofHome = goals > 0 ? more.home / goals : last === 'home' ? 1 : 0;
    return [
      { home: h, away: a, chance: chance * (1 - taken) },
      ...(ofHome > 0 ? [{ home: h - 1, away: a, chance: chance * taken * ofHome }] : []),
      ...(ofHome < 1 ? [{ home: h, away: a - 1, chance: chance * taken * (1 - ofHome) }] : []),
    ];
  });
};

const endings = (
  fixture: Fixture,
  progress: FootballProgress,
  asked: readonly Market[],
): { readonly progress: FootballProgress; readonly chance: number }[] => {
  const byHalf = asked.some(isByHalf);
  const { home, away } = goalChances(fixture);
  const early = byHalf && progress.atHalf === null ? halfTime - progress.minute : 0;
  const left = { beforeHalf: early, afterHalf: minutes - progress.minute - early };
  const taken = withdrawal / million;
  return furtherCourses(left, home, away).flatMap(({ beforeHalf, afterHalf, chance }) => {
    const half = { ...progress, scorers: [...progress.scorers, ...beforeHalf] };
    const ended = {
      ...half,
      scorers: [...half.scorers, ...afterHalf],
      atHalf: progress.atHalf ?? ([scored(half, 'home'), scored(half, 'away')] as const),
      minute: minutes,
      isOver: true,
      isReviewed: true,
      isFinished: true,
    };
    const last = ended.scorers.at(-1);
    if (last === undefined) return [{ progress: ended, chance }];
    return [
      { progress: ended, chance: chance * (1 - taken) },
      { progress: { ...ended, withdrawn: last }, chance: chance * taken },
    ];
  });
};

/** What is decided at half-time: as it stands then, whatever is withdrawn after the end. */
const firstHalf = (fixture: Fixture, progress: FootballProgress): MarketChances[] => {
  if (progress.atHalf !== null) return [];
  const { home, away } = goalChances(fixture);
  const [h, a] = [scored(progress, 'home'), scored(progress, 'away')];
  const all = furtherGoals(halfTime - progress.minute, home, away).map((more) => ({
    home: h + more.home,
    away: a + more.away,
    chance: more.chance,
  }));
  return [
    threeWay(plainMarket('half'), chancesOfSides(all)),
    ...halfHandicaps(all),
    ...halfLines('half-total', h + a, all, (score) => score.home + score.away),
  ];
};

/** Every way in which the first half may end; of one that is over, how it stands now. */
const halvesOf = (fixture: Fixture, progress: FootballProgress): AtHalf[] => {
  const lead = scored(progress, 'home') - scored(progress, 'away');
  const last = progress.scorers.at(-1);
  const ofHome = last === undefined ? null : last === 'home' ? 1 : 0;
  if (progress.atHalf !== null) return [{ ahead: winnerOf(...progress.atHalf), lead, ofHome, chance: 1 }];
  const goals = goalChances(fixture);
  return furtherGoals(halfTime - progress.minute, goals.home, goals.away).map(({ home, away, chance }) => ({
    ahead: winnerOf(lead + home, away),
    lead: lead + home - away,
    ofHome: home + away > 0 ? home / (home + away) : ofHome,
    chance,
  }));
};

const bothHalves = (fixture: Fixture, progress: FootballProgress): MarketChances =>
  halfFullMarket(
    halvesOf(fixture, progress),
    minutes - Math.max(progress.minute, halfTime),
    goalChances(fixture),
    withdrawal / million,
  );

const nextGoal = (fixture: Fixture, progress: FootballProgress): MarketChances => {
  const { home, away } = goalChances(fixture);
  const none = (1 - home - away) ** (minutes - progress.minute);
  const share = home / (home + away);
  return {
    ...numberMarket('next', progress.scorers.length + 1),
    winners: 1,
    selections: [
      { code: 'home', chance: (1 - none) * share },
      { code: 'none', chance: none },
      { code: 'away', chance: (1 - none) * (1 - share) },
    ],
  };
};

const markets = (fixture: Fixture, progress: FootballProgress): readonly MarketChances[] => {
  if (progress.isOver || progress.isAbandoned) return [];
  const all = finals(fixture, progress);
  const sides = chancesOfSides(all);
  const { home, draw, away } = sides;
  return [
    threeWay(plainMarket('result'), sides),
    {
      ...plainMarket('double'),
      winners: 2,
      selections: [
        { code: 'home-draw', chance: home + draw },
        { code: 'home-away', chance: home + away },
        { code: 'draw-away', chance: draw + away },
      ],
    },
    ...totals(all, progress.scorers.length),
    ...handicaps(all),
    nextGoal(fixture, progress),
    twoWay(
      plainMarket('both'),
      sumOf(all, (final) => final.home > 0 && final.away > 0),
    ),
    scoreMarket((h, a) => sumOf(all, (final) => final.home === h && final.away === a)),
    ...firstHalf(fixture, progress),
    twoWay(
      plainMarket('parity'),
      sumOf(all, (final) => (final.home + final.away) % 2 === 1),
    ),
    bothHalves(fixture, progress),
    ...endMarkets(all, [scored(progress, 'home'), scored(progress, 'away')]),
  ];
};

/** Nothing can change the score any more: the review is over, or there was nothing to review. */
const isFinal = ({ isOver, isReviewed, scorers }: FootballProgress): boolean =>
  isOver && (isReviewed || scorers.length === 0);

/** The score if the last goal were to be withdrawn: what it decides stands whatever the review says. */
const withoutLast = (progress: FootballProgress): readonly [number, number] => {
  const [home, away] = [scored(progress, 'home'), scored(progress, 'away')];
  // What is broken off is not reviewed.
  const mayGo = progress.withdrawn === null && !progress.isAbandoned;
  const last = mayGo ? progress.scorers.at(-1) : undefined;
  return [home - (last === 'home' ? 1 : 0), away - (last === 'away' ? 1 : 0)];
};

const decideNext = (
  { scorers, isOver }: FootballProgress,
  number: number,
  code: SelectionCode,
): LegResult => {
  const scorer = scorers[number - 1];
  return scorer ? ofSide(scorer, code) : isOver ? ofSide('none', code) : 'open';
};

/** What the first half decides. */
const halfKinds: readonly MarketKind[] = ['half', 'half-total', 'half-handicap'];
const isByHalf = ({ kind }: Market): boolean => kind === 'half-full' || halfKinds.includes(kind);

const decideHalf = (progress: FootballProgress, { kind, line }: Market, code: SelectionCode): LegResult => {
  if (progress.atHalf === null) {
    const goals = scored(progress, 'home') + scored(progress, 'away');
    return kind === 'half-total' ? overUnderSoFar(goals, line ?? 0, code) : 'open';
  }
  const [home, away] = progress.atHalf;
  if (kind === 'half-total') return overUnder(home + away, line ?? 0, code);
  if (kind === 'half-handicap') return withHandicap(home, away, line ?? 0, code);
  return ofSide(winnerOf(home, away), code);
};

/** Lost as soon as the first half went otherwise. */
const decideHalfFull = (progress: FootballProgress, code: SelectionCode): LegResult => {
  if (progress.atHalf === null) return 'open';
  const half = winnerOf(...progress.atHalf);
  if (!code.startsWith(`${half}/`)) return 'lost';
  if (!isFinal(progress)) return 'open';
  return code === `${half}/${winnerOf(scored(progress, 'home'), scored(progress, 'away'))}` ? 'won' : 'lost';
};

/** What is certain before the result is final. */
const decideEarly = (progress: FootballProgress, market: Market, code: SelectionCode): LegResult => {
  const { kind, line } = market;
  const [home, away] = withoutLast(progress);
  if (kind === 'total') return overUnderSoFar(home + away, line ?? 0, code);
  if (kind === 'both' && home > 0 && away > 0) return code === 'yes' ? 'won' : 'lost';
  return decideEnd([home, away], market, code, false);
};

const decide = (progress: FootballProgress, market: Market, code: SelectionCode): LegResult => {
  const { kind, line, number } = market;
  if (kind === 'next') return decideNext(progress, number ?? 1, code);
  if (halfKinds.includes(kind)) return decideHalf(progress, market, code);
  if (kind === 'half-full') return decideHalfFull(progress, code);
  if (!isFinal(progress)) return decideEarly(progress, market, code);
  const [home, away] = [scored(progress, 'home'), scored(progress, 'away')];
  switch (kind) {
    case 'result':
      return ofSide(winnerOf(home, away), code);
    case 'double':
      return code.split('-').includes(winnerOf(home, away)) ? 'won' : 'lost';
    case 'total':
      return overUnder(home + away, line ?? 0, code);
    case 'handicap':
      return withHandicap(home, away, line ?? 0, code);
    case 'both':
      return (home > 0 && away > 0) === (code === 'yes') ? 'won' : 'lost';
    case 'score':
      return ofScore(home, away, code);
    case 'parity':
      return ofParity(home + away, code);
    default:
      return decideEnd([home, away], market, code, true);
  }
};

/** Two halves of 45 minutes, five seconds each; attacks that hold everybody's breath, and a review after the end. */
export const football: SportModel<FootballProgress> = {
  sport: 'football',
  marginBp: 500,
  begin: () => ({
    ...begun,
    minute: 0,
    isBreak: false,
    danger: null,
    scorers: [],
    isReviewed: false,
    withdrawn: null,
    atHalf: null,
  }),
  step,
  ...meanwhile,
  restMs: ({ isOver, isBreak, danger }) => (isOver ? 45_000 : isBreak ? 20_000 : danger ? 3_000 : 5_000),
  isSuspended: ({ danger }) => danger !== null,
  score: (_fixture, progress) => ({
    sport: 'football',
    home: scored(progress, 'home'),
    away: scored(progress, 'away'),
    minute: progress.minute,
    isBreak: progress.isBreak,
    danger: progress.danger,
  }),
  markets,
  endings,
  decide,
  isProvisional: (progress) => progress.isOver && !isFinal(progress),
  isCorrected: ({ withdrawn }) => withdrawn !== null,
};
