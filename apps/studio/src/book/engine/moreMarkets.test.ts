import { createRandom } from '@pavilion/testing';
import { describe, expect, it } from 'vitest';
import type { LegResult, SelectionCode, Side } from '../views.ts';
import { basketball } from './basketball.ts';
import { drawsOf, sampleFixture, walk } from './events.fixture.ts';
import { football } from './football.ts';
import type { JointLeg } from './joint.ts';
import { type Market, marketId, marketOf, selectionsOf } from './market.ts';
import type { Points } from './parts.ts';
import { racket } from './racket.ts';
import { beginRun, type Run } from './run.ts';
import { siege } from './siege.ts';
import { basketballAt, lettersOf, read, sidesOf } from './verdicts.fixture.ts';

/** Markets on sides, halves, parts and points: what becomes of them, and what they are together. */

/** Results of all selections of each market in their order, a letter each. */
const told = (
  decide: (market: Market, code: SelectionCode) => LegResult,
  ids: readonly string[],
): Record<string, string> => Object.fromEntries(ids.map((id) => [id, lettersOf(id, decide)]));

describe('football', () => {
  const at = (scorers: string, atHalf: Points | null, rest: object = {}) => ({
    ...football.begin(sampleFixture('football', 1)),
    isStarted: true,
    scorers: sidesOf(scorers),
    atHalf,
    minute: atHalf === null ? 20 : 60,
    ...rest,
  });
  const over = { isOver: true, isReviewed: true, minute: 90 };
  it.each([
    [
      'goalless at the end',
      at('', [0, 0], over),
      {
        'half-full': 'LLLLWLLLL',
        'half-handicap:0': 'EE',
        'half-handicap:-0.25': 'lw',
        'home-total:0.5': 'LW',
        'home-clean': 'WL',
        'away-clean': 'WL',
        nil: 'LWL',
        margin: 'LLLWLLL',
        goals: 'WLLLLLL',
      },
    ],
    [
      '0–1 at half-time, 2–1 at the end',
      at('ahh', [0, 1], over),
      {
        'half-full': 'LLLLLLWLL',
        'half-handicap:1': 'EE',
        'half-handicap:0.75': 'lw',
        'half-handicap:1.5': 'WL',
        'home-total:1.5': 'WL',
        'home-total:2.5': 'LW',
        'away-total:0.5': 'WL',
        'home-clean': 'LW',
        nil: 'LWL',
        margin: 'WLLLLLL',
        goals: 'LLLWLLL',
      },
    ],
    [
      '0–6: the last of what is listed stands for more',
      at('aaaaaa', [0, 4], over),
      { margin: 'LLLLLLW', goals: 'LLLLLLW', nil: 'LLW', 'away-clean': 'WL', 'away-total:5.5': 'WL' },
    ],
    [
      '2–1 of which the last goal is withdrawn',
      at('hah', [1, 1], { ...over, withdrawn: 'home' as const }),
      { margin: 'LLLWLLL', goals: 'LLWLLLL', 'home-total:1.5': 'LW', 'half-full': 'LLLLWLLLL' },
    ],
    [
      '1–0 in play, where the goal may still be withdrawn',
      at('h', null),
      {
        'half-full': '?????????',
        'half-handicap:-0.5': '??',
        'home-total:0.5': '??',
        'away-clean': '??',
        nil: '???',
        margin: '???????',
      },
    ],
    [
      '1–1 and one more: what the last goal cannot change is decided',
      at('hah', [1, 1]),
      {
        'home-total:0.5': 'WL',
        'home-total:1.5': '??',
        'home-clean': 'LW',
        'away-clean': 'LW',
        nil: 'LWL',
        'half-full': 'LLL???LLL',
        goals: '???????',
      },
    ],
  ])('%s', (_when, progress, rows) => {
    expect(told((market, code) => football.decide(progress, market, code), Object.keys(rows))).toEqual(rows);
  });
});

