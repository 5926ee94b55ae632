import type { VideoSlotWords } from '../words.ts';

export const words: VideoSlotWords = {
  notices: {
    won: (won) => `赢得 ${won}`,
    back: (won) => `返还 ${won}`,
    free_won: (_, count) => `${count} 次免费转动`,
    free_over: (won) => `免费转动结束，本局共赢得 ${won}`,
    free_back: (won) => `免费转动结束，返还 ${won}`,
    hold_won: () => '再转开始，不再收费',
    hold_on: (held) => `已锁定 ${held}，继续再转`,
    hold_over: (won) => `再转结束，本局共赢得 ${won}`,
    hold_back: (won) => `再转结束，返还 ${won}`,
  },
  fairness: '每次转动各抽一次：停点和所有奖金数值都由它决定。',
  freeText: '每次免费转动中奖后，倍数上升。',
  choose: '请选择免费转动',
  option: (spins, multiplier, step) =>
    [
      `${spins} 次`,
      ...(step > 0 ? [`${multiplier} 倍起，中奖加 ${step} 倍`] : multiplier > 1 ? [`${multiplier} 倍`] : []),
    ].join('，'),
  goOn: '继续',
  strip: {
    free: (played, all) => `免费转动 ${played} / ${all}`,
    hold: (left, held, cells) => `剩 ${left} 次 · ${held} / ${cells}`,
  },
  times: (multiplier) => `${multiplier} 倍`,
  total: '本局共赢得',
  pots: { mini: '迷你', minor: '小奖', major: '大奖', grand: '至尊' },
  potsLabel: '四个奖池',
  won: {
    line: (symbol, count, line) => `${symbol} × ${count} · 第 ${line} 线`,
    ways: (symbol, count, ways) => `${symbol} × ${count} · ${ways} 路`,
    cluster: (symbol, count) => `${symbol} · ${count} 个相连`,
    collected: (symbol, count, times) =>
      times === 1 ? `收取 ${count} 个${symbol}` : `收取 ${count} 个${symbol} · ${times} 次`,
  },
  historyMore: (steps) => `含 ${steps} 次免费或再转`,
  rules: {
    pays: '赔付表',
    paysNote: {
      lines: '数字为当前投注下每条线的奖金。',
      ways: '数字为当前投注下每一路的奖金。',
      clusters: '数字为当前投注下一片相连图案的奖金，左列为至少的个数。',
    },
    lines: '中奖线',
    linesText: (lines) => `${lines} 条线，从最左一条转轴起连续 3 个以上相同图案中奖。`,
    hits: '有奖的局',
  },
};
