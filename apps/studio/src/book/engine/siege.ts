import {
  type ArrowsGrade,
  raceTo,
  type Side,
  type SiegeMapScore,
  type SiegeScore,
  type SiegeWay,
} from '../views.ts';
import { type Market, type MarketChances, ofSide, roundKind, roundMarket, twoWay } from './market.ts';
import {
  breakOffMatch,
  inPlay,
  type MatchProgress,
  matchBegun,
  partsWon,
  resumeMatch,
  winPoint,
} from './match.ts';
import { decideMatch, matchEndings, matchMarkets, type PartModel } from './partPoints.ts';
import { type PartRule, type Points, partsToWin, sides } from './parts.ts';
import {
  arrowsGrades,
  arrowsWithWinner,
  drawGrade,
  type Odds,
  oddsOfArrows,
  oddsOfRound,
} from './siegeArrows.ts';
import { chanceByWay, drawWay, type SiegeMap, siegeMaps, worthOf } from './siegeMaps.ts';
import { coverMsBy, roundsBeforeChange, siegeRestsMs, siegeRule, stormsIn } from './siegeRounds.ts';
import { type Fixture, million, type SportModel, type Stepped } from './sport.ts';

/**
 * How far a fight has come: arrows fly, they are told and both take cover, the walls are stormed. Under the first rules it is one `whole`,
 * and nothing is told of its arrows by the draw.
 */
type Fight = 'arrows' | 'cover' | 'storm' | 'whole';

/** Its parts are maps, their points rounds. */
interface SiegeProgress extends MatchProgress {
  /** `null` between two rounds. */
  readonly fight: Fight | null;
  /** Who shot better in the round that is fought or was decided last; `null` before it is told. */
  readonly arrows: Side | null;
  /** By how much, since the third rules. */
  readonly grade: ArrowsGrade | null;
  /** Since the third rules, by what the round that is fought or was decided last is stormed, and by what the one that waits will be. */
  readonly way: SiegeWay | null;
  readonly nextWay: SiegeWay | null;
  /** Who took each round, by maps. */
  readonly taken: readonly (readonly Side[])[];
}

/** Two maps win. */
const rule: PartRule = siegeRule;
/** A round in which the servers fail, millionths. */
const breakOff = 40;
/** What a point of strength is worth in a round, millionths. */
const perStrength = 3_000;

const mapsMax = 2 * partsToWin - 1;

/** What draws are measured by. */
export const siegeRules = {
  ...rule,
  breakOff,
  perStrength,
  arrowsWithWinner,
  arrowsGrades,
  changeAfter: roundsBeforeChange,
  maps: siegeMaps.map(({ names, walls, leans }) => ({ name: names.en_US, walls, leans })),
};

/** The match's maps, read off its fingerprint: three neighbours on the round of all maps. */
export const mapsOf = ({ fingerprint }: Pick<Fixture, 'fingerprint'>): readonly SiegeMap[] => {
  const first = Number.parseInt(fingerprint.slice(4, 6), 16) % siegeMaps.length;
  return Array.from({ length: mapsMax }, (_, at) => siegeMaps[(first + at) % siegeMaps.length]).filter(
    (map) => map !== undefined,
  );
};

/** Who storms in the round that follows this score. */
const attacksAt = (mapIndex: number, [home, away]: Points): Side => stormsIn(mapIndex + 1, home + away + 1);

/** The home side's chance to win a round, whatever it is stormed by; millionths. */
const averageOf = (fixture: Fixture, mapIndex: number, score: Points): number => {
  const [home, away] = fixture.strengths;
  const walls = mapsOf(fixture)[mapIndex]?.walls ?? 0;
  const onWalls = attacksAt(mapIndex, score) === 'away' ? walls : -walls;
  return million / 2 + (home - away) * perStrength + onWalls;
};

const currentOf = ({ parts }: SiegeProgress): number => parts.length - 1;

/** The round that is fought or fought next: its map from 0, its number from 1, and the score before it. */
const nextRound = ({
  won,
  parts,
}: SiegeProgress): { readonly map: number; readonly round: number; readonly score: Points } => {
  const map = won.length;
  const score = parts[map] ?? [0, 0];
  return { map, round: score[0] + score[1] + 1, score };
};

