import type { Lang } from '../../shell/sessionTexts.ts';
import type { GameWords } from '../texts/texts.ts';

interface MarkNames {
  readonly groups: Readonly<Record<'special' | 'facets' | 'regular', string>>;
  readonly half: (half: string) => string;
  readonly wave: (wave: string) => string;
  readonly animal: (animal: number) => string;
  readonly tail: (tail: number) => string;
}

const halvesZh: Readonly<Record<string, string>> = { big: '特大', small: '特小', odd: '特单', even: '特双' };
const halvesEn: Readonly<Record<string, string>> = { big: 'Big', small: 'Small', odd: 'Odd', even: 'Even' };
const wavesZh: Readonly<Record<string, string>> = { red: '红波', blue: '蓝波', green: '绿波' };
const wavesEn: Readonly<Record<string, string>> = { red: 'Red', blue: 'Blue', green: 'Green' };
const animalsZh = '鼠牛虎兔龙蛇马羊猴鸡狗猪';
const animalsEn = [
  'Rat',
  'Ox',
  'Tiger',
  'Hare',
  'Dragon',
  'Snake',
  'Horse',
  'Goat',
  'Monkey',
  'Cock',
  'Dog',
  'Pig',
];

export const markNames: Readonly<Record<Lang, MarkNames>> = {
  zh_CN: {
    groups: { special: '特码', facets: '特码两面', regular: '正码' },
    half: (half) => halvesZh[half] ?? half,
    wave: (wave) => wavesZh[wave] ?? wave,
    animal: (animal) => animalsZh.charAt(animal - 1),
    tail: (tail) => `${tail} 尾`,
  },
  en_US: {
    groups: { special: 'Special', facets: 'Its kind', regular: 'Regular' },
    half: (half) => halvesEn[half] ?? half,
    wave: (wave) => wavesEn[wave] ?? wave,
    animal: (animal) => animalsEn[animal - 1] ?? '',
    tail: (tail) => `Ends ${tail}`,
  },
};

const spotIn =
  (lang: Lang, kinds: Readonly<Record<string, string>>) =>
  (spot: string): string => {
    const names = markNames[lang];
    const [kind = '', value = ''] = spot.split(':');
    switch (kind) {
      case 'special':
      case 'regular':
        return `${kinds[kind] ?? kind} ${value}`;
      case 'wave':
        return `${kinds.special ?? ''} ${names.wave(value)}`;
      case 'animal':
        return `${kinds.special ?? ''} ${names.animal(Number(value))}`;
      case 'tail':
        return `${kinds.special ?? ''} ${names.tail(Number(value))}`;
      default:
        return names.half(kind);
    }
  };

const kindsZh: Readonly<Record<string, string>> = {
  special: '特码',
  regular: '正码（六个之一）',
  half: '特码大小、单双',
  'wave-red': '红波',
  wave: '蓝波、绿波',
  'animal-rat': '特肖鼠（五个号码）',
  animal: '特肖（四个号码）',
  'tail-zero': '0 尾（四个号码）',
  tail: '尾数（五个号码）',
};
const kindsEn: Readonly<Record<string, string>> = {
  special: 'Special number',
  regular: 'Regular number (one of six)',
  half: 'Special big, small, odd, even',
  'wave-red': 'Special red',
  wave: 'Special blue or green',
  'animal-rat': 'Rat (five numbers)',
  animal: 'Another animal (four numbers)',
  'tail-zero': 'Ends in 0 (four numbers)',
  tail: 'Ends in another digit (five)',
};

const resultText = (summary: string): string => summary.replaceAll('-', ' ').replace('+', ' + ');

export const sixMarkWords: Readonly<Record<Lang, GameWords>> = {
  zh_CN: {
    name: '宝塔七星',
    tagline: '七层宝塔，四十九选七',
    rules: [
      '每分钟从 1–49 中不重复地开出七个号码：前六个为正码，第七个点亮塔顶，为特码。',
      '特码：压中第七个号码。正码：所压号码在前六个之中，不分次序。',
      '特码大小单双：25–48 为大，1–24 为小；开 49 时退回投注。色波：红波十七个号码，蓝波、绿波各十六个。',
      '生肖按号码固定排列，不随年份变化：1 为鼠，2 为牛，依此类推，每隔十二个号码相同；鼠有五个号码，其余各四个。尾数为特码的个位。',
      '赔付含本金，见下表。',
    ],
    kind: (kind) => kindsZh[kind] ?? kind,
    spot: spotIn('zh_CN', { special: '特码', regular: '正码' }),
    result: resultText,
    draw: [
      '49 个号码依次排列，从中不放回地抽取七次：第一个数小于 49，第二个小于 48，依此类推。每个数是剩余号码中的位置，最后一个为特码。',
    ],
  },
  en_US: {
    name: 'Seven-Storey Draw',
    tagline: 'Seven of forty-nine',
    rules: [
      'Every minute seven different numbers of 1–49 are drawn: six regular ones, and the seventh, the special number, at the top of the pagoda.',
      'Special: the seventh number. Regular: the number is one of the first six, in any order.',
      'The special number is big from 25, small up to 24; 49 gives bets on big, small, odd and even back. Seventeen numbers are red, sixteen each blue and green.',
      'Animals follow the numbers and do not change with the year: 1 is the rat, 2 the ox and so on, and each comes again twelve numbers later. The rat has five numbers, the others four.',
      'Pays in the table below include the bet.',
    ],
    kind: (kind) => kindsEn[kind] ?? kind,
    spot: spotIn('en_US', { special: 'Special', regular: 'Regular' }),
    result: resultText,
    draw: [
      'All 49 numbers lie in order, and seven leave them: the first number falls below 49, the second below 48, and so on. Each is a place among those that are left; the last is the special number.',
    ],
  },
};
