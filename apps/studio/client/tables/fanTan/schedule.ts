/** The cup begins to rise. Milliseconds from the draw. */
export const liftedAtMs = 300;
