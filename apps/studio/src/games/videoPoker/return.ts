/** Hundredths of a per cent: `bestReturn` of `theory.ts`, which takes seconds and is held to this by a test. */
export const bestReturnBp = 9730;
