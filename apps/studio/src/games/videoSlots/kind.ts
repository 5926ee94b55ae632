import { minor } from '@pavilion/money';
import { z } from 'zod';
import { ActionRefused, type GameKind } from '../game.ts';
import { winOf } from '../units.ts';
import type { VideoSlot } from './machine.ts';
import { type SlotState, type VideoSlotOutcome, videoSlotOutcomeSchema } from './outcome.ts';
import { baseState, boughtState, buyableOf, chosen, isChoosing, playStep, sizesOf } from './round.ts';

const actionSchema = z.strictObject({
  choice: z.int().min(0).max(9).optional(),
  /** Opens a round with its feature, at the price of what is chosen. */
  buy: z.literal(true).optional(),
});
type SlotAction = z.output<typeof actionSchema>;

/** Where the step begins: a choice is made with the first of the spins that it is about. */
const beginning = (
  slot: VideoSlot,
  before: VideoSlotOutcome | null,
  { choice, buy }: SlotAction,
): SlotState => {
  if (buy) {
    if (before !== null || (choice ?? 0) >= buyableOf(slot)) throw new ActionRefused('not for sale');
    return boughtState(slot, choice);
  }
  const state = before === null ? baseState : before.next;
  if (state === null) throw new ActionRefused('the round is over');
  if (!isChoosing(state)) {
    if (choice !== undefined) throw new ActionRefused('nothing to choose');
    return state;
  }
  if (slot.freeSpins?.choices[choice ?? 0] === undefined) throw new ActionRefused('not offered');
  return chosen(slot, state, choice ?? 0);
};

/** The paid spin opens the round; free spins, respins and walks follow, each with a draw of its own. */
export const videoSlotKind = (slot: VideoSlot): GameKind<VideoSlotOutcome, SlotAction> => ({
  outcome: videoSlotOutcomeSchema,
  action: actionSchema,
  draws: 'each-step',
  play: async ({ stake, before, action, draw }) => {
    const state = beginning(slot, before, action);
    const drawn = await draw(sizesOf(slot, state));
    const { units, next } = playStep(slot, state, drawn);
    return {
      outcome: { state, drawn, next },
      furtherStake: minor(0),
      win: winOf(units, stake),
      closes: next === null,
    };
  },
  buys: ({ buy, choice }) => (buy ? (choice ?? 0) : null),
  unattended: () => ({}),
  verifyFields: ({ state }) => ({ state: JSON.stringify(state) }),
});
