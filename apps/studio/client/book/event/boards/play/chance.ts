/** A number of 32 bits that follows from a text. */
const numberOf = (text: string): number => {
  let number = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1)
    number = Math.imul(number ^ text.charCodeAt(at), 16_777_619) >>> 0;
  return number;
};

/** Whole numbers below `bound` that follow from a text: everybody who sees the same event sees the same picture of it. */
export const pickedBy = (text: string, bound: number): number => {
  const number = numberOf(text);
  return ((number ^ (number >>> 15)) >>> 0) % bound;
};

/** A number of 32 bits, far from that of a text which is almost the same: things are put in an order by it. */
export const drawnBy = (text: string): number => {
  const number = numberOf(text);
  const mixed = Math.imul(number ^ (number >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
};
