import type { LegResult, SelectionCode, Side, TimelineItem } from '../views.ts';
import {
  lineMarket,
  type Market,
  type MarketChances,
  numberMarket,
  ofSide,
  overUnder,
  overUnderSoFar,
  plainMarket,
  twoWay,
  withHandicap,
} from './market.ts';
import { begun, type Fixture, million, type Progress, type SportModel, type Stepped } from './sport.ts';

interface FootballProgress extends Progress {
  readonly minute: number;
  readonly isBreak: boolean;
  readonly danger: Side | null;
  /** Who scored, in order, also a goal that was withdrawn later. */
  readonly scorers: readonly Side[];
  readonly isReviewed: boolean;
  readonly withdrawn: Side | null;
}

const minutes = 90;
const halfTime = 45;
/** Chances of a dangerous attack in a minute between equals, home and away, millionths. */
const attack = { home: 62_000, away: 50_000 } as const;
/** An attack becomes a goal. */
const finish = 250_000;
/** A minute in which the floodlights fail. */
const breakOff = 40;
/** After the end the last goal is withdrawn. */
export const withdrawal = 40_000;

const attackOf = ({ strengths: [home, away] }: Fixture) => ({
  home: Math.floor((attack.home * home) / away),
  away: Math.floor((attack.away * away) / home),
});

/** Chance of a goal in a minute, each side. */
const goalChances = (fixture: Fixture) => {
  const { home, away } = attackOf(fixture);
  return { home: (home * finish) / million ** 2, away: (away * finish) / million ** 2 };
};

const scored = (progress: FootballProgress, side: Side): number =>
  progress.scorers.filter((scorer) => scorer === side).length - (progress.withdrawn === side ? 1 : 0);

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
    const next = { ...progress, isAbandoned: true, isFinished: true };
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

interface Final {
  readonly home: number;
  readonly away: number;
  readonly chance: number;
}

/** More goals of one side than this in one match are left out of the sum: less than one match in a billion. */
const goalsMax = 16;

/** How likely each further score is over `left` minutes: every minute brings a goal of one side, of the other, or none. */
const furtherGoals = (left: number, home: number, away: number): Final[] => {
  const none = 1 - home - away;
  const found: Final[] = [];
  let homeTerm = none ** left;
  for (let x = 0; x <= Math.min(left, goalsMax); x += 1) {
    let chance = homeTerm;
    for (let y = 0; x + y <= left && y <= goalsMax; y += 1) {
      found.push({ home: x, away: y, chance });
      chance *= ((left - x - y) / (y + 1)) * (away / none);
    }
    homeTerm *= ((left - x) / (x + 1)) * (home / none);
  }
  return found;
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

const sumOf = (all: readonly Final[], counts: (final: Final) => boolean): number =>
  all.reduce((sum, final) => (counts(final) ? sum + final.chance : sum), 0);

/** A line is offered while both sides of it are this likely. */
const lineChanceMin = 0.06;
const isFairLine = (chance: number): boolean => chance > lineChanceMin && chance < 1 - lineChanceMin;

const totals = (all: readonly Final[], goals: number): MarketChances[] =>
  [0, 1, 2, 3, 4].flatMap((further) => {
    const line = goals + further + 0.5;
    const chance = sumOf(all, ({ home, away }) => home + away > line);
    return isFairLine(chance) ? [twoWay(lineMarket('total', line), chance)] : [];
  });

/** The chance of a side of a line that can come out even is taken among the cases in which it does not. */
const handicaps = (all: readonly Final[]): MarketChances[] =>
  [-2, -1.5, -1, 0, 1, 1.5, 2].flatMap((line) => {
    const won = sumOf(all, ({ home, away }) => home + line > away);
    const lost = sumOf(all, ({ home, away }) => home + line < away);
    const chance = won / (won + lost);
    return isFairLine(chance) ? [twoWay(lineMarket('handicap', line), chance)] : [];
  });

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
  const home = sumOf(all, (final) => final.home > final.away);
  const draw = sumOf(all, (final) => final.home === final.away);
  const away = sumOf(all, (final) => final.home < final.away);
  return [
    {
      ...plainMarket('result'),
      winners: 1,
      selections: [
        { code: 'home', chance: home },
        { code: 'draw', chance: draw },
        { code: 'away', chance: away },
      ],
    },
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
  ];
};

const decideNext = (
  { scorers, isOver }: FootballProgress,
  number: number,
  code: SelectionCode,
): LegResult => {
  const scorer = scorers[number - 1];
  return scorer ? ofSide(scorer, code) : isOver ? ofSide('none', code) : 'open';
};

const decide = (
  progress: FootballProgress,
  { kind, line, number }: Market,
  code: SelectionCode,
): LegResult => {
  const [home, away] = [scored(progress, 'home'), scored(progress, 'away')];
  if (kind === 'next') return decideNext(progress, number ?? 1, code);
  if (kind === 'total' && !progress.isOver) return overUnderSoFar(home + away, line ?? 0, code);
  if (!progress.isOver) return 'open';
  const winner = home > away ? 'home' : home < away ? 'away' : 'draw';
  switch (kind) {
    case 'result':
      return ofSide(winner, code);
    case 'double':
      return code.split('-').includes(winner) ? 'won' : 'lost';
    case 'total':
      return overUnder(home + away, line ?? 0, code);
    case 'handicap':
      return withHandicap(home, away, line ?? 0, code);
    default:
      return 'open';
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
  }),
  step,
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
  decide,
  isCorrected: ({ withdrawn }) => withdrawn !== null,
};
