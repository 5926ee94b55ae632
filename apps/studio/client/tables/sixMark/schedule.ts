/** When each storey lights up, from the ground to the top, where the special number is. Milliseconds from the draw. */
export const litAtMs = [700, 1_700, 2_700, 3_700, 4_700, 5_700, 7_400] as const;
