import { encodeQR } from 'qr';

/** The quiet zone that ISO/IEC 18004 asks for, in modules. */
const borderModules = 4;

/** Where the dark modules of a row begin and end: those that touch are one piece of the picture. */
const runsOf = (row: readonly boolean[]): [number, number][] => {
  const runs: [number, number][] = [];
  row.forEach((isDark, at) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last?.[1] === at) last[1] = at + 1;
    else runs.push([at, at + 1]);
  });
  return runs;
};

/** A text as a QR code: an SVG document of one path, black on white whatever the theme, since cameras want it so. */
export const drawQr = (text: string): string => {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: borderModules });
  const size = rows.length;
  const dark = rows.flatMap((row, y) =>
    runsOf(row).map(([from, to]) => `M${from} ${y}h${to - from}v1h${from - to}z`),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${dark.join('')}"/></svg>`
  );
};
