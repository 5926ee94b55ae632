/** Whole numbers below `bound` that follow from a text: everybody who sees the same event sees the same picture of it. */
export const pickedBy = (text: string, bound: number): number => {
  let number = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1)
    number = Math.imul(number ^ text.charCodeAt(at), 16_777_619) >>> 0;
  return ((number ^ (number >>> 15)) >>> 0) % bound;
};
