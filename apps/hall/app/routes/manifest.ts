import { servicesContext } from '../base/services.ts';
import { textsAt, textsOf } from '../i18n/texts.ts';
import { languageTags } from '../locales/index.ts';
import { shortNameOf } from '../site/siteName.ts';
import { groundColours } from '../theme/groundColours.ts';
import type { Route } from './+types/manifest';

const icon = (file: string, sizes: string, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/art/brand/${file}`,
  sizes,
  type: 'image/png',
  purpose,
});

/** The site as an app of its own on a home screen: its name, its colours, the language of who asks. */
export const loader = async ({ context }: Route.LoaderArgs): Promise<Response> => {
  const { site, locale, theme } = context.get(servicesContext);
  const name = shortNameOf(site.site_name, locale);
  const t = textsAt(await textsOf(locale), name);
  const ground = groundColours[theme];
  const manifest = {
    id: '/',
    start_url: '/?pwa=1',
    scope: '/',
    display: 'standalone',
    name: site.site_name,
    short_name: name,
    description: t('home.description'),
    lang: languageTags[locale],
    dir: 'ltr',
    theme_color: ground,
    background_color: ground,
    categories: ['games', 'entertainment'],
    icons: [
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
    ],
    shortcuts: [
      { name: t('shell.promotions'), url: '/discount' },
      { name: t('game_types.slot'), url: '/slotgame?gt_id=2&gp_id=Popular&house=0' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'content-language': languageTags[locale],
    },
  });
};
