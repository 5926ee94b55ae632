import { type Currency, gameTypeIds } from '@pavilion/contract';
import type { Banner } from '@pavilion/contract/content';
import { gameTypePath } from '../../catalogue/model/paths.ts';
import type { GameChoice } from '../../openGame/gameDoor.ts';

export type BannerShape = 'wide' | 'phone';

const widths = { wide: [1320, 2640], phone: [780, 1170] } as const;

export const bannerSources = (scene: string, shape: BannerShape): Readonly<Record<number, string>> =>
  Object.fromEntries(
    // An uploaded picture is named by its address; one serves both shapes.
    widths[shape].map((width) => [
      width,
      `${scene.startsWith('/') ? scene : `/art/banners/${scene}-${shape}`}-${width}`,
    ]),
  );

export type BannerTarget =
  | { readonly kind: 'inside' | 'outside'; readonly url: string; readonly newWindow: boolean }
  | { readonly kind: 'game'; readonly game: GameChoice };

const isOutside = (url: string): boolean => /^https?:\/\/[^/]/i.test(url);
const isInside = (url: string): boolean => /^\/(?![/\\])/.test(url);

/**
 * Where a banner leads (spec §3): another site, a page of ours, a game, or a game type when no game is named. Nowhere
 * for a game in another currency than the page's (spec §5), and for an address that is not plainly one: the server has
 * refused those already, and here is the last place to.
 */
export const bannerTarget = (banner: Banner, currency: Currency): BannerTarget | null => {
  const newWindow = banner.link_method === 1;
  const { url } = banner;
  const outside = isOutside(url) ? ({ kind: 'outside', url, newWindow } as const) : null;
  const inside = isInside(url) ? ({ kind: 'inside', url, newWindow } as const) : null;
  if (banner.link_type !== 2) return banner.link_type === 0 ? outside : inside;
  const link = banner.game_link_parameter;
  const gameType = gameTypeIds.find((id) => id === link?.gt_id);
  if (link === null || gameType === undefined || link.currency !== currency) return null;
  // An operator's own link, which needs no login (decisions: Catalogue).
  if (link.customized === 1) return outside ?? inside;
  if (link.game_code === undefined) {
    return { kind: 'inside', url: gameTypePath(gameType, link.gp_id), newWindow };
  }
  return {
    kind: 'game',
    game: { gameId: 0, gpId: link.gp_id, gameType, gameCode: link.game_code, name: banner.title },
  };
};
