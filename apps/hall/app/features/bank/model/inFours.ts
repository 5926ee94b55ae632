const group = 4;

/** A number as cards print it, in groups of four digits; what is not digits alone stays as it was typed. */
export const inFours = (typed: string): string => {
  const digits = typed.replaceAll(' ', '');
  if (!/^\d+$/.test(digits)) return typed;
  return (digits.match(new RegExp(`\\d{1,${group}}`, 'g')) ?? []).join(' ');
};
