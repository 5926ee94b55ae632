import { describe, expect, it } from 'vitest';
import { letterAt, type Mode } from './machine.ts';
import { cometPeaks } from './machines/cometPeaks.ts';
import { koiLantern } from './machines/koiLantern.ts';
import { freeSpinsLeft, noFreeSpins, playSpin } from './round.ts';

/** Stops of Koi Lanterns that show this many moons, on the first reels. */
const showing = (moons: number, mode: Mode): number[] =>
  koiLantern[mode].strips.map((strip, reel) => {
    const stops = [...strip].map((_, stop) => stop);
    const shows = (stop: number) =>
      [0, 1, 2].some((row) => letterAt(strip, stop, row) === koiLantern.scatter);
    return stops.find((stop) => shows(stop) === reel < moons) ?? 0;
  });
const threeMoons = { base: showing(3, 'base'), free: showing(3, 'free') };
const noMoon = showing(0, 'base');

describe('a round', () => {
  it('closes with its paid spin when that wins no free spins', () => {
    const step = playSpin(koiLantern, 'base', noFreeSpins, noMoon);
    expect(step).toMatchObject({ added: 0, closes: true, freeSpins: { awarded: 0, played: 0 } });
  });

  it('stays open for the free spins it won, and closes with the last', () => {
    const paid = playSpin(koiLantern, 'base', noFreeSpins, threeMoons.base);
    expect(paid).toMatchObject({ added: 8, closes: false });
    let state = paid.freeSpins;
    for (let played = 1; played <= 8; played += 1) {
      const step = playSpin(koiLantern, 'free', state, showing(0, 'free'));
      expect(step.closes).toBe(played === 8);
      state = step.freeSpins;
    }
    expect(freeSpinsLeft(state)).toBe(0);
  });

  it('adds free spins won in free spins, up to the maximum of a round', () => {
    const again = playSpin(koiLantern, 'free', { awarded: 8, played: 0 }, threeMoons.free);
    expect(again).toMatchObject({ added: 8, freeSpins: { awarded: 16, played: 1 } });
    const full = playSpin(koiLantern, 'free', { awarded: 56, played: 10 }, threeMoons.free);
    expect(full).toMatchObject({ added: 4, freeSpins: { awarded: 60, played: 11 } });
  });

  it('gathers koi: the fifth and the tenth bring a free spin each, and none counts beyond', () => {
    const showsKoi = (strip: string, stop: number) =>
      [0, 1, 2].some((row) => letterAt(strip, stop, row) === 'W');
    const koi = koiLantern.free.strips.map((strip) =>
      [...strip].findIndex(
        (_, stop) => showsKoi(strip, stop) && ![0, 1, 2].some((row) => letterAt(strip, stop, row) === 'S'),
      ),
    );
    const five = playSpin(koiLantern, 'free', { awarded: 8, played: 0 }, koi, 0);
    expect(five).toMatchObject({ added: 1, gathered: five.evaluation.wilds });
    const ten = playSpin(koiLantern, 'free', five.freeSpins, koi, 9);
    expect(ten).toMatchObject({ added: 1, gathered: 10, freeSpins: { awarded: 10, played: 2 } });
    expect(playSpin(koiLantern, 'free', ten.freeSpins, koi, 10)).toMatchObject({ added: 0, gathered: 10 });
  });

  it('gathers the reels that comets fill, which pay from the next spin on', () => {
    const stops = cometPeaks.free.strips.map((strip) => Math.max(0, strip.indexOf('W')));
    const first = playSpin(cometPeaks, 'free', { awarded: 8, played: 0 }, stops, 0);
    expect(first.evaluation.expandedReels).toHaveLength(first.evaluation.wilds);
    expect(first).toMatchObject({ gathered: first.evaluation.wilds, added: 0, evaluation: { times: 2 } });
    const next = playSpin(cometPeaks, 'free', first.freeSpins, stops, first.gathered);
    expect(next.evaluation.times).toBe(2 + first.evaluation.wilds);
    expect(playSpin(cometPeaks, 'free', next.freeSpins, stops, 7).gathered).toBe(8);
  });

  it('gathers none in a round that was stored before the gate', () => {
    const step = playSpin(koiLantern, 'free', { awarded: 8, played: 7 }, showing(0, 'free'), null);
    expect(step).toMatchObject({ added: 0, gathered: null, closes: true });
  });

  it('refuses a free spin that nobody won', () => {
    expect(() => playSpin(koiLantern, 'free', noFreeSpins, noMoon)).toThrow(RangeError);
  });
});
