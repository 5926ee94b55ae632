import { describe, expect, it } from 'vitest';
import type { LegResult, SelectionCode } from '../views.ts';
import { basketball } from './basketball.ts';
import { sampleFixture } from './events.fixture.ts';
import { football } from './football.ts';
import { marketOf, selectionsOf } from './market.ts';
import type { Points } from './parts.ts';
import { racket } from './racket.ts';
import { siege } from './siege.ts';
import { verdictOf } from './verdict.ts';
import { basketballAt, lettersOf, read, sidesOf } from './verdicts.fixture.ts';

type Row = readonly [market: string, results: string];

describe('football', () => {
  const at = (scorers: string, rest: object = {}) => ({
    ...football.begin(sampleFixture('football', 1)),
    isStarted: true,
    scorers: sidesOf(scorers),
    ...rest,
  });
  const over = { isOver: true, isReviewed: true, minute: 90, atHalf: [0, 0] as const };
  const unreviewed = { ...over, isReviewed: false };

  const cases: readonly (readonly [when: string, progress: ReturnType<typeof at>, rows: readonly Row[]])[] = [
    [
      'goalless at the end',
      at('', over),
      [
        ['result', 'LWL'],
        ['double', 'WLW'],
        ['total:0.5', 'LW'],
        ['handicap:0', 'EE'],
        ['handicap:-1', 'LW'],
        ['handicap:1.5', 'WL'],
        ['next:1', 'LWL'],
        ['handicap:0.25', 'wl'],
        ['handicap:-0.25', 'lw'],
        ['total:0.75', 'LW'],
        ['both', 'LW'],
        ['parity', 'LW'],
        ['half', 'LWL'],
        ['half-total:0.5', 'LW'],
      ],
    ],
    [
      'goalless, nothing to review: final at once',
      at('', unreviewed),
      [
        ['result', 'LWL'],
        ['total:0.5', 'LW'],
      ],
    ],
    [
      'home wins 2–1, and the review is still to come: only what it cannot change is decided',
      at('hah', unreviewed),
      [
        ['result', '???'],
        ['double', '???'],
        ['handicap:0', '??'],
        ['total:1.5', 'WL'],
        ['total:2.5', '??'],
        ['total:1.75', '??'],
        ['both', 'WL'],
        ['parity', '??'],
        ['next:3', 'WLL'],
        ['next:4', 'LWL'],
        ['half', 'LWL'],
      ],
    ],
    [
      '1–1 of which the last goal may go: whether both have scored is open',
      at('ha', unreviewed),
      [['both', '??']],
    ],
    [
      'the first half stands at half-time, as it was then',
      at('hha', { minute: 60, atHalf: [2, 0] as const }),
      [
        ['half', 'WLL'],
        ['half-total:1.5', 'WL'],
        ['half-total:2.5', 'LW'],
        ['result', '???'],
      ],
    ],
    [
      'the first half in play',
      at('hh', { minute: 20 }),
      [
        ['half', '???'],
        ['half-total:1.5', 'WL'],
        ['half-total:2.5', '??'],
      ],
    ],
    [
      'home wins 2–1',
      at('hah', over),
      [
        ['result', 'WLL'],
        ['double', 'WWL'],
        ['total:2.5', 'WL'],
        ['total:3.5', 'LW'],
        ['handicap:-1', 'EE'],
        ['handicap:-1.5', 'LW'],
        ['handicap:0', 'WL'],
        ['next:1', 'WLL'],
        ['next:2', 'LLW'],
        ['next:4', 'LWL'],
        ['handicap:-0.75', 'wl'],
        ['handicap:-1.25', 'lw'],
        ['handicap:-0.25', 'WL'],
        ['total:2.75', 'wl'],
        ['total:3.25', 'lw'],
        ['total:2.25', 'WL'],
        ['both', 'WL'],
        ['parity', 'WL'],
      ],
    ],
    [
      'away wins 0–3',
      at('aaa', over),
      [
        ['result', 'LLW'],
        ['double', 'LWW'],
        ['handicap:2', 'LW'],
        ['handicap:1.5', 'LW'],
        ['total:2.5', 'WL'],
      ],
    ],
    [
      '1–1 in play: what can still change is open',
      at('ha'),
      [
        ['result', '???'],
        ['double', '???'],
        ['total:0.5', 'WL'],
        ['total:1.5', '??'],
        ['total:2.5', '??'],
        ['both', '??'],
        ['handicap:1.5', '??'],
        ['next:2', 'LLW'],
        ['next:3', '???'],
      ],
    ],
    [
      '2–1 of which the last goal is withdrawn: the score is corrected, who scored is not',
      at('hah', { ...over, isReviewed: true, withdrawn: 'home' as const }),
      [
        ['result', 'LWL'],
        ['double', 'WLW'],
        ['total:2.5', 'LW'],
        ['handicap:0', 'EE'],
        ['next:3', 'WLL'],
        ['next:4', 'LWL'],
      ],
    ],
  ];

  it.each(cases)('%s', (_when, progress, rows) => {
    for (const [id, results] of rows) {
      expect([id, lettersOf(id, (market, code) => football.decide(progress, market, code))]).toEqual([
        id,
        results,
      ]);
    }
  });
});

