/** Who took the last pot, and who sits at the table now; seats from 0. */
interface LastTaker {
  readonly seat: number;
  readonly who: 'you' | 'member' | 'bot';
  /** The seat that the player has taken; `null` while they have none. */
  readonly taken: number | null;
  readonly sitting: readonly ('member' | 'bot')[];
}

/**
 * The seat before which the hand that took the last pot lies: at whoever took it, and nowhere where somebody else sits there now. Where
 * the player's would lie is the place of their next one.
 */
export const lastSeatOf = ({ seat, who, taken, sitting }: LastTaker): number | null =>
  seat !== taken && sitting[seat] === who ? seat : null;
