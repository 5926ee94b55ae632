import { describe, expect, it } from 'vitest';
import { eventOf, marketOf, viewOf } from '../book.fixture.ts';
import {
  agreedTo,
  asksFor,
  betsOf,
  clashes,
  foldsOf,
  isPicked,
  jointOf,
  modeOf,
  type Pick,
  pickOf,
  priceText,
  quoted,
  quotedJoints,
  returnOf,
  shownPricesOf,
  slipAsks,
  stakesOf,
  toggled,
  withEvent,
} from './picks.ts';

const picked = (event = eventOf(), code: Pick['selection'] = 'home'): Pick => {
  const pick = event.main && pickOf(event, event.main, code);
  if (!pick) throw new Error('nothing to pick');
  return pick;
};

describe('the slip', () => {
  it('holds one choice of a market: another takes its place, the same goes out', () => {
    const home = toggled([], picked());
    expect(isPicked(home, { event: 'football-1', market: 'result', selection: 'home' })).toBe(true);
    const away = toggled(home, picked(eventOf(), 'away'));
    expect(away.map(({ selection }) => selection)).toEqual(['away']);
    expect(toggled(away, picked(eventOf(), 'away'))).toEqual([]);
    expect(toggled(away, picked(eventOf({ id: 'football-2' })))).toHaveLength(2);
  });

  it('takes nothing that has no price', () => {
    const event = eventOf({ main: marketOf([['home', null]]) });
    expect(event.main && pickOf(event, event.main, 'home')).toBeNull();
    expect(event.main && pickOf(event, event.main, 'away')).toBeNull();
  });

  it.each([
    ['none', 1_900, true],
    ['none', 2_100, true],
    ['none', 2_000, false],
    ['better', 1_900, true],
    ['better', 2_100, false],
    ['near', 1_900, false],
    ['near', 1_890, true],
    ['near', 2_100, false],
    ['any', 1_900, false],
    ['any', 2_100, false],
    ['none', null, false],
  ] as const)('asks by consent %s at %s: %s', (consent, price, asks) => {
    expect(asksFor({ ...picked(), agreed: 2_000, price }, consent)).toBe(asks);
  });

  it('agrees to prices as they were shown, and to the last one where there was none', () => {
    const fallen: Pick = { ...picked(), agreed: 2_000, price: 1_800, refusal: 'price_changed' };
    const of = (pick: Pick) => ({ picks: [pick], joints: [] });
    const [moved] = agreedTo(of({ ...fallen, price: 1_500 }), of(fallen)).picks;
    const [shut] = agreedTo(of(fallen), of({ ...fallen, price: null, last: 1_900 })).picks;
    expect(moved).toMatchObject({ agreed: 1_800, refusal: null });
    expect(shut).toMatchObject({ agreed: 1_900 });
  });

  it('joins one choice of each event, and names those that clash', () => {
    const same = { ...picked(), market: 'total:2.5' };
    expect([...clashes([picked(), same])]).toEqual(['football-1']);
    expect([...clashes([picked(), picked(eventOf({ id: 'football-2' }))])]).toEqual([]);
  });

  it('is one bet of all, or one of each; one choice is always a single', () => {
    const two = [picked(), picked(eventOf({ id: 'football-2' }))];
    expect(betsOf(two, 'multi')).toEqual([two]);
    expect(betsOf(two, 'single')).toHaveLength(2);
    expect(modeOf(two.slice(0, 1), 'multi')).toBe('single');
    expect(modeOf(two, 'multi')).toBe('multi');
  });
});

describe('a system', () => {
  const three = [1, 2, 3].map((at) => picked(eventOf({ id: `football-${at}` })));

  it('is made of three choices and more, and is one bet of many stakes', () => {
    const way = { mode: 'system', system: { min: 2, max: 3 } } as const;
    expect(modeOf(three, 'system')).toBe('system');
    expect(foldsOf(three, way)).toEqual({ min: 2, max: 3 });
    expect(stakesOf(three, way)).toBe(4);
    expect(betsOf(three, 'system')).toEqual([three]);
    expect(modeOf(three.slice(0, 2), 'system')).toBe('multi');
    expect(stakesOf(three.slice(0, 2), way)).toBe(1);
  });

  it('counts choices of one event as one', () => {
    const way = { mode: 'system', system: { min: 2, max: 3 } } as const;
    const joined = [...three, { ...picked(), market: 'both', selection: 'yes' as const }];
    expect(foldsOf(joined, way)).toEqual({ min: 2, max: 3 });
    expect(stakesOf(joined, way)).toBe(4);
    expect(modeOf([...joined.slice(0, 2), ...joined.slice(3)], 'system')).toBe('multi');
  });

  it('asks about a price of choices together, as a multi does', () => {
    const joined = [...three, { ...picked(), market: 'both', selection: 'yes' as const }];
    const told = (price: number) => [{ event: 'football-1', price, refusal: null, implied: null }];
    const joints = quotedJoints(quotedJoints([], joined, told(3_000)), joined, told(2_500));
    const slip = { picks: joined, joints, mode: 'system', system: null } as const;
    expect(slipAsks(slip, 'better')).toBe(true);
    expect(slipAsks({ ...slip, mode: 'single' }, 'better')).toBe(false);
  });

  it('that is none of so many choices makes way for doubles', () => {
    const four = [...three, picked(eventOf({ id: 'football-4' }))];
    expect(foldsOf(four, { mode: 'system', system: { min: 2, max: 3 } })).toEqual({ min: 2, max: 2 });
  });
});

