import { describe, expect, it } from 'vitest';
import {
  type BeamOutcome,
  beamNumbers,
  beamOutcomeSchema,
  beamPays,
  beamPrice,
  beamSpots,
  beamWheel,
  everyEnd,
  numberAt,
  paneCount,
  panesOf,
  placeAt,
  shipPays,
  stopsOf,
  stormTimes,
  turnsMax,
  wheelPanes,
} from './beamWheel.ts';
import { seededBelow } from './seeded.fixture.ts';

const noCard = { strengths: [] };
const payout = (spot: string, outcome: BeamOutcome): number => beamWheel.payout(spot, outcome, noCard);
const paneOf = (pane: (typeof wheelPanes)[number]): number => wheelPanes.indexOf(pane);
const [storm, harbor] = [paneOf('storm'), paneOf('harbor')];
const won = (outcome: BeamOutcome): string[] => beamSpots.filter((spot) => payout(spot, outcome) > 0).sort();
/** A draw that brings these numbers in turn. */
const drawn = (...numbers: number[]) => beamWheel.draw(async () => numbers.shift() ?? 0, noCard);

describe('the lighthouse wheel', () => {
  it('has sixty panes: of each number as many as its odds ask for, a storm in each quarter and two harbors', () => {
    const counts = beamNumbers.map((number) => wheelPanes.filter((pane) => pane === number).length);
    expect(counts).toEqual([24, 12, 8, 4, 3, 2, 1]);
    for (const [at, number] of beamNumbers.entries()) expect((number + 1) * (counts[at] ?? 0)).toBe(48);
    expect(wheelPanes).toHaveLength(paneCount);
    const storms = wheelPanes.flatMap((pane, at) => (pane === 'storm' ? [placeAt({ stops: [at] })] : []));
    expect(new Set(storms.map(({ quarter }) => quarter)).size).toBe(4);
    expect(wheelPanes.filter((pane) => pane === 'harbor')).toHaveLength(2);
    for (const [at, pane] of wheelPanes.entries())
      if (pane !== 1 && pane !== 3) expect(wheelPanes[(at + 1) % paneCount]).not.toBe(pane);
  });

  it('tells every end of a round, of 60 × 60 × 56 × 6 draws', () => {
    expect(everyEnd().reduce((sum, { ways }) => sum + ways, 0)).toBe(60 * 60 * 56 * 6);
  });

  it('returns over all draws exactly what it states, between 94.4 and 95 % on every place', async () => {
    const all = 60 * 60 * 56 * 6;
    for (const spot of beamSpots) {
      const back = everyEnd().reduce((sum, { outcome, ways }) => sum + payout(spot, outcome) * ways, 0);
      expect(back / (100 * all), spot).toBeGreaterThan(0.944);
      expect(back / (100 * all), spot).toBeLessThanOrEqual(0.95 + 1e-12);
      const told = beamWheel.chances(noCard).find((chance) => chance.spot === spot);
      if (told) expect(told.rtp, spot).toBeCloseTo(back / (100 * all), 12);
    }
    // Numbers and berths return the very same.
    const same = beamWheel.chances(noCard).filter(({ kind }) => /^(number|berth)/.test(kind));
    expect(same).toHaveLength(8);
    for (const { rtp } of same) expect(rtp).toBeCloseTo((48 * 124) / 6_300, 12);
  });

  it('tells of bets that are alike once, and their chances are', () => {
    const told = beamWheel.chances(noCard);
    expect(new Set(told.map(({ kind }) => kind)).size).toBe(told.length);
    for (const kind of ['half', 'quarter']) {
      expect(told.filter((chance) => chance.kind === kind)).toHaveLength(1);
      expect(new Set(beamSpots.filter((spot) => spot.startsWith(`${kind}:`)).map(panesOf)).size).toBe(1);
    }
    expect(told.find(({ kind }) => kind === 'sector-4')?.spot).toBe('sector:2');
    const alone = beamSpots.filter((spot) => !/^(half|quarter|sector|berth):/.test(spot));
    expect(told.map(({ spot = '' }) => spot)).toEqual(expect.arrayContaining(alone));
    expect(told).toHaveLength(alone.length + 5);
  });

  it('draws as often what the chances say (five standard deviations of 20,000 rounds)', async () => {
    const rounds = 20_000;
    const seen = { storm: 0, twice: 0, harbor: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const outcome = await beamWheel.draw(seededBelow('beam', round), noCard);
      expect(beamOutcomeSchema.safeParse(outcome).success).toBe(true);
      seen.storm += payout('storm:1', outcome) > 0 ? 1 : 0;
      seen.twice += payout('storm:2', outcome) > 0 ? 1 : 0;
      seen.harbor += beamWheel.summary(outcome).startsWith('harbor') ? 1 : 0;
    }
    const chances = { storm: 1 / 15, twice: 1 / 225, harbor: 1 / 28 };
    for (const [name, count] of Object.entries(seen)) {
      const chance = new Map(Object.entries(chances)).get(name) ?? 0;
      expect(Math.abs(count / rounds - chance), name).toBeLessThan(
        5 * Math.sqrt((chance * (1 - chance)) / rounds),
      );
    }
  });

  it('pays where the beam stops: the half and the quarter, the sector, and the number with them', async () => {
    const pane = paneOf(5);
    expect(won(await drawn(pane, storm, 9, 3))).toEqual(
      [
        ...['number:5', 'above:1', 'above:3', 'half:north', 'half:east', 'quarter:north-east'],
        ...[`sector:${placeAt({ stops: [pane] }).sector}`, 'three:north', 'three:east'],
        ...['five:north', 'five:east'],
      ].sort(),
    );
    expect(payout('number:5', { stops: [pane] })).toBe(beamPays(5));
    // The last pane of one sector and the first of the next.
    expect([14, 15, 29, 30, 44, 45].map((stop) => placeAt({ stops: [stop] }))).toEqual([
      { quarter: 'north-east', sector: 3 },
      { quarter: 'south-east', sector: 4 },
      { quarter: 'south-east', sector: 6 },
      { quarter: 'south-west', sector: 7 },
      { quarter: 'south-west', sector: 9 },
      { quarter: 'north-west', sector: 10 },
    ]);
  });
});

