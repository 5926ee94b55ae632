/** What was pasted, one entry a line; commas and semicolons part as well. */
export const linesOf = (text: string): string[] =>
  text
    .split(/[\n,，;；]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