describe('basketball', () => {
  const half: readonly Points[] = [
    [10, 12],
    [11, 9],
  ];
  it.each([
    [
      'in the second quarter',
      basketballAt(half),
      {
        half: '???',
        'half-total:41.5': 'WL',
        'half-total:42.5': '??',
        'half-handicap:2.5': '??',
        'part-result:1': 'LLW',
        'part-handicap:1:2.5': 'WL',
        'part-total:1:21.5': 'WL',
        'part-total:1:22.5': 'LW',
        'part-result:2': '???',
        'part-total:2:19.5': 'WL',
        'part-total:3:20.5': '??',
        'home-total:20.5': 'WL',
        margin: '???????',
      },
    ],
    [
      'at half-time, level',
      basketballAt(half, { isBreak: true, played: 20 }),
      { half: 'LWL', 'half-total:42.5': 'LW', 'half-handicap:0.5': 'WL', 'part-result:2': 'WLL' },
    ],
    [
      'level after regular time: overtime changes nothing of it',
      basketballAt([...half, [14, 14], [9, 9], [8, 2]], { isOver: true }),
      { margin: 'LLLWLLL', 'home-total:44.5': 'LW', 'away-total:43.5': 'WL', 'part-result:4': 'LWL' },
    ],
    [
      'won by six, the least of its margin',
      basketballAt([...half, [20, 14], [9, 9]], { isOver: true }),
      { margin: 'LWLLLLL', half: 'LWL' },
    ],
    ['lost by five', basketballAt([...half, [9, 14], [9, 9]], { isOver: true }), { margin: 'LLLLWLL' }],
    ['lost by eleven', basketballAt([...half, [3, 14], [9, 9]], { isOver: true }), { margin: 'LLLLLLW' }],
  ])('%s', (_when, progress, rows) => {
    expect(told((market, code) => basketball.decide(progress, market, code), Object.keys(rows))).toEqual(
      rows,
    );
  });
});

describe('points of sets and maps', () => {
  const played = {
    won: sidesOf('h'),
    parts: [
      [11, 8],
      [3, 7],
    ] as const,
    firsts: sidesOf('aa'),
    isStarted: true,
  };
  it.each([
    [
      'in the second part',
      played,
      {
        'total:28.5': 'WL',
        'total:29.5': '??',
        'point-handicap:-0.5': '??',
        'part-total:1:18.5': 'WL',
        'part-total:1:19.5': 'LW',
        'part-handicap:1:-3.5': 'LW',
        'part-handicap:1:-2.5': 'WL',
        'part-parity:1': 'WL',
        'race:1': 'LW',
        'race:2': 'LW',
        'race:3': '??',
        'part-total:2:9.5': 'WL',
        'part-total:2:10.5': '??',
        'part-parity:2': '??',
        winner: '??',
      },
    ],
    [
      'at the end',
      {
        ...played,
        won: sidesOf('hh'),
        parts: [
          [11, 8],
          [11, 7],
        ] as const,
        isOver: true,
      },
      {
        'total:36.5': 'WL',
        'total:37.5': 'LW',
        'point-handicap:-6.5': 'WL',
        'point-handicap:-7.5': 'LW',
        'part-handicap:2:-3.5': 'WL',
        'part-parity:2': 'LW',
        winner: 'WL',
      },
    ],
  ])('%s', (_when, rest, rows) => {
    const ofRacket = { ...racket.begin(sampleFixture('racket', 1)), ...rest };
    const ofSiege = { ...siege.begin(sampleFixture('siege', 1)), ...rest };
    expect(told((market, code) => racket.decide(ofRacket, market, code), Object.keys(rows))).toEqual(rows);
    expect(told((market, code) => siege.decide(ofSiege, market, code), Object.keys(rows))).toEqual(rows);
  });

  it.each([
    ['racket', 7],
    ['siege', 4],
  ] as const)('a race of %s goes to whoever has %i first', async (sport, points) => {
    const random = createRandom(11);
    for (let slot = 0; slot < 20; slot += 1) {
      let run = beginRun(sampleFixture(sport, slot));
      let first: Side | null = null;
      for (; !run.isFinished; run = await walk(run, drawsOf(random), 1)) {
        if (first === null) {
          const own = run.timeline.filter(({ kind, part }) => kind === 'points' && part === 1);
          const side = (['home', 'away'] as const).find(
            (each) => own.filter((item) => item.side === each).length >= points,
          );
          first = side ?? null;
        }
        const result = run.decide(read('race:1'), 'home');
        expect(result).toBe(first === null ? 'open' : first === 'home' ? 'won' : 'lost');
      }
    }
  });
});

