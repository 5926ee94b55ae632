import { expect, it } from 'vitest';
import { board as zh } from '../../pageTexts/zh_CN.ts';
import { captionAt } from './siegeCaption.ts';
import type { SiegeSeen } from './siegeSeen.ts';

const at = (
  state: SiegeSeen['state'],
  time: Partial<Parameters<typeof captionAt>[1]> = {},
  brings: SiegeSeen['brings'] = 'round',
) => captionAt({ state, brings }, { isLanding: false, isShut: false, step: 0, ...time });

it('a result is told while it is celebrated, and not while the next round is waited for', () => {
  for (const state of ['taken', 'held'] as const) {
    expect(at(state, { isLanding: true })).toBe('end');
    expect(at(state)).toBe('result');
    expect(at(state, {}, 'map')).toBe('told');
    expect(at(state, {}, 'match')).toBe('told');
  }
  expect(at('rest')).toBe('lines');
  expect(at('rest', {}, 'map')).toBe('lines');
});

it('bets that close have a line of their own, before the arrows and before the storming', () => {
  expect(at('rest', { isShut: true })).toBe('nock');
  expect(at('cover', { isShut: true })).toBe('ready');
  expect(at('cover')).toBe('cover');
  // The volley is still to be seen.
  expect(at('cover', { isShut: true, isLanding: true })).toBe('volley');
});

it('what goes on in steps tells each of them, and the last one to its end', () => {
  const course = (state: SiegeSeen['state']) => [0, 1, 2, 3, 4].map((step) => at(state, { step }));
  expect(course('arrows')).toEqual(['march', 'volley', 'volley', 'volley', 'volley']);
  expect(course('storm')).toEqual(['reach', 'press', 'press', 'press', 'press']);
  expect(course('fight')).toEqual(['march', 'shot', 'reach', 'press', 'press']);
});

it('what is told of a storming names no end: whoever is hard pressed goes on', () => {
  const { press } = zh.siege;
  expect(press).toHaveLength(3);
  for (const line of press) expect(line).not.toMatch(/守住|稳住|失守|告急|攻破|登上/u);
  for (const line of [press[0], press[2]]) expect(line).toMatch(/仍在/u);
});