/** By what the round that is fought or waits is stormed, where that is known. */
const wayNow = ({ fight, way, nextWay }: SiegeProgress): SiegeWay | null => (fight === null ? nextWay : way);

/** The home side's chance to take the round that is fought or waits, by what it is stormed by where that is known; before its arrows. */
const chanceNow = (fixture: Fixture, progress: SiegeProgress): number => {
  const { map: index, score } = nextRound(progress);
  const chance = averageOf(fixture, index, score);
  const map = mapsOf(fixture)[index];
  const way = wayNow(progress);
  return map && way ? chanceByWay(map, way, attacksAt(index, score), chance) : chance;
};

/**
 * The home side's chance to take a round, by its map from 0 and the score before it: of the one that is fought or waits with all that is known of
 * it, of a later one over all that it may be stormed by, which is what it is without.
 */
const oddsAt = (fixture: Fixture, progress: SiegeProgress, mapIndex: number, score: Points): Odds => {
  const { fight, arrows, grade } = progress;
  const now = nextRound(progress);
  const isNow = mapIndex === now.map && score[0] === now.score[0] && score[1] === now.score[1];
  if (!isNow) return oddsOfRound(averageOf(fixture, mapIndex, score), null, null);
  return oddsOfRound(chanceNow(fixture, progress), fight === null ? null : arrows, grade);
};

/** A side takes the round, and with it perhaps the map and the match. */
const takeRound = (progress: SiegeProgress, side: Side): Stepped<SiegeProgress> => {
  const at = currentOf(progress);
  const taken = [...progress.taken.slice(0, at), [...(progress.taken[at] ?? []), side]];
  return winPoint({ rule, raceTo: raceTo.siege }, { ...progress, fight: null, nextWay: null, taken }, side);
};

/** The round goes on, and nobody has won anything. */
const goOn = (
  progress: SiegeProgress,
  change: Partial<Pick<SiegeProgress, 'fight' | 'arrows' | 'grade' | 'way' | 'nextWay'>>,
): Stepped<SiegeProgress> => ({ progress: { ...progress, ...change }, happened: [] });

const beginFight = (fixture: Fixture, progress: SiegeProgress): Stepped<SiegeProgress> =>
  goOn(progress, {
    ...{ fight: fixture.rules === 1 ? 'whole' : 'arrows', arrows: null, grade: null },
    ...{ way: progress.nextWay, nextWay: null },
  });

const stepOfRound: SportModel<SiegeProgress>['step'] = async (fixture, progress, below) => {
  const resumed = resumeMatch(progress);
  if (resumed) return resumed;
  const drawn = async ({ home, all }: Odds): Promise<Side> => ((await below(all)) < home ? 'home' : 'away');
  switch (progress.fight) {
    case null:
      if ((await below(million)) < breakOff) return breakOffMatch(progress);
      return beginFight(fixture, progress);
    case 'arrows': {
      const grade = fixture.rules < 3 ? null : await drawGrade(below);
      const arrows = await drawn(oddsOfArrows(chanceNow(fixture, progress), grade));
      return goOn(progress, { fight: 'cover', arrows, grade });
    }
    case 'cover':
      return goOn(progress, { fight: 'storm' });
    case 'storm':
    case 'whole': {
      const { map, score } = nextRound(progress);
      return takeRound(progress, await drawn(oddsAt(fixture, progress, map, score)));
    }
  }
};

/** Since the third rules it is drawn as soon as a round waits by what it will be stormed, in the same step and after all else. */
const step: SportModel<SiegeProgress>['step'] = async (fixture, progress, below) => {
  const stepped = await stepOfRound(fixture, progress, below);
  const { fight, nextWay, isFinished } = stepped.progress;
  if (fixture.rules < 3 || fight !== null || nextWay !== null || isFinished) return stepped;
  return { ...stepped, progress: { ...stepped.progress, nextWay: await drawWay(below) } };
};

const shareOf = ({ home, all }: Odds): number => home / all;

