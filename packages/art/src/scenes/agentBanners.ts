import { backdrop, stars } from '../paper/backdrop.ts';
import { openStage } from '../paper/stage.ts';
import type { WideScene } from './banner.ts';
import { cometPeaksScene, grandOpening, harborRace, koiMoonScene, teaHouseScene } from './wideScenes.ts';

/** A scene in the colours of each theme of the hall, for agents to hand on. */
const looks = {
  h5_1: { paletteSeed: 0, draw: koiMoonScene },
  h5_2: { paletteSeed: 3, draw: teaHouseScene },
  h5_3: { paletteSeed: 2, draw: grandOpening },
  h5_4: { paletteSeed: 4, draw: harborRace },
  h5_5: { paletteSeed: 11, draw: koiMoonScene },
  h5_6: { paletteSeed: 16, draw: cometPeaksScene },
  h5_7: { paletteSeed: 17, draw: cometPeaksScene },
  h5_8: { paletteSeed: 18, draw: teaHouseScene },
} as const satisfies Readonly<Record<string, { readonly paletteSeed: number; readonly draw: WideScene }>>;

export type AgentBannerTheme = keyof typeof looks;
export const agentBannerThemes = Object.keys(looks) as readonly AgentBannerTheme[];

/** The usual places for pictures on other pages, in pixels: leaderboard, rectangle, phone banner, post. */
export const agentBannerSizes = [
  { width: 728, height: 90 },
  { width: 300, height: 250 },
  { width: 320, height: 100 },
  { width: 1080, height: 1080 },
] as const;
export type AgentBannerSize = (typeof agentBannerSizes)[number];

/** Scenes are drawn for a stage of this height; lower and taller ones show less or more of the sky. */
const sceneHeight = 420;
const squareHeight = 640;

/** User units of a picture of this size: as tall as the scene needs, and as wide as the size makes it. */
export const agentBannerStage = ({ width, height }: AgentBannerSize) => {
  const tall = width === height ? squareHeight : sceneHeight;
  return { width: Math.round((width / height) * tall), height: tall };
};

export const agentBannerSvg = (theme: AgentBannerTheme, size: AgentBannerSize, bleed = 0): string => {
  const { width, height } = agentBannerStage(size);
  const { paletteSeed, draw } = looks[theme];
  const stage = openStage({ width, height, paletteSeed, seed: `agents ${theme}`, bleed });
  const { light, starry, content } = draw(stage, { x: width / 2, y: height - 206 });
  return stage.svg(backdrop(stage, light) + (starry ? stars(stage, 70, height * 0.7, light) : '') + content);
};
