/** Hundredths of a percent for a person: 9612 is `96.12%`, 9700 is `97%`. */
export const formatRtp = (basisPoints: number): string => `${basisPoints / 100}%`;
