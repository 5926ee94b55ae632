import { describe, expect, it } from 'vitest';
import {
  beamNumbers,
  beamPays,
  beamPrice,
  beamSpots,
  beamWheel,
  numberAt,
  paneCount,
  panesOf,
  placeAt,
  wheelPanes,
} from './beamWheel.ts';

const noCard = { strengths: [] };

describe('the lighthouse wheel', () => {
  it('has sixty panes, of each number as many as its odds ask for, and never two rare ones side by side', () => {
    const counts = beamNumbers.map((number) => wheelPanes.filter((pane) => pane === number).length);
    expect(counts).toEqual([29, 14, 7, 4, 3, 2, 1]);
    expect(wheelPanes).toHaveLength(paneCount);
    for (const [at, number] of wheelPanes.entries())
      if (number > 3) expect(wheelPanes[(at + 1) % paneCount]).not.toBe(number);
  });

  it('returns over all panes exactly what it states, between 93.3 and 96.7 %', () => {
    for (const { kind, spot = '', rtp, pays, chance } of beamWheel.chances(noCard)) {
      const back = wheelPanes.reduce((sum, _, pane) => sum + beamWheel.payout(spot, { pane }, noCard), 0);
      expect(rtp, kind).toBeCloseTo(back / (100 * paneCount), 12);
      expect(rtp).toBeGreaterThan(0.933);
      expect(rtp).toBeLessThan(0.967);
      expect(chance * pays).toBeCloseTo(100 * rtp, 9);
    }
  });

  it('pays the number where the beam stops, and no other', () => {
    for (const pane of [0, 17, 59]) {
      const paid = beamNumbers.filter((number) => beamWheel.payout(`number:${number}`, { pane }, noCard) > 0);
      expect(paid).toEqual([numberAt({ pane })]);
    }
    expect(beamPays(57)).toBe(5_800);
    for (const spot of ['number:2', 'number:', 'number', 'constructor'])
      expect(beamWheel.isSpot(spot)).toBe(false);
  });

  it('returns 94.5 to 95 % on every place of many panes, over all of them', () => {
    const wide = beamSpots.filter((spot) => !spot.startsWith('number:'));
    expect(wide).toHaveLength(37);
    for (const spot of wide) {
      const back = wheelPanes.reduce((sum, _, pane) => sum + beamWheel.payout(spot, { pane }, noCard), 0);
      expect(back / (100 * paneCount), spot).toBeLessThanOrEqual(0.95 + 1e-12);
      expect(back / (100 * paneCount), spot).toBeGreaterThan(0.945);
      expect(back, spot).toBe(panesOf(spot) * beamPrice(spot));
    }
  });

  it('tells of bets that are alike once, and their chances are', () => {
    const told = beamWheel.chances(noCard);
    for (const kind of ['half', 'quarter', 'sector']) {
      expect(told.filter((chance) => chance.kind === kind)).toHaveLength(1);
      const panes = beamSpots.filter((spot) => spot.startsWith(`${kind}:`)).map(panesOf);
      expect(new Set(panes).size, kind).toBe(1);
    }
    // Every other place is told by itself.
    const alone = beamSpots.filter((spot) => !/^(half|quarter|sector):/.test(spot));
    expect(told.map(({ spot = '' }) => spot)).toEqual(expect.arrayContaining(alone));
    expect(told).toHaveLength(alone.length + 3);
  });

  it('pays where the beam stops: the half and the quarter, the sector, and the number with them', () => {
    const won = (pane: number): string[] =>
      beamSpots.filter((spot) => beamWheel.payout(spot, { pane }, noCard) > 0).sort();
    const [seven, one] = [wheelPanes.indexOf(7), wheelPanes.lastIndexOf(1)];
    expect(seven).toBeLessThan(15);
    expect(placeAt({ pane: seven }).quarter).toBe('north-east');
    expect(won(seven)).toEqual(
      [
        ...['number:7', 'above:1', 'above:3', 'half:north', 'half:east', 'quarter:north-east'],
        ...[
          `sector:${placeAt({ pane: seven }).sector}`,
          'three:north',
          'three:east',
          'seven:north',
          'seven:east',
        ],
      ].sort(),
    );
    expect(won(one)).toEqual(
      [
        ...['number:1', 'half:north', 'half:west', 'quarter:north-west'],
        ...['sector:12', 'one:north', 'one:west'],
      ].sort(),
    );
    // The last pane of one sector and the first of the next.
    expect([14, 15, 29, 30, 44, 45].map((pane) => placeAt({ pane }))).toEqual([
      { quarter: 'north-east', sector: 3 },
      { quarter: 'south-east', sector: 4 },
      { quarter: 'south-east', sector: 6 },
      { quarter: 'south-west', sector: 7 },
      { quarter: 'south-west', sector: 9 },
      { quarter: 'north-west', sector: 10 },
    ]);
  });

  it.each([
    'above:27',
    'above:2',
    'half:north-east',
    'quarter:north',
    'sector:13',
    'sector:0',
    'seven:north-east',
  ])('knows no place %s', (spot) => {
    expect(beamWheel.isSpot(spot)).toBe(false);
    expect(beamPrice(spot)).toBe(0);
    expect(beamWheel.payout(spot, { pane: 0 }, noCard)).toBe(0);
  });

  it('draws any of the panes', async () =>
    expect(await beamWheel.draw(async (length) => length - 1, noCard)).toEqual({ pane: paneCount - 1 }));
});
