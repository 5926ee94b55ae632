import { expect, it } from 'vitest';
import { lastSeatOf } from './lastPlace.ts';

const bots = Array.from({ length: 6 }, () => 'bot' as const);

it('lays the hand of the player nowhere: where it would lie is the place of the next one', () => {
  const own = { seat: 2, who: 'you', sitting: bots } as const;
  expect([2, 4, null].map((taken) => lastSeatOf({ ...own, taken }))).toEqual([null, null, null]);
});

it('leaves a bot its hand, unless its seat has been taken', () => {
  const bot = { seat: 2, who: 'bot', sitting: bots } as const;
  expect([null, 0, 2].map((taken) => lastSeatOf({ ...bot, taken }))).toEqual([2, 2, null]);
  const sitting = bots.map((who, seat) => (seat === 2 ? 'member' : who));
  expect(lastSeatOf({ ...bot, sitting, taken: 0 })).toBeNull();
});

it('leaves a member theirs while a member sits there', () => {
  const member = { seat: 2, who: 'member', taken: 0 } as const;
  const sitting = bots.map((who, seat) => (seat === 2 ? 'member' : who));
  expect([bots, sitting].map((now) => lastSeatOf({ ...member, sitting: now }))).toEqual([null, 2]);
});
