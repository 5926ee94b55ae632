import { createRandom } from '@pavilion/testing';
import { describe, expect, it } from 'vitest';
import { type SelectionCode, type Side, scoreCodes } from '../views.ts';
import { drawsOf, sampleFixture, walk } from './events.fixture.ts';
import type { JointLeg } from './joint.ts';
import { marketOf } from './market.ts';
import { beginRun, type Run } from './run.ts';

/** A way in which a match may end, told by hand. */
interface End {
  readonly home: number;
  readonly away: number;
  readonly half: readonly [number, number];
  readonly next: Side | 'none';
  readonly chance: number;
}

const sides = ['home', 'away'] as const;
const goalsOf = (run: Run): Side[] =>
  run.timeline.flatMap(({ kind, side }) => (kind === 'goal' && side !== null ? [side] : []));

/**
 * Every way in which a match may end, minute by minute: each brings a goal of one side, of the other, or none. What is less likely
 * than one in ten million millions is left out.
 */
const endsOf = (run: Run): End[] => {
  if (run.score.sport !== 'football') throw new Error('no football');
  const { minute } = run.score;
  const next = run.chances.find(({ kind }) => kind === 'next')?.selections ?? [];
  const [home = 0, none = 0] = next.map(({ chance }) => chance);
  const perMinute = 1 - none ** (1 / (90 - minute));
  const goal = { home: (perMinute * home) / (1 - none), away: perMinute * (1 - home / (1 - none)) };
  type At = Omit<End, 'next'> & { readonly first: Side | null; readonly last: Side | null };
  const start: At = {
    home: run.score.home,
    away: run.score.away,
    half: minute >= 45 ? atHalfOf(run) : [run.score.home, run.score.away],
    first: null,
    last: goalsOf(run).at(-1) ?? null,
    chance: 1,
  };
  let at = new Map<string, At>([['', start]]);
  for (let played = minute + 1; played <= 90; played += 1) {
    const after = new Map<string, At>();
    const add = (state: At): void => {
      const half = played <= 45 ? ([state.home, state.away] as const) : state.half;
      const key = [state.home, state.away, half, state.first, state.last].join(' ');
      const chance = (after.get(key)?.chance ?? 0) + state.chance;
      if (chance > 1e-13) after.set(key, { ...state, half, chance });
    };
    for (const state of at.values()) {
      add({ ...state, chance: state.chance * (1 - perMinute) });
      for (const side of sides)
        add({
          ...state,
          [side]: state[side] + 1,
          first: state.first ?? side,
          last: side,
          chance: state.chance * goal[side],
        });
    }
    at = after;
  }
  return [...at.values()].flatMap(({ first, last, chance, ...end }) => {
    const whole = { ...end, next: first ?? ('none' as const) };
    if (last === null) return [{ ...whole, chance }];
    return [
      { ...whole, chance: chance * 0.96 },
      { ...whole, [last]: whole[last] - 1, chance: chance * 0.04 },
    ];
  });
};

const atHalfOf = (run: Run): readonly [number, number] =>
  run.timeline.find(({ kind }) => kind === 'break')?.score ?? [0, 0];

const winnerOf = (home: number, away: number): string =>
  home === away ? 'draw' : home > away ? 'home' : 'away';

/** Whether a selection wins, told by hand. */
const wins = ({ home, away, half, next }: End, { market, selection }: JointLeg): boolean => {
  const line = market.line ?? 0;
  switch (market.kind) {
    case 'result':
      return winnerOf(home, away) === selection;
    case 'double':
      return selection.split('-').includes(winnerOf(home, away));
    case 'total':
      return home + away > line === (selection === 'over');
    case 'handicap':
      return home + line > away === (selection === 'home');
    case 'next':
      return next === selection;
    case 'both':
      return (home > 0 && away > 0) === (selection === 'yes');
    case 'parity':
      return (home + away) % 2 === (selection === 'odd' ? 1 : 0);
    case 'half':
      return winnerOf(half[0], half[1]) === selection;
    case 'half-total':
      return half[0] + half[1] > line === (selection === 'over');
    case 'score': {
      const listed: SelectionCode = scoreCodes.find((code) => code === `${home}-${away}`) ?? 'other';
      return listed === selection;
    }
    case 'half-handicap':
      return half[0] + line > half[1] === (selection === 'home');
    case 'half-full':
      return `${winnerOf(half[0], half[1])}/${winnerOf(home, away)}` === selection;
    case 'home-total':
      return home > line === (selection === 'over');
    case 'away-total':
      return away > line === (selection === 'over');
    case 'home-clean':
      return (away === 0) === (selection === 'yes');
    case 'away-clean':
      return (home === 0) === (selection === 'yes');
    case 'nil':
      return selection === (away === 0 && home > 0 ? 'home' : home === 0 && away > 0 ? 'away' : 'none');
    case 'margin': {
      const by = Math.min(3, Math.abs(home - away));
      return selection === (by === 0 ? 'draw' : `${winnerOf(home, away)}-by-${by}`);
    }
    case 'goals':
      return selection === (home + away > 5 ? '6+' : String(home + away));
    default:
      throw new Error(`no market of football: ${market.kind}`);
  }
};

