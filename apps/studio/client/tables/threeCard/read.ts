import {
  type ThreeCardOutcome,
  threeCardFaceUpSchema,
  threeCardOutcomeSchema,
} from '../../../src/tables/games/threeCard.ts';
import type { SlipView } from '../../../src/tables/views.ts';
import { handsOf } from '../shell/hands.ts';

/** `null` for what is no outcome of this game. */
export const readThree = (outcome: unknown): ThreeCardOutcome | null =>
  threeCardOutcomeSchema.safeParse(outcome).data ?? null;

/** The three cards of all players, while hands are decided. */
export const readPlayer = (faceUp: unknown): readonly number[] | null =>
  threeCardFaceUpSchema.safeParse(faceUp).data?.player ?? null;

/** What the player has chosen in a round: one ante, one choice. */
export const chosenIn = (slips: readonly SlipView[], round: number): string | undefined =>
  handsOf(slips, round).find(({ hand }) => hand.spot === 'ante')?.hand.made[0];

/** Moments of the dealer's hand, milliseconds from the end of decisions: each card, whether it plays, and who has won. */
export const turnedAtMs = [700, 1_600, 2_500] as const;
export const qualifiedAtMs = 3_300;
export const wonAtMs = 4_300;
