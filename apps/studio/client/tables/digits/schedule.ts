/** When each rod stands still. Milliseconds from the draw. */
export const stopsAtMs = [1_800, 3_600, 5_400] as const;
