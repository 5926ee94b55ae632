import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Locale, locales } from '@pavilion/contract';
import { describe, expect, it } from 'vitest';
import { languageTags, loadLocale } from './index.ts';

type Texts = ReadonlyMap<string, string>;
interface Tree {
  readonly [key: string]: string | Tree;
}

const flatten = (tree: Tree, prefix = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as const]
      : [...flatten(value, `${prefix}${key}.`)],
  );

const folderOf = (locale: Locale): string => resolve(import.meta.dirname, locale);

/** The texts of a folder's files, read without the loader that is under test. */
const textsOf = (locale: Locale): Texts =>
  new Map(
    globSync('*.json', { cwd: folderOf(locale) }).flatMap((file) => {
      const tree: Tree = JSON.parse(readFileSync(resolve(folderOf(locale), file), 'utf8'));
      return flatten(file === 'message.json' ? tree : { [file.replace('.json', '')]: tree });
    }),
  );

const present = locales.filter((locale) => existsSync(folderOf(locale)));
const texts = new Map(present.map((locale) => [locale, textsOf(locale)]));
const of = (locale: Locale): Texts => texts.get(locale) ?? new Map();
const master = of('zh_CN');
const english = of('en_US');

const placeholders = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{\s*([^},\s]+)[^}]*\}\}/g)].map(([, name = '']) => name).sort();

/** What no language translates: names of services, devices and levels, titles that end in the site’s name, a count of pictures. */
const sameEverywhere =
  /^(home\.banner_number|(lobby|member)\.title|vip\.level|app\.(android|ios)|signup\.field\.member_(wechat|qq|telegram|whats_app|line|skype|fb|zalo))$/;

/** Words of the field that readers of the Latin script use as they are. */
const loanWords: ReadonlySet<string> = new Set([
  'RTP',
  'Jackpot',
  'Hot',
  'Live',
  'Menu',
  'Email',
  'Demo',
  'Game',
]);

/** The script that every text of a locale must show. */
const scripts: Partial<Record<Locale, RegExp>> = {
  zh_CN: /\p{Script=Han}/u,
  zh_TW: /\p{Script=Han}/u,
  ja_JP: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko_KR: /\p{Script=Hangul}/u,
  th_TH: /\p{Script=Thai}/u,
  hi_IN: /\p{Script=Devanagari}/u,
  my_MM: /\p{Script=Myanmar}/u,
  ta_IN: /\p{Script=Tamil}/u,
  bn_BD: /\p{Script=Bengali}/u,
};

const writesHan: ReadonlySet<Locale> = new Set(['zh_CN', 'zh_TW', 'ja_JP']);

const faults = (locale: Locale, faulty: (key: string, text: string) => boolean): readonly string[] =>
  [...of(locale)].filter(([key, text]) => faulty(key, text)).map(([key, text]) => `${key}: ${text}`);

describe.each(present)('%s', (locale) => {
  it('has exactly the keys of zh_CN', () => {
    expect([...of(locale).keys()].sort()).toEqual([...master.keys()].sort());
  });

  it('keeps the placeholders of zh_CN in every text', () => {
    const changed = (key: string, text: string) =>
      `${placeholders(text)}` !== `${placeholders(master.get(key) ?? '')}`;
    expect(faults(locale, changed)).toEqual([]);
  });

  it('has every plural form that its language asks for', () => {
    const forms = new Intl.PluralRules(languageTags[locale]).resolvedOptions().pluralCategories;
    const counted = [...master.keys()].filter(
      (key) => key.endsWith('_other') && master.has(key.replace(/_other$/, '_one')),
    );
    const wanted = counted.flatMap((key) => forms.map((form) => key.replace(/_other$/, `_${form}`)));
    expect(counted).not.toEqual([]);
    expect(wanted.filter((key) => !of(locale).has(key))).toEqual([]);
  });

  it('has no empty or padded text', () => {
    expect(faults(locale, (_key, text) => text === '' || text !== text.trim())).toEqual([]);
  });

  it('is loaded from its own folder', async () => {
    expect(new Map(flatten(await loadLocale(locale)))).toEqual(of(locale));
  });

  it('writes every text in its own script', () => {
    const script = scripts[locale] ?? /\p{Script=Latin}/u;
    expect(faults(locale, (key, text) => !sameEverywhere.test(key) && !script.test(text))).toEqual([]);
  });
});