describe('what is not decided when an event is broken off', () => {
  it.each(['football', 'basketball', 'racket', 'siege'] as const)('is void (%s)', async (sport) => {
    const run = await walk(beginRun(sampleFixture(sport, 3)), drawsOf(createRandom(5)), 12);
    const results = (at: Run): LegResult[] =>
      run.chances.flatMap((market) => market.selections.map(({ code }) => at.decide(market, code)));
    const [before, after] = [results(run), results(run.abandoned())];
    expect(before).toContain('open');
    expect(after).toEqual(before.map((result) => (result === 'open' ? 'void' : result)));
  });
});

describe('selections of one event together', () => {
  const leg = (market: JointLeg['market'], selection: SelectionCode): JointLeg => ({ market, selection });

  it.each(['racket', 'siege'] as const)(
    'add up to what each is by itself, points and races included (%s)',
    async (sport) => {
      const random = createRandom(17);
      for (const steps of [0, 9, 31]) {
        const run = await walk(beginRun(sampleFixture(sport, 4)), drawsOf(random), steps);
        const [winner] = run.chances;
        if (!winner) throw new Error('nothing is offered');
        for (const market of run.chances.slice(1)) {
          for (const { code, chance } of market.selections) {
            const sum = winner.selections.reduce((all, side) => {
              const joint = run.joint([leg(winner, side.code), leg(market, code)]);
              return all + ('chance' in joint ? joint.chance : 0);
            }, 0);
            expect(Math.abs(sum - chance)).toBeLessThan(1e-8);
          }
        }
      }
    },
    60_000,
  );

  it('of basketball are priced with a half and with quarters, and refused as elsewhere', () => {
    const run = beginRun(sampleFixture('basketball', 2));
    const offered = (kind: string, at = 0): JointLeg => {
      const market = run.chances.find((each) => each.kind === kind);
      if (!market) throw new Error(`not offered: ${kind}`);
      return leg(market, selectionsOf(market)[at] ?? 'home');
    };
    for (const kind of ['half', 'half-total', 'half-handicap', 'part-result', 'part-total', 'part-handicap'])
      expect(run.joint([offered('winner'), offered(kind)]).kind).toBe('together');
    expect(run.joint([offered('winner'), offered('home-total')]).kind).toBe('together');
    expect(run.joint([offered('winner'), offered('margin')]).kind).toBe('implied');
    const [first, second] = run.chances.filter(({ kind }) => kind === 'part-result');
    if (!first || !second) throw new Error('two quarters are open before a match');
    const [one, other] = [leg(first, 'home'), leg(second, 'home')];
    // Who wins both quarters wins the half; who draws one and wins the other, too.
    expect(run.joint([one, other, offered('half')])).toMatchObject({ kind: 'implied', implied: 2, by: null });
    expect(run.joint([one, other, offered('half', 2)]).kind).toBe('impossible');
    expect(run.joint([leg(first, 'draw'), other, offered('half', 1)]).kind).toBe('impossible');
  });

  it('of basketball add up over a half and quarters, all through a match', async () => {
    const random = createRandom(20_261_130);
    let run = beginRun(sampleFixture('basketball', 6));
    const wholes: (string | undefined)[] = [];
    for (; run.phase !== 'over'; run = await walk(run, drawsOf(random), 11)) {
      const find = (wanted: Market['kind']) => run.chances.find(({ kind }) => kind === wanted);
      const [quarter, half, whole] = [find('part-result'), find('half'), find('margin') ?? find('winner')];
      wholes.push(whole?.kind);
      for (const stretch of [quarter, half])
        for (const { code, chance } of stretch?.selections ?? []) {
          const sum = (whole?.selections ?? []).reduce((all, { code: other }) => {
            const joint = stretch && whole ? run.joint([leg(stretch, code), leg(whole, other)]) : undefined;
            return all + (joint && 'chance' in joint ? joint.chance : 0);
          }, 0);
          expect(Math.abs(sum - chance)).toBeLessThan(1e-8);
        }
    }
    expect(wholes).toContain('margin');
  }, 60_000);
});

describe('the id of a market', () => {
  it.each(['part-total:2:40.5', 'part-handicap:1:-2.5', 'part-result:4', 'race:1', 'home-total:0.5', 'nil'])(
    '%s is read, and told alike',
    (id) => expect(marketId(read(id))).toBe(id),
  );
  it.each(['part-total:2', 'part-total:40.5:2', 'part-total:0:40.5', 'race', 'race:1:7', 'nil:1', 'goals:2'])(
    '"%s" is none',
    (id) => expect(marketOf(id)).toBeUndefined(),
  );
});
