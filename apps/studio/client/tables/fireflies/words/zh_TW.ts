import type { GameWords } from '../../texts/texts.ts';
import { spotIn, sumsOf, type TenNames } from '../words.ts';

const halves: Readonly<Record<string, string>> = {
  big: '大',
  small: '小',
  odd: '單',
  even: '雙',
  dragon: '龍',
  tiger: '虎',
};

const places = ['冠軍', '亞軍', '季軍', '第四', '第五', '第六', '第七', '第八', '第九', '第十'];

export const tenNames: TenNames = {
  groups: { place: '定位', sum: '冠亞和', duel: '龍虎' },
  half: (half) => halves[half] ?? half,
  place: (place) => places[place - 1] ?? '',
  duel: (place) => `${places[place - 1] ?? ''} 對 ${places[10 - place] ?? ''}`,
};

const kinds: Readonly<Record<string, string>> = {
  place: '定位（某一名的號碼）',
  half: '某一名的大小、單雙',
  duel: '龍虎',
  'sum-small': '冠亞和小、單',
  'sum-big': '冠亞和大、雙',
};

export const fireflyTenWords: GameWords = {
  name: '螢火PK拾',
  tagline: '十隻螢火，一路向月',
  rules: [
    '每分鐘一場，十隻螢火蟲（1–10 號）飛向月亮，開出完整名次，每種名次機率相同；結果在起飛前已抽定，畫面只是演出。',
    '定位：押某一名是哪個號碼。大小單雙：押某一名的號碼，6–10 為大，1–5 為小。',
    '冠亞和：冠軍與亞軍號碼之和，3–19。12 及以上為大，11 及以下為小。',
    '龍虎：前五名對後五名（冠軍對第十，亞軍對第九，依此類推），前面的號碼大為龍，小為虎。',
    '賠付含本金，見下表。',
  ],
  kind: (kind) => kinds[kind] ?? (kind.startsWith('sum-') ? `冠亞和 ${sumsOf(kind).join('、')}` : kind),
  spot: spotIn('zh_TW', '冠亞和'),
  result: (summary) => summary.split('-').join(' '),
  draw: [
    '從 1–10 號中依次抽取：第一個數小於 10，第二個小於 9，依此類推，直到小於 2；每個數是剩餘號碼（依大小排列）中的位置，最後剩下的為第十名。',
  ],
};