describe('choices of one event in one bet', () => {
  const pair = [picked(), { ...picked(), market: 'both', selection: 'yes' as const }];
  const told = (price: number | null) => [{ event: 'football-1', price, refusal: null, implied: null }];

  it('are agreed to at the first price that is told, and asked about when it moves', () => {
    const joints = quotedJoints([], pair, told(3_000));
    const slip = { picks: pair, joints, mode: 'multi', system: null } as const;
    expect(jointOf(pair, joints, 'football-1')).toMatchObject({ agreed: 3_000, price: 3_000 });
    expect(slipAsks(slip, 'none')).toBe(false);
    const moved = quotedJoints(joints, pair, told(2_900));
    expect(slipAsks({ ...slip, joints: moved }, 'better')).toBe(true);
    expect(slipAsks({ ...slip, joints: moved }, 'near')).toBe(false);
    // Their own prices are nothing that was agreed to; as singles they are.
    const dearer = pair.map((pick) => ({ ...pick, price: 1_500 }));
    expect(slipAsks({ ...slip, picks: dearer }, 'none')).toBe(false);
    expect(slipAsks({ ...slip, picks: dearer, mode: 'single' }, 'none')).toBe(true);
  });

  it('are asked about by their own prices once only one of them is left', () => {
    const [first, other] = pair.map((pick) => ({ ...pick, price: 1_500 }));
    if (!first || !other) throw new Error('nothing picked');
    const picks = [first, { ...other, price: null, stop: 'closed' as const }];
    const slip = { picks, joints: [], mode: 'multi', system: null } as const;
    expect(slipAsks(slip, 'none')).toBe(true);
    expect(slipAsks({ ...slip, picks: picks.slice(1) }, 'none')).toBe(false);
  });

  it('have no price before it is told, nor that of other choices', () => {
    expect(jointOf(pair, [], 'football-1')).toBeUndefined();
    const joints = quotedJoints([], pair, told(3_000));
    const others = [picked(), { ...picked(), market: 'both', selection: 'no' as const }];
    expect(jointOf(others, joints, 'football-1')).toBeUndefined();
  });

  it('are agreed to as they were shown, and while there is none at the last that was told', () => {
    const first = quotedJoints([], pair, told(3_000));
    const shown = quotedJoints(first, pair, told(2_900));
    const since = quotedJoints(shown, pair, told(2_700));
    const shut = quotedJoints(shown, pair, told(null));
    const agreed = (joints: typeof first, seen: typeof first) =>
      agreedTo({ picks: pair, joints }, { picks: pair, joints: seen }).joints.map((joint) => joint.agreed);
    expect(agreed(since, shown)).toEqual([2_900]);
    expect(agreed(shut, shut)).toEqual([2_900]);
    expect(agreed(since, [])).toEqual([3_000]);
  });
});

describe('news of an event', () => {
  const one = [picked()];

  it('moves the price of its first market, and leaves other markets to whoever tells them', () => {
    const moved = eventOf({ main: marketOf([['home', 1_750]]) });
    expect(withEvent(one, moved)[0]).toMatchObject({ price: 1_750, agreed: 2_000, stop: null });
    const other = [{ ...picked(), market: 'total:2.5', price: 1_500 }];
    expect(withEvent(other, moved)).toEqual(other);
    const line = marketOf([['home', 1_620]], { id: 'total:2.5', kind: 'total', line: 2.5 });
    expect(withEvent(other, { ...moved, lines: [line] })[0]).toMatchObject({ price: 1_620 });
  });

  it('suspends and closes', () => {
    expect(withEvent(one, eventOf({ isSuspended: true }))[0]).toMatchObject({
      price: null,
      stop: 'suspended',
    });
    expect(withEvent(one, eventOf({ phase: 'over' }))[0]).toMatchObject({ price: null, stop: 'closed' });
    expect(withEvent(one, viewOf({ markets: [] }))[0]).toMatchObject({ price: null, stop: 'closed' });
    expect(withEvent(one, eventOf({ id: 'football-9', isSuspended: true }))).toEqual(one);
  });

  it('comes from a quote as well', () => {
    const legs = [
      { event: 'football-1', market: 'result', selection: 'home', version: 9, price: null, stop: 'closed' },
    ] as const;
    expect(quoted(one, legs)[0]).toMatchObject({ price: null, stop: 'closed' });
  });
});

it('a return is rounded down to the minor unit', () => {
  expect(returnOf(333n, 1_950)).toBe(649n);
  expect(returnOf(100n, 1_005)).toBe(100n);
});

it('a bet of all counts each price as it last stood, and of one event the one that its choices have together', () => {
  const other = { ...picked(eventOf({ id: 'football-2' })), price: null, last: 2_500 };
  expect(shownPricesOf([picked(), other], [])).toEqual([2_000, 2_500]);
  const goals = { ...picked(), market: 'goals', last: 1_500 };
  const together = [picked(), goals];
  const told = { event: 'football-1', price: 3_600, refusal: null, implied: null };
  expect(shownPricesOf([...together, other], [])).toBeNull();
  const joints = quotedJoints([], [...together, other], [told]);
  expect(shownPricesOf([...together, other], joints)).toEqual([2_500, 3_600]);
});

it('prices are told in hundredths, in thousandths where they have them', () => {
  expect([1_950, 2_000, 1_005, 12_500].map(priceText)).toEqual(['1.95', '2.00', '1.005', '12.50']);
});
