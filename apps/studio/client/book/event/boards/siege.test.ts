import { describe, expect, it } from 'vitest';
import { siegeRules } from '../../../../src/book/engine/siege.ts';
import { roundsBeforeChange, stormedIn } from './leads.ts';
import { drawnMaps, sceneOf } from './siegeScenes.tsx';

describe('castles of the siege', () => {
  it('are drawn of every map that the engine names, no two alike', () => {
    const names = siegeRules.maps.map(({ name }) => name);
    expect([...drawnMaps].sort()).toEqual([...names].sort());
    expect(new Set(names.map((name) => sceneOf(name).walls)).size).toBe(names.length);
  });

  it('are stormed by the side whose turn it was, also in the last round before both change', () => {
    expect(roundsBeforeChange).toBe(siegeRules.changeAfter);
    expect(stormedIn({ current: 0 }, { clock: 6 })).toBe('home');
    expect(stormedIn({ current: 0 }, { clock: 7 })).toBe('away');
    expect(stormedIn({ current: 1 }, { clock: 1 })).toBe('away');
    expect(stormedIn({ current: 1 }, { clock: 9 })).toBe('home');
  });
});
