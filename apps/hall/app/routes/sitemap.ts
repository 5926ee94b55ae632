import type { PageServices } from '@pavilion/contract';
import { gameList } from '@pavilion/contract/catalogue';
import { contentPages } from '@pavilion/contract/content';
import { ask } from '../api/inProcess.ts';
import { servicesContext } from '../base/services.ts';
import { gameTypePath } from '../features/catalogue/model/paths.ts';
import { contentPath } from '../features/content/model/contentPaths.ts';
import { alternatesOf } from '../ui/alternates.ts';
import type { Route } from './+types/sitemap';

interface Place {
  readonly path: string;
  readonly changedAt?: string;
}

const contentKinds = ['main', 'faq', 'discount', 'sponsor'] as const;

const placesOf = async (services: PageServices): Promise<readonly Place[]> => {
  const [types, ...lists] = await Promise.all([
    ask(services, gameList, { currency: services.currency }),
    ...contentKinds.map((kind) => ask(services, contentPages, { kind, language: services.locale })),
  ]);
  return [
    ...['/', '/app', '/discount', '/faq', '/sponsor'].map((path) => ({ path })),
    ...types.list.map(({ gt_id }) => ({ path: gameTypePath(gt_id) })),
    ...lists.flatMap(({ list }) =>
      list.map(({ kind, slug, updated_at }) => ({ path: contentPath(kind, slug), changedAt: updated_at })),
    ),
  ];
};

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Every page that a search may lead to, each with its address in every language of the site. */
export const loader = async ({ context }: Route.LoaderArgs): Promise<Response> => {
  const services = context.get(servicesContext);
  const places = await placesOf(services);
  const entries = places.map(({ path, changedAt }) => {
    const links = alternatesOf(services.origin, path, services.site.languages).map(
      ({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(href)}"/>`,
    );
    const changed = changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`;
    return `<url><loc>${escapeXml(services.origin + path)}</loc>${changed}${links.join('')}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
