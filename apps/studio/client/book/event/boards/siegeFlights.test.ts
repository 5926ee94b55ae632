import { describe, expect, it } from 'vitest';
import { siegeRestsMs } from '../../../../src/book/engine/siegeRounds.ts';
import type { AssaultView } from '../../../../src/book/views.ts';
import { volleyMs } from '../useLanding.ts';
import { type Flight, flightS, flightsOf, flown, marksMax, tallyOf } from './siegeFlights.ts';
import { fallenOf, marchOf, soldiers } from './siegeMen.ts';
import { drawnMaps, grownOf, sceneOf } from './siegeScenes.tsx';

const assault: AssaultView = { part: 1, round: 3, way: 'ladders', arrows: 'home', grade: 'clear', press: 2 };
const flying = { ...assault, arrows: null, grade: null, press: null };
const castles = drawnMaps.map((map) => ({ map, scene: grownOf(sceneOf(map)) }));

/** All there are, of each castle. */
const each = (
  told: (flights: readonly Flight[], scene: (typeof castles)[number]['scene'], what: string) => void,
) => {
  for (const { map, scene } of castles) {
    told(flightsOf('arrows', flying, 'home', scene), scene, `${map} arrows`);
    for (const arrows of ['home', 'away'] as const)
      told(
        flightsOf('cover', { ...assault, arrows, press: null }, 'home', scene),
        scene,
        `${map} cover ${arrows}`,
      );
    for (const press of [1, 2, 3] as const)
      told(flightsOf('storm', { ...assault, press }, 'home', scene), scene, `${map} storm ${press}`);
  }
};

describe('arrows of the siege', () => {
  it('are never more than five in the air', () => {
    each((flights, _, what) => {
      expect(flights.length, what).toBeGreaterThan(0);
      for (const { at } of flights)
        expect(
          flights.filter((other) => other.at <= at && at < other.at + flightS).length,
          what,
        ).toBeLessThan(6);
    });
  });

  it('go through no wall', () => {
    each((flights, { face = 0, edge }, what) => {
      for (const flight of flights)
        for (let part = 0; part <= 1; part += 0.05) {
          const [x, y] = flown(flight, part);
          expect(x > face && y > edge[1] + 8, `${what} ${flight.of} ${part}`).toBe(false);
        }
    });
  });

  it('come in waves, of one side and then of the other, as long as nobody knows whose are the better', () => {
    for (const { scene } of castles) {
      const sides = flightsOf('arrows', flying, 'home', scene).map(({ of }) => of);
      expect(sides).toEqual([...Array(5).fill('host'), ...Array(5).fill('castle')]);
    }
  });

  it('are of whoever shot better alone in the last wave, which hits those who fold before it is told', () => {
    for (const { scene } of castles)
      for (const arrows of ['home', 'away'] as const) {
        const told = { ...assault, arrows };
        const last = flightsOf('cover', told, 'home', scene);
        expect(last.every(({ of }) => of === (arrows === 'home' ? 'host' : 'castle'))).toBe(true);
        expect(Math.max(...last.map(({ at }) => at + flightS)) * 1_000).toBeLessThan(volleyMs);
        const hit = last.filter(({ does }) => does === 'puffs').map(({ to }) => to);
        const { soldiers: men, guards } = fallenOf(told, 'home');
        const folding = [
          ...men.map((man) => (soldiers[man]?.[0] ?? 0) + marchOf('ladders').arrows),
          ...guards.map((guard) => scene.guards[guard]?.[0] ?? 0),
        ];
        expect(hit).toHaveLength(2);
        for (const [at, x] of folding.entries()) expect(Math.abs((hit[at]?.[0] ?? 0) - x)).toBeLessThan(16);
      }
  });

  it('follow a blow of a storming, of whoever has won it', () => {
    for (const { scene } of castles) {
      const sides = (press: 1 | 2 | 3) =>
        flightsOf('storm', { ...assault, press }, 'home', scene).map(({ of }) => of);
      expect(sides(1)).toEqual(['host', 'castle']);
      expect(sides(3)).toEqual(['host', 'host']);
    }
  });
});

describe('the tally of a volley', () => {
  it('has as many marks of either side while nobody knows who shot better, all made before it is drawn', () => {
    for (const { scene } of castles)
      for (const attacks of ['home', 'away'] as const) {
        const { home, away } = tallyOf('arrows', flying, attacks, scene);
        expect([home.length, away.length]).toEqual([3, 3]);
        for (const at of [...home, ...away]) expect(at * 1_000).toBeLessThan(siegeRestsMs.arrows);
      }
  });

  it('goes on from there, and its last mark is of whoever shot better and is made before that is told', () => {
    for (const { scene } of castles)
      for (const attacks of ['home', 'away'] as const)
        for (const [arrows, other] of [
          ['home', 'away'],
          ['away', 'home'],
        ] as const) {
          const tally = tallyOf('cover', { ...assault, arrows, press: null }, attacks, scene);
          expect(tally[arrows]).toHaveLength(5);
          expect(tally[other]).toEqual([0, 0, 0]);
          expect(tally[arrows].slice(0, 3)).toEqual([0, 0, 0]);
          expect((tally[arrows].at(-1) ?? 0) * 1_000).toBeLessThan(volleyMs);
        }
  });

  it('counts by how much somebody shot better, for either side on every castle, each mark by itself and before it is told', () => {
    for (const { scene } of castles)
      for (const attacks of ['home', 'away'] as const)
        for (const [grade, marks] of [
          ['narrow', 4],
          ['clear', 5],
          ['crushing', marksMax],
        ] as const) {
          const tally = tallyOf('cover', { ...assault, grade, press: null }, attacks, scene);
          expect([tally.home.length, tally.away.length]).toEqual([marks, 3]);
          const last = tally.home.slice(3);
          expect(new Set(last).size).toBe(last.length);
          expect(Math.max(...last) * 1_000).toBeLessThan(volleyMs);
          expect(fallenOf({ arrows: 'home', grade }, attacks)).toMatchObject(
            attacks === 'home' ? { soldiers: [] } : { guards: [] },
          );
        }
  });

  it('tells nothing that is not told', () => {
    for (const { scene } of castles)
      expect(tallyOf('cover', flying, 'home', scene)).toEqual({ home: [0, 0, 0], away: [0, 0, 0] });
  });
});

it('three ranks stand with half a man between their heads', () => {
  const half = 8;
  for (const [at, [x, y]] of soldiers.entries())
    for (const [ox, oy] of soldiers.slice(at + 1))
      expect(Math.abs(x - ox) >= 2 * half + half / 2 || Math.abs(y - oy) >= 18, `${x} ${y} ${ox} ${oy}`).toBe(
        true,
      );
  expect(new Set(soldiers.map(([, y]) => y)).size).toBe(3);
});
