import { appIconSvg, brandMarkSvg, faviconSvg, sharePictureSvg } from '../marks/brand.ts';
import { initialMarkSvg, initials, providerCodes, providerMarkSvg } from '../marks/providers.ts';
import { type TypeName, typeIconSvg, typeNames } from '../marks/types.ts';
import type { MotifName } from '../motifs/index.ts';
import {
  agentBannerSizes,
  agentBannerStage,
  agentBannerSvg,
  agentBannerThemes,
} from '../scenes/agentBanners.ts';
import { bannerScenes, bannerShapes, bannerSvg } from '../scenes/banner.ts';
import { pageSceneSvg, pageScenes } from '../scenes/pageScenes.ts';
import { promotionSvg, promotions } from '../scenes/promotions.ts';
import { tileSvg } from '../tile.ts';
import type { TileEntry } from './gameList.ts';

/** User units drawn beyond each edge and cropped after rasterising. */
export const bleedUnits = 12;

export type Encoding =
  | { readonly kind: 'avif'; readonly quality: number }
  | { readonly kind: 'webp'; readonly quality: number }
  | { readonly kind: 'jpeg'; readonly quality: number }
  | { readonly kind: 'png' };

export type RasterFile = {
  /** Path under `dist/`. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly encoding: Encoding;
};

export type Picture =
  | { readonly kind: 'vector'; readonly file: string; readonly svg: string }
  | {
      readonly kind: 'raster';
      readonly svg: string;
      /** The picture without its bleed, user units. */
      readonly width: number;
      readonly height: number;
      readonly bleed: number;
      readonly grain: boolean;
      readonly files: readonly RasterFile[];
    };

type Size = {
  readonly suffix: string;
  readonly width: number;
  readonly height: number;
  readonly avif: number;
  readonly webp: number;
};

const both = (base: string, sizes: readonly Size[]): RasterFile[] =>
  sizes.flatMap(({ suffix, width, height, avif, webp }): RasterFile[] => [
    { file: `${base}-${suffix}.avif`, width, height, encoding: { kind: 'avif', quality: avif } },
    { file: `${base}-${suffix}.webp`, width, height, encoding: { kind: 'webp', quality: webp } },
  ]);

const tile = (base: string, { gameCode, motif, paletteSeed }: TileEntry): Picture => ({
  kind: 'raster',
  svg: tileSvg({ motif, seed: gameCode, paletteSeed, bleed: bleedUnits }),
  width: 600,
  height: 800,
  bleed: bleedUnits,
  grain: true,
  files: both(base, [
    { suffix: '300', width: 300, height: 400, avif: 55, webp: 76 },
    { suffix: '600', width: 600, height: 800, avif: 50, webp: 72 },
  ]),
});

/** What games without a picture of their own show: two of each kind, so that neighbours may differ. */
const tilesOfTypes: Readonly<Record<TypeName, readonly [MotifName, MotifName]>> = {
  slot: ['sky-lanterns', 'moon-bridge'],
  live: ['card-lanterns', 'roulette-moon'],
  sport: ['stadium-dusk', 'tennis-court'],
  lottery: ['number-fish', 'market-lanterns'],
  chess: ['chess-pavilion', 'tile-garden'],
  virtual_sport: ['kite-race', 'cyclists'],
  cockfight: ['weathercock', 'thunder-drum'],
  esport: ['esport-arena', 'sky-citadel'],
};

const typeTiles = (): Picture[] =>
  typeNames.flatMap((name) =>
    tilesOfTypes[name].map((motif, at) =>
      tile(`tiles/${name}-${at}`, { gameCode: `${name}-${at}`, motif, paletteSeed: at }),
    ),
  );

