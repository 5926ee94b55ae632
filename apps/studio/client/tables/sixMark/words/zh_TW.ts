import type { GameWords } from '../../texts/texts.ts';
import { type MarkNames, resultText, spotIn } from '../words.ts';

const halves: Readonly<Record<string, string>> = { big: '特大', small: '特小', odd: '特單', even: '特雙' };

const waves: Readonly<Record<string, string>> = { red: '紅波', blue: '藍波', green: '綠波' };

const animals = '鼠牛虎兔龍蛇馬羊猴雞狗豬';

export const markNames: MarkNames = {
  groups: { special: '特碼', facets: '特碼兩面', regular: '正碼', combined: '連碼', any: '平特' },
  half: (half) => halves[half] ?? half,
  wave: (wave) => waves[wave] ?? wave,
  animal: (animal) => animals.charAt(animal - 1),
  tail: (tail) => `${tail} 尾`,
  ticket: { two: '二全中', three: '三全中', 'two-special': '特串' },
  among: '七個號碼中開出其一即中',
  pick: '選號',
  random: '快選',
  add: (tickets) => (tickets === 1 ? '加入' : `加入 ${tickets} 注`),
  choose: (size, most) => `選 ${size} 至 ${most} 個號碼，每${size === 2 ? '兩' : '三'}個為一注`,
};

const kinds: Readonly<Record<string, string>> = {
  special: '特碼',
  regular: '正碼（六個之一）',
  half: '特碼大小、單雙',
  'wave-red': '紅波',
  wave: '藍波、綠波',
  'animal-rat': '特肖鼠（五個號碼）',
  animal: '特肖（四個號碼）',
  'tail-zero': '0 尾（四個號碼）',
  tail: '尾數（五個號碼）',
  two: '二全中（兩個正碼）',
  three: '三全中（三個正碼）',
  'two-special': '特串（正碼加特碼）',
  'any-animal-rat': '平特一肖鼠（五個號碼）',
  'any-animal': '平特一肖（四個號碼）',
  'any-tail-zero': '平特 0 尾（四個號碼）',
  'any-tail': '平特尾數（五個號碼）',
};

export const sixMarkWords: GameWords = {
  name: '寶塔七星',
  tagline: '七層寶塔，四十九選七',
  rules: [
    '每分鐘從 1–49 中不重複地開出七個號碼：前六個為正碼，第七個點亮塔頂，為特碼。',
    '特碼：押中第七個號碼。正碼：所押號碼在前六個之中，不分順序。',
    '特碼大小單雙：25–48 為大，1–24 為小；開 49 時退回投注。色波：紅波十七個號碼，藍波、綠波各十六個。',
    '生肖依號碼固定排列，不隨年份變化：1 為鼠，2 為牛，依此類推，每隔十二個號碼相同；鼠有五個號碼，其餘各四個。尾數為特碼的個位。',
    '連碼：每注兩個或三個號碼。二全中、三全中：所選號碼全部在六個正碼之中。特串：一個為正碼，另一個為特碼，不分順序。一次最多選八個號碼，其中每兩個（或三個）為一注。',
    '平特：七個號碼（六個正碼和特碼）中至少有一個屬於該生肖或該尾數即中，開出幾個都只賠一次。',
    '賠付含本金，見下表。',
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spotIn('zh_TW', { special: '特碼', regular: '正碼', any: '平特' }),
  result: resultText,
  draw: [
    '49 個號碼依次排列，從中不放回地抽取七次：第一個數小於 49，第二個小於 48，依此類推。每個數是剩餘號碼中的位置，最後一個為特碼。',
  ],
};
