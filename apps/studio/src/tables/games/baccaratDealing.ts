import type { BaccaratOutcome } from './baccarat.ts';

/** How the cards of a baccarat round come to the table, in milliseconds from the draw. */

/** Whether the dealer turns each card at once, or hands lie face down for a while so that everybody may squeeze them. */
export type Pace = 'turned' | 'squeezed';

export interface DealtCard {
  readonly card: number;
  readonly side: 'player' | 'banker';
  readonly place: number;
  readonly at: number;
  /** From when on it may be squeezed; only where it lies face down for a while. */
  readonly squeezedFrom?: number;
  /** When the table turns it. */
  readonly turnedAt: number;
}

const turnedAfterMs = 700;
/** When a dealer who turns at once deals each card, in the order of dealing. */
const dealtAtMs = [0, 500, 1_000, 1_500, 3_300, 4_900] as const;

/** The first four are dealt quickly; then each hand, and each third card, has its time. */
const firstFourMs = 500;
const firstSqueezeMs = 2_200;
const squeezeHandMs = 5_000;
const squeezeThirdMs = 4_000;
/** From the moment that a third card is dealt until it may be squeezed. */
const thirdLaidMs = 500;

/** The winner is told when the last card has been seen. */
const seenMs = 800;

/** The cards in the order of dealing. A banker’s third comes earlier when the player stood. */
const inOrder = ({ player, banker }: BaccaratOutcome): Pick<DealtCard, 'card' | 'side' | 'place'>[] =>
  [0, 1, 2].flatMap((place) =>
    (['player', 'banker'] as const).flatMap((side) => {
      const card = (side === 'player' ? player : banker)[place];
      return card === undefined ? [] : [{ card, side, place }];
    }),
  );

const squeezed = (outcome: BaccaratOutcome): DealtCard[] => {
  let from = firstSqueezeMs + 2 * squeezeHandMs;
  return inOrder(outcome).map((dealt, index) => {
    if (dealt.place < 2) {
      const squeezedFrom = firstSqueezeMs + (dealt.side === 'player' ? 0 : squeezeHandMs);
      return { ...dealt, at: index * firstFourMs, squeezedFrom, turnedAt: squeezedFrom + squeezeHandMs };
    }
    const at = from;
    from = at + thirdLaidMs + squeezeThirdMs;
    return { ...dealt, at, squeezedFrom: at + thirdLaidMs, turnedAt: from };
  });
};

const turned = (outcome: BaccaratOutcome): DealtCard[] =>
  inOrder(outcome).map((dealt, index) => {
    const at = dealtAtMs[index] ?? 0;
    return { ...dealt, at, turnedAt: at + turnedAfterMs };
  });

/** The cards of a round in the order of dealing, each with its moments. */
export const dealtOf = (outcome: BaccaratOutcome, pace: Pace): DealtCard[] =>
  pace === 'squeezed' ? squeezed(outcome) : turned(outcome);

/** When the winner is told. */
export const winnerAtMs = (outcome: BaccaratOutcome, pace: Pace): number =>
  Math.max(...dealtOf(outcome, pace).map(({ turnedAt }) => turnedAt)) + seenMs;