const banners = (): Picture[] =>
  bannerScenes.flatMap((scene) => [
    {
      kind: 'raster' as const,
      svg: bannerSvg(scene, 'wide', bleedUnits),
      ...{ width: bannerShapes.wide.width, height: bannerShapes.wide.height },
      bleed: bleedUnits,
      grain: true,
      files: both(`banners/${scene}`, [
        { suffix: 'wide-1320', width: 1320, height: 420, avif: 52, webp: 74 },
        { suffix: 'wide-2640', width: 2640, height: 840, avif: 44, webp: 66 },
      ]),
    },
    {
      kind: 'raster' as const,
      svg: bannerSvg(scene, 'phone', bleedUnits),
      ...{ width: bannerShapes.phone.width, height: bannerShapes.phone.height },
      bleed: bleedUnits,
      grain: true,
      files: both(`banners/${scene}`, [
        { suffix: 'phone-780', width: 780, height: 439, avif: 52, webp: 74 },
        { suffix: 'phone-1170', width: 1170, height: 658, avif: 46, webp: 68 },
      ]),
    },
  ]);

/** For agents to hand on: JPEG, which every place for pictures takes. */
const agentBanners = (): Picture[] =>
  agentBannerThemes.flatMap((theme) =>
    agentBannerSizes.map((size): Picture => {
      const { width, height } = size;
      return {
        kind: 'raster',
        svg: agentBannerSvg(theme, size, bleedUnits),
        ...agentBannerStage(size),
        bleed: bleedUnits,
        grain: true,
        files: [
          {
            file: `agents/${theme}-${width}x${height}.jpg`,
            width,
            height,
            encoding: { kind: 'jpeg', quality: 84 },
          },
        ],
      };
    }),
  );

const promotionPictures = (): Picture[] =>
  promotions.map((name) => ({
    kind: 'raster',
    svg: promotionSvg(name, bleedUnits),
    width: 960,
    height: 540,
    bleed: bleedUnits,
    grain: true,
    files: both(`promotions/${name}`, [
      { suffix: '480', width: 480, height: 270, avif: 54, webp: 76 },
      { suffix: '960', width: 960, height: 540, avif: 50, webp: 72 },
    ]),
  }));

const icon = (file: string, svg: string, units: number, pixels: number): Picture => ({
  kind: 'raster',
  svg,
  width: units,
  height: units,
  bleed: 0,
  grain: false,
  files: [{ file: `brand/${file}`, width: pixels, height: pixels, encoding: { kind: 'png' } }],
});

const brand = (): Picture[] => [
  { kind: 'vector', file: 'brand/mark.svg', svg: brandMarkSvg() },
  { kind: 'vector', file: 'brand/icon.svg', svg: appIconSvg() },
  { kind: 'vector', file: 'brand/favicon.svg', svg: faviconSvg() },
  icon('favicon-32.png', faviconSvg(), 64, 32),
  icon('apple-touch-icon.png', appIconSvg(true), 512, 180),
  icon('icon-192.png', appIconSvg(), 512, 192),
  icon('icon-512.png', appIconSvg(), 512, 512),
  icon('icon-maskable-512.png', appIconSvg(true), 512, 512),
  {
    kind: 'raster',
    svg: sharePictureSvg(),
    width: 1200,
    height: 630,
    bleed: 0,
    grain: true,
    files: [{ file: 'brand/og.jpg', width: 1200, height: 630, encoding: { kind: 'jpeg', quality: 82 } }],
  },
];

/** Everything that is exported, in no particular order. */
export const pictures = (tiles: readonly TileEntry[]): Picture[] => [
  ...tiles.map((entry) => tile(`games/${entry.gameCode}`, entry)),
  ...typeTiles(),
  ...banners(),
  ...agentBanners(),
  ...promotionPictures(),
  ...brand(),
  ...pageScenes.map(
    (kind): Picture => ({ kind: 'vector', file: `pages/${kind}.svg`, svg: pageSceneSvg(kind) }),
  ),
  ...providerCodes.map(
    (code): Picture => ({ kind: 'vector', file: `providers/${code}.svg`, svg: providerMarkSvg(code) }),
  ),
  ...initials.map(
    (letter): Picture => ({
      kind: 'vector',
      file: `providers/initial-${letter}.svg`,
      svg: initialMarkSvg(letter),
    }),
  ),
  ...typeNames.flatMap((name): Picture[] => [
    { kind: 'vector', file: `types/${name}.svg`, svg: typeIconSvg(name) },
    { kind: 'vector', file: `types/${name}-active.svg`, svg: typeIconSvg(name, { active: true }) },
  ]),
];
