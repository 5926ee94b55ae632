import type { WrittenPiece } from '@pavilion/contract/office';

/** A banner of the first carousel that leads nowhere. */
export const bannerPiece = (
  title: string,
  { picture = 'koi-moon', sort = 0 }: { readonly picture?: string; readonly sort?: number } = {},
): WrittenPiece => ({
  kind: 'banner',
  content: {
    use_type: 0,
    picture,
    title: { zh_CN: title },
    subtitle: {},
    action: {},
    link_type: 1,
    url: '',
    link_method: 0,
    link_gp_id: null,
    link_gt_id: null,
    link_game_code: null,
    link_currency: null,
    sort,
  },
});
