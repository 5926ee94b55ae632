/** When each lantern is lit, and when the sum is told. Milliseconds from the draw. */
export const litAtMs = [1_600, 3_200, 4_800] as const;
export const toldAtMs = litAtMs[2] + 500;
