import { renderToStaticMarkup } from 'react-dom/server';
import { servicesContext } from '../base/services.ts';
import { OfflinePage } from '../features/install/OfflinePage.tsx';
import { textsAt, textsOf } from '../i18n/texts.ts';
import { languageTags } from '../locales/index.ts';
import { shortNameOf } from '../site/siteName.ts';
import type { Route } from './+types/offline';

/** What the browser keeps for the time without a network: one small document that needs nothing else. */
export const loader = async ({ context }: Route.LoaderArgs): Promise<Response> => {
  const { locale, theme, site } = context.get(servicesContext);
  const page = renderToStaticMarkup(
    <OfflinePage
      t={textsAt(await textsOf(locale), shortNameOf(site.site_name, locale))}
      languageTag={languageTags[locale]}
      theme={theme}
      siteName={site.site_name}
    />,
  );
  return new Response(`<!doctype html>${page}`, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-language': languageTags[locale] },
  });
};
