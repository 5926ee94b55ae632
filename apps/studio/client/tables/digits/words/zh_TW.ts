import type { GameWords } from '../../texts/texts.ts';
import { digitPlaces } from '../../texts/zh_TW.ts';
import { type DigitNames, kindText, spotText } from '../names.ts';

export const digitNames: DigitNames = {
  places: digitPlaces,
  groups: { number: '選號', place: '定位', sum: '總和', form: '形態', duel: '龍虎' },
  whole: {
    big: '總和大（14–27）',
    small: '總和小（0–13）',
    odd: '總和單',
    even: '總和雙',
    triple: '任意豹子',
  },
  half: { big: '大', small: '小', odd: '單', even: '雙' },
  form: { pair: '對子', different: '三位不同', run: '順子' },
  side: { dragon: '龍', tie: '和', tiger: '虎' },
  straight: '直選',
  box: '組選',
  any: '任一位',
  tail: '和尾',
  sum: '總和',
  span: '跨度',
  missing: '遺漏',
  kinds: {
    straight: '直選（三位同序）',
    'box-6': '組選六（三位不同，不論順序）',
    'box-3': '組選三（含一對，不論順序）',
    place: '定位（一位）',
    triple: '豹子（三位相同）',
    'even-money': '總和大小、單雙',
    half: '一位的大小、單雙（大為 5–9）',
    any: '不定位（號碼出現在任一位）',
    tail: '總和尾數',
    duel: '龍虎（兩位比大小）',
    'duel-tie': '龍虎和（兩位相同）',
    different: '三位都不同',
    pair: '對子（兩位相同）',
    run: '順子（三位相連，不論順序）',
  },
};

export const words: GameWords = {
  name: '算盤三珠',
  tagline: '一分鐘一開，三珠定數',
  rules: [
    '每分鐘開出三個數字，每個為 0–9，可以重複。',
    '直選須三位數字與順序全中；組選不論順序；定位只押其中一位；豹子押三位相同；總和為三位之和，14 及以上為大，13 及以下為小。',
    '定位還可押一位的大小單雙；不定位只要號碼出現即贏。總和可押總數或尾數，跨度為最大與最小數字之差。對子為恰有兩位相同，順子為三個相連的數字、不論順序，0 與 9 不相連。龍虎比較兩位數字，前一位大為龍，後一位大為虎，相同為和。',
    '賠付含本金，見下表。',
  ],
  kind: (kind) => kindText(kind, digitNames),
  spot: (spot) => spotText(spot, digitNames),
  result: (summary) => [...summary].join(' '),
  draw: ['依次抽取三個小於 10 的數，即百位、十位、個位。'],
};
