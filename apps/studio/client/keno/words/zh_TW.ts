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
  marked: (count) => `已選 ${count} 個`,
  cell: (number, drawn) => (drawn ? `${number}，已開出` : `${number}`),
  notices: {
    won: (amount, count) => `中 ${count} 個，贏得 ${amount}`,
    back: (amount, count) => `中 ${count} 個，退回 ${amount}`,
    missed: (_, count) => `中 ${count} 個，這次沒有獎`,
    pick_first: () => '請先選號',
    enough: (_, count) => `最多選 ${count} 個號碼`,
  },
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
