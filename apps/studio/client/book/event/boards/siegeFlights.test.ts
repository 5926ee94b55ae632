import { describe, expect, it } from 'vitest';
import { siegeRestsMs } from '../../../../src/book/engine/siegeRounds.ts';
import type { AssaultView } from '../../../../src/book/views.ts';
import { volleyMs } from '../useLanding.ts';
import { otherOf } from './sides.ts';
import { type Flight, flightS, flightsOf, flown, marksMax, tallyOf } from './siegeFlights.ts';
import { fallenOf, marchOf, soldiers } from './siegeMen.ts';
import { drawnMaps, grownOf, sceneOf } from './siegeScenes.tsx';

const assault: AssaultView = { part: 1, round: 3, way: 'ladders', arrows: 'home', grade: 'clear', press: 2 };
const flying = { ...assault, arrows: null, grade: null, press: null };
const ids = Array.from({ length: 24 }, (_, at) => `match-${at % 5} ${at % 3} ${at}`);
const id = 'match 0 3';
const castles = drawnMaps.map((map) => ({ map, scene: grownOf(sceneOf(map)) }));

const grades = ['narrow', 'clear', 'crushing'] as const;
const marksOf = { narrow: 4, clear: 5, crushing: marksMax } as const;

/** All there are, of each castle. */
const each = (
  told: (flights: readonly Flight[], scene: (typeof castles)[number]['scene'], what: string) => void,
) => {
  for (const { map, scene } of castles) {
    for (const id of ids) {
      told(flightsOf('arrows', flying, 'home', scene, id), scene, `${map} ${id} arrows`);
      for (const arrows of ['home', 'away'] as const)
        for (const grade of grades)
          told(
            flightsOf('cover', { ...assault, arrows, grade, press: null }, 'home', scene, id),
            scene,
            `${map} ${id} cover ${arrows} ${grade}`,
          );
    }
    for (const press of [1, 2, 3] as const)
      told(flightsOf('storm', { ...assault, press }, 'home', scene, id), scene, `${map} storm ${press}`);
  }
};

describe('arrows of the siege', () => {
  it('are never more than seven in the air', () => {
    each((flights, _, what) => {
      expect(flights.length, what).toBeGreaterThan(0);
      for (const { at } of flights)
        expect(
          flights.filter((other) => other.at <= at && at < other.at + flightS).length,
          what,
        ).toBeLessThan(8);
    });
  });

  it('go through no wall', () => {
    each((flights, { face = 0, edge }, what) => {
      for (const flight of flights)
        for (let part = 0; part <= 1; part += 0.05) {
          const [x, y] = flown(flight, part);
          if (x > face && y > edge[1] + 8) expect.fail(`${what} ${flight.of} ${part}`);
        }
    });
  });

  it('are five of either side as long as nobody knows whose are the better, in an order that hangs on the round alone', () => {
    const orders = new Set<string>();
    for (const { scene } of castles)
      for (const id of ids) {
        const of = (told: AssaultView) => flightsOf('arrows', told, 'home', scene, id).map(({ of }) => of);
        expect(of(flying).filter((side) => side === 'host')).toHaveLength(5);
        expect(of(flying)).toHaveLength(10);
        // What comes of it is not in it.
        expect(of({ ...assault, arrows: 'away' })).toEqual(of(flying));
        orders.add(of(flying).join());
      }
    expect(orders.size).toBeGreaterThan(15);
  });

  it('hit those who fold with the last wave, before it is told who shot better', () => {
    for (const { scene } of castles)
      for (const id of ids)
        for (const arrows of ['home', 'away'] as const)
          for (const grade of grades) {
            const told = { ...assault, arrows, grade };
            const last = flightsOf('cover', told, 'home', scene, id);
            expect(Math.max(...last.map(({ at }) => at + flightS)) * 1_000).toBeLessThan(volleyMs);
            const hit = last.filter(({ does }) => does === 'puffs').map(({ to }) => to[0]);
            const { soldiers: men, guards } = fallenOf(told, 'home');
            const folding = [
              ...men.map((man) => (soldiers[man]?.[0] ?? 0) + marchOf('ladders').arrows),
              ...guards.map((guard) => scene.guards[guard]?.[0] ?? 0),
            ];
            expect(folding).toHaveLength(grade === 'narrow' ? 1 : 2);
            for (const x of folding) expect(hit.some((at) => Math.abs(at - x) < 16)).toBe(true);
          }
  });

  it('follow a blow of a storming, of whoever has won it', () => {
    for (const { scene } of castles) {
      const sides = (press: 1 | 2 | 3) =>
        flightsOf('storm', { ...assault, press }, 'home', scene, id).map(({ of }) => of);
      expect(sides(1)).toEqual(['host', 'castle']);
      expect(sides(3)).toEqual(['host', 'host']);
    }
  });
});

