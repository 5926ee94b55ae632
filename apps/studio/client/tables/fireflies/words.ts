import type { Lang } from '../../shell/sessionTexts.ts';
import type { GameWords } from '../texts/texts.ts';

interface TenNames {
  readonly groups: Readonly<Record<'place' | 'sum' | 'duel', string>>;
  readonly half: (half: string) => string;
  readonly place: (place: number) => string;
  readonly duel: (place: number) => string;
}

const halvesZh: Readonly<Record<string, string>> = {
  big: '大',
  small: '小',
  odd: '单',
  even: '双',
  dragon: '龙',
  tiger: '虎',
};
const halvesEn: Readonly<Record<string, string>> = {
  big: 'Big',
  small: 'Small',
  odd: 'Odd',
  even: 'Even',
  dragon: 'Dragon',
  tiger: 'Tiger',
};
const placesZh = ['冠军', '亚军', '季军', '第四', '第五', '第六', '第七', '第八', '第九', '第十'];
const placesEn = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th'];

export const tenNames: Readonly<Record<Lang, TenNames>> = {
  zh_CN: {
    groups: { place: '定位', sum: '冠亚和', duel: '龙虎' },
    half: (half) => halvesZh[half] ?? half,
    place: (place) => placesZh[place - 1] ?? '',
    duel: (place) => `${placesZh[place - 1] ?? ''} 对 ${placesZh[10 - place] ?? ''}`,
  },
  en_US: {
    groups: { place: 'By place', sum: 'First two', duel: 'Duels' },
    half: (half) => halvesEn[half] ?? half,
    place: (place) => placesEn[place - 1] ?? '',
    duel: (place) => `${placesEn[place - 1] ?? ''} v ${placesEn[10 - place] ?? ''}`,
  },
};

const spotIn =
  (lang: Lang, sum: string) =>
  (spot: string): string => {
    const names = tenNames[lang];
    const [kind = '', first = '', second = ''] = spot.split(':');
    if (kind === 'sum') return `${sum} ${names.half(first)}`;
    const place = names.place(Number(first));
    return kind === 'duel'
      ? `${names.duel(Number(first))} ${names.half(second)}`
      : `${place} ${names.half(second)}`;
  };

const kindsZh: Readonly<Record<string, string>> = {
  place: '定位（某一名的号码）',
  half: '某一名的大小、单双',
  duel: '龙虎',
  'sum-small': '冠亚和小、单',
  'sum-big': '冠亚和大、双',
};
const kindsEn: Readonly<Record<string, string>> = {
  place: 'A number in its place',
  half: 'A place big, small, odd, even',
  duel: 'Dragon or tiger',
  'sum-small': 'First two small or odd',
  'sum-big': 'First two big or even',
};
/** `sum-4` stands for 4 and for 18. */
const sumsOf = (kind: string): readonly number[] => {
  const sum = Number(kind.replace('sum-', ''));
  return sum === 11 ? [sum] : [sum, 22 - sum];
};

export const fireflyTenWords: Readonly<Record<Lang, GameWords>> = {
  zh_CN: {
    name: '萤火PK拾',
    tagline: '十只萤火，一路向月',
    rules: [
      '每分钟一场，十只萤火虫（1–10 号）飞向月亮，开出完整名次，每种名次机会相同；结果在起飞前已抽定，画面只是演示。',
      '定位：压某一名是哪个号码。大小单双：压某一名的号码，6–10 为大，1–5 为小。',
      '冠亚和：冠军与亚军号码之和，3–19。12 及以上为大，11 及以下为小。',
      '龙虎：前五名对后五名（冠军对第十，亚军对第九，依此类推），前面的号码大为龙，小为虎。',
      '赔付含本金，见下表。',
    ],
    kind: (kind) => kindsZh[kind] ?? (kind.startsWith('sum-') ? `冠亚和 ${sumsOf(kind).join('、')}` : kind),
    spot: spotIn('zh_CN', '冠亚和'),
    result: (summary) => summary.split('-').join(' '),
    draw: [
      '从 1–10 号中依次抽取：第一个数小于 10，第二个小于 9，依此类推，直到小于 2；每个数是剩余号码（按大小排列）中的位置，最后剩下的为第十名。',
    ],
  },
  en_US: {
    name: 'Firefly Ten',
    tagline: 'PK10: ten fireflies to the moon',
    rules: [
      'Every minute ten fireflies (1–10) fly to the moon. The whole order is drawn, each order as likely as any other; it is drawn before they start, and the picture only shows it.',
      'By place: which number comes in that place. Big, small, odd and even go by the number in a place: 6–10 is big, 1–5 small.',
      'First two: the sum of the first and second numbers, 3–19. From 12 it is big, up to 11 small.',
      'Duels: each of the first five places against the one opposite (1st against 10th, 2nd against 9th and so on). The dragon wins when the front place has the greater number, else the tiger.',
      'Pays in the table below include the bet.',
    ],
    kind: (kind) =>
      kindsEn[kind] ?? (kind.startsWith('sum-') ? `First two ${sumsOf(kind).join(' or ')}` : kind),
    spot: spotIn('en_US', 'First two'),
    result: (summary) => summary.split('-').join(' '),
    draw: [
      'Numbers 1–10 are drawn in turn: the first number falls below 10, the second below 9, and so on until one below 2. Each is a place among the numbers that are left, in ascending order; the last one left comes tenth.',
    ],
  },
};
