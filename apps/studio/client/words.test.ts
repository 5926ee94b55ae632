import { describe, expect, it } from 'vitest';
import { type StudioLocale, studioLocales } from '../src/locale.ts';
import { loadWords } from './shell/spoken.ts';

type Words = Readonly<Record<string, unknown>>;

const files = import.meta.glob<Words>('./**/*_*.ts', { eager: true });
// What words of one language take from the modules beside them.
import.meta.glob(
  [
    './**/words.ts',
    './**/autoWords.ts',
    './**/sidedWords.ts',
    './**/ladderWords.ts',
    './**/coachWords.ts',
    './**/texts.ts',
  ],
  {
    eager: true,
  },
);

const fileOf = /^(.*)\/([a-z]{2}_[A-Z]{2})\.ts$/;
const folders = [...new Set(Object.keys(files).flatMap((file) => fileOf.exec(file)?.[1] ?? []))];

/** Numbers, texts, and a record of them: what words are told of. */
const sample = {
  kind: 'total',
  line: 2.5,
  number: 2,
  sport: 'football',
  home: 'A',
  away: 'B',
  side: 'home',
  score: [1, 0],
  clock: 7,
  part: 1,
  points: 2,
  min: 1,
  max: 2,
  most: 3,
  legs: 4,
} as const;
const samples: readonly (readonly unknown[])[] = [
  ['7', '7', '7', '7'],
  [7, 7, 7, 7],
  ['over', sample, 7],
  [sample, 'football', { home: 'A', away: 'B' }],
];

/** Every text that words hold or give, by where it stands. Functions are asked with each of the samples that they take. */
const textsIn = (words: unknown, path = ''): [string, string][] => {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') {
    return samples.flatMap((args, index) => {
      try {
        const told: unknown = words(...args);
        return textsIn(told, `${path}(${index})`);
      } catch {
        return [];
      }
    });
  }
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
};

const readIn = (folder: string, locale: StudioLocale): Map<string, string> =>
  new Map(textsIn(files[`${folder}/${locale}.ts`]));

/** Where texts stand; what a function gives to other questions than it is asked may differ. The book's own list of names is its own. */
const placesOf = (texts: ReadonlyMap<string, string>): string[] =>
  [...new Set([...texts.keys()].map((path) => path.replace(/\(.*/, '()')))]
    .filter((path) => !path.startsWith('.words.names.'))
    .sort();

const isHan = /\p{Script=Han}/u;
/** Characters that Taiwan does not write. */
const isSimplified =
  /[额赔赢这为们个时开关发当头来对会过还进运单无实现种与点转轮张图让选码应气龙鱼华东车马鸟见贝长门风飞红绿兰宝财钱银铁钟灯笼丝线网络账户录验证护击杀战胜负输闲庄补抢买卖随机规则说话记议论语读书写连续结构统计数据标题类别级显隐条项]/u;
/** Three words of small Latin letters in a row are a sentence of English that was left. */
const isEnglish = /\b[a-z]{2,}(?: [a-z]{2,}){2,}\b/;
const hanLocales: readonly string[] = ['zh_CN', 'zh_TW', 'ja_JP'];
const latin: readonly string[] = ['en_US', 'vi_VN'];

describe.each(studioLocales)('words in %s', (locale) => {
  it.each(folders)('%s say all that the English do', async (folder) => {
    await Promise.all([loadWords(locale), loadWords('en_US')]);
    expect(Object.keys(files)).toContain(`${folder}/${locale}.ts`);
    const [own, english] = [readIn(folder, locale), readIn(folder, 'en_US')];
    expect(placesOf(own)).toEqual(placesOf(english));
    const empty = [...own].filter(([path, text]) => text.trim() === '' && english.get(path)?.trim() !== '');
    expect(empty).toEqual([]);
  });

  it('are written in its own characters and tongue', async () => {
    await Promise.all([loadWords(locale), loadWords('en_US')]);
    const code: string = locale;
    const foreign = folders.flatMap((folder) => {
      const english = readIn(folder, 'en_US');
      return [...readIn(folder, locale)].filter(([path, text]) => {
        if (!hanLocales.includes(locale) && isHan.test(text)) return true;
        if (code === 'zh_TW' && isSimplified.test(text)) return true;
        if (locale === 'en_US') return false;
        if (latin.includes(locale)) return isEnglish.test(text) && text === english.get(path);
        return isEnglish.test(text);
      });
    });
    expect(foreign).toEqual([]);
  });
});
