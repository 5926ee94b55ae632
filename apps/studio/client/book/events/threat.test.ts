import { expect, it } from 'vitest';
import type { EventView, FootballScore, IncidentView } from '../../../src/book/views.ts';
import { words } from '../texts/zh_CN.ts';
import { threatIn, threatText } from './threat.ts';

const score: FootballScore = {
  sport: 'football',
  home: 0,
  away: 0,
  minute: 30,
  isBreak: false,
  danger: 'home',
};
const lately = (change: Partial<IncidentView>): IncidentView => ({
  ...{ kind: 'corner', side: 'home', man: null, clock: 30, after: 4 },
  ...change,
});
const told = (
  change: Partial<Pick<EventView, 'score' | 'lately'>> & { readonly coming?: 'counter' | 'attack' },
) => ({
  ...{ score, lately: null },
  ...change,
});

it('a threat has one name: what the ball was taken from, that it is still brought forward, or its place', () => {
  expect(threatIn(told({ score: { ...score, danger: null } }))).toBeNull();
  expect(threatIn(told({}))).toBe('football');
  expect(threatIn(told({ lately: lately({}) }))).toBe('corner');
  expect(threatIn(told({ lately: lately({ kind: 'free-kick' }) }))).toBe('free-kick');
  // Of the other side, of a minute before, or nothing to threaten with.
  for (const each of [lately({ side: 'away' }), lately({ clock: 29 }), lately({ kind: 'foul' })])
    expect(threatIn(told({ lately: each }))).toBe('football');
  expect(threatIn(told({ coming: 'counter' }))).toBe('counter');
  expect(threatIn(told({ coming: 'attack' }))).toBe('attack');
  expect(threatIn(told({ coming: 'counter', score: { ...score, danger: null } }))).toBeNull();
  expect(threatIn(told({ coming: 'counter', lately: lately({}) }))).toBe('corner');
});

it('is said the same way over the prices and in the line', () => {
  expect(threatText(told({ lately: lately({}) }), words, '珊瑚联队')).toBe('角球 · 珊瑚联队');
  expect(threatText(told({}), words, '珊瑚联队')).toBe('门前险情 · 珊瑚联队');
});
