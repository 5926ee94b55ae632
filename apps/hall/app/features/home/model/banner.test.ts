import type { Banner } from '@pavilion/contract/content';
import { describe, expect, it } from 'vitest';
import { bannerTarget } from './banner.ts';

const banner = (change: Partial<Banner>): Banner => ({
  id: 1,
  title: 'Koi',
  subtitle: '',
  action: 'Go',
  url: '',
  link_type: 1,
  link_method: 0,
  game_link_parameter: null,
  scene: 'koi-moon',
  ...change,
});
const game = { currency: 'RMB', gt_id: 2, gp_id: 1, gp_gt_name: 'e_LANTERN', customized: 0 } as const;

describe('where a banner leads', () => {
  it('to another site, in a new window when its link method says so', () => {
    const url = 'https://a.test/x';
    expect(bannerTarget(banner({ link_type: 0, url }), 'RMB')).toEqual({
      kind: 'outside',
      url,
      newWindow: false,
    });
    expect(bannerTarget(banner({ link_type: 0, link_method: 1, url }), 'RMB')).toMatchObject({
      newWindow: true,
    });
  });

  it('to a page of ours', () => {
    expect(bannerTarget(banner({ url: '/main/about' }), 'RMB')).toMatchObject({
      kind: 'inside',
      url: '/main/about',
    });
  });

  it('to a game, or to the games of a provider when none is named', () => {
    const named = banner({ link_type: 2, game_link_parameter: { ...game, game_code: 'koi-lantern' } });
    expect(bannerTarget(named, 'RMB')).toMatchObject({
      kind: 'game',
      game: { gpId: 1, gameType: 2, gameCode: 'koi-lantern' },
    });
    expect(bannerTarget(banner({ link_type: 2, game_link_parameter: game }), 'RMB')).toMatchObject({
      kind: 'inside',
      url: '/slotgame?gt_id=2&gp_id=1&house=0',
    });
  });

  it('to the operator’s own link when the game is one', () => {
    const link_type = 2;
    const game_link_parameter = { ...game, game_code: 'club', customized: 1 } as const;
    expect(
      bannerTarget(banner({ link_type, game_link_parameter, url: 'https://club.test' }), 'RMB'),
    ).toMatchObject({ kind: 'outside', url: 'https://club.test' });
    expect(bannerTarget(banner({ link_type, game_link_parameter, url: 'javascript:x' }), 'RMB')).toBeNull();
  });

  it('nowhere for a game in another currency than the page’s, or of a type that there is not', () => {
    const link = { ...game, game_code: 'koi-lantern' };
    expect(bannerTarget(banner({ link_type: 2, game_link_parameter: link }), 'USD')).toBeNull();
    expect(
      bannerTarget(banner({ link_type: 2, game_link_parameter: { ...link, gt_id: 1 } }), 'RMB'),
    ).toBeNull();
    expect(bannerTarget(banner({ link_type: 2 }), 'RMB')).toBeNull();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.test', '/\\evil.test', 'https:x', ''])(
    'nowhere for %j, whichever kind of link it says it is',
    (url) => {
      expect(bannerTarget(banner({ link_type: 0, url }), 'RMB')).toBeNull();
      expect(bannerTarget(banner({ link_type: 1, url }), 'RMB')).toBeNull();
    },
  );
});