describe('the exact score', () => {
  const code = (scorers: string): SelectionCode[] => {
    const progress = {
      ...football.begin(sampleFixture('football', 1)),
      isStarted: true,
      isOver: true,
      isReviewed: true,
      scorers: sidesOf(scorers),
    };
    return selectionsOf(read('score')).filter(
      (each) => football.decide(progress, read('score'), each) === 'won',
    );
  };
  it.each([
    ['', '0-0'],
    ['hah', '2-1'],
    ['aaa', '0-3'],
    ['hhhaaa', '3-3'],
    ['hhhh', 'other'],
    ['aaaah', 'other'],
  ])('of "%s" is %s and nothing else', (scorers, score) => expect(code(scorers)).toEqual([score]));
});

describe('parts: sets and maps', () => {
  const cases: readonly (readonly [won: string, rows: readonly Row[]])[] = [
    [
      '',
      [
        ['winner', '??'],
        ['part:1', '??'],
        ['parts:2.5', '??'],
        ['handicap:-1.5', '??'],
        ['handicap:1.5', '??'],
      ],
    ],
    [
      'h',
      [
        ['winner', '??'],
        ['part:1', 'WL'],
        ['part:2', '??'],
        ['parts:2.5', '??'],
        ['handicap:1.5', 'WL'],
        ['handicap:-1.5', '??'],
      ],
    ],
    [
      'a',
      [
        ['part:1', 'LW'],
        ['handicap:-1.5', 'LW'],
        ['handicap:1.5', '??'],
      ],
    ],
    [
      'ha',
      [
        ['winner', '??'],
        ['part:2', 'LW'],
        ['part:3', '??'],
        ['parts:2.5', 'WL'],
        ['handicap:-1.5', 'LW'],
        ['handicap:1.5', 'WL'],
      ],
    ],
    [
      'hh',
      [
        ['winner', 'WL'],
        ['parts:2.5', 'LW'],
        ['handicap:-1.5', 'WL'],
        ['handicap:1.5', 'WL'],
      ],
    ],
    [
      'aa',
      [
        ['winner', 'LW'],
        ['parts:2.5', 'LW'],
        ['handicap:-1.5', 'LW'],
        ['handicap:1.5', 'LW'],
      ],
    ],
    [
      'aha',
      [
        ['winner', 'LW'],
        ['part:3', 'LW'],
        ['parts:2.5', 'WL'],
        ['handicap:1.5', 'WL'],
      ],
    ],
  ];

  it.each(cases)('after "%s" in both sports alike', (won, rows) => {
    const ofRacket = { ...racket.begin(sampleFixture('racket', 1)), won: sidesOf(won) };
    const ofSiege = { ...siege.begin(sampleFixture('siege', 1)), won: sidesOf(won) };
    for (const [id, results] of rows) {
      expect([id, lettersOf(id, (market, code) => racket.decide(ofRacket, market, code))]).toEqual([
        id,
        results,
      ]);
      expect([id, lettersOf(id, (market, code) => siege.decide(ofSiege, market, code))]).toEqual([
        id,
        results,
      ]);
    }
  });
});

