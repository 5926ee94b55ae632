import { servicesContext } from '../base/services.ts';
import type { Route } from './+types/robots';

/** Windows, members' own pages and machines' doors: nothing there that a search could lead to. */
const closedPaths = [
  '/api/',
  '/get_login_header',
  '/user',
  '/proxy',
  '/fastPayment',
  '/fastDeposit',
  '/play',
  '/register',
  '/loading',
  '/close',
  '/authCallback',
  '/letterPreview',
  '/offline',
  '/builds/',
  '/office',
];

export const loader = ({ context }: Route.LoaderArgs): Response => {
  const { origin } = context.get(servicesContext);
  const lines = [
    'User-agent: *',
    ...closedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
