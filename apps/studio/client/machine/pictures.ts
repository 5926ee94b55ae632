/** Addresses of a machine's pictures by the letter of their symbol. */
export const picturesOf = (
  letters: Readonly<Record<string, string>>,
  symbols: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(letters).map(([letter, name]) => [letter, symbols[name] ?? '']));