describe.each(present.filter((locale) => !/^zh_/.test(locale)))('%s', (locale) => {
  it('keeps no text of zh_CN', () => {
    // Japanese shares a few short words with Chinese to the letter.
    const shared = (text: string) => locale === 'ja_JP' && text.length <= 2;
    expect(
      faults(locale, (key, text) => !sameEverywhere.test(key) && text === master.get(key) && !shared(text)),
    ).toEqual([]);
  });

  it.runIf(!writesHan.has(locale))('holds no Chinese character', () => {
    expect(faults(locale, (_key, text) => /\p{Script=Han}/u.test(text))).toEqual([]);
  });

  it.runIf(locale !== 'en_US')('keeps no text of en_US', () => {
    expect(
      faults(
        locale,
        (key, text) => !sameEverywhere.test(key) && text === english.get(key) && !loanWords.has(text),
      ),
    ).toEqual([]);
  });
});

it('zh_TW holds no simplified character', () => {
  const decoder = new TextDecoder('big5');
  const traditional = new Set<string>();
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1)
      traditional.add(decoder.decode(Uint8Array.of(lead, trail)));
  }
  expect(
    faults('zh_TW', (_key, text) =>
      (text.match(/\p{Script=Han}/gu) ?? []).some((char) => !traditional.has(char)),
    ),
  ).toEqual([]);
});

describe('the keys', () => {
  const app = resolve(import.meta.dirname, '..');
  const contract = resolve(app, '../../../packages/contract/src');
  const shared = resolve(app, '../../../packages/web/src');
  const read = (root: string): readonly (readonly [string, string])[] =>
    globSync('**/*.{ts,tsx}', { cwd: root })
      .filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('locales/'))
      .map((file) => [resolve(root, file), readFileSync(resolve(root, file), 'utf8')]);
  const sources = new Map([...read(app), ...read(contract), ...read(shared)]);

  const quoted = (source: string): readonly string[] =>
    [...source.matchAll(/'([^'\n]*)'/g)].map(([, word = '']) => word);
  const contractWords = read(contract).flatMap(([, source]) => quoted(source));

  /** What the holes of a template literal may hold: words quoted in its file, in what that imports, in the contract. */
  const wordsNear = (file: string): ReadonlySet<string> => {
    const source = sources.get(file) ?? '';
    const imports = [
      ...[...source.matchAll(/ from '(\.[^']+)'/g)].map(([, path = '']) => resolve(dirname(file), path)),
      ...[...source.matchAll(/ from '@pavilion\/web\/([^']+)'/g)].map(([, name]) =>
        resolve(shared, `${name}.ts`),
      ),
    ];
    const near = [source, ...imports.map((path) => sources.get(path) ?? '')].flatMap(quoted);
    return new Set([...near, ...contractWords]);
  };

  /** `records.kind_${row.kind}` and its like, as patterns over keys. */
  const families = [...sources].flatMap(([file, source]) =>
    [...source.matchAll(/`([a-z_]+\.[^`\s]*?\$\{[^`]*)`/g)].map(([, template = '']) => ({
      pattern: new RegExp(
        `^${template
          .split(/\$\{[^}]*\}/)
          .map((fixed) => fixed.replaceAll('.', '\\.'))
          .join('([A-Za-z0-9_]+)')}$`,
      ),
      words: wordsNear(file),
    })),
  );

  const literals = new Set([...sources.values()].flatMap(quoted));
  const isUsed = (key: string): boolean =>
    literals.has(key) ||
    families.some(({ pattern, words }) =>
      pattern
        .exec(key)
        ?.slice(1)
        .every((word) => words.has(word)),
    );

  it('are all used', () => {
    const unused = [...master.keys()].filter(
      (key) => !isUsed(key) && !isUsed(key.replace(/_(one|other)$/, '')),
    );
    expect(unused).toEqual([]);
  });

  it('that no source names count as unused', () => {
    expect(isUsed('shell.wallpaper')).toBe(false);
    expect(isUsed('records.kind_picnic')).toBe(false);
    expect(isUsed('records.kind_bet_win')).toBe(true);
  });
});
