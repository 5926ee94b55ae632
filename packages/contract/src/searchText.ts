/** Letters that carry their stroke inside, which no decomposition takes off. */
const strokes: Readonly<Record<string, string>> = {
  đ: 'd',
  ł: 'l',
  ø: 'o',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/**
 * A text as the search compares it, the same on both ends: lower case, full-width letters as plain ones, Latin letters
 * without their marks (`Nổ hũ` is found by `no hu`). Marks of other scripts are vowels and tones, and stay.
 */
export const foldSearchText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[đłøıßæœ]/g, (letter) => strokes[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
