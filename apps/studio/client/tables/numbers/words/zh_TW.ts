import type { NumberWords } from '../words.ts';

export const words: NumberWords = {
  lay: '放籌碼',
  hint: (range, chip) => `${range} · 每個放 ${chip}`,
  nextTicket: '用「/」或兩個點隔開下一注',
  laid: (count, amount) => `已放 ${count} 處，共 ${amount}，尚未投注`,
  problems: {
    empty: '請至少輸入一個號碼',
    strange: (part) => `「${part}」不是號碼`,
    outside: (part, range) => `這裡不能投 ${part}，只有 ${range}`,
    twice: (part) => `${part} 重複了`,
    short: (least) => `一注至少 ${least} 個號碼`,
    long: (most) => `一注最多 ${most} 個號碼`,
    many: (most) => `一次投注最多 ${most} 處`,
    closed: '已停止下注，號碼留到下一局',
  },
  countsOf: (draws) => `最近 ${draws} 次開獎中各號碼開出的次數`,
  most: '最常開出',
  overdue: '遺漏最久',
  times: (times) => `${times} 次`,
  since: (draws) => (draws === 0 ? '上期開出' : `遺漏 ${draws} 期`),
  never: '尚未開出',
  key: '號碼下方：開出次數，以及遺漏期數',
  note: '開獎沒有記憶：無論以前開出多少次，每次開獎各號碼機率都相同。',
};
