import { expect, it } from 'vitest';
import { shortNameOf, writingsOf } from './siteName.ts';

it.each([
  ['华庭 Pavilion', 'zh_CN', '华庭'],
  ['華庭 Pavilion', 'zh_TW', '華庭'],
  ['华庭 Pavilion', 'ja_JP', '华庭'],
  ['夜港 Harbor', 'en_US', 'Harbor'],
  ['兰庭 The Orchid Hall', 'ta_IN', 'The Orchid Hall'],
  // One writing is everybody's.
  ['兰庭', 'en_US', '兰庭'],
  ['Orchid', 'zh_CN', 'Orchid'],
  ['Orchid 88', 'zh_CN', 'Orchid 88'],
  ['88 兰庭', 'en_US', '88 兰庭'],
])('%s is called for a reader of %s: %s', (name, locale, short) => {
  expect(shortNameOf(name, locale)).toBe(short);
});

it('has two writings where Chinese characters come first', () => {
  expect(writingsOf('夜港 Harbor')).toEqual({ han: '夜港', latin: 'Harbor' });
  expect(writingsOf('Harbor')).toBeNull();
});
