import { expect, it } from 'vitest';
import { textsOf } from './texts.ts';

it('writes values into the holes of a text', async () => {
  const t = await textsOf('en_US');
  expect(t('home.banner_number', { number: 2, count: 5 })).toBe('2 / 5');
  expect(t('home.age_notice', { age: 21 })).toContain('21');
  expect(t('home.age_notice', {})).not.toContain('{{');
});

it('chooses the plural form of the language by the count', async () => {
  const english = await textsOf('en_US');
  expect(english('cashier.takes_minutes', { count: 1 })).toBe(
    english('cashier.takes_minutes_one', { count: 1 }),
  );
  expect(english('cashier.takes_minutes', { count: 5 })).toBe(
    english('cashier.takes_minutes_other', { count: 5 }),
  );
  expect(english('cashier.takes_minutes', { count: 1 })).not.toBe(
    english('cashier.takes_minutes_other', { count: 1 }),
  );
});

it('counts with a text that has one form for all numbers', async () => {
  expect((await textsOf('zh_CN'))('shell.games_count', { count: 3 })).toContain('3');
});

it('takes a value as it is, whatever it looks like', async () => {
  const t = await textsOf('en_US');
  expect(t('handoff.welcome', { account: '$& {{account}} <b>' })).toContain('$& {{account}} <b>');
});

it('gives every language its own texts', async () => {
  expect((await textsOf('zh_CN'))('shell.login')).not.toBe((await textsOf('en_US'))('shell.login'));
  expect(await textsOf('vi_VN')).toBe(await textsOf('vi_VN'));
});
