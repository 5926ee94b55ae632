import type { LegResult, SelectionCode, Side, TimelineItem } from '../views.ts';
import {
  decidePoints,
  halfMarkets,
  isOfStretch,
  leadsOf,
  quarterMarkets,
  type Reached,
  regularMarkets,
} from './basketballLines.ts';
import {
  type AskedStretch,
  asksHalf,
  type Chances,
  pointsFrom,
  type Stretch,
  waysFrom,
} from './basketballWays.ts';
import { above } from './lines.ts';
import { type Market, type MarketChances, ofSide, plainMarket, twoWay } from './market.ts';
import type { Points } from './parts.ts';
import {
  begun,
  brokenOffAt,
  type Fixture,
  million,
  otherSide,
  type Progress,
  type SportModel,
  type Stepped,
} from './sport.ts';

interface BasketballProgress extends Progress {
  /** Points of every quarter so far, overtimes after the fourth; the last is in play. */
  readonly quarters: readonly Points[];
  /** Possessions played of the quarter. */
  readonly played: number;
  readonly isBreak: boolean;
  /** Of an ending: the scores of the first half and of regular time, whose quarters are those of one of the ways to them. */
  readonly sums?: { readonly half: Points; readonly regular: Points };
}

const quarters = 4;
/** Of the first half. */
const halfQuarters = 2;
/** Possessions of a quarter and of an overtime, half of them each side's. */
const possessions = { quarter: 20, overtime: 10 } as const;
const possessionSeconds = 30;
/** A possession brings two points, three, one (a free throw), millionths; nothing otherwise. */
const two = 360_000;
const three = 110_000;
const one = 40_000;
/** What a point of strength adds to the chance of two, and half of it to that of three, millionths. */
const perStrength = 2_000;
/** At home one shoots better. */
const homeLift = 8_000;
/** A possession after which the hall has to be cleared. */
const breakOff = 10;
/** What draws are measured by. */
export const basketballRules = {
  quarters,
  possessions,
  possessionSeconds,
  breakOff,
  one,
  two,
  three,
  perStrength,
  homeLift,
};
/** The last possessions of a close game are played without bets. */
const tense = { possessions: 6, lead: 4 } as const;

/** What a possession brings, millionths by points. */
const possessionOf = ({ strengths: [home, away] }: Fixture, side: Side): Chances => {
  const lead = side === 'home' ? home - away : away - home;
  const twos = two + lead * perStrength + (side === 'home' ? homeLift : 0);
  const threes = three + Math.floor((lead * perStrength) / 2);
  return [million - one - twos - threes, one, twos, threes];
};

const totalOf = (all: readonly Points[]): Points =>
  all.reduce<Points>(([home, away], [h, a]) => [home + h, away + a], [0, 0]);

/** Overtime counts for the winner only. */
const regularOf = ({ quarters: all, sums }: BasketballProgress): Points =>
  sums?.regular ?? totalOf(all.slice(0, quarters));
const halfOf = ({ quarters: all, sums }: BasketballProgress): Points =>
  sums?.half ?? totalOf(all.slice(0, halfQuarters));
const scoreOf = (progress: BasketballProgress): Points =>
  totalOf([regularOf(progress), ...progress.quarters.slice(quarters)]);

const inOvertime = ({ quarters: all }: BasketballProgress): boolean => all.length > quarters;
const lengthOf = (progress: BasketballProgress): number =>
  inOvertime(progress) ? possessions.overtime : possessions.quarter;

/** Whose ball it is: the home side begins quarters one and three. */
const attacksOf = ({ quarters: all, played }: BasketballProgress): Side => {
  const opens: Side = all.length % 2 === 1 ? 'home' : 'away';
  return played % 2 === 0 ? opens : otherSide(opens);
};

/** Possessions of each side that are left of the quarter, or of the overtime in play. */
const possessionsOfQuarter = (progress: BasketballProgress): Points => {
  const left = lengthOf(progress) - progress.played;
  const attacker = Math.ceil(left / 2);
  const defender = Math.floor(left / 2);
  return attacksOf(progress) === 'home' ? [attacker, defender] : [defender, attacker];
};

