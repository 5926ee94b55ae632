import { encodeQR } from 'qr';

/** The quiet zone that ISO/IEC 18004 asks for, in modules. */
const borderModules = 4;

/** A text as a QR code: an SVG document of one path, black on white whatever the theme, since cameras want it so. */
export const drawQr = (text: string): string => {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: borderModules });
  const size = rows.length;
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${dark.join('')}"/></svg>`
  );
};
