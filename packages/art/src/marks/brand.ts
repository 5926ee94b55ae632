import { hexOf } from '../paper/colour.ts';
import { disc, shape } from '../paper/path.ts';
import { cut } from '../paper/stage.ts';
import { bannerSvg } from '../scenes/banner.ts';

const brass = hexOf([0.8, 0.12, 82]);
const brassLit = hexOf([0.93, 0.08, 92]);
const brassDeep = hexOf([0.62, 0.11, 70]);
const night = hexOf([0.2, 0.035, 275]);
const nightDeep = hexOf([0.13, 0.025, 275]);

/** The pavilion: two swept roofs over a moon gate with a flame in it. 64×64 round (32, 32). */
const pavilion = (roof: string, gate: string, flame: string): string =>
  cut(shape('32,4! 35,9 44,14 56,14! 54,19 47,21! 32,19 17,21! 10,19 8,14! 20,14 29,9'), roof) +
  cut(shape('20,23! 44,23! 48,28 54,31 63,30! 60,36 52,38! 32,35.5 12,38! 4,36 1,30! 10,31 16,28'), roof) +
  cut(`M14 39.6H18.5V60H14ZM45.5 39.6H50V60H45.5Z`, roof) +
  cut('M22 60V51a10 10 0 0 1 20 0V60H38.4V51a6.4 6.4 0 0 0 -12.8 0V60Z', gate) +
  cut(shape('32,47! 35,52 35.6,55.6 32,59 28.4,55.6 29,52'), flame);

const svg = (size: number, content: string, definitions = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">${definitions}${content}</svg>`;

const run = (id: string, from: string, to: string): string =>
  `<defs><linearGradient id="${id}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`;

/** The mark alone, brass on nothing, 64×64. */
export const brandMarkSvg = (): string => svg(64, pavilion(brass, brass, brassLit));

/** For very small sizes: the same house on its own ground, with thicker strokes. */
export const faviconSvg = (): string =>
  svg(
    64,
    `<rect width="64" height="64" rx="14" fill="${night}"/><g transform="translate(3.2 3.2) scale(.9)">${pavilion(brass, brass, brassLit)}</g>`,
  );

/** The app icon, 512×512. `maskable` fills the square and keeps the mark within the safe circle. */
export const appIconSvg = (maskable = false): string => {
  const scale = maskable ? 4.7 : 5.9;
  const shift = 256 - 32 * scale;
  const halo = `<radialGradient id="halo" cx=".5" cy=".62" r=".6"><stop offset="0" stop-color="${brassDeep}" stop-opacity=".55"/><stop offset="1" stop-color="${brassDeep}" stop-opacity="0"/></radialGradient>`;
  const ground = `<rect width="512" height="512"${maskable ? '' : ' rx="112"'} fill="url(#ground)"/><rect width="512" height="512"${maskable ? '' : ' rx="112"'} fill="url(#halo)"/>`;
  const rings = `<g fill="${brassLit}" opacity=".07">${cut(disc(256, 290, 190), brassLit)}${cut(disc(256, 290, 140), brassLit)}</g>`;
  const definitions =
    run('ground', night, nightDeep).replace('</defs>', `${halo}</defs>`) + run('brass', brassLit, brass);
  return svg(
    512,
    `${ground}${rings}<g transform="translate(${shift} ${shift - 4}) scale(${scale})">${pavilion('url(#brass)', brass, brassLit)}</g>`,
    definitions,
  );
};

/** The picture shown when the address is shared: the opening night, 1320×420 laid into 1200×630, with the mark. */
export const sharePictureSvg = (): string => {
  const scene = bannerSvg('grand-opening', 'wide', 12)
    .replace('<svg ', '<svg x="-424" y="-4" ')
    .replace(/width="\d+" height="\d+"/, 'width="1930" height="638"');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630"><rect width="1200" height="630" fill="${nightDeep}"/>${scene}<g transform="translate(90 200) scale(3.6)">${pavilion(brass, brass, brassLit)}</g></svg>`;
};
