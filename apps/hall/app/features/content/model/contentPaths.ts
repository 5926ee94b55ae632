import type { ContentKind } from './loadContent.ts';

export const contentPath = (kind: ContentKind, slug: string): string =>
  `/${kind}/${encodeURIComponent(slug)}`;

/** A scene of the art package, or an uploaded picture, which is named by its address. */
export const promotionSources = (scene: string): Readonly<Record<number, string>> => {
  const stem = scene.startsWith('/') ? scene : `/art/promotions/${scene}`;
  return { 480: `${stem}-480`, 960: `${stem}-960` };
};
