import { expect, it } from 'vitest';
import { blossomShow, streetCount } from '../../../src/tables/games/blossomPlay.ts';
import { type BlossomView, blossom } from '../../../src/tables/games/blossomPot.ts';
import { openShow, ownShow } from './read.ts';

const hand = (first: number): number[] => [first, first + 1, first + 2];
const held = ['look', 'hold-100', 'hold-100', 'hold-100'];
const folded = ['look', 'fold'];

/** Two hands are compared, the others have folded. */
const outcome = {
  hands: [hand(0), hand(3), hand(6), hand(9), hand(13), hand(16)],
  plays: [held, folded, folded, held, folded, folded],
};
const view: BlossomView = {
  seat: 0,
  street: streetCount,
  price: 100,
  pot: 1_200,
  cards: hand(0),
  seats: outcome.plays.map((made, at) => ({
    made,
    isIn: made === held,
    cards: made === held ? (outcome.hands[at] ?? null) : null,
  })),
  winner: 4,
};
const openIn = ({ seats }: { seats: readonly { cards: unknown }[] }): number =>
  seats.filter(({ cards }) => cards !== null).length;

it('turns the hands of one’s own pot one after another, and tells who has won after the last', () => {
  expect(ownShow(view, 0)).toMatchObject({ winner: null });
  const told = [0, 600, 600 + blossomShow.card, 600 + 2 * blossomShow.card].map((at) => ownShow(view, at));
  expect(told.map(openIn)).toEqual([0, 1, 2, 2]);
  expect(told.map(({ winner }) => winner)).toEqual([null, null, null, 4]);
});

it('shows the open table street by street, and is over when its show is', () => {
  const at = (elapsedMs: number) => openShow(outcome, elapsedMs);
  expect(at(0)?.pot).toBe(600);
  expect(at(blossomShow.street)?.pot).toBe(800);
  expect(at(streetCount * blossomShow.street)?.winner).toBeNull();
  const end = blossom.showMs?.(outcome) ?? 0;
  expect(end).toBeLessThanOrEqual(blossom.clock.drawnMs);
  expect(at(end - blossomShow.told)?.winner).not.toBeNull();
  expect(at(end - blossomShow.told - blossomShow.card)?.winner).toBeNull();
});
