import type { VideoSlotWords } from '../words.ts';

export const words: VideoSlotWords = {
  notices: {
    won: (won) => `${won}を獲得`,
    back: (won) => `${won}が戻りました`,
    free_won: (_, count) => `フリースピン${count}回`,
    free_over: (won) => `フリースピン終了、このラウンドの合計${won}を獲得`,
    free_back: (won) => `フリースピン終了、${won}が戻りました`,
    hold_won: () => 'リスピン開始、追加の支払いはありません',
    hold_on: (held) => `${held}を確保、続けて再スピン`,
    hold_over: (won) => `リスピン終了、このラウンドの合計${won}を獲得`,
    hold_back: (won) => `リスピン終了、${won}が戻りました`,
  },
  fairness: 'スピンごとに1回の抽選を行い、停止位置とすべての金額をそれで決めます。',
  freeText: 'フリースピンで当たるたびに、倍率が上がります。',
  choose: 'フリースピンを選んでください',
  option: (spins, multiplier, step) =>
    [
      `${spins}回`,
      ...(step > 0
        ? [`${multiplier}倍から、当たりごとに＋${step}倍`]
        : multiplier > 1
          ? [`${multiplier}倍`]
          : []),
    ].join('、'),
  goOn: '続ける',
  strip: {
    free: (played, all) => `フリースピン ${played} / ${all}`,
    hold: (left, held, cells) => `残り${left}回 · ${held} / ${cells}`,
  },
  times: (multiplier) => `${multiplier}倍`,
  total: 'このラウンドの合計獲得',
  pots: { mini: 'ミニ', minor: 'マイナー', major: 'メジャー', grand: 'グランド' },
  potsLabel: '4つのジャックポット',
  won: {
    line: (symbol, count, line) => `${symbol} × ${count} · ライン${line}`,
    ways: (symbol, count, ways) => `${symbol} × ${count} · ${ways}通り`,
    cluster: (symbol, count) => `${symbol} · ${count}個つながり`,
    collected: (symbol, count, times) =>
      times === 1 ? `${symbol}を${count}個回収` : `${symbol}を${count}個回収 · ${times}回`,
  },
  historyMore: (steps) => `フリースピン・リスピン${steps}回を含む`,
  rules: {
    pays: '配当表',
    paysNote: {
      lines: '数字は、現在のベットでの1ラインあたりの配当です。',
      ways: '数字は、現在のベットでの1通りあたりの配当です。',
      clusters: '数字は、現在のベットでのひとつながりの図柄の配当です。左の列は必要な最少の個数です。',
    },
    lines: 'ペイライン',
    linesText: (lines) => `${lines}本のライン。左端のリールから同じ図柄が3個以上続くと当たりです。`,
    hits: '配当のあるラウンド',
  },
};
