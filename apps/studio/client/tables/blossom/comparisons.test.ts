import { expect, it } from 'vitest';
import { blossomShow } from '../../../src/tables/games/blossomPlay.ts';
import { comparisonsIn } from './comparisons.ts';
import { missedBy, missedIn } from './missed.ts';
import { ownShow } from './read.ts';
import { ownTimes } from './times.ts';

/** The first has asked the sixth, which folds in the same street. */
const plays = [
  ['look', 'hold-100', 'compare-200-6'],
  ...[1, 2, 3, 4].map(() => ['hold-50', 'hold-50']),
  ['hold-50', 'fold'],
];

const view = {
  seat: 0,
  street: 2,
  price: 100,
  pot: 1_000,
  cards: [0, 23, 34],
  seats: plays.map((made, seat) => ({ made, isIn: seat !== 5, cards: null })),
  winner: null,
};

const street = { phase: 'street', told: 2, lengthMs: blossomShow.length } as const;

it('knows of a comparison that was paid that the other had folded', () => {
  const [asked, ...others] = comparisonsIn(plays, []);
  if (!asked) throw new Error('nothing was asked');
  expect([asked, others]).toEqual([{ by: 0, against: 5, out: null }, []]);
  expect(missedBy(asked, plays, [])).toEqual({ seat: 5, hasFolded: true });
});

it('knows who was put out before, the one who asked or the other', () => {
  const asking = [
    ['hold-50', 'compare-100-3'],
    ['hold-50', 'compare-100-3'],
    ['hold-50', 'compare-100-1'],
  ];
  const missedAt = (out: number) => {
    const duels = [{ by: 0, against: 2, out }];
    return comparisonsIn(asking, duels).flatMap((asked) =>
      asked.out === null ? [missedBy(asked, asking, duels)] : [],
    );
  };
  const gone = (seat: number) => ({ seat, hasFolded: false });
  expect(missedAt(2)).toEqual([gone(2), gone(2)]);
  // The third finds the first gone, the second does not find the third.
  expect(missedAt(0)).toEqual([gone(2), gone(0)]);
});

it('tells it where the duel would have been, after the choices of the street, and puts nobody out', () => {
  const [time] = ownTimes(view, street).duels;
  if (!time) throw new Error('nothing is told');
  const at = (elapsedMs: number) => ownShow(view, { ...street, elapsedMs });
  expect(at(time.at - 1)).toMatchObject({ duel: null, telling: 2 });
  expect(at(time.at + 1)).toMatchObject({
    duel: { by: 0, against: 5, out: null, isTold: false },
  });
  const { duel: told } = at(time.toldAt + 1);
  expect(told).toMatchObject({ isTold: true });
  expect(told && missedIn(told)).toEqual({ seat: 5, hasFolded: true });
  expect(at(time.toldAt + 1).seats.map(({ isBeaten }) => isBeaten)).not.toContain(true);
  expect(at(time.at + blossomShow.duel + 1)).toMatchObject({ duel: null, telling: null });
});

it('tells nothing of it where all others have folded: the pot does', () => {
  const folded = plays.map((made, seat) => (seat === 0 ? made : ['hold-50', 'fold']));
  const seats = folded.map((made, seat) => ({ made, isIn: seat === 0, cards: null }));
  const end = { phase: 'end', told: 1, lengthMs: blossomShow.length } as const;
  expect(ownTimes({ ...view, seats, winner: 1 }, end).duels).toEqual([]);
});
