/** Hundredths of a percent for a person, alike everywhere: 9612 is `96.12%`, 9400 is `94.00%`. */
export const formatRtp = (basisPoints: number): string => `${(basisPoints / 100).toFixed(2)}%`;