/** Those of regular time, or of the overtime in play. */
const possessionsLeft = (progress: BasketballProgress): Points => {
  const [home, away] = possessionsOfQuarter(progress);
  const later = inOvertime(progress) ? 0 : ((quarters - progress.quarters.length) * possessions.quarter) / 2;
  return [home + later, away + later];
};

const item = (
  progress: BasketballProgress,
  kind: TimelineItem['kind'],
  side: Side | null = null,
  points = 0,
): TimelineItem => ({
  kind,
  clock: progress.played * possessionSeconds,
  part: progress.quarters.length,
  side,
  points,
  score: scoreOf(progress),
});

const pointsOf = (chances: Chances, drawn: number): number => {
  let left = drawn;
  for (const points of [1, 2, 3] as const) {
    if (left < chances[points]) return points;
    left -= chances[points];
  }
  return 0;
};

const attack = (progress: BasketballProgress, points: number): Stepped<BasketballProgress> => {
  const side = attacksOf(progress);
  const [home, away] = progress.quarters.at(-1) ?? [0, 0];
  const quarter: Points = side === 'home' ? [home + points, away] : [home, away + points];
  const played = {
    ...progress,
    played: progress.played + 1,
    quarters: [...progress.quarters.slice(0, -1), quarter],
  };
  const happened = points > 0 ? [item(played, 'points', side, points)] : [];
  if (played.played < lengthOf(played)) return { progress: played, happened };
  const [total, other] = scoreOf(played);
  const isOver = played.quarters.length >= quarters && total !== other;
  const next = { ...played, isOver, isFinished: isOver, isBreak: !isOver };
  return { progress: next, happened: [...happened, item(next, isOver ? 'end' : 'break')] };
};

const step: SportModel<BasketballProgress>['step'] = async (fixture, progress, below) => {
  if (!progress.isStarted) {
    const next = { ...progress, isStarted: true };
    return { progress: next, happened: [item(next, 'start')] };
  }
  if (progress.isBreak) {
    const next = {
      ...progress,
      isBreak: false,
      played: 0,
      quarters: [...progress.quarters, [0, 0] as const],
    };
    return { progress: next, happened: [item(next, inOvertime(next) ? 'overtime' : 'restart')] };
  }
  if ((await below(million)) < breakOff) {
    const next = brokenOffAt(progress);
    return { progress: next, happened: [item(next, 'abandoned')] };
  }
  return attack(progress, pointsOf(possessionOf(fixture, attacksOf(progress)), await below(million)));
};

/** Every score that so many possessions of each side may lead to. */
const scoresFrom = (fixture: Fixture, [home, away]: Points, [homeLeft, awayLeft]: Points): Reached[] => {
  const ofAway = pointsFrom(possessionOf(fixture, 'away'), awayLeft);
  return pointsFrom(possessionOf(fixture, 'home'), homeLeft).flatMap((homeChance, h) =>
    ofAway.map(
      (awayChance, a): Reached => ({ score: [home + h, away + a], chance: homeChance * awayChance }),
    ),
  );
};

const overtimeLeft: Points = [possessions.overtime / 2, possessions.overtime / 2];

/** The home side's chance to win once overtimes are played: they are repeated until one leads. */
const winAfterTie = (fixture: Fixture): number => {
  const extra = leadsOf(scoresFrom(fixture, [0, 0], overtimeLeft));
  const wins = above(extra, 0);
  return wins / (1 - (extra.get(0) ?? 0));
};

/** The home side's chance to win, overtimes included. */
const winChance = (fixture: Fixture, all: readonly Reached[]): number => {
  const leads = leadsOf(all);
  return above(leads, 0) + (leads.get(0) ?? 0) * winAfterTie(fixture);
};

/** Regular time and all overtimes so far are over, and nobody leads. */
const awaitsOvertime = ({ isBreak, quarters: all }: BasketballProgress): boolean =>
  isBreak && all.length >= quarters;