const leg = (id: string, selection: SelectionCode): JointLeg => {
  const market = marketOf(id);
  if (!market) throw new Error(`no market ${id}`);
  return { market, selection };
};

/** A football match after so many minutes. */
const matchAt = async (slot: number, minute: number): Promise<Run> => {
  const random = createRandom(20_261_128 + slot);
  let run = beginRun(sampleFixture('football', slot));
  while (!(run.score.sport === 'football' && run.score.minute >= minute && !run.isSuspended))
    run = await walk(run, drawsOf(random), 1);
  return run;
};

describe('selections of one football match together', () => {
  it.each([
    [0, 0],
    [1, 24],
    [2, 45],
    [3, 71],
  ])(
    'are as likely as a walk over all minutes says (match %i from minute %i)',
    async (slot, minute) => {
      const run = await matchAt(slot, minute);
      const ends = endsOf(run);
      const offered = run.chances
        .filter(({ line }) => line === null || Math.abs(line % 1) === 0.5)
        .flatMap(({ selections, winners: _winners, ...market }) =>
          selections.map(({ code: selection }) => ({ market, selection })),
        );
      const random = createRandom(slot);
      const met = { together: 0, impossible: 0, implied: 0 };
      for (let slip = 0; slip < 60; slip += 1) {
        const legs = Array.from(
          { length: 2 + (slip % 3) },
          () => offered[random.int(0, offered.length - 1)] ?? leg('result', 'home'),
        );
        const expected = ends
          .filter((end) => legs.every((each) => wins(end, each)))
          .reduce((sum, { chance }) => sum + chance, 0);
        const joint = run.joint(legs);
        if (joint.kind === 'line') throw new Error('not priced');
        met[joint.kind] += 1;
        if (joint.kind === 'impossible') expect(expected).toBe(0);
        else expect(Math.abs(joint.chance - expected)).toBeLessThan(1e-8);
        const isImplied = legs.some((left, at) => {
          const others = legs.filter((_each, other) => other !== at);
          return ends.every((end) => wins(end, left) || !others.every((each) => wins(end, each)));
        });
        if (joint.kind !== 'impossible') expect(joint.kind === 'implied').toBe(isImplied);
      }
      expect(Math.min(met.together, met.impossible, met.implied)).toBeGreaterThan(0);
    },
    60_000,
  );

  it('cost no more than each by itself, and add up over the ends of a market', async () => {
    const run = await matchAt(4, 12);
    const half = run.chances.find(({ kind }) => kind === 'half')?.selections ?? [];
    for (const { code, chance } of half) {
      const parts = (['home', 'draw', 'away'] as const).map((result) =>
        run.joint([leg('half', code), leg('result', result)]),
      );
      const sum = parts.reduce((all, part) => all + ('chance' in part ? part.chance : 0), 0);
      expect(Math.abs(sum - chance)).toBeLessThan(1e-8);
    }
  });

  it('are refused where they exclude or imply each other, and on lines that can come out even', async () => {
    const run = await matchAt(5, 0);
    const kindOf = (...legs: JointLeg[]) => run.joint(legs).kind;
    expect(kindOf(leg('result', 'home'), leg('result', 'draw'))).toBe('impossible');
    expect(kindOf(leg('score', '0-0'), leg('both', 'yes'))).toBe('impossible');
    expect(kindOf(leg('result', 'home'), leg('double', 'home-draw'))).toBe('implied');
    expect(kindOf(leg('score', '2-1'), leg('total:2.5', 'over'))).toBe('implied');
    expect(run.joint([leg('result', 'home'), leg('double', 'home-draw')])).toMatchObject({
      implied: 1,
      by: 0,
    });
    expect(run.joint([leg('result', 'home'), leg('nil', 'home')])).toMatchObject({ implied: 0, by: 1 });
    expect(
      run.joint([
        leg('both', 'yes'),
        leg('total:2.5', 'over'),
        leg('result', 'draw'),
        leg('total:1.5', 'over'),
      ]),
    ).toMatchObject({ kind: 'implied', implied: 3, by: 0 });
    expect(
      run.joint([leg('total:2.5', 'under'), leg('result', 'home'), leg('home-total:2.5', 'under')]),
    ).toMatchObject({ kind: 'implied', implied: 2, by: 0 });
    expect(kindOf(leg('result', 'home'), leg('total:2.25', 'over'))).toBe('line');
    expect(kindOf(leg('result', 'home'), leg('handicap:-1', 'home'))).toBe('line');
    expect(kindOf(leg('result', 'home'), leg('total:2.5', 'over'))).toBe('together');
  });
});

