/** Hundredths of a percent as people read them: `9577` is `95.77 %`, or `≤ 95.77 %`; a dash where there is none. */
export const returnText = (basisPoints: number | null, isUpTo = false): string => {
  if (basisPoints === null) return '–';
  const [whole, rest] = [Math.trunc(basisPoints / 100), Math.abs(basisPoints % 100)];
  return `${isUpTo ? '≤ ' : ''}${whole}.${String(rest).padStart(2, '0')} %`;
};

/** What was typed as a percentage, in hundredths of a percent; undefined for what is none. */
export const readShare = (typed: string): number | undefined => {
  const match = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(typed.trim());
  if (match === null) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
};
