import type { Bulletin } from '@pavilion/contract/content';
import { describe, expect, it } from 'vitest';
import { duePopups, hidesForGood, popupPlaceOf } from './popupRules.ts';

const item = (id: number, updated_at: string): Bulletin => ({
  id,
  title: `${id}`,
  display_device: 0,
  display_content: 0,
  content: '',
  updated_at,
});
const list = [item(1, '2026-11-20T10:00:00.000Z'), item(2, '2026-11-20T12:00:00.000Z')];
const ids = (shown: readonly Bulletin[]) => shown.map(({ id }) => id);

describe('the place of a page', () => {
  it.each([
    ['/', false, 'visitor'],
    ['/', true, 'member'],
    ['/user/Deposit', true, 'deposit'],
    ['/user/Deposit/', true, 'deposit'],
    ['/user/Deposit', false, null],
    ['/slotgame', true, null],
    ['/discount', false, null],
  ])('%s, logged in: %s', (path, isMember, place) => {
    expect(popupPlaceOf(path, isMember)).toBe(place);
  });
});

describe('which pop-ups are due', () => {
  it('all of them in a tab that has closed none', () => {
    expect(ids(duePopups(list, 'visitor', null))).toEqual([1, 2]);
  });

  it('those edited since the last closing', () => {
    expect(ids(duePopups(list, 'member', '2026-11-20T11:00:00.000Z'))).toEqual([2]);
    expect(ids(duePopups(list, 'member', '2026-11-20T12:00:00.000Z'))).toEqual([]);
  });

  it('all of them on the deposit page, whenever something was closed', () => {
    expect(ids(duePopups(list, 'deposit', '2026-11-21T00:00:00.000Z'))).toEqual([1, 2]);
  });

  it('all of them when the storage holds something else than a time', () => {
    expect(ids(duePopups(list, 'visitor', 'rubbish'))).toEqual([1, 2]);
  });
});

it('only members hide for good, and only where the site shows each pop-up once', () => {
  expect(hidesForGood('member', 0)).toBe(true);
  expect(hidesForGood('deposit', 0)).toBe(true);
  expect(hidesForGood('member', 1)).toBe(false);
  expect(hidesForGood('visitor', 0)).toBe(false);
});
