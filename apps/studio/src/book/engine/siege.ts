import { type BookNames, raceTo, type Side, type SiegeMapScore } from '../views.ts';
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
import { type PartRule, type Points, partsToWin } from './parts.ts';
import { roundsBeforeChange, siegeRestsMs, siegeRule, stormsIn } from './siegeRounds.ts';
import { type Fixture, million, type SportModel } from './sport.ts';

/** Its parts are maps, their points rounds. */
interface SiegeProgress extends MatchProgress {
  readonly isFought: boolean;
}

/** Two maps win. */
const rule: PartRule = siegeRule;
/** A round in which the servers fail, millionths. */
const breakOff = 40;
/** What a point of strength is worth in a round, millionths. */
const perStrength = 3_000;

interface SiegeMap {
  readonly names: BookNames;
  /** What the walls are worth to those who hold them, millionths. */
  readonly walls: number;
}

const siegeMaps: readonly SiegeMap[] = [
  { names: { zh_CN: '纸塔', en_US: 'Paper Tower' }, walls: 20_000 },
  { names: { zh_CN: '墨港', en_US: 'Ink Harbour' }, walls: 45_000 },
  { names: { zh_CN: '竹桥', en_US: 'Bamboo Bridge' }, walls: 60_000 },
  { names: { zh_CN: '雪窑', en_US: 'Snow Kiln' }, walls: 35_000 },
  { names: { zh_CN: '镜湖', en_US: 'Mirror Lake' }, walls: 10_000 },
];
const mapsMax = 2 * partsToWin - 1;

/** What draws are measured by. */
export const siegeRules = {
  ...rule,
  breakOff,
  perStrength,
  changeAfter: roundsBeforeChange,
  maps: siegeMaps.map(({ names, walls }) => ({ name: names.en_US, walls })),
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

/** The home side's chance to win the next round, millionths. */
const roundOf = (fixture: Fixture, mapIndex: number, score: Points): number => {
  const [home, away] = fixture.strengths;
  const walls = mapsOf(fixture)[mapIndex]?.walls ?? 0;
  const onWalls = attacksAt(mapIndex, score) === 'away' ? walls : -walls;
  return million / 2 + (home - away) * perStrength + onWalls;
};

const currentOf = ({ parts }: SiegeProgress): number => parts.length - 1;

const step: SportModel<SiegeProgress>['step'] = async (fixture, progress, below) => {
  const resumed = resumeMatch(progress);
  if (resumed) return resumed;
  if (!progress.isFought) {
    if ((await below(million)) < breakOff) return breakOffMatch(progress);
    return { progress: { ...progress, isFought: true }, happened: [] };
  }
  const chance = roundOf(fixture, currentOf(progress), inPlay(progress));
  const side = (await below(million)) < chance ? 'home' : 'away';
  return winPoint({ rule, raceTo: raceTo.siege }, { ...progress, isFought: false }, side);
};

const modelOf = (fixture: Fixture): PartModel => ({
  rule,
  raceTo: raceTo.siege,
  pointChance: (index, score) => roundOf(fixture, index, score) / million,
});

const presentMap = (map: SiegeMap, score: Points | undefined, winner: Side | undefined): SiegeMapScore => ({
  map: map.names,
  home: score?.[0] ?? 0,
  away: score?.[1] ?? 0,
  winner: winner ?? null,
});

/** Our esport: two teams storm and hold paper castles, round by round, three maps at the most. Closed while they fight. */
export const siege: SportModel<SiegeProgress> = {
  sport: 'siege',
  marginBp: 600,
  begin: () => ({ ...matchBegun, isFought: false }),
  step,
  restMs: ({ isBreak, isFought }) =>
    isBreak ? siegeRestsMs.map : isFought ? siegeRestsMs.fight : siegeRestsMs.round,
  isSuspended: ({ isFought }) => isFought,
  score: (fixture, progress) => {
    const [home, away] = partsWon(progress);
    const current = currentOf(progress);
    return {
      sport: 'siege',
      home,
      away,
      maps: mapsOf(fixture).map((map, at) => presentMap(map, progress.parts[at], progress.won[at])),
      current,
      isBreak: progress.isBreak,
      attacks: attacksAt(current, inPlay(progress)),
      isFought: progress.isFought,
    };
  },
  markets: (fixture, progress) => matchMarkets(modelOf(fixture), progress),
  endings: (fixture, progress, asked) => matchEndings(modelOf(fixture), progress, asked),
  decide: decideMatch,
  isProvisional: () => false,
  isCorrected: () => false,
};
