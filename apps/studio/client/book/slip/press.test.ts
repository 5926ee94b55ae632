import { describe, expect, it } from 'vitest';
import { eventOf } from '../book.fixture.ts';
import { type Pick, pickOf } from './picks.ts';
import { type Deed, deedBy, type Offer, type PressKind } from './press.ts';

const agreed = 2_000;
const picked = (price: number, id = 'football-1'): Pick => {
  const event = eventOf({ id });
  const pick = event.main && pickOf(event, event.main, 'home');
  if (!pick) throw new Error('nothing to pick');
  return { ...pick, agreed, price };
};
const offer = (kind: PressKind, price = agreed, closed = 0): Offer => ({
  ...{ kind, closed, joints: [] },
  picks: [picked(price)],
});
const way = { mode: 'single', system: null, consent: 'better' } as const;
/** What is done, and at which price something is agreed to. */
const told = (deed: Deed | null): readonly unknown[] | null =>
  deed && [deed.kind, ...('at' in deed ? deed.at.picks.map(({ price }) => price) : [])];

const kinds = ['shut', 'refused', 'place', 'accept', 'arm', 'quote', 'armed', 'swap', 'remove'] as const;

describe('a press that has been read', () => {
  it.each([
    ['shut', null],
    ['refused', null],
    ['place', ['place']],
    ['accept', ['agree', 1_900]],
    ['arm', ['arm', 1_900]],
    // It names no price, and agrees to none.
    ['quote', ['arm']],
    ['armed', ['disarm']],
    ['swap', ['swap']],
    ['remove', ['remove']],
  ] as const)('does what stands on it: %s', (kind, deed) => {
    const now = offer(kind, 1_900);
    expect(told(deedBy(now, now, way))).toEqual(deed);
  });

  it('agrees to the prices of several, and bets with the next press', () => {
    const now = { ...offer('accept'), picks: [picked(1_900), picked(1_800, 'football-2')] };
    expect(deedBy(now, now, way)).toMatchObject({ kind: 'agree', bets: false });
    expect(deedBy(offer('accept', 1_900), offer('accept', 1_900), way)).toMatchObject({ bets: true });
  });
});

describe('a press that nobody can have read yet', () => {
  it.each(kinds.filter((kind) => kind !== 'armed'))(
    'does nothing where nothing stood there before: %s',
    (kind) => {
      expect(deedBy(offer(kind, 1_900), null, way)).toBeNull();
    },
  );

  it.each(['shut', 'refused', 'place', 'quote'] as const)(
    'bets in the place of one that was meant to: %s',
    (kind) => {
      expect(told(deedBy(offer('place'), offer(kind), way))).toEqual(['place']);
    },
  );

  it.each(['armed', 'swap', 'remove'] as const)(
    'bets nothing in the place of one that did something else: %s',
    (kind) => {
      expect(deedBy(offer('place'), offer(kind), way)).toBeNull();
      expect(deedBy(offer('accept', 1_900), offer(kind), way)).toBeNull();
    },
  );

  it.each(['accept', 'arm', 'swap', 'remove'] as const)(
    'does nothing in the place of one that bet: %s',
    (kind) => {
      expect(deedBy(offer(kind, 1_900), offer('place'), way)).toBeNull();
    },
  );

  it('bets nothing where something has been closed since, or is open again', () => {
    expect(deedBy(offer('place', agreed, 1), offer('place'), way)).toBeNull();
    expect(deedBy(offer('accept', 1_950, 1), offer('accept', 1_900), way)).toBeNull();
  });

  it('of several agrees to nothing', () => {
    const several = (price: number) => ({
      ...offer('accept'),
      picks: [picked(price), picked(1_800, 'football-2')],
    });
    expect(deedBy(several(1_950), several(1_900), way)).toBeNull();
  });

  const bet = ['agree', 1_900];
  it.each([
    ['better', 1_900, 1_950, bet],
    ['better', 1_900, 2_100, bet],
    ['better', 1_900, 1_890, null],
    ['near', 1_900, 1_810, bet],
    ['near', 1_900, 1_800, null],
    ['any', 1_900, 1_200, bet],
    ['none', 1_900, 1_950, null],
    ['none', 1_900, agreed, null],
  ] as const)('by consent %s read at %s bets at %s: %s', (consent, read, price, deed) => {
    const kind = price >= agreed ? 'place' : 'accept';
    for (const before of ['accept', 'arm'] as const)
      expect(told(deedBy(offer(kind, price), offer(before, read), { ...way, consent }))).toEqual(deed);
  });
});
