import type { ContentKind } from './loadContent.ts';

export const contentPath = (kind: ContentKind, slug: string): string =>
  `/${kind}/${encodeURIComponent(slug)}`;

export const promotionSources = (scene: string): Readonly<Record<number, string>> => ({
  480: `/art/promotions/${scene}-480`,
  960: `/art/promotions/${scene}-960`,
});
