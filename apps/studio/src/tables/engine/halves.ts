/** The four halves of numbers that lie on either side of a middle. */
export const halves = ['big', 'small', 'odd', 'even'] as const;
export type Half = (typeof halves)[number];

/** Whether a number is in a half; from `bigFrom` on it is big. */
export const isInHalf = (half: Half, number: number, bigFrom: number): boolean => {
  switch (half) {
    case 'big':
      return number >= bigFrom;
    case 'small':
      return number < bigFrom;
    case 'odd':
      return number % 2 === 1;
    case 'even':
      return number % 2 === 0;
  }
};
