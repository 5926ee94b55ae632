/** What a spreadsheet would take for the beginning of a formula, in either width, or drop to find one behind it. */
const startsFormula = /^[=+\-@＝＋－＠\t\r\n]/;
const needsQuotes = /[",\r\n]/;

/** A text as a cell of CSV: made harmless for spreadsheets by a leading apostrophe, quoted as RFC 4180 says. */
export const csvCell = (text: string | null): string => {
  if (text === null) return '';
  const harmless = startsFormula.test(text) ? `'${text}` : text;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};
