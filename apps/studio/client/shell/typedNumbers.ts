/** Zeros of the digits that people type in the languages of the games; those of full width are read as plain ones. */
const zeros = [0x30, 0x966, 0x9e6, 0xbe6, 0xe50, 0x1040] as const;

const plainDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((from) => code >= from && code < from + 10);
  return zero === undefined ? digit : String(code - zero);
};

/** Between two numbers, in any of the languages. */
const between = /[\s,.;:/|、。，；・·-]+/u;

/** What was typed, with digits and signs as a plain keyboard has them. */
export const plainText = (text: string): string => text.normalize('NFKC').replace(/\p{Nd}/gu, plainDigit);

/** What was typed, in its parts: numbers, or what is none. */
export const partsOf = (text: string): string[] =>
  plainText(text)
    .split(between)
    .filter((part) => part !== '');

/** As much of a part as is shown where it is told to be wrong. */
export const shownPart = (part: string): string => part.slice(0, 12);

/** What was typed, read: the numbers in the order of typing, or what is wrong with it, and where. */
export type TypedNumbers =
  | { readonly kind: 'numbers'; readonly numbers: readonly number[] }
  | { readonly kind: 'empty' }
  | { readonly kind: 'many' }
  | { readonly kind: 'strange' | 'outside' | 'twice'; readonly part: string };

/** Reads numbers of 1 to `last`, at most `most` of them and none twice, out of `3 17 22, 41`. Takes all or nothing. */
export const readNumbers = (text: string, { last, most }: { last: number; most: number }): TypedNumbers => {
  const parts = partsOf(text);
  if (parts.length === 0) return { kind: 'empty' };
  const numbers: number[] = [];
  for (const part of parts) {
    if (!/^[0-9]+$/.test(part)) return { kind: 'strange', part: shownPart(part) };
    const number = Number(part);
    if (number < 1 || number > last) return { kind: 'outside', part: shownPart(part) };
    if (numbers.includes(number)) return { kind: 'twice', part };
    numbers.push(number);
  }
  return numbers.length > most ? { kind: 'many' } : { kind: 'numbers', numbers };
};