describe('selections of one event of the other sports together', () => {
  const played = 4_000;

  /** The first market of this kind that is offered: lines move with the score. */
  const offeredIn = (run: Run, wanted: string, selection: SelectionCode): JointLeg => {
    const market = run.chances.find(
      (each) => wanted === [each.kind, each.number].filter((part) => part !== null).join(':'),
    );
    if (!market) throw new Error(`not offered: ${wanted}`);
    return { market, selection };
  };

  it.each([
    ['racket', 1, 0, { winner: 'home', parts: 'over' }],
    ['racket', 2, 9, { winner: 'away', 'part:2': 'home' }],
    ['siege', 1, 0, { 'part:2': 'home', handicap: 'away' }],
    ['siege', 3, 9, { winner: 'home', parts: 'under' }],
    ['basketball', 1, 0, { winner: 'home', parity: 'odd' }],
    ['basketball', 2, 45, { parity: 'odd', total: 'over', handicap: 'home' }],
    ['basketball', 1, 0, { half: 'home', winner: 'away' }],
    ['basketball', 3, 5, { 'part-result:1': 'home', 'part-result:2': 'away', total: 'over' }],
    ['basketball', 5, 24, { half: 'away', 'half-total': 'under', 'part-result:3': 'home' }],
    ['basketball', 2, 50, { 'part-result:3': 'home', 'part-result:4': 'home', 'away-total': 'over' }],
  ] as const)(
    'are as likely as played matches say (%s %i after %i steps)',
    async (sport, slot, steps, wanted) => {
      const random = createRandom(20_261_129 + slot);
      let run = beginRun(sampleFixture(sport, slot));
      while (run.steps < steps || run.isSuspended) run = await walk(run, drawsOf(random), 1);
      const legs = Object.entries(wanted).map(([market, selection]) => offeredIn(run, market, selection));
      const joint = run.joint(legs);
      if (joint.kind !== 'together') throw new Error(`not priced: ${joint.kind}`);
      let [won, finished] = [0, 0];
      for (let match = 0; match < played; match += 1) {
        const end = await walk(run, drawsOf(random));
        if (end.phase === 'abandoned') continue;
        finished += 1;
        if (legs.every(({ market, selection }) => end.decide(market, selection) === 'won')) won += 1;
      }
      const error = Math.sqrt((joint.chance * (1 - joint.chance)) / finished);
      expect(Math.abs(won / finished - joint.chance)).toBeLessThan(4 * error);
    },
    60_000,
  );

  it.each(['racket', 'siege', 'basketball'] as const)(
    'add up over the ends of a market, at every step of a match (%s)',
    async (sport) => {
      const random = createRandom(7);
      let run = beginRun(sampleFixture(sport, 5));
      for (; run.phase !== 'over'; run = await walk(run, drawsOf(random), 1)) {
        const [first, ...others] = run.chances;
        const [second] = others.filter(({ line }) => line === null || Math.abs(line % 1) === 0.5);
        if (!first || !second) continue;
        for (const { code, chance } of first.selections) {
          const parts = second.selections.map((selection) =>
            run.joint([
              { market: first, selection: code },
              { market: second, selection: selection.code },
            ]),
          );
          const sum = parts.reduce((all, part) => all + ('chance' in part ? part.chance : 0), 0);
          expect(Math.abs(sum - chance)).toBeLessThan(1e-8);
        }
      }
    },
    60_000,
  );

  it('are refused where they exclude or imply each other', () => {
    const racket = beginRun(sampleFixture('racket', 1));
    expect(racket.joint([leg('score', '2-0'), leg('parts:2.5', 'over')]).kind).toBe('impossible');
    expect(racket.joint([leg('score', '2-0'), leg('winner', 'home')]).kind).toBe('implied');
    expect(racket.joint([leg('part:1', 'home'), leg('winner', 'home')]).kind).toBe('together');
    const basketball = beginRun(sampleFixture('basketball', 1));
    const [low, , high] = basketball.chances.filter(({ kind }) => kind === 'total');
    if (!low || !high) throw new Error('no totals');
    const under: JointLeg = { market: low, selection: 'under' };
    expect(basketball.joint([under, { market: high, selection: 'over' }]).kind).toBe('impossible');
    expect(basketball.joint([under, { market: high, selection: 'under' }]).kind).toBe('implied');
  });
});
