import type { Below } from '../../tables/engine/ranges.ts';
import type { BookNames, Side, SiegeWay } from '../views.ts';
import { million } from './sport.ts';

/** The maps of a siege: what their walls are worth, and by what they are best stormed. */

export const siegeWays = ['ladders', 'ram', 'tower'] as const satisfies readonly SiegeWay[];

export interface SiegeMap {
  readonly names: BookNames;
  /** What the walls are worth to those who hold them, millionths. */
  readonly walls: number;
  /**
   * What each way is worth to those who storm, hundredths of the smaller chance of the two sides. They sum to zero: over the even draw of
   * the way a round is as likely as it is without.
   */
  readonly leans: Readonly<Record<SiegeWay, number>>;
}

export const siegeMaps: readonly SiegeMap[] = [
  {
    names: { zh_CN: '纸塔', en_US: 'Paper Tower' },
    walls: 20_000,
    leans: { ladders: -14, ram: 9, tower: 5 },
  },
  {
    names: { zh_CN: '墨港', en_US: 'Ink Harbour' },
    walls: 45_000,
    leans: { ladders: 10, ram: 4, tower: -14 },
  },
  {
    names: { zh_CN: '竹桥', en_US: 'Bamboo Bridge' },
    walls: 60_000,
    leans: { ladders: -6, ram: 13, tower: -7 },
  },
  {
    names: { zh_CN: '雪窑', en_US: 'Snow Kiln' },
    walls: 35_000,
    leans: { ladders: -10, ram: -4, tower: 14 },
  },
  {
    names: { zh_CN: '镜湖', en_US: 'Mirror Lake' },
    walls: 10_000,
    leans: { ladders: 9, ram: -15, tower: 6 },
  },
];

/** Each of the three as often, whatever the map. */
export const drawWay = async (below: Below): Promise<SiegeWay> =>
  siegeWays[await below(siegeWays.length)] ?? 'ladders';

/**
 * What a way is worth to whoever storms in a round with this chance of one of the sides, millionths: whole hundredths of the smaller chance,
 * so that the three sum to exactly zero and no side is left without one.
 */
export const worthOf = ({ leans }: Pick<SiegeMap, 'leans'>, way: SiegeWay, chance: number): number =>
  leans[way] * Math.floor(Math.min(chance, million - chance) / 100);

/** The home side's chance to take a round that is stormed in this way, by what it is over all ways; millionths. */
export const chanceByWay = (map: SiegeMap, way: SiegeWay, storms: Side, chance: number): number =>
  chance + (storms === 'home' ? 1 : -1) * worthOf(map, way, chance);
