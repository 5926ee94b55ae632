/** Hands are dealt, then turned one after another, the banker's last; then it is told who has won. Milliseconds from the draw. */
export const dealtAtMs = [0, 250, 500, 750] as const;
export const turnedAtMs = [1_600, 3_000, 4_400, 6_000] as const;
export const bankerSeat = 3;
export const toldAtMs = turnedAtMs[bankerSeat] + 600;
