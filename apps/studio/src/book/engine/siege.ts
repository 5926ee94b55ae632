import { type BookNames, raceTo, type Side, type SiegeMapScore } from '../views.ts';
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
import { arrowsWithWinner, type Odds, oddsOfArrows, oddsOfRound } from './siegeArrows.ts';
import { roundsBeforeChange, siegeRestsMs, siegeRule, stormsIn } from './siegeRounds.ts';
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
  /** Who took each round, by maps. */
  readonly taken: readonly (readonly Side[])[];
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
  arrowsWithWinner,
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

/** The home side's chance to take a round, by its map from 0 and the score before it: of the round that is fought, with all that its arrows tell. */
const oddsAt = (fixture: Fixture, progress: SiegeProgress, mapIndex: number, score: Points): Odds => {
  const { won, fight, arrows } = progress;
  const now = inPlay(progress);
  const isNow = fight !== null && mapIndex === won.length && score[0] === now[0] && score[1] === now[1];
  return oddsOfRound(roundOf(fixture, mapIndex, score), isNow ? arrows : null);
};

/** A side takes the round, and with it perhaps the map and the match. */
const takeRound = (progress: SiegeProgress, side: Side): Stepped<SiegeProgress> => {
  const at = currentOf(progress);
  const taken = [...progress.taken.slice(0, at), [...(progress.taken[at] ?? []), side]];
  return winPoint({ rule, raceTo: raceTo.siege }, { ...progress, fight: null, taken }, side);
};

/** The round that is fought or fought next: its map from 0, its number from 1, and the score before it. */
const nextRound = ({
  won,
  parts,
}: SiegeProgress): { readonly map: number; readonly round: number; readonly score: Points } => {
  const map = won.length;
  const score = parts[map] ?? [0, 0];
  return { map, round: score[0] + score[1] + 1, score };
};

/** The round goes on, and nobody has won anything. */
const goOn = (
  progress: SiegeProgress,
  change: Partial<Pick<SiegeProgress, 'fight' | 'arrows'>>,
): Stepped<SiegeProgress> => ({ progress: { ...progress, ...change }, happened: [] });

const step: SportModel<SiegeProgress>['step'] = async (fixture, progress, below) => {
  const resumed = resumeMatch(progress);
  if (resumed) return resumed;
  const { map, score } = nextRound(progress);
  const drawn = async ({ home, all }: Odds): Promise<Side> => ((await below(all)) < home ? 'home' : 'away');
  switch (progress.fight) {
    case null:
      if ((await below(million)) < breakOff) return breakOffMatch(progress);
      return goOn(progress, { fight: fixture.rules === 1 ? 'whole' : 'arrows', arrows: null });
    case 'arrows': {
      const arrows = await drawn(oddsOfArrows(roundOf(fixture, map, score)));
      return goOn(progress, { fight: 'cover', arrows });
    }
    case 'cover':
      return goOn(progress, { fight: 'storm' });
    case 'storm':
    case 'whole':
      return takeRound(progress, await drawn(oddsAt(fixture, progress, map, score)));
  }
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

/** Our esport: two teams storm and hold paper castles, round by round, three maps at the most. Closed while they fight, but for a while after the arrows. */
export const siege: SportModel<SiegeProgress> = {
  sport: 'siege',
  marginBp: 600,
  begin: () => ({ ...matchBegun, fight: null, arrows: null, taken: [] }),
  step,
  restMs: ({ isBreak, fight }) => siegeRestsMs[isBreak ? 'map' : (fight ?? 'round')],
  isSuspended: ({ fight }) => fight !== null && fight !== 'cover',
  score: (fixture, progress) => {
    const [home, away] = partsWon(progress);
    const current = currentOf(progress);
    const { isBreak, fight, arrows } = progress;
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
    };
  },
  markets,
  endings,
  decide,
  isProvisional: () => false,
  isCorrected: () => false,
};
