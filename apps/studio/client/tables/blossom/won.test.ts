import { expect, it } from 'vitest';
import { type Box, boxOf, isOver, overlapsIn } from './boxes.fixture.ts';
import { decidedBy } from './decided.ts';
import { long, type TableForm, tall, tray, wide } from './places.ts';
import type { ShownPot } from './read.ts';
import { gradeOf } from './won.ts';

const potOf = (won: readonly number[], ...others: readonly (readonly number[])[]): ShownPot => ({
  seats: [won, ...others].map((cards) => ({ made: [], isIn: true, isPast: false, isBeaten: false, cards })),
  pot: 800,
  street: 3,
  telling: null,
  duel: null,
  compared: [],
  winner: 1,
});

it('says which card decides between hands of one kind, and none where the kind does', () => {
  // Flushes, by their first and by their second card.
  expect(decidedBy(potOf([0, 6, 3], [25, 19, 15]))?.by).toEqual(['A', 'K']);
  expect(decidedBy(potOf([0, 11, 3], [13, 23, 17], [12, 38, 5]))?.by).toEqual(['Q', 'J']);
  // Pairs, by their rank and by the card beside them.
  expect(decidedBy(potOf([12, 38, 5], [11, 37, 0]))?.by).toEqual(['K', 'Q']);
  expect(decidedBy(potOf([12, 38, 5], [25, 51, 2]))?.by).toEqual(['6', '3']);
  // The lowest straight ends with its three; two that are alike are told apart by suit.
  expect(decidedBy(potOf([4, 18, 45], [0, 14, 41]))?.by).toEqual(['7', '3']);
  expect(decidedBy(potOf([6, 18, 43], [19, 5, 30]))?.by).toEqual(['♠', '♥']);
  expect(decidedBy(potOf([7, 20, 46], [12, 38, 5]))).toBeNull();
  expect(decidedBy({ ...potOf([0, 6, 3], [25, 19, 15]), winner: null })).toBeNull();
});

it('says against whom it was decided, of those who were in to the end', () => {
  const pot = potOf([0, 6, 3], [25, 19, 15], [38, 36, 28]);
  const seats = pot.seats.map((seat, at) => ({ ...seat, isIn: at !== 2 }));
  expect(decidedBy(pot)?.seat).toBe(2);
  expect(decidedBy({ ...pot, seats })?.seat).toBe(1);
  expect(decidedBy({ ...pot, seats: seats.map((seat, at) => ({ ...seat, isIn: at === 0 })) })).toBeNull();
});

it('grades what is celebrated by the hand', () => {
  const hands = [null, [0, 23, 34], [12, 38, 5], [4, 18, 45], [1, 6, 11], [20, 21, 22], [7, 20, 46]];
  expect(hands.map(gradeOf)).toEqual([0, 1, 1, 2, 2, 3, 3]);
});

/** Everything that lies at the seats of a table, as large as it can be. */
const seatsOf = (form: TableForm): readonly Box[] => {
  const line = form.plate.font * 1.6;
  return form.places.flatMap(({ figure, cards, did }, at) => {
    const { scale, step } = at === 0 ? form.near : form.cards;
    return [
      boxOf(`figure ${at}`, figure, 76 * form.figure, 84 * form.figure),
      boxOf(`name ${at}`, { x: figure.x, y: figure.y + 44 * form.figure }, form.plate.width, line),
      boxOf(
        `temper ${at}`,
        { x: figure.x, y: figure.y + 44 * form.figure + 1.32 * form.plate.font },
        form.plate.width,
        0.82 * form.plate.font,
      ),
      boxOf(`cards ${at}`, cards, (70 + 2 * step) * scale, 98 * scale),
      at === 0
        ? boxOf('hand 0', did, 3 * step * scale, line * 1.15)
        : boxOf(`did ${at}`, did, form.did, line),
      ...(at === 0 ? [boxOf('did 0', form.nearDid, form.did, line)] : []),
    ];
  });
};

/** A bank, with the highest piles that can lie in it: eight chips. */
const bankOf = (form: TableForm, at: number): Box => {
  const { x, y } = form.places[at]?.bank ?? { x: 0, y: 0 };
  const chipsHigh = 7 * 3.8 + 8 + 6;
  return {
    name: `bank ${at}`,
    left: x - tray.x * form.bank,
    right: x + tray.x * form.bank,
    top: y - Math.max(chipsHigh, tray.y) * form.bank,
    bottom: y + (tray.y + 6) * form.bank,
  };
};

it.each(Object.entries({ wide, tall, long }))(
  'keeps every bank of the %s table clear of all that lies at its seats',
  (_, form) => {
    const { width, height } = form.box;
    const seats = seatsOf(form);
    for (const [at] of form.places.entries()) {
      const bank = bankOf(form, at);
      // Whoever takes a pot has no cards before them any more.
      const others = seats.filter(({ name }) => name !== `cards ${at}`);
      expect(others.filter((seat) => isOver(seat, bank)).map(({ name }) => `${bank.name} ${name}`)).toEqual(
        [],
      );
      expect([bank.left >= 0, bank.right <= width, bank.top >= 0, bank.bottom <= height]).toEqual([
        true,
        true,
        true,
        true,
      ]);
      for (let other = 0; other < at; other += 1) expect(isOver(bank, bankOf(form, other))).toBe(false);
    }
  },
);

/** How a pot ended, as large as it can be told; the plate of a great hand may reach into the sum below it, which comes later. */
const toldOf = ({ won, gain, split, plate, sum, street }: TableForm): readonly Box[] => [
  boxOf('won', won, won.room, plate.font * 1.6),
  boxOf('gain', gain, gain.room, gain.font),
  boxOf('split', split, sum.room, street.font),
];

/** What is seen before cards are dealt: two lines of the pot before, the pack with its hands, the antes, and their sum. */
const beforeOf = ({ last, deck, pot, pile, sum, plate, street }: TableForm): readonly Box[] => [
  boxOf('last pot', last, last.room, street.font),
  boxOf('last pot, told', { x: last.x, y: last.y + 1.4 * plate.font }, last.room, plate.font),
  boxOf('pack', { x: deck.x, y: deck.y - 13.5 * deck.scale }, 150 * deck.scale, 125 * deck.scale),
  boxOf('antes', pot, 2 * (pile.x + 13 * pile.scale), 2 * (1.4 * pile.y + 8 * pile.scale)),
  boxOf('sum', sum, sum.room, sum.font),
];

it.each(Object.entries({ wide, tall, long }))(
  'tells in the empty middle of the %s table how a pot ended, and what there was before',
  (_, form) => {
    const seats = seatsOf(form);
    const banks = form.places.map((_place, at) => bankOf(form, at));
    expect(overlapsIn(toldOf(form), [...seats, ...banks])).toEqual([]);
    // Before the deal nothing lies on the cloth but the places of the nearest seat's cards.
    const still = seats.filter(({ name }) => /^(figure|name|temper|cards 0)/.test(name));
    expect(overlapsIn(beforeOf(form), [...still, ...banks])).toEqual([]);
  },
);
