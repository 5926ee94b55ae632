/** When each card is dealt and turned, and when the winner is told. Milliseconds from the draw. */
export const moments = { dragon: { dealt: 0, turned: 1_500 }, tiger: { dealt: 500, turned: 2_900 } } as const;
export const winnerAtMs = 3_600;
