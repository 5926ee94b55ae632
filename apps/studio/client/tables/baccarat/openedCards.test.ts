import { expect, it } from 'vitest';
import { squeezeBaccarat } from '../../../src/tables/games/baccarat.ts';
import { dealtOf } from '../../../src/tables/games/baccaratDealing.ts';
import { startMs, viewOf } from '../table.fixture.ts';
import { cuesOf } from './cues.ts';
import { OpenedCards, turnedAtOf } from './openedCards.ts';

const dealt = dealtOf({ player: [1, 9], banker: [1, 2, 9] }, 'squeezed');
const [first, , second] = dealt;
if (!first || !second) throw new Error('no cards');

const remembered = (isOn: boolean) => {
  const written: boolean[] = [];
  return { written, memory: { read: () => isOn, write: (on: boolean) => void written.push(on) } };
};

it('a card that a member opens stands open on his screen, and no other does', () => {
  const opened = new OpenedCards(remembered(false).memory);
  let told = 0;
  opened.subscribe(() => {
    told += 1;
  });
  opened.open(7, first);
  expect(told).toBe(1);
  const turnedAt = turnedAtOf(opened.getState());
  expect(turnedAt(first, 7)).toBe(first.squeezedFrom);
  expect(turnedAt(second, 7)).toBe(second.turnedAt);
  // The same place in the next round lies face down again.
  expect(turnedAt(first, 8)).toBe(first.turnedAt);
  opened.open(8, second);
  expect(opened.getState().opened.size).toBe(1);
});

it('whoever would rather not squeeze has each hand turned when its time begins, and is asked once', () => {
  const { memory, written } = remembered(false);
  const opened = new OpenedCards(memory);
  opened.setOpenedForMe(true);
  expect(written).toEqual([true]);
  const turnedAt = turnedAtOf(opened.getState());
  for (const card of dealt) {
    expect(turnedAt(card, 7)).toBeGreaterThan(card.squeezedFrom ?? 0);
    expect(turnedAt(card, 7)).toBeLessThan(card.turnedAt);
  }
  expect(new OpenedCards(remembered(true).memory).getState().isOpenedForMe).toBe(true);
});

it('where a dealer turns the cards, nothing comes earlier', () => {
  const [card] = dealtOf({ player: [1, 9], banker: [1, 2] }, 'turned');
  if (!card) throw new Error('no card');
  expect(turnedAtOf({ isOpenedForMe: true, opened: new Set() })(card, 1)).toBe(card.turnedAt);
});

it('a card is heard when it is turned on one’s own screen', () => {
  const opened = new OpenedCards(remembered(false).memory);
  const result = { number: 7, summary: '', outcome: { player: [1, 9], banker: [1, 2, 9] } };
  const { timelineOf } = cuesOf(squeezeBaccarat, () => turnedAtOf(opened.getState()));
  const heard = (sound: string): number[] =>
    (
      timelineOf(
        { table: { ...viewOf(7, 'drawn'), result }, slips: [] },
        { isReplayed: false, nowMs: startMs },
      )?.cues ?? []
    )
      .filter((cue) => cue.sound === sound)
      .map(({ at }) => at);
  const byTheTable = dealt.map(({ turnedAt }) => turnedAt).sort((one, other) => one - other);
  expect(heard('turn')).toEqual(byTheTable);
  expect(heard('rise')).toHaveLength(1);
  // The last card, opened by hand, is waited for by nobody.
  for (const card of dealt) opened.open(7, card);
  const byHand = dealt.map(({ squeezedFrom = 0 }) => squeezedFrom).sort((one, other) => one - other);
  expect(heard('turn')).toEqual(byHand);
  expect(heard('rise')).toEqual([]);
});
