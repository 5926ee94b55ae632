import { describe, expect, it } from 'vitest';
import type { AssaultView } from '../../../../src/book/views.ts';
import { type Bout, beats, blowAt, boutsOf, comesAt, ledgeOf, loserAt } from './siegeBouts.ts';
import { fallenOf } from './siegeMen.ts';
import { drawnMaps, grownOf, sceneOf } from './siegeScenes.tsx';
import { stormFromMs } from './siegeSeen.ts';
import { heardOf } from './useSiegeSound.ts';

const presses = [1, 2, 3] as const;
const ways = ['ladders', 'ram', 'tower'] as const;
const scenes = drawnMaps.map((map) => grownOf(sceneOf(map)));
const assaultOf = (change: Partial<AssaultView>): AssaultView => ({
  ...{ part: 1, round: 3, way: 'ladders', arrows: 'home', grade: null, press: 2 },
  ...change,
});
/** All there are: by map, way, press, whose the arrows were, and round. */
const each = (told: (bouts: readonly Bout[], assault: AssaultView, at: number) => void): void => {
  for (const [at, scene] of scenes.entries())
    for (const way of ways)
      for (const press of presses)
        for (const arrows of ['home', 'away'] as const)
          for (const round of [1, 2, 9]) {
            const assault = assaultOf({ way, press, arrows, round });
            told(boutsOf(assault, 'home', scene), assault, at);
          }
};

describe('a storming of the siege', () => {
  it('costs those who hold a man at each beat in which the walls give, and whoever storms at the others', () => {
    each((bouts, { press }) => {
      const fallen = (of: Bout['of']): number[] =>
        bouts.filter((bout) => bout.of === of && bout.falls).map(({ until }) => until);
      expect(fallen('castle')).toEqual([0, 1, 2].filter((beat) => beat < (press ?? 0)));
      expect(fallen('host')).toEqual([0, 1, 2].filter((beat) => beat >= (press ?? 0)));
      for (let beat = 0; beat < beats.count; beat += 1)
        expect(bouts.filter(({ falls, until }) => falls && until === beat).map(({ of }) => of)).toEqual([
          loserAt(press ?? 1, beat),
        ]);
    });
  });

  it('has one of either side in each beat, none of them twice, and none who has fallen under arrows', () => {
    each((bouts, assault) => {
      for (const force of ['host', 'castle'] as const) {
        for (let beat = 0; beat < beats.count; beat += 1)
          expect(
            bouts.filter((bout) => bout.of === force && bout.from <= beat && bout.until >= beat),
            `${assault.way} ${assault.press} ${force} ${beat}`,
          ).toHaveLength(1);
        const men = bouts.filter((bout) => bout.of === force).map(({ man }) => man);
        expect(new Set(men).size).toBe(men.length);
        const { soldiers, guards } = fallenOf(assault, 'home');
        for (const man of men) expect(force === 'host' ? soldiers : guards).not.toContain(man);
      }
    });
  });

  it('is the same for everybody, and there is none before it is told how hard the walls are pressed', () => {
    each((bouts, assault, at) => {
      const scene = scenes[at];
      expect(scene && boutsOf({ ...assault }, 'home', scene)).toEqual(bouts);
      expect(scene && boutsOf({ ...assault, press: null }, 'home', scene)).toEqual([]);
    });
  });

  it('is over when it is decided: each is there before he fights, and has gone down before the next one is', () => {
    expect(comesAt(0)).toBeLessThan(blowAt(0));
    for (const beat of [1, 2]) {
      expect(comesAt(beat)).toBeGreaterThan(blowAt(beat - 1));
      expect(comesAt(beat) + 0.7).toBeLessThan(blowAt(beat));
    }
    expect(1_000 * (blowAt(2) + 1) - stormFromMs).toBeLessThanOrEqual(5_000);
  });

  it('is fought on the wall where ladders lean and a bridge lies, and on the ground before the gate, where whoever falls lies', () => {
    for (const scene of scenes) {
      for (const way of ['ladders', 'tower'] as const) {
        const ledge = ledgeOf(way, scene);
        expect(ledge.castle[1]).toBeLessThan(scene.edge[1]);
        expect(ledge.castle[1] + ledge.drop).toBeGreaterThan(scene.sill[1]);
      }
      const gate = ledgeOf('ram', scene);
      expect(gate.castle[1]).toBeGreaterThan(scene.sill[1]);
      expect(gate.drop).toBeLessThan(4);
      for (const way of ways) {
        const { host, castle, from } = ledgeOf(way, scene);
        expect(host[0]).toBeLessThan(castle[0] - 16);
        expect(from[0]).toBeLessThan(host[0]);
      }
    }
  });

  it('is heard by its three blows, after a horn while the last bets are taken', () => {
    expect(heardOf('storm', 9_000).map(([sound]) => sound)).toEqual(['blow', 'blow', 'blow']);
    expect(heardOf('storm', 9_000).every(([, ms]) => ms > 0 && ms < 5_000)).toBe(true);
    expect([6_500, 9_000].map((ms) => heardOf('cover', ms))).toEqual([[['horn', 5_500]], [['horn', 8_000]]]);
    for (const state of ['rest', 'arrows', 'taken', 'held'] as const)
      expect(heardOf(state, 9_000)).toEqual([]);
  });
});
