import type { VideoSlotWords } from '../words.ts';

export const words: VideoSlotWords = {
  notices: {
    won: (won) => `贏得 ${won}`,
    back: (won) => `返還 ${won}`,
    free_won: (_, count) => `${count} 次免費旋轉`,
    free_over: (won) => `免費旋轉結束，本局共贏得 ${won}`,
    free_back: (won) => `免費旋轉結束，返還 ${won}`,
    hold_won: () => '再轉開始，不再收費',
    hold_on: (held) => `已鎖定 ${held}，繼續再轉`,
    hold_over: (won) => `再轉結束，本局共贏得 ${won}`,
    hold_back: (won) => `再轉結束，返還 ${won}`,
  },
  fairness: '每次旋轉各抽一次：停點和所有獎金數值都由它決定。',
  freeText: '每次免費旋轉中獎後，倍數上升。',
  choose: '請選擇免費旋轉',
  option: (spins, multiplier, step) =>
    [
      `${spins} 次`,
      ...(step > 0 ? [`${multiplier} 倍起，中獎加 ${step} 倍`] : multiplier > 1 ? [`${multiplier} 倍`] : []),
    ].join('，'),
  goOn: '繼續',
  strip: {
    free: (played, all) => `免費旋轉 ${played} / ${all}`,
    hold: (left, held, cells) => `剩 ${left} 次 · ${held} / ${cells}`,
  },
  times: (multiplier) => `${multiplier} 倍`,
  total: '本局共贏得',
  pots: { mini: '迷你', minor: '小獎', major: '大獎', grand: '至尊' },
  potsLabel: '四個獎池',
  won: {
    line: (symbol, count, line) => `${symbol} × ${count} · 第 ${line} 線`,
    ways: (symbol, count, ways) => `${symbol} × ${count} · ${ways} 路`,
    cluster: (symbol, count) => `${symbol} · ${count} 個相連`,
    collected: (symbol, count, times) =>
      times === 1 ? `收取 ${count} 個${symbol}` : `收取 ${count} 個${symbol} · ${times} 次`,
  },
  historyMore: (steps) => `含 ${steps} 次免費或再轉`,
  rules: {
    pays: '賠付表',
    paysNote: {
      lines: '數字為目前投注下每條線的獎金。',
      ways: '數字為目前投注下每一路的獎金。',
      clusters: '數字為目前投注下一片相連圖案的獎金，左列為至少的個數。',
    },
    lines: '中獎線',
    linesText: (lines) => `${lines} 條線，從最左一條轉輪起連續 3 個以上相同圖案中獎。`,
    hits: '有獎的局',
  },
};
