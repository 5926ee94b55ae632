import type { VideoSlot } from '../../src/games/videoSlots/machine.ts';
import type { VideoSlotOutcome } from '../../src/games/videoSlots/outcome.ts';
import { playStep } from '../../src/games/videoSlots/round.ts';

/** What lies on the board after a step, column by column: symbols, or the cash that is held. */
export const lastPictureOf = (
  slot: VideoSlot,
  { state, drawn }: Pick<VideoSlotOutcome, 'state' | 'drawn'>,
): readonly (readonly string[])[] => {
  const { falls, cash } = playStep(slot, state, drawn);
  const last = falls.at(-1);
  if (last) return last.picture;
  const letter = slot.hold?.cash ?? '';
  return slot.strips.base.map((_, reel) =>
    Array.from({ length: slot.rows }, (_, row) => ((cash[reel * slot.rows + row] ?? 0) > 0 ? letter : '')),
  );
};
