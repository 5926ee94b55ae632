import type { GameWords } from '../../texts/texts.ts';
import { spotIn, sumsOf, type TenNames } from '../words.ts';

const halves: Readonly<Record<string, string>> = {
  big: '大',
  small: '小',
  odd: '单',
  even: '双',
  dragon: '龙',
  tiger: '虎',
};

const places = ['冠军', '亚军', '季军', '第四', '第五', '第六', '第七', '第八', '第九', '第十'];

export const tenNames: TenNames = {
  groups: { place: '定位', sum: '冠亚和', duel: '龙虎' },
  half: (half) => halves[half] ?? half,
  place: (place) => places[place - 1] ?? '',
  duel: (place) => `${places[place - 1] ?? ''} 对 ${places[10 - place] ?? ''}`,
};

const kinds: Readonly<Record<string, string>> = {
  place: '定位（某一名的号码）',
  half: '某一名的大小、单双',
  duel: '龙虎',
  'sum-small': '冠亚和小、单',
  'sum-big': '冠亚和大、双',
};

export const fireflyTenWords: GameWords = {
  name: '萤火PK拾',
  tagline: '十只萤火，一路向月',
  rules: [
    '每分钟一场，十只萤火虫（1–10 号）飞向月亮，开出完整名次，每种名次机会相同；结果在起飞前已抽定，画面只是演示。',
    '定位：压某一名是哪个号码。大小单双：压某一名的号码，6–10 为大，1–5 为小。',
    '冠亚和：冠军与亚军号码之和，3–19。12 及以上为大，11 及以下为小。',
    '龙虎：前五名对后五名（冠军对第十，亚军对第九，依此类推），前面的号码大为龙，小为虎。',
    '赔付含本金，见下表。',
  ],
  kind: (kind) => kinds[kind] ?? (kind.startsWith('sum-') ? `冠亚和 ${sumsOf(kind).join('、')}` : kind),
  spot: spotIn('zh_CN', '冠亚和'),
  result: (summary) => summary.split('-').join(' '),
  draw: [
    '从 1–10 号中依次抽取：第一个数小于 10，第二个小于 9，依此类推，直到小于 2；每个数是剩余号码（按大小排列）中的位置，最后剩下的为第十名。',
  ],
};
