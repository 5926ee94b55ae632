import { expect, it } from 'vitest';
import { blossomOutcomeSchema } from './blossomFacts.ts';
import {
  type BlossomDeal,
  blossomShow,
  choicesAt,
  comparedBy,
  costMax,
  costOf,
  paidBy,
  potEndOf,
  potMax,
  showMsOf,
  shownSeats,
  standingOf,
} from './blossomPlay.ts';
import { blossom } from './blossomPot.ts';
import { seededBelow } from './seeded.fixture.ts';

/** Pairs at six seats, the first the weakest: of twos, threes, and so on. */
const hands = [1, 2, 3, 4, 5, 6].map((rank) => [rank, rank + 13, 0]);

const potOf = (plays: readonly (readonly string[])[]): BlossomDeal => ({ hands, plays });

const hold = ['hold-50', 'hold-50', 'look', 'hold-100'];
const folded = ['fold'];

it('names what a comparison costs, and whom it is with', () => {
  expect(choicesAt(200, 1, true, [0, 4])).toEqual([
    'fold',
    'hold-200',
    'raise-200',
    'compare-400-1',
    'compare-400-5',
  ]);
  expect(choicesAt(100, 1, false, [2])).toEqual(['look', 'fold', 'hold-50', 'raise-50', 'compare-100-3']);
  // Only where a street has been, and one follows.
  for (const street of [0, 2])
    expect(choicesAt(100, street, true, [2]).some((choice) => choice.startsWith('compare'))).toBe(false);
  expect([costOf('compare-400-5'), comparedBy('compare-400-5'), comparedBy('hold-400')]).toEqual([
    400,
    4,
    undefined,
  ]);
  for (const choice of choicesAt(200, 1, true, [0, 4])) expect(blossom.decisions.choices).toContain(choice);
});

it('puts the weaker hand out, whoever has asked, and goes on with the rest', () => {
  const asked = potOf([['hold-50', 'compare-100-2'], hold, hold, folded, folded, folded]);
  expect(standingOf(asked, 2)).toMatchObject({
    staying: [1, 2],
    isOver: false,
    duels: [{ by: 0, against: 1, out: 0 }],
  });
  const asking = potOf([hold, ['hold-50', 'compare-100-1', 'hold-50'], hold, folded, folded, folded]);
  expect(standingOf(asking, 2)).toMatchObject({ staying: [1, 2], duels: [{ by: 1, against: 0, out: 0 }] });
  expect(paidBy(asking.plays[1] ?? [])).toBe(100 + 50 + 100 + 50);
  // At the end those that were compared are shown, and nobody's who folded.
  expect(shownSeats(asking)).toEqual([0, 1, 2]);
  expect(potEndOf(asking).winner).toBe(3);
});

it('ends the pot where one is left', () => {
  const pot = potOf([['hold-50', 'hold-50'], folded, ['hold-50', 'compare-100-1'], folded, folded, folded]);
  expect(standingOf(pot, 2)).toMatchObject({ staying: [2], isOver: true });
  expect(potEndOf(pot).winner).toBe(3);
  expect(shownSeats(pot)).toEqual([0, 2]);
  const told = showMsOf(pot, 2, [0]);
  expect(showMsOf(pot, 1, [0])).toBeGreaterThan(told);
  // Who takes it is known by then: however many hands are turned, it is at once.
  const { duelsMost, duel, pause, slow, hand, told: toldMs } = blossomShow;
  const choices = 2 * pause + slow;
  expect(showMsOf(pot, 1, [0])).toBe(choices + Math.min(duel, duelsMost) + hand + toldMs);
});

it('lets a comparison fall away with one who is out by then, in the order of the seats', () => {
  const compare = (seat: number) => ['hold-50', `compare-100-${seat}`, 'hold-50'];
  // The first two ask each other, the third asks the one who has fallen, the fourth one who has folded.
  const pot = potOf([compare(2), compare(1), compare(1), compare(5), ['hold-50', 'fold'], hold]);
  expect(standingOf(pot, 2)).toMatchObject({
    staying: [1, 2, 3, 5],
    duels: [{ by: 0, against: 1, out: 0 }],
  });
  // What it has cost stays in the pot.
  expect(paidBy(pot.plays[3] ?? [])).toBe(100 + 50 + 100 + 50);
});

it('compares with nobody who has been given everything back', () => {
  const pot = potOf([['hold-50', 'compare-100-2'], ['hold-50', 'void'], hold, hold, folded, folded]);
  expect(standingOf(pot, 2)).toMatchObject({ staying: [0, 2, 3], duels: [] });
});

it('leaves whoever a comparison has put out where they are, though the other is given everything back in a later street', () => {
  const asks = ['look', 'hold-100', 'compare-100-1'];
  const other = ['look', 'hold-100', 'hold-100', 'hold-100'];
  // Everybody was told of it as the street ended; what the hall does with money later takes nothing of that back.
  const pot = potOf([other, [...asks, 'void'], other, folded, folded, folded]);
  expect(standingOf(pot, 2)).toMatchObject({ staying: [1, 2], duels: [{ by: 1, against: 0, out: 0 }] });
  expect(standingOf(pot, 3)).toMatchObject({ staying: [2] });
  expect(potEndOf(pot).winner).toBe(3);
  expect(paidBy([...asks, 'void'])).toBe(0);
});

it('never costs a hand more, nor fills a pot further, than is stated', () => {
  const dear = ['look', 'hold-100', 'compare-400-1', 'hold-400'];
  expect(paidBy(dear)).toBe(costMax);
  const all = ['look', 'raise-100', 'compare-400-2'];
  const pot = potOf([
    all,
    ['look', 'raise-100', 'compare-400-1', 'hold-400'],
    ['look', 'hold-100', 'compare-400-1', 'hold-400'],
    ['look', 'hold-100', 'compare-400-1', 'hold-400'],
    ['look', 'hold-100', 'compare-400-1', 'hold-400'],
    ['look', 'hold-100', 'raise-200', 'hold-400'],
  ]);
  expect(standingOf(pot, 2)).toMatchObject({ price: 400, staying: [1, 2, 3, 4, 5] });
  expect(potEndOf(pot).pot).toBe(potMax);
});

it('tells everybody at a pot who is out once the street is over, and cards at its end alone', async () => {
  const { streets, hand } = blossom.decisions;
  const round = blossomOutcomeSchema.parse(await blossom.draw(seededBelow('compare', 1), { strengths: [] }));
  const plays = [
    ['hold-50', 'compare-100-3', 'hold-50'],
    ['hold-50', 'hold-50', 'hold-50'],
    ['hold-50', 'hold-50', 'hold-50'],
    null,
    null,
    null,
  ];
  const viewAt = async (street: number, seat: number) => {
    const dealt = await streets?.dealPot(`seat:${seat}`, plays, street, seededBelow('compare', 1), round);
    return hand(`seat:${seat}`, blossomOutcomeSchema.parse(dealt), plays[seat - 1]?.slice(0, street) ?? []);
  };
  expect(await viewAt(1, 2)).not.toHaveProperty('duels');
  const seen = await viewAt(2, 2);
  expect(seen).toMatchObject({ duels: [{ by: 0, against: 2 }], cards: null });
  expect(JSON.stringify(seen)).not.toContain('"cards":[');
  const told = blossomOutcomeSchema.parse(
    await streets?.dealPot('seat:2', plays, 3, seededBelow('compare', 1), round),
  );
  if (!('plays' in told)) throw new Error('no pot');
  expect(shownSeats(told)).toEqual(expect.arrayContaining([0, 2]));
});