describe('a storm', () => {
  it('turns the beam again, and doubles what is won then', async () => {
    const outcome = await drawn(storm, paneOf(47), 0, 0);
    expect(outcome).toEqual({ stops: [storm, paneOf(47)] });
    expect(payout('number:47', outcome)).toBe(2 * beamPays(47));
    expect(payout('storm:1', outcome)).toBe(beamPrice('storm:1'));
    expect(payout('storm:2', outcome)).toBe(0);
    expect(beamWheel.summary(outcome)).toBe('47*2');
  });

  it('after another turns it among panes that are none, for ten times as much', async () => {
    const twice = await drawn(storm, storm, 55, 0);
    expect(twice).toEqual({ stops: [storm, storm, 59] });
    expect(payout('number:1', twice)).toBe(10 * beamPays(1));
    expect(payout('storm:1', twice)).toBe(beamPrice('storm:1'));
    expect(payout('storm:2', twice)).toBe(beamPrice('storm:2'));
    for (let third = 0; third < 56; third += 1) {
      const stops = stopsOf(await drawn(storm, storm, third, 0));
      expect(wheelPanes[stops.at(-1) ?? -1]).not.toBe('storm');
      expect(stops).toHaveLength(turnsMax);
    }
    expect(stormTimes).toEqual([1, 2, 10]);
  });
});

describe('the harbor', () => {
  it('brings each ship to a berth, in every order, and pays who waits there', async () => {
    const orders = new Set<string>();
    for (let landing = 0; landing < 6; landing += 1) {
      const outcome = await drawn(harbor, storm, 0, landing);
      const back = [1, 2, 3].map((berth) => payout(`berth:${berth}`, outcome));
      expect([...back].sort((one, other) => one - other)).toEqual(shipPays.map((pays) => 100 * pays));
      orders.add(back.join());
    }
    expect(orders.size).toBe(6);
  });

  it('loses numbers, wins by its place, and counts after storms', async () => {
    const outcome = await drawn(storm, harbor, 0, 5);
    expect(won(outcome)).toEqual(
      [
        'berth:1',
        'berth:2',
        'berth:3',
        'half:east',
        'half:south',
        'quarter:south-east',
        'sector:4',
        'storm:1',
      ].sort(),
    );
    expect(payout('berth:1', outcome)).toBe(9_600);
    expect(beamWheel.summary(outcome)).toBe('harbor*2');
    expect(numberAt(outcome)).toBe(0);
    expect(beamWheel.board([outcome, { stops: [paneOf(5)] }, { pane: 0 }])).toEqual({
      kind: 'wheel',
      results: [0, 5, numberAt({ pane: 0 })],
      marks: [['storm', 'harbor'], [], []],
    });
  });

  it('pays no berth elsewhere', () => {
    expect(payout('berth:1', { stops: [paneOf(47)] })).toBe(0);
  });
});

describe('how long a round is shown', () => {
  it('hangs on its turns and the ships, and never outlasts the clock', async () => {
    const [plain, ships] = [await drawn(0, 0, 0, 0), await drawn(storm, storm, 14, 0)];
    expect(wheelPanes[14]).not.toBe('storm');
    expect(beamWheel.showMs?.(plain)).toBeLessThan(beamWheel.showMs?.(ships) ?? 0);
    for (const { outcome } of everyEnd())
      expect(beamWheel.showMs?.(outcome)).toBeLessThanOrEqual(beamWheel.clock.drawnMs);
  });
});

describe('a round of the wheel of before', () => {
  const former = { pane: 2 };

  it('is drawn, told and paid as it was', async () => {
    const draw = beamWheel.drawFormer?.(former);
    expect(await draw?.(async (length) => length - 1, noCard)).toEqual({ pane: 59 });
    expect(beamWheel.drawFormer?.({ stops: [2] })).toBeUndefined();
    expect(beamWheel.drawFormer?.({ pane: 60 })).toBeUndefined();
    const number = numberAt(former);
    expect(beamWheel.summary(former)).toBe(String(number));
    expect(payout(`number:${number}`, former)).toBe(100 * (number + 1));
    expect(payout('half:north', former)).toBe(190);
    for (const spot of ['berth:1', 'storm:1', 'five:north']) expect(payout(spot, former), spot).toBe(0);
  });

  it('gives stakes back on places that are no more, where the new wheel is drawn', () => {
    for (const spot of ['number:7', 'number:57', 'above:18', 'seven:north']) {
      expect(beamWheel.isSpot(spot), spot).toBe(false);
      expect(payout(spot, { stops: [0] }), spot).toBe(100);
    }
  });
});

it.each([
  'above:47',
  'above:2',
  'half:north-east',
  'sector:13',
  'berth:0',
  'berth:4',
  'storm:3',
  'number:2',
  'constructor',
])('there is no place %s', (spot) => {
  expect(beamWheel.isSpot(spot)).toBe(false);
  expect(beamPrice(spot)).toBe(0);
  expect(payout(spot, { stops: [0] })).toBe(0);
});
