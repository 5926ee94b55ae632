import type { KenoWords } from '../words.ts';

export const words: KenoWords = {
  name: '港灣快彩',
  tagline: '八十盞船燈，亮起二十盞',
  welcome: '請選 1 至 10 個號碼',
  draw: '開獎',
  hurry: '加快',
  fill: '隨機選號',
  clear: '清除',
  board: '號碼盤',
  light: '港燈',
  lightTitle: '開港燈的賠付與返還率',
  lightText: '開港燈投注額不變，按較低的賠付表派彩；最後開出的號碼若是您選中的，贏得再乘 3。',
  beam: '燈塔',
  beamTitle: '開燈塔的賠付與返還率',
  beamText:
    '開燈塔投注額不變，按較低的賠付表派彩。開獎後燈光照到一個碼頭（每十個號碼一個：1–10、11–20……），其中每中一個號碼，贏得多計一倍。',
  beamWhere: '號碼集中在一個碼頭，贏得更大，但次數更少；返還率不變。',
  marked: (count) => `已選 ${count} 個`,
  cell: (number, drawn) => (drawn ? `${number}，已開出` : `${number}`),
  notices: {
    won: (amount, count) => `中 ${count} 個，贏得 ${amount}`,
    lit: (amount, count) => `港燈亮了 ×3，中 ${count} 個，贏得 ${amount}`,
    beamed: (amount, count, times) =>
      `燈塔照亮，中 ${count} 個，其中 ${times - 1} 個在燈光下，按 ${times} 倍計，贏得 ${amount}`,
    back: (amount, count) => `中 ${count} 個，退回 ${amount}`,
    missed: (_, count) => `中 ${count} 個，這次沒有獎`,
    pick_first: () => '請先選號',
    enough: (_, count) => `最多選 ${count} 個號碼`,
  },
  counted: (times) => `按 ${times} 倍計`,
  historyHits: (hits, picks) => `選 ${picks} 中 ${hits}`,
  fairness: '二十個號碼由一次抽取依次決定，任意組合機率相同。',
  rulesTitle: '玩法',
  rulesText:
    '從 1 至 80 中選 1 至 10 個號碼，開出 20 個，依中的個數賠付。下表為投注的倍數；返還率逐一精確算出。',
  paysTitle: '賠付與返還率',
  picks: '選',
  hits: '中',
  returns: '返還率',
  keys: '鍵盤：空白鍵開獎，Tab 與 Enter 鍵選號。',
};
