import type { BookNames, Side, SiegeMapScore, TimelineItem } from '../views.ts';
import type { MarketChances } from './market.ts';
import {
  decideParts,
  type PartRule,
  type Points,
  partChance,
  partMarkets,
  partsToWin,
  partWinner,
  withPoint,
} from './parts.ts';
import {
  begun,
  type Fixture,
  million,
  otherSide,
  type Progress,
  type SportModel,
  type Stepped,
} from './sport.ts';

interface SiegeProgress extends Progress {
  readonly won: readonly Side[];
  /** Rounds of every map so far; the last is in play. */
  readonly maps: readonly Points[];
  readonly isBreak: boolean;
  readonly isFought: boolean;
}

/** A map goes to whoever first has seven rounds with a lead of two, nine at the most; two maps win. */
const rule: PartRule = { target: 7, cap: 9 };
/** The sides change after so many rounds of a map. */
const roundsBeforeChange = 6;
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

/** The match's maps, read off its fingerprint: three neighbours on the round of all maps. */
export const mapsOf = ({ fingerprint }: Pick<Fixture, 'fingerprint'>): readonly SiegeMap[] => {
  const first = Number.parseInt(fingerprint.slice(4, 6), 16) % siegeMaps.length;
  return Array.from({ length: mapsMax }, (_, at) => siegeMaps[(first + at) % siegeMaps.length]).filter(
    (map) => map !== undefined,
  );
};

/** Who storms in the round that follows this score: the home side begins the first and the third map. */
const attacksAt = (mapIndex: number, [home, away]: Points): Side => {
  const opens: Side = mapIndex % 2 === 0 ? 'home' : 'away';
  return home + away < roundsBeforeChange ? opens : otherSide(opens);
};

/** The home side's chance to win the next round, millionths. */
const roundOf = (fixture: Fixture, mapIndex: number, score: Points): number => {
  const [home, away] = fixture.strengths;
  const walls = mapsOf(fixture)[mapIndex]?.walls ?? 0;
  const onWalls = attacksAt(mapIndex, score) === 'away' ? walls : -walls;
  return million / 2 + (home - away) * perStrength + onWalls;
};

const inPlay = ({ maps }: SiegeProgress): Points => maps.at(-1) ?? [0, 0];
const currentOf = ({ maps }: SiegeProgress): number => maps.length - 1;

const scoreOf = ({ won }: SiegeProgress): readonly [number, number] => [
  won.filter((side) => side === 'home').length,
  won.filter((side) => side === 'away').length,
];

const item = (
  progress: SiegeProgress,
  kind: TimelineItem['kind'],
  side: Side | null = null,
): TimelineItem => {
  const [home, away] = inPlay(progress);
  return {
    kind,
    clock: home + away,
    part: progress.maps.length,
    side,
    points: kind === 'points' ? 1 : 0,
    score: scoreOf(progress),
  };
};

const endRound = (progress: SiegeProgress, side: Side): Stepped<SiegeProgress> => {
  const score = withPoint(inPlay(progress), side);
  const played = { ...progress, isFought: false, maps: [...progress.maps.slice(0, -1), score] };
  const point = item(played, 'points', side);
  if (partWinner(rule, score) === null) return { progress: played, happened: [point] };
  const won = [...progress.won, side];
  const isOver = won.filter((winner) => winner === side).length === partsToWin;
  const next = { ...played, won, isOver, isFinished: isOver, isBreak: !isOver };
  return {
    progress: next,
    happened: [point, item(next, 'part-won', side), item(next, isOver ? 'end' : 'break')],
  };
};

const step: SportModel<SiegeProgress>['step'] = async (fixture, progress, below) => {
  if (!progress.isStarted) {
    const next = { ...progress, isStarted: true };
    return { progress: next, happened: [item(next, 'start')] };
  }
  if (progress.isBreak) {
    const next = { ...progress, isBreak: false, maps: [...progress.maps, [0, 0] as const] };
    return { progress: next, happened: [item(next, 'restart')] };
  }
  if (!progress.isFought) {
    if ((await below(million)) >= breakOff)
      return { progress: { ...progress, isFought: true }, happened: [] };
    const next = { ...progress, isAbandoned: true, isFinished: true };
    return { progress: next, happened: [item(next, 'abandoned')] };
  }
  const chance = roundOf(fixture, currentOf(progress), inPlay(progress));
  return endRound(progress, (await below(million)) < chance ? 'home' : 'away');
};

const markets = (fixture: Fixture, progress: SiegeProgress): readonly MarketChances[] => {
  if (progress.isOver || progress.isAbandoned) return [];
  const chanceOf = (index: number): number => {
    const score = index === currentOf(progress) ? inPlay(progress) : ([0, 0] as const);
    return partChance(rule, score, (at) => roundOf(fixture, index, at) / million);
  };
  return partMarkets(progress.won, chanceOf);
};

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
  begin: () => ({ ...begun, won: [], maps: [[0, 0]], isBreak: false, isFought: false }),
  step,
  restMs: ({ isBreak, isFought }) => (isBreak ? 15_000 : isFought ? 5_000 : 7_000),
  isSuspended: ({ isFought }) => isFought,
  score: (fixture, progress) => {
    const [home, away] = scoreOf(progress);
    const current = currentOf(progress);
    return {
      sport: 'siege',
      home,
      away,
      maps: mapsOf(fixture).map((map, at) => presentMap(map, progress.maps[at], progress.won[at])),
      current,
      isBreak: progress.isBreak,
      attacks: attacksAt(current, inPlay(progress)),
      isFought: progress.isFought,
    };
  },
  markets,
  decide: (progress, market, code) => decideParts(progress.won, market, code),
  isCorrected: () => false,
};
