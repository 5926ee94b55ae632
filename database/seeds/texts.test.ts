import { readFileSync } from 'node:fs';
import type { LocalizedText } from '@pavilion/contract';
import { locales } from '@pavilion/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { safeHtml } from '../../apps/server/src/modules/content/safeHtml.ts';
import { banners, smallBanners } from './bannersData.ts';
import { floatItems, footer } from './footerData.ts';
import { gameLabels } from './gamesData.ts';
import { bulletins, marquees } from './noticesData.ts';
import { readPages } from './pages.ts';
import { templateItems } from './templatesData.ts';
import { inFurtherLanguages, text, words } from './texts.ts';

const shown: readonly LocalizedText[] = [
  ...[...banners, ...smallBanners].flatMap(({ title, subtitle, action }) => [title, subtitle, action]),
  ...footer.flatMap(({ title, links }) => [title, ...links.map((link) => link.title)]),
  ...floatItems.map(({ title }) => title),
  ...marquees.map(({ content }) => content),
  ...bulletins.flatMap(({ title, content }) => [title, content]),
  ...templateItems.flatMap(({ title, content }) => [title, content]),
].filter((one) => Object.keys(one).length > 0);

/** The tags of an HTML text in their order, with what its links lead to. */
const marks = (html: string): string =>
  [...html.matchAll(/<\/?[a-z0-9]+(?: href="[^"]*")?(?: target="_blank")?>/g)].map(([mark]) => mark).join('');

describe('the words of the demo hall', () => {
  it('stand in every language wherever a page shows a line of them', () => {
    for (const one of shown) {
      const missing = locales.filter((locale) => (one[locale] ?? '') === '');
      expect(missing, one.en_US ?? '').toEqual([]);
    }
    for (const { names } of gameLabels) {
      const all: LocalizedText = { ...inFurtherLanguages(names.en_US ?? ''), ...names };
      expect(
        locales.filter((locale) => (all[locale] ?? '') === ''),
        names.en_US ?? '',
      ).toEqual([]);
    }
  });

  it('keep the links and the structure of the English in every language, and pass the sanitiser', () => {
    for (const one of shown)
      for (const locale of locales) {
        const html = one[locale] ?? '';
        expect(marks(html), `${locale}: ${html}`).toBe(marks(one.en_US ?? ''));
        if (html.includes('<')) expect(safeHtml(html), `${locale}: ${html}`).toBe(html);
      }
  });

  it('fall back to English where a language has no word', () => {
    expect(text('甲', '甲', 'nobody said this before', 'a')).toEqual({
      zh_CN: '甲',
      zh_TW: '甲',
      en_US: 'nobody said this before',
      vi_VN: 'a',
    });
  });

  it('are the same sentences in all of the further languages', () => {
    const english = [...words].map(([, spoken]) =>
      Object.keys(spoken)
        .filter((key) => !isLabel(key))
        .sort(),
    );
    for (const sentences of english) expect(sentences).toEqual(english[0]);
  });
});

describe('the pages of the demo hall', () => {
  it('are whole in every language, with the marks and links of the English, and pass the sanitiser', () => {
    for (const { slug, title, summary, content } of readPages())
      for (const locale of locales) {
        const html = content[locale] ?? '';
        expect(title[locale] && summary[locale] && html, `${slug} ${locale}`).toBeTruthy();
        expect(marks(html), `${slug} ${locale}`).toBe(marks(content.en_US ?? ''));
        expect(safeHtml(html).replaceAll(' rel="noopener noreferrer"', ''), `${slug} ${locale}`).toBe(html);
      }
  });
});

describe('what articles say of a tile', () => {
  const tileWords = z.object({ coming_soon: z.string(), maintenance: z.string() });
  const article = readPages().find(({ slug }) => slug === 'game-does-not-open');

  it.each(locales)('%s: is what the tile says', (locale) => {
    const file = new URL(`../../apps/hall/app/locales/${locale}/tile.json`, import.meta.url);
    const words = tileWords.parse(JSON.parse(readFileSync(file, 'utf8')));
    const said = article?.content[locale]?.toLowerCase() ?? '';
    for (const word of Object.values(words)) expect(said).toContain(word.toLowerCase());
  });
});

/** The labels' Japanese and Korean names stand with the games. */
const isLabel = (key: string): boolean => gameLabels.some(({ names }) => names.en_US === key);
