import { expect, it } from 'vitest';
import type { BlossomView } from '../../../src/tables/games/blossomFacts.ts';
import { blossomShow } from '../../../src/tables/games/blossomPlay.ts';
import { comparisonsIn } from './comparisons.ts';
import { missedBy, missedIn } from './missed.ts';
import { turns } from './pace.ts';
import { ownPlan, ownShow } from './read.ts';
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

const end = { phase: 'end', told: 1, lengthMs: blossomShow.length } as const;
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
  expect(ownTimes({ ...view, seats, winner: 1 }, end).duels).toEqual([]);
});

/** The second street: the first seat, which has looked, has put out the last one that was left. */
const decided: BlossomView = {
  ...view,
  seats: [
    { made: ['look', 'hold-100', 'compare-200-6'], isIn: true, cards: [0, 23, 34] },
    ...[1, 2, 3, 4].map(() => ({ made: ['hold-50', 'fold'], isIn: false, cards: null })),
    { made: ['hold-50', 'hold-50'], isIn: false, cards: [1, 16, 30] },
  ],
  duels: [{ by: 0, against: 5, out: 5 }],
  winner: 1,
};

it('turns all cards at once where a duel has told who takes the pot, and then tells it', () => {
  const at = (elapsedMs: number) => ownShow(decided, { ...end, elapsedMs });
  const { handsFromMs } = ownPlan(decided, end);
  const { hands, wonMs } = ownTimes(decided, end);
  expect(hands).toEqual([handsFromMs + turns.stand]);
  expect(wonMs).toBe(handsFromMs + turns.stand + turns.all);
  const open = at((hands[0] ?? 0) + 1);
  expect([open.seats[5]?.cards, open.seats[5]?.turnsMs, open.winner]).toEqual([[1, 16, 30], undefined, null]);
  expect(at((wonMs ?? 0) + 1).winner).toBe(1);
  // Where another is still in, the last hand is turned card by card.
  const other = { made: ['hold-50', 'hold-50', 'hold-50'], isIn: true, cards: [2, 17, 33] };
  const contested = { ...decided, seats: decided.seats.map((seat, at) => (at === 1 ? other : seat)) };
  const later = ownTimes(contested, end);
  expect((later.wonMs ?? 0) - (later.hands.at(-1) ?? 0)).toBeGreaterThan(turns.all);
});
