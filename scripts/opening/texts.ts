import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, localeSchema } from '@pavilion/contract';
import { contentPageKinds } from '@pavilion/contract/content';
import {
  type AgreementText,
  type PageText,
  parseAgreement,
  parsePage,
} from '../../database/seeds/htmlTexts.ts';
import { LaunchError } from '../launcher/settings.ts';
import type { OpeningConfig } from './config.ts';

type PageKind = (typeof contentPageKinds)[number];

export interface SitePage {
  readonly kind: PageKind;
  readonly slug: string;
  readonly texts: ReadonlyMap<Locale, PageText>;
}

/** What visitors read of a site besides its games, by language. */
export interface SiteTexts {
  /** The day from which the agreement holds, `YYYY-MM-DD`. */
  readonly version: string;
  readonly agreement: ReadonlyMap<Locale, AgreementText>;
  readonly pages: readonly SitePage[];
}

const slugPattern = /^[a-z0-9][a-z0-9-]{0,99}$/;
const isKind = (word: string | undefined): word is PageKind => contentPageKinds.some((kind) => kind === word);

/** The files of a folder by `/`-separated paths, in an order that is the same everywhere. */
const filesIn = (folder: string): string[] =>
  globSync('**/*.html', { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

/**
 * Reads the folder of texts that the config names: `{language}/agreement.html`, which begins with its title as `<h1>`, and
 * `{language}/{kind}/{slug}.html`, in lines: title, summary, nothing, then HTML. Undefined where the config names none.
 * Throws `LaunchError` with a line for each file that is none of these.
 */
export const readTexts = (
  { site, texts: named }: Pick<OpeningConfig, 'site' | 'texts'>,
  besides: string,
): SiteTexts | undefined => {
  if (named === undefined) return undefined;
  const folder = join(besides, named.folder);
  if (!existsSync(folder)) throw new LaunchError(`${folder}: there is no such folder of texts`);
  const faults: string[] = [];
  const agreement = new Map<Locale, AgreementText>();
  const pages = new Map<string, { kind: PageKind; slug: string; texts: Map<Locale, PageText> }>();

  const takePage = (locale: Locale, path: string, kind: PageKind, slug: string): void => {
    const text = parsePage(readFileSync(join(folder, path), 'utf8'));
    if (text === undefined) {
      faults.push(`${path}: takes a line of title, one of summary, an empty one, and then the HTML`);
      return;
    }
    const page = pages.get(`${kind}/${slug}`) ?? { kind, slug, texts: new Map() };
    page.texts.set(locale, text);
    pages.set(`${kind}/${slug}`, page);
  };

  for (const path of filesIn(folder)) {
    const [language, kind, file, ...deeper] = path.split('/');
    const locale = localeSchema.safeParse(language).data;
    const slug = file?.replace(/\.html$/, '');
    if (locale === undefined || !site.languages.includes(locale)) {
      faults.push(`${path}: ${language} is none of the site's languages`);
    } else if (kind === 'agreement.html' && file === undefined) {
      const text = parseAgreement(readFileSync(join(folder, path), 'utf8'));
      if (text === undefined) faults.push(`${path}: begins with its title as <h1>, and the HTML follows`);
      else agreement.set(locale, text);
    } else if (isKind(kind) && slug !== undefined && slugPattern.test(slug) && deeper.length === 0) {
      takePage(locale, path, kind, slug);
    } else {
      faults.push(
        `${path}: is neither agreement.html nor a page of ${contentPageKinds.join(', ')} whose name takes small letters, digits and hyphens`,
      );
    }
  }
  if (faults.length > 0) throw new LaunchError([`${folder}:`, ...faults].join('\n  '));
  return { version: named.agreementFrom, agreement, pages: [...pages.values()] };
};
