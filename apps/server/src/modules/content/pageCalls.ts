import type { Theme } from '@pavilion/contract';
import {
  contentPage,
  contentPages,
  float,
  footer,
  footerSections,
  mobileFooter,
} from '@pavilion/contract/content';
import { type Caller, type CallHandler, handle } from '../../http/caller.ts';
import { refused } from '../../http/refusal.ts';
import type { Keep } from '../../infra/answerKeeper.ts';
import { textOf } from '../../infra/storedText.ts';
import { presentPage } from './presenter.ts';
import { type ContentDb, findPage, listFloat, listFooter, listPages } from './queries.ts';
import { safeHtml } from './safeHtml.ts';
import { isFooterLink, isOwnOrSecureLink } from './safeLink.ts';

const loadFooter = async (
  db: ContentDb,
  { site, locale }: Caller,
  template: 'wide' | 'narrow',
  version?: Theme,
) => {
  const { sections, links } = await listFooter(db, site.id, template, version);
  return {
    list: sections.flatMap(({ section, title }) => {
      const known = footerSections.find((name) => name === section);
      if (known === undefined) return [];
      const own = links.filter((link) => link.section === section && isFooterLink(link.url));
      return [
        {
          section: known,
          title: textOf(title, locale),
          links: own.map(({ id, title, url, icon }) => ({ id, title: textOf(title, locale), url, icon })),
        },
      ];
    }),
  };
};

/** Footers, float rail and content pages (spec §2). */
export const pageCalls = (db: ContentDb, keep: Keep): CallHandler[] => [
  handle(
    footer,
    keep(async (caller) => loadFooter(db, caller, 'wide')),
  ),
  handle(
    mobileFooter,
    keep(async (caller, { template }) => loadFooter(db, caller, 'narrow', template)),
  ),
  handle(
    float,
    keep(async ({ site, locale }) => {
      const rows = await listFloat(db, site.id);
      return {
        list: rows
          .filter((row) => row.kind === 'top' || isOwnOrSecureLink(row.url))
          .map(({ id, kind, title, url, icon }) => ({ id, kind, title: textOf(title, locale), url, icon })),
      };
    }),
  ),
  handle(
    contentPages,
    keep(async ({ site, locale }, { kind, language }) => {
      const rows = await listPages(db, site.id, kind);
      return { list: rows.map((row) => presentPage(row, language ?? locale)) };
    }),
  ),
  handle(
    contentPage,
    keep(async ({ site, locale }, { kind, slug, language }) => {
      const row = await findPage(db, site.id, kind, slug);
      if (row === undefined) throw refused(contentPage.codes, 404, 'error.not_found');
      const shown = language ?? locale;
      return { page: { ...presentPage(row, shown), content: safeHtml(textOf(row.content, shown)) } };
    }),
  ),
];
