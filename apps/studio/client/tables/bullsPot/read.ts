import { type BullsPotOutcome, bullsPotOutcomeSchema } from '../../../src/tables/games/bullsPot.ts';
import type { PotView, SlipView } from '../../../src/tables/views.ts';

/** `null` for what is no outcome of this game. */
export const readHands = (outcome: unknown): BullsPotOutcome | null =>
  bullsPotOutcomeSchema.safeParse(outcome).data ?? null;

/** The player's ante in a round, and the pot that it lies in, once it is made. */
export const anteIn = (slips: readonly SlipView[], round: number): SlipView | undefined =>
  slips.find((slip) => slip.round === round && slip.state !== 'refused' && slip.state !== 'returned');

/** Who sits where; nobody is known before the pot is made. */
export const seatNames = (
  pot: PotView | undefined,
  words: Readonly<Record<PotView['seats'][number], string>>,
): readonly string[] => pot?.seats.map((who) => words[who]) ?? [];