const modelOf = (fixture: Fixture, progress: SiegeProgress): PartModel => ({
  rule,
  raceTo: raceTo.siege,
  pointChance: (index, score) => shareOf(oddsAt(fixture, progress, index, score)),
});

const marketOfNext = (fixture: Fixture, progress: SiegeProgress): MarketChances => {
  const { map, round, score } = nextRound(progress);
  return twoWay(roundMarket(map + 1, round), shareOf(oddsAt(fixture, progress, map, score)));
};

/** The winner, and then who takes the next round, once the match goes on: whoever looks at it bets on that first. */
const markets: SportModel<SiegeProgress>['markets'] = (fixture, progress) => {
  const [winner, ...others] = matchMarkets(modelOf(fixture, progress), progress);
  if (winner === undefined) return [];
  return [winner, ...(progress.isStarted ? [marketOfNext(fixture, progress)] : []), ...others];
};

/** Where the next round is asked, each of its ends is followed by itself. */
const endings: SportModel<SiegeProgress>['endings'] = (fixture, progress, asked) => {
  const model = modelOf(fixture, progress);
  const { map, round, score } = nextRound(progress);
  const isNext = ({ kind, number, line }: Market): boolean =>
    kind === roundKind && number === map + 1 && line === round;
  if (!asked.some(isNext)) return matchEndings(model, progress, asked);
  const begun = progress.isBreak ? { ...progress, parts: [...progress.parts, [0, 0] as const] } : progress;
  const { home, all } = oddsAt(fixture, progress, map, score);
  return sides.flatMap((side) => {
    const share = (side === 'home' ? home : all - home) / all;
    return matchEndings(model, takeRound(begun, side).progress, asked).map((end) => ({
      ...end,
      chance: end.chance * share,
    }));
  });
};

const decide: SportModel<SiegeProgress>['decide'] = (progress, market, code) => {
  if (market.kind !== roundKind) return decideMatch(progress, market, code);
  const taker = progress.taken[(market.number ?? 1) - 1]?.[(market.line ?? 1) - 1];
  return taker === undefined ? 'open' : ofSide(taker, code);
};

const presentMap = (map: SiegeMap, score: Points | undefined, winner: Side | undefined): SiegeMapScore => ({
  map: map.names,
  home: score?.[0] ?? 0,
  away: score?.[1] ?? 0,
  winner: winner ?? null,
});

/** By what the round that waits or is fought is stormed, and what that is worth to whoever storms it. */
const presentNext = (fixture: Fixture, progress: SiegeProgress): SiegeScore['next'] => {
  const { map: index, score } = nextRound(progress);
  const map = mapsOf(fixture)[index];
  const way = wayNow(progress);
  return map && way ? { way, worth: worthOf(map, way, averageOf(fixture, index, score)) } : null;
};

/** Our esport: two teams storm and hold paper castles, round by round, three maps at the most. Closed while they fight, but for a while after the arrows. */
export const siege: SportModel<SiegeProgress> = {
  sport: 'siege',
  marginBp: 600,
  begin: () => ({
    ...matchBegun,
    fight: null,
    arrows: null,
    grade: null,
    way: null,
    nextWay: null,
    taken: [],
  }),
  step,
  restMs: ({ isBreak, fight }, { rules }) =>
    fight === 'cover' ? coverMsBy(rules) : siegeRestsMs[isBreak ? 'map' : (fight ?? 'round')],
  isSuspended: ({ fight }) => fight !== null && fight !== 'cover',
  score: (fixture, progress) => {
    const [home, away] = partsWon(progress);
    const current = currentOf(progress);
    const { isBreak, fight, arrows, grade, way } = progress;
    return {
      sport: 'siege',
      home,
      away,
      maps: mapsOf(fixture).map((map, at) => presentMap(map, progress.parts[at], progress.won[at])),
      current,
      isBreak,
      attacks: attacksAt(current, inPlay(progress)),
      isFought: fight !== null,
      stage: fight === 'whole' ? null : fight,
      arrows,
      grade,
      way,
      next: presentNext(fixture, progress),
    };
  },
  markets,
  endings,
  decide,
  isProvisional: () => false,
  isCorrected: () => false,
};
