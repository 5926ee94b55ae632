import type { GameWords } from '../../texts/texts.ts';
import { type MarkNames, resultText, spotIn } from '../words.ts';

const halves: Readonly<Record<string, string>> = { big: '特大', small: '特小', odd: '特单', even: '特双' };

const waves: Readonly<Record<string, string>> = { red: '红波', blue: '蓝波', green: '绿波' };

const animals = '鼠牛虎兔龙蛇马羊猴鸡狗猪';

export const markNames: MarkNames = {
  groups: { special: '特码', facets: '特码两面', regular: '正码', combined: '连码', any: '平特' },
  half: (half) => halves[half] ?? half,
  wave: (wave) => waves[wave] ?? wave,
  animal: (animal) => animals.charAt(animal - 1),
  tail: (tail) => `${tail} 尾`,
  ticket: { two: '二全中', three: '三全中', 'two-special': '特串' },
  among: '七个号码中开出其一即中',
  pick: '选号',
  random: '机选',
  add: (tickets) => (tickets === 1 ? '加入' : `加入 ${tickets} 注`),
  choose: (size, most) => `选 ${size} 至 ${most} 个号码，每${size === 2 ? '两' : '三'}个为一注`,
};

const kinds: Readonly<Record<string, string>> = {
  special: '特码',
  regular: '正码（六个之一）',
  half: '特码大小、单双',
  'wave-red': '红波',
  wave: '蓝波、绿波',
  'animal-rat': '特肖鼠（五个号码）',
  animal: '特肖（四个号码）',
  'tail-zero': '0 尾（四个号码）',
  tail: '尾数（五个号码）',
  two: '二全中（两个正码）',
  three: '三全中（三个正码）',
  'two-special': '特串（正码加特码）',
  'any-animal-rat': '平特一肖鼠（五个号码）',
  'any-animal': '平特一肖（四个号码）',
  'any-tail-zero': '平特 0 尾（四个号码）',
  'any-tail': '平特尾数（五个号码）',
};

export const sixMarkWords: GameWords = {
  name: '宝塔七星',
  tagline: '七层宝塔，四十九选七',
  rules: [
    '每分钟从 1–49 中不重复地开出七个号码：前六个为正码，第七个点亮塔顶，为特码。',
    '特码：压中第七个号码。正码：所压号码在前六个之中，不分次序。',
    '特码大小单双：25–48 为大，1–24 为小；开 49 时退回投注。色波：红波十七个号码，蓝波、绿波各十六个。',
    '生肖按号码固定排列，不随年份变化：1 为鼠，2 为牛，依此类推，每隔十二个号码相同；鼠有五个号码，其余各四个。尾数为特码的个位。',
    '连码：每注两个或三个号码。二全中、三全中：所选号码全部在六个正码之中。特串：一个为正码，另一个为特码，不分次序。一次最多选八个号码，其中每两个（或三个）为一注。',
    '平特：七个号码（六个正码和特码）中至少有一个属于该生肖或该尾数即中，开出几个都只赔一次。',
    '赔付含本金，见下表。',
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spotIn('zh_CN', { special: '特码', regular: '正码', any: '平特' }),
  result: resultText,
  draw: [
    '49 个号码依次排列，从中不放回地抽取七次：第一个数小于 49，第二个小于 48，依此类推。每个数是剩余号码中的位置，最后一个为特码。',
  ],
};
