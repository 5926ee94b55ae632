import { backdrop, type Light, stars } from '../paper/backdrop.ts';
import { cut, openStage, type Stage } from '../paper/stage.ts';
import { cometPeaksScene, grandOpening, harborRace, koiMoonScene, teaHouseScene } from './wideScenes.ts';

export const bannerScenes = ['grand-opening', 'koi-moon', 'comet-peaks', 'tea-house', 'harbor-race'] as const;
export type BannerScene = (typeof bannerScenes)[number];

/** `wide` is 1320×420 with calm dark room at the left, `phone` 780×439 with room in the lower third. */
export const bannerShapes = {
  wide: { width: 1320, height: 420, focus: { x: 940, y: 214 } },
  phone: { width: 780, height: 439, focus: { x: 400, y: 186 } },
} as const;
export type BannerShape = keyof typeof bannerShapes;

/** What a wide scene gives: markup back to front, drawn round the focus. */
export type WideScene = (
  stage: Stage,
  focus: { readonly x: number; readonly y: number },
) => {
  readonly light: Light;
  readonly starry: boolean;
  readonly content: string;
};

const scenes: Readonly<Record<BannerScene, { readonly paletteSeed: number; readonly draw: WideScene }>> = {
  'grand-opening': { paletteSeed: 7, draw: grandOpening },
  'koi-moon': { paletteSeed: 0, draw: koiMoonScene },
  'comet-peaks': { paletteSeed: 1, draw: cometPeaksScene },
  'tea-house': { paletteSeed: 10, draw: teaHouseScene },
  'harbor-race': { paletteSeed: 18, draw: harborRace },
};

/** Paper shade over the part of the picture where text will stand. */
const room = (stage: Stage, shape: BannerShape): string => {
  const { width, height, ink } = stage;
  const sheet = `M-30 -30H${width + 30}V${height + 30}H-30Z`;
  const shade = ink.tone(0.93);
  return shape === 'wide'
    ? cut(sheet, stage.veil(shade, 90, 720))
    : cut(sheet, stage.veil(shade, height, height * 0.57, true));
};

export const bannerSvg = (scene: BannerScene, shape: BannerShape, bleed = 0): string => {
  const { width, height, focus } = bannerShapes[shape];
  const { paletteSeed, draw } = scenes[scene];
  const stage = openStage({ width, height, paletteSeed, seed: `banner ${scene}`, bleed });
  const { light, starry, content } = draw(stage, focus);
  return stage.svg(
    backdrop(stage, light) +
      (starry ? stars(stage, 70, height * 0.7, light) : '') +
      content +
      room(stage, shape),
  );
};
