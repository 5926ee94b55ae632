import { createHmac } from 'node:crypto';
import { minor } from '@pavilion/money';
import { describe, expect, it } from 'vitest';
import { plus, toNumber } from '../../engine/fraction.ts';
import { drawDistinct, drawNumbers } from '../../fair/draw.ts';
import { keno } from './index.ts';
import {
  drawnCount,
  drawnFrom,
  hitsOf,
  type Lamp,
  lamps,
  lightTimes,
  numberCount,
  paysOf,
  picksMax,
  pierCount,
  pierOf,
  sizesOf,
  timesOf,
  unitsOf,
} from './rules.ts';
import { hitChance, returnsBp } from './theory.ts';

const drawAt = (nonce: number) => (sizes: readonly number[]) =>
  drawNumbers(
    async (message) => createHmac('sha256', 'seed').update(message).digest(),
    'client',
    nonce,
    sizes,
  );

describe('the chances', () => {
  it.each([1, 4, 10])('of %i numbers cover everything that can come', (picks) => {
    let all = hitChance(picks, 0);
    for (let hits = 1; hits <= picks; hits += 1) all = plus(all, hitChance(picks, hits));
    expect(all).toEqual({ over: 1n, under: 1n });
  });

  it('are those of any lottery book: ten of ten come once in 8,911,711', () => {
    expect(Math.round(1 / toNumber(hitChance(10, 10)))).toBe(8_911_711);
  });

  it('return between 93 and 97 per cent, however many numbers are marked; the lowest is what is told', () => {
    for (const bp of lamps.flatMap((lamp) => returnsBp(lamp))) {
      expect(bp).toBeGreaterThanOrEqual(9_300);
      expect(bp).toBeLessThanOrEqual(9_700);
    }
    expect(returnsBp()).toHaveLength(picksMax);
    expect(keno.rtpBp()).toBe(Math.min(...lamps.flatMap((lamp) => returnsBp(lamp))));
  });
});

describe('the draw', () => {
  it('brings twenty different numbers of eighty', async () => {
    for (let nonce = 0; nonce < 50; nonce += 1) {
      const drawn = await drawDistinct(drawAt(nonce), numberCount, drawnCount);
      expect(new Set(drawn).size).toBe(drawnCount);
      expect(Math.max(...drawn)).toBeLessThan(numberCount);
    }
  });

  it('hits as often as the chances say (chi-square, 99.9 %)', async () => {
    const draws = 4_000;
    const seen = new Array<number>(6).fill(0);
    for (let nonce = 0; nonce < draws; nonce += 1) {
      const hits = hitsOf([0, 11, 37, 42, 79], await drawDistinct(drawAt(nonce), numberCount, drawnCount));
      seen[hits] = (seen[hits] ?? 0) + 1;
    }
    // Four and five hits are rare: counted together.
    const rare = toNumber(plus(hitChance(5, 4), hitChance(5, 5)));
    const expected = [0, 1, 2, 3].map((hits) => toNumber(hitChance(5, hits)));
    const chi = [...expected, rare].reduce((sum, chance, hits) => {
      const count = hits < 4 ? (seen[hits] ?? 0) : (seen[4] ?? 0) + (seen[5] ?? 0);
      return sum + (count - draws * chance) ** 2 / (draws * chance);
    }, 0);
    expect(chi).toBeLessThan(18.47);
  });
});

