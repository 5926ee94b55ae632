/** The lantern is shaken, then lifted; the sum is told when it is out of the way. Milliseconds from the draw. */
export const liftedAtMs = 3_200;
export const toldAtMs = 4_200;
