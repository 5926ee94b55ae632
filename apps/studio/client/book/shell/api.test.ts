import { expect, it } from 'vitest';
import { type BookMessage, eventProofSchema } from '../../../src/book/views.ts';
import { studioWire } from '../../shell/studioWire.fixture.ts';
import { ApiSilence } from '../../shell/wire.ts';
import { betOf, eventOf, openedOf, viewOf } from '../book.fixture.ts';
import { proofOf } from '../proof.fixture.ts';
import { createBookApi } from './api.ts';

const studio = studioWire();
const api = createBookApi('kite-sports');

/** Told in a stream, and then the line is let go. */
const heardOf = async (...said: unknown[]): Promise<{ heard: BookMessage[]; end: unknown }> => {
  studio.answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(said.map((message) => `data: ${JSON.stringify(message)}\n\n`).join(''));
  };
  const heard: BookMessage[] = [];
  const end = await api
    .watch(null, (message) => void heard.push(message), new AbortController().signal)
    .catch((error: unknown) => error);
  return { heard, end };
};

const scores = [
  eventOf().score,
  { sport: 'racket', home: 1, away: 0, sets: [[21, 18]], isBreak: true, serves: 'home', danger: null },
  {
    sport: 'basketball',
    home: 3,
    away: 2,
    quarter: 1,
    clock: 600,
    quarters: [[3, 2]],
    isBreak: false,
    attacks: 'away',
    danger: 'home',
  },
  {
    sport: 'siege',
    home: 0,
    away: 0,
    maps: [{ map: { zh_CN: '墨池', en_US: 'Ink Pond' }, home: 2, away: 1, winner: null }],
    current: 0,
    isBreak: false,
    attacks: 'home',
    isFought: true,
    stage: 'cover',
    arrows: 'away',
    ...{ grade: 'crushing', way: 'ram', next: { way: 'tower', worth: -12_345 } },
  },
];

it('the stream tells of events of every sport, of bets, and of what is gone', async () => {
  const said = [
    ...scores.map((score) => ({ kind: 'event', event: { ...eventOf(), score } })),
    { kind: 'detail', event: viewOf() },
    { kind: 'gone', id: 'football-1' },
    {
      kind: 'bet',
      bet: betOf({ resettlements: [{ amount: '-4.00', at: betOf().placedAt, state: 'waived' }] }),
    },
  ];
  expect(await heardOf(...said)).toEqual({ heard: said, end: undefined });
});

it('a studio of before, which tells nothing of how a round goes, is heard as well', async () => {
  const { assault, ...before } = viewOf();
  expect(await heardOf({ kind: 'detail', event: before })).toEqual({
    heard: [{ kind: 'detail', event: { ...before, assault } }],
    end: undefined,
  });
});

it('one of before that tells a fight in one is heard as such, and its proofs are of the first rules', async () => {
  const score = scores.find(({ sport }) => sport === 'siege');
  const none = { stage: null, arrows: null, grade: null, way: null, next: null };
  const {
    stage: _stage,
    arrows: _arrows,
    grade: _grade,
    way: _way,
    next: _next,
    ...whole
  } = { ...none, ...score };
  const { heard } = await heardOf({ kind: 'event', event: { ...eventOf(), score: whole } });
  expect(heard).toEqual([{ kind: 'event', event: { ...eventOf(), score: { ...whole, ...none } } }]);
  const { rules: _rules, ...before } = await proofOf('siege');
  expect(eventProofSchema.parse(before).rules).toBe(1);
});

it('a round is told without what leans on its end while bets on it are open', async () => {
  const assault = { part: 1, round: 4, way: 'ram', arrows: null, grade: null, press: null } as const;
  const said = { kind: 'detail', event: viewOf({ assault }) };
  expect((await heardOf(said)).heard).toEqual([said]);
});

it.each([
  ['a kind that is not known', { kind: 'weather' }, 'stream: kind'],
  ['a sport that is not known', { kind: 'event', event: eventOf(), sport: 'chess' }, null],
  [
    'a score of another sport',
    { kind: 'event', event: { ...eventOf(), score: { ...eventOf().score, sport: 'chess' } } },
    'stream: event.score.sport',
  ],
  ['a price in words', { kind: 'bet', bet: { ...betOf(), price: '2.00' } }, 'stream: bet.price'],
  ['a stake that is no amount', { kind: 'bet', bet: { ...betOf(), stake: '1e3' } }, 'stream: bet.stake'],
])(
  'of %s the stream is silent for this page, unless it is beside what the page reads',
  async (_, message, where) => {
    const { heard, end } = await heardOf(message);
    expect(heard).toHaveLength(where === null ? 1 : 0);
    expect(end).toEqual(where === null ? undefined : new ApiSilence(where));
  },
);

it('a book whose opening this page cannot read is not opened', async () => {
  studio.says(200, JSON.stringify({ ...openedOf(), marginsBp: { chess: 500 } }));
  await expect(api.open('ticket')).rejects.toThrow(ApiSilence);
  studio.says(200, JSON.stringify(openedOf()));
  expect(await api.open('ticket')).toEqual(openedOf());
});
