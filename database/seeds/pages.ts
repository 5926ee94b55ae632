import { readFileSync } from 'node:fs';
import { type LocalizedText, locales } from '@pavilion/contract';
import type { ContentPageSummary } from '@pavilion/contract/content';
import { type PageText, parsePage } from './htmlTexts.ts';

export interface PageSeed {
  readonly kind: ContentPageSummary['kind'];
  readonly slug: string;
  /** Name of a promotion picture of `packages/art`; '' for none. */
  readonly scene: string;
  readonly title: LocalizedText;
  readonly summary: LocalizedText;
  /** HTML. */
  readonly content: LocalizedText;
}

/** In the order in which lists show them. Texts: `pages/{locale}/{kind}/{slug}.html`. */
const contents: readonly (readonly [
  PageSeed['kind'],
  readonly (readonly [slug: string, scene: string])[],
])[] = [
  [
    'main',
    [
      ['about', 'welcome'],
      ['news', 'welcome'],
      ['how-to-deposit', 'recharge'],
      ['fairness', 'turnover'],
      ['responsible-play', 'vip'],
      ['terms', ''],
      ['privacy', ''],
      ['contact', 'invite'],
    ],
  ],
  [
    'faq',
    [
      ['how-to-join', ''],
      ['cannot-log-in', ''],
      ['deposit-not-arrived', ''],
      ['withdrawals', ''],
      ['wallets', ''],
      ['game-does-not-open', ''],
      ['round-interrupted', ''],
      ['messages', ''],
      ['languages-currencies', ''],
    ],
  ],
  [
    'discount',
    [
      ['play-money', 'welcome'],
      ['two-slots-open', 'vip'],
      ['no-fees', 'recharge'],
    ],
  ],
  ['sponsor', [['open-source', 'invite']]],
];

const readPage = (locale: string, kind: string, slug: string): PageText => {
  const url = new URL(`./pages/${locale}/${kind}/${slug}.html`, import.meta.url);
  const page = parsePage(readFileSync(url, 'utf8'));
  if (page === undefined)
    throw new Error(`pages/${locale}/${kind}/${slug}.html: title, summary, empty line, text`);
  return page;
};

/** The content pages with their texts in every language. */
export const readPages = (): PageSeed[] =>
  contents.flatMap(([kind, pages]) =>
    pages.map(([slug, scene]) => {
      const texts = locales.map((locale) => [locale, readPage(locale, kind, slug)] as const);
      const pick = (part: 'title' | 'summary' | 'content'): LocalizedText =>
        Object.fromEntries(texts.map(([locale, page]) => [locale, page[part]]));
      return { kind, slug, scene, title: pick('title'), summary: pick('summary'), content: pick('content') };
    }),
  );