describe('the harbor light', () => {
  const drawn = Array.from({ length: drawnCount }, (_, index) => index + 1);

  it('pays less by its table, and three times as much when the last number is one of the player’s', () => {
    const won = (picks: readonly number[], lamp: Lamp): number => unitsOf({ picks, drawn, lamp });
    expect(won([1, 2], 'none')).toBe(190);
    expect(won([1, 2], 'light')).toBe(160);
    expect(won([1, 20], 'light')).toBe(160 * lightTimes);
    expect(won([1, 20], 'none')).toBe(190);
    // The last number is hit, and the ticket wins nothing.
    expect(won([20, 70, 71], 'light')).toBe(0);
    for (let picks = 1; picks <= picksMax; picks += 1)
      expect(Object.keys(paysOf('light')[picks] ?? {})).toEqual(Object.keys(paysOf('none')[picks] ?? {}));
  });

  it('shines only once all numbers have come', () => {
    const ticket = { picks: [19, 20], lamp: 'light' } as const;
    expect(timesOf({ ...ticket, drawn: drawn.slice(0, 19) })).toBe(1);
    expect(timesOf({ ...ticket, drawn })).toBe(lightTimes);
    expect(timesOf({ ...ticket, drawn, lamp: 'none' })).toBe(1);
  });

  it('returns what its theory says, as far as chance lets it (five standard deviations)', async () => {
    const picks = [4, 18, 52];
    const rounds = 6_000;
    let lit = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const came = await drawDistinct(drawAt(nonce), numberCount, drawnCount);
      if (timesOf({ picks, drawn: came, lamp: 'light' }) > 1) lit += 1;
    }
    // Any of the eighty is as likely as another to come last.
    const chance = picks.length / numberCount;
    expect(Math.abs(lit / rounds - chance)).toBeLessThan(5 * Math.sqrt((chance * (1 - chance)) / rounds));
  });
});

describe('the lighthouse', () => {
  const drawn = Array.from({ length: drawnCount }, (_, index) => index + 1);

  it('counts a win once more for each hit on the pier of its beam, and no other', () => {
    const ticket = { picks: [1, 2, 11, 45], drawn, lamp: 'beam' } as const;
    const own = paysOf('beam')[4]?.[3] ?? 0;
    expect(own).toBeGreaterThan(0);
    expect([0, 1, 2, 4].map((pier) => unitsOf({ ...ticket, pier }))).toEqual([3 * own, 2 * own, own, own]);
    // Where it falls is nothing to other tickets, and nothing before it has.
    expect(unitsOf({ ...ticket, lamp: 'none', pier: 0 })).toBe(paysOf('none')[4]?.[3]);
    expect(unitsOf(ticket)).toBe(own);
    expect([1, 10, 11, 80].map(pierOf)).toEqual([0, 0, 1, 7]);
  });

  it('is drawn with the numbers, and takes none of them another way', async () => {
    const plain = await drawAt(5)(sizesOf('none'));
    const lit = await drawAt(5)(sizesOf('beam'));
    expect(drawnFrom('beam', lit).drawn).toEqual(drawnFrom('none', plain).drawn);
    expect(drawnFrom('none', plain).pier).toBeUndefined();
    expect(drawnFrom('beam', lit).pier).toBeLessThan(pierCount);
  });

  it.each([
    ['one pier', [1, 2, 3, 4, 5]],
    ['five piers', [1, 11, 21, 31, 41]],
  ])('returns what its theory says with numbers on %s whatever is drawn', async (_, picks) => {
    // The beam falls anywhere: what it counts on average over all piers is what the theory says of so many hits.
    for (let nonce = 0; nonce < 400; nonce += 1) {
      const told = drawnFrom('beam', await drawAt(nonce)(sizesOf('beam')));
      const hits = hitsOf(picks, told.drawn);
      const all = Array.from({ length: pierCount }, (__, pier) =>
        timesOf({ picks, drawn: told.drawn, lamp: 'beam', pier }),
      ).reduce((sum, times) => sum + times, 0);
      expect(all).toBe(pierCount + hits);
    }
  });

  it('is not played together with the harbor light', async () => {
    const asked = { stake: minor(100), currency: 'RMB', before: null, draw: drawAt(1) } as const;
    const step = await keno.play({ ...asked, action: { picks: [1], beam: true } });
    expect(step.outcome).toMatchObject({ pier: expect.any(Number) });
    expect(() => keno.play({ ...asked, action: { picks: [1], light: true, beam: true } })).toThrow();
  });
});