/** Possessions of each side until regular time, or the overtime in play or about to begin, is over. */
const stretchLeft = (progress: BasketballProgress): Points =>
  awaitsOvertime(progress) ? overtimeLeft : possessionsLeft(progress);

/** A way that is less likely is left out: even of ten thousand ways all of it together is no more than one match in a billion. */
const wayMin = 1e-13;

/** Quarters that are over. */
const playedOut = ({ quarters: all, isBreak, isOver }: BasketballProgress): number =>
  isBreak || isOver ? all.length : all.length - 1;

/** Play until regular time is over: up to where a quarter or the half ends that is asked, each, and the rest. */
const stretchesLeft = (
  fixture: Fixture,
  progress: BasketballProgress,
  asked: readonly Market[],
): { readonly stretches: readonly AskedStretch[]; readonly rest: Stretch } => {
  const stretches: AskedStretch[] = [];
  let left: Points = [0, 0];
  const cut = (): Stretch => {
    const [home, away] = left;
    left = [0, 0];
    return {
      home: pointsFrom(possessionOf(fixture, 'home'), home),
      away: pointsFrom(possessionOf(fixture, 'away'), away),
    };
  };
  for (let number = playedOut(progress) + 1; number <= quarters; number += 1) {
    const score = progress.quarters[number - 1];
    const isAsked = asked.some((market) => market.number === number);
    if (isAsked) stretches.push({ ...cut(), quarter: null, endsHalf: false });
    const fresh = possessions.quarter / 2;
    left = totalOf([left, score ? possessionsOfQuarter(progress) : [fresh, fresh]]);
    const endsHalf = number === halfQuarters && asksHalf(asked);
    const quarter = isAsked ? { number, score: score ?? ([0, 0] as const) } : null;
    if (quarter !== null || endsHalf) stretches.push({ ...cut(), quarter, endsHalf });
  }
  return { stretches, rest: cut() };
};

/** How regular time that goes on may end. */
const regularEndings = (fixture: Fixture, progress: BasketballProgress, asked: readonly Market[]) => {
  const { stretches, rest } = stretchesLeft(fixture, progress, asked);
  return waysFrom(scoreOf(progress), stretches, rest, asked).map((way) => ({
    quarters: Array.from(
      { length: quarters },
      (_, at): Points => way.quarters.get(at + 1) ?? progress.quarters[at] ?? [0, 0],
    ),
    sums: { half: way.half ?? halfOf(progress), regular: way.score },
    chance: way.chance,
  }));
};

/** How overtimes that are played, or about to be, may end: the score of regular time stands. */
const overtimeEndings = (fixture: Fixture, progress: BasketballProgress) => {
  const [home, away] = regularOf(progress);
  return scoresFrom(fixture, scoreOf(progress), stretchLeft(progress)).map(({ score, chance }) => ({
    quarters: [...progress.quarters.slice(0, quarters), [score[0] - home, score[1] - away] as const],
    chance,
  }));
};

/** Every way in which it may end, a tie with who wins the overtimes, told apart by the scores of all that is asked. */
const endings: SportModel<BasketballProgress>['endings'] = (fixture, progress, asked) => {
  const afterTie = winAfterTie(fixture);
  const isRegular = !awaitsOvertime(progress) && !inOvertime(progress);
  const all = isRegular ? regularEndings(fixture, progress, asked) : overtimeEndings(fixture, progress);
  return all
    .filter(({ chance }) => chance > wayMin)
    .flatMap(({ chance, ...end }) => {
      const ended: BasketballProgress = {
        ...progress,
        ...end,
        isBreak: false,
        isOver: true,
        isFinished: true,
      };
      const [home, away] = scoreOf(ended);
      if (home !== away) return [{ progress: ended, chance }];
      return (
        [
          [[1, 0], afterTie],
          [[0, 1], 1 - afterTie],
        ] as const
      ).map(([extra, part]) => ({
        progress: { ...ended, quarters: [...ended.quarters, extra] },
        chance: chance * part,
      }));
    });
};