describe('the tally of a volley', () => {
  const eachVolley = (
    told: (scene: (typeof castles)[number]['scene'], attacks: 'home' | 'away', id: string) => void,
  ) => {
    for (const { scene } of castles)
      for (const attacks of ['home', 'away'] as const) for (const id of ids) told(scene, attacks, id);
  };

  it('has up to three marks of either side while nobody knows who shot better, all made before it is drawn; either may lead', () => {
    const leads = new Set<number>();
    eachVolley((scene, attacks, id) => {
      const { home, away } = tallyOf('arrows', flying, attacks, scene, id);
      for (const side of [home, away]) {
        expect(side.length).toBeGreaterThan(0);
        expect(side.length).toBeLessThan(4);
      }
      for (const at of [...home, ...away]) expect(at * 1_000).toBeLessThan(siegeRestsMs.arrows);
      expect([home.length, away.length]).not.toEqual([3, 3]);
      leads.add(Math.sign(home.length - away.length));
    });
    expect([...leads].sort()).toEqual([-1, 0, 1]);
  });

  it('ends with three marks of whoever shot worse and as many of the better as its grade says, each by itself and before it is told', () => {
    eachVolley((scene, attacks, id) => {
      const first = tallyOf('arrows', flying, attacks, scene, id);
      for (const arrows of ['home', 'away'] as const)
        for (const grade of grades) {
          const tally = tallyOf('cover', { ...assault, arrows, grade, press: null }, attacks, scene, id);
          expect(tally[arrows]).toHaveLength(marksOf[grade]);
          expect(tally[otherOf(arrows)]).toHaveLength(3);
          for (const side of ['home', 'away'] as const)
            expect(tally[side].slice(0, first[side].length)).toEqual(first[side].map(() => 0));
          const last = [...tally.home, ...tally.away].filter((at) => at > 0);
          expect(new Set(last).size).toBe(last.length);
          expect(Math.max(...last) * 1_000).toBeLessThan(volleyMs);
        }
    });
  });

  it('may be led by whoever shot worse, and end with its arrow', () => {
    let [led, ended, volleys] = [0, 0, 0];
    eachVolley((scene, attacks, id) => {
      const first = tallyOf('arrows', flying, attacks, scene, id);
      const tally = tallyOf('cover', { ...assault, press: null }, attacks, scene, id);
      volleys += 1;
      if (first.away.length > first.home.length) led += 1;
      if (Math.max(...tally.away) > Math.max(...tally.home)) ended += 1;
    });
    expect(led).toBeGreaterThan(volleys / 5);
    expect(ended).toBeGreaterThan(volleys / 8);
  });

  it('tells nothing that is not told', () => {
    eachVolley((scene, attacks, id) => {
      const first = tallyOf('arrows', flying, attacks, scene, id);
      expect(tallyOf('cover', flying, attacks, scene, id)).toEqual({
        home: first.home.map(() => 0),
        away: first.away.map(() => 0),
      });
    });
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
