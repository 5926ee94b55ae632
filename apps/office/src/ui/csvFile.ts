/** A spreadsheet would take what begins so for a formula. */
const formula = /^[=+\-@\t\r]/;

/** One cell: quoted, and never a formula. */
export const cellOf = (value: unknown): string => {
  const text =
    value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  const harmless = formula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** A file of lines. Begins with the mark by which spreadsheets know UTF-8. */
export const csvOf = (names: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  `\ufeff${[names, ...rows].map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`;

/** Hands a text to the browser as a file. */
export const saveAs = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
};