/** Every score that quarters from the one to play on, up to this one, may lead to, of these alone. */
const quartersTo = (fixture: Fixture, progress: BasketballProgress, last: number): Reached[] => {
  const done = playedOut(progress);
  const isInPlay = progress.quarters.length > done;
  const fresh = possessions.quarter / 2;
  const later = (last - done - (isInPlay ? 1 : 0)) * fresh;
  const score = progress.quarters.at(-1);
  if (!isInPlay || !score) return scoresFrom(fixture, [0, 0], [later, later]);
  const [home, away] = possessionsOfQuarter(progress);
  return scoresFrom(fixture, score, [home + later, away + later]);
};

const stretchMarkets = (fixture: Fixture, progress: BasketballProgress): MarketChances[] => {
  const done = playedOut(progress);
  const [homeBefore, awayBefore] = totalOf(progress.quarters.slice(0, done));
  const half =
    done >= halfQuarters
      ? []
      : halfMarkets(
          quartersTo(fixture, progress, halfQuarters).map(({ score: [home, away], chance }) => ({
            score: [homeBefore + home, awayBefore + away],
            chance,
          })),
        );
  const next = done + 2;
  const fresh = possessions.quarter / 2;
  return [
    ...half,
    ...(done < quarters ? quarterMarkets(done + 1, quartersTo(fixture, progress, done + 1), false) : []),
    ...(next <= quarters ? quarterMarkets(next, scoresFrom(fixture, [0, 0], [fresh, fresh]), true) : []),
  ];
};

const markets = (fixture: Fixture, progress: BasketballProgress): readonly MarketChances[] => {
  if (progress.isOver || progress.isAbandoned) return [];
  const all = scoresFrom(fixture, scoreOf(progress), stretchLeft(progress));
  const winner = twoWay(plainMarket('winner'), winChance(fixture, all));
  if (awaitsOvertime(progress) || inOvertime(progress)) return [winner];
  return [winner, ...regularMarkets(all), ...stretchMarkets(fixture, progress)];
};

const isTense = (progress: BasketballProgress): boolean => {
  const [home, away] = scoreOf(progress);
  return (
    progress.isStarted &&
    !progress.isBreak &&
    !progress.isOver &&
    progress.quarters.length >= quarters &&
    lengthOf(progress) - progress.played <= tense.possessions &&
    Math.abs(home - away) <= tense.lead
  );
};

const decide = (progress: BasketballProgress, market: Market, code: SelectionCode): LegResult => {
  const { kind, number } = market;
  const [home, away] = scoreOf(progress);
  if (kind === 'winner') return progress.isOver ? ofSide(home > away ? 'home' : 'away', code) : 'open';
  const over = playedOut(progress);
  if (!isOfStretch(market)) return decidePoints(market, regularOf(progress), over >= quarters, code);
  if (number === null) {
    return decidePoints(market, halfOf(progress), over >= halfQuarters, code);
  }
  return decidePoints(market, progress.quarters[number - 1] ?? [0, 0], over >= number, code);
};

/** Four quarters of twenty possessions, six seconds each; overtimes until one side leads. */
export const basketball: SportModel<BasketballProgress> = {
  sport: 'basketball',
  marginBp: 500,
  begin: () => ({ ...begun, quarters: [[0, 0]], played: 0, isBreak: false }),
  step,
  restMs: ({ isBreak }) => (isBreak ? 12_000 : 6_000),
  isSuspended: isTense,
  score: (_fixture, progress) => {
    const [home, away] = scoreOf(progress);
    return {
      sport: 'basketball',
      home,
      away,
      quarter: progress.quarters.length,
      clock: (lengthOf(progress) - progress.played) * possessionSeconds,
      quarters: progress.quarters,
      isBreak: progress.isBreak,
      attacks: attacksOf(progress),
      danger: isTense(progress) ? attacksOf(progress) : null,
    };
  },
  markets,
  endings,
  decide,
  isProvisional: () => false,
  isCorrected: () => false,
};
