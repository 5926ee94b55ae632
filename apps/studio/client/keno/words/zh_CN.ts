import type { KenoWords } from '../words.ts';

export const words: KenoWords = {
  name: '港湾快彩',
  tagline: '八十盏船灯，亮起二十盏',
  welcome: '请选 1 至 10 个号码',
  draw: '开奖',
  hurry: '加快',
  fill: '随机选号',
  clear: '清除',
  board: '号码盘',
  light: '港灯',
  lightTitle: '开港灯的赔付与返还率',
  lightText: '开港灯投注额不变，按较低的赔付表派彩；最后开出的号码若是您选中的，赢得再乘 3。',
  beam: '灯塔',
  beamTitle: '开灯塔的赔付与返还率',
  beamText:
    '开灯塔投注额不变，按较低的赔付表派彩。开奖后灯光照到一个码头（每十个号码一个：1–10、11–20……），其中每中一个号码，赢得多计一倍。',
  beamWhere: '号码集中在一个码头，赢得更大，但次数更少；返还率不变。',
  marked: (count) => `已选 ${count} 个`,
  cell: (number, drawn) => (drawn ? `${number}，已开出` : `${number}`),
  notices: {
    won: (amount, count) => `中 ${count} 个，赢得 ${amount}`,
    lit: (amount, count) => `港灯亮了 ×3，中 ${count} 个，赢得 ${amount}`,
    beamed: (amount, count, times) =>
      `灯塔照亮，中 ${count} 个，其中 ${times - 1} 个在灯光下，按 ${times} 倍计，赢得 ${amount}`,
    back: (amount, count) => `中 ${count} 个，退回 ${amount}`,
    missed: (_, count) => `中 ${count} 个，这次没有奖`,
    pick_first: () => '请先选号',
    enough: (_, count) => `最多选 ${count} 个号码`,
  },
  counted: (times) => `按 ${times} 倍计`,
  historyHits: (hits, picks) => `选 ${picks} 中 ${hits}`,
  fairness: '二十个号码由一次抽取依次决定，任意组合机会相同。',
  rulesTitle: '玩法',
  rulesText:
    '从 1 至 80 中选 1 至 10 个号码，开出 20 个，按中的个数赔付。下表为投注的倍数；返还率逐一精确算出。',
  paysTitle: '赔付与返还率',
  picks: '选',
  hits: '中',
  returns: '返还率',
  keys: '键盘：空格开奖，Tab 与回车选号。',
};