describe('basketball', () => {
  const four: readonly Points[] = [
    [10, 12],
    [11, 9],
    [14, 14],
    [9, 9],
  ];
  const cases: readonly (readonly [
    when: string,
    progress: ReturnType<typeof basketballAt>,
    rows: readonly Row[],
  ])[] = [
    [
      'level after regular time: only the winner is open',
      basketballAt(four, { isBreak: true, played: 20 }),
      [
        ['winner', '??'],
        ['total:87.5', 'WL'],
        ['total:88.5', 'LW'],
        ['handicap:0.5', 'WL'],
        ['handicap:-0.5', 'LW'],
      ],
    ],
    [
      'overtime decides the winner and nothing else',
      basketballAt([...four, [8, 5]], { isOver: true }),
      [
        ['winner', 'WL'],
        ['total:88.5', 'LW'],
        ['handicap:-0.5', 'LW'],
      ],
    ],
    [
      'in play a total is over as soon as it is passed',
      basketballAt(four.slice(0, 3)),
      [
        ['winner', '??'],
        ['total:69.5', 'WL'],
        ['total:70.5', '??'],
        ['handicap:-0.5', '??'],
      ],
    ],
    [
      'away wins in regular time',
      basketballAt(
        [
          [10, 12],
          [11, 12],
          [14, 14],
          [9, 9],
        ],
        { isOver: true },
      ),
      [
        ['winner', 'LW'],
        ['handicap:2.5', 'LW'],
        ['handicap:3.5', 'WL'],
        ['handicap:-5.5', 'LW'],
      ],
    ],
  ];

  it.each(cases)('%s', (_when, progress, rows) => {
    for (const [id, results] of rows) {
      expect([id, lettersOf(id, (market, code) => basketball.decide(progress, market, code))]).toEqual([
        id,
        results,
      ]);
    }
  });
});

describe('a bet', () => {
  const leg = (price: number, result: LegResult) => ({ price, result });
  it.each([
    ['a single that won', [leg(1_950, 'won')], { kind: 'worth', minor: 1_950n }],
    ['a single that lost', [leg(1_950, 'lost')], { kind: 'worth', minor: 0n }],
    ['a single whose event was broken off', [leg(1_950, 'void')], { kind: 'void' }],
    ['a single that came out even', [leg(1_950, 'even')], { kind: 'worth', minor: 1_000n }],
    ['a single of which half won', [leg(1_950, 'half-won')], { kind: 'worth', minor: 1_475n }],
    ['a single of which half lost', [leg(1_950, 'half-lost')], { kind: 'worth', minor: 500n }],
    [
      'a multi with halves',
      [leg(2_000, 'half-won'), leg(3_000, 'half-lost')],
      { kind: 'worth', minor: 750n },
    ],
    ['a multi that won', [leg(1_500, 'won'), leg(2_000, 'won')], { kind: 'worth', minor: 3_000n }],
    ['a multi with a void leg', [leg(1_500, 'void'), leg(2_000, 'won')], { kind: 'worth', minor: 2_000n }],
    ['a multi with an even leg', [leg(1_500, 'won'), leg(2_000, 'even')], { kind: 'worth', minor: 1_500n }],
    [
      'a multi of void and even legs',
      [leg(1_500, 'void'), leg(2_000, 'even')],
      { kind: 'worth', minor: 1_000n },
    ],
    ['a multi of void legs alone', [leg(1_500, 'void'), leg(2_000, 'void')], { kind: 'void' }],
    ['a multi with an open leg', [leg(1_500, 'won'), leg(2_000, 'open')], { kind: 'open' }],
    [
      'a multi that is lost before all is decided',
      [leg(1_500, 'lost'), leg(2_000, 'open')],
      { kind: 'worth', minor: 0n },
    ],
  ] as const)('%s', (_which, legs, verdict) => {
    expect(verdictOf(1_000n, legs)).toEqual(verdict);
  });
});

describe('the id of a market', () => {
  it.each([
    'result',
    'double',
    'winner',
    'total:2.5',
    'total:0.5',
    'handicap:-1.5',
    'handicap:0',
    'next:3',
    'part:2',
    'parts:2.5',
    'score',
    'both',
    'parity',
    'half',
    'half-total:1.5',
    'total:2.25',
    'handicap:-0.75',
  ])('%s is read', (id) => {
    expect(marketOf(id)).toBeDefined();
  });
  it.each([
    '',
    'results',
    'result:1',
    'total',
    'total:',
    'total:2.50',
    'total:2.3',
    'score:1',
    'half-total',
    'total:02',
    'total:1e3',
    'next:0',
    'next:-1',
    'next:1.5',
    'part:2:3',
    'handicap:-0',
  ])('"%s" is none', (id) => {
    expect(marketOf(id)).toBeUndefined();
  });
});
