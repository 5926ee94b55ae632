import type { ClassicWords } from '../words.ts';

export const words: ClassicWords = {
  name: '玉蟾吐珠',
  tagline: '三蟾守一珠，珠光照满池',
  great: ['大奖', '巨奖', '超级大奖'],
  symbols: {
    frog: '玉蟾',
    ring: '玉璧',
    gourd: '葫芦',
    coin: '铜钱',
    ingots: '金元宝三锭',
    pair: '银元宝两锭',
    ingot: '铜元宝一锭',
  },
  pot: '蟾珠奖池',
  potWon: '蟾珠入手',
  potText: (share, seed) =>
    `每次投注的 ${share} 进入奖池，一分一厘都不舍去；中出后，新奖池从 ${seed} 起累积。同一币种的玩家共用一个奖池。`,
  potChance: (oneIn) =>
    `每次转动都另抽一签。投注越大签数越多，每一份投注的机会完全相同：以当前投注，每次中出的机会为 ${oneIn} 分之一，与转轴停在哪里无关。`,
  potReturn: (lines, share, seed) =>
    `返还率由三部分组成：线奖 ${lines}，投注进入奖池 ${share}，新奖池的起始金额 ${seed}。`,
  potPaid: '中出时奖池的全部整数金额归您所有。试玩的机会相同，以游戏币支付，不动用奖池。',
  pays: '赔付表',
  paysNote: '数字为当前投注下一条线三个相同图案的奖金。',
  mixture: '任意三种元宝',
  wild: '玉蟾可代替任何图案。',
  hops: {
    title: '荷叶上的蛙跳',
    text: '玉蟾落在正中的荷叶上，便与所在转轴一同留下，其余转轴免费跳两次；又有转轴跳出玉蟾，也一并留下，再添两次。第一跳的奖金按 1 倍，第二跳按 2 倍，依次至 4 倍。三条转轴都坐满玉蟾即止。',
    often: (oneIn, ofHundred, stakes) =>
      `平均约 ${oneIn} 次转动出现一次蛙跳，其中每百次约有 ${ofHundred} 次三蟾齐坐。一次转动在线上最多赢得投注的 ${stakes} 倍。`,
    promise: '玉蟾落在荷叶上，其余转轴免费跳',
    begins: '玉蟾坐定：免费跳两次',
    hop: (number) => `第 ${number} 跳：奖金 ${number} 倍`,
    over: (count) => `蛙跳结束，共 ${count} 跳`,
  },
  lines: '五条线',
  linesText: '每次投注平均分在五条线上：三横两斜。五条线同时有效，每条线只付最高的一种。',
  fairness: '每次转动抽十六个数：三条转轴的停点、奖池的一签，以及至多四跳的停点。',
  historyJackpot: '蟾珠奖池',
  notices: {
    hopped: (won, count) => `蛙跳 ${count} 次，共赢得 ${won}`,
    won: (won, count) => (count > 1 ? `${count} 条线共赢得 ${won}` : `赢得 ${won}`),
    back: (won) => `返还 ${won}`,
    free_won: (_, count) => `${count} 次免费转动`,
    free_over: (won) => `赢得 ${won}`,
    free_back: (won) => `免费转动结束，返还 ${won}`,
    jackpot: (won) => `蟾珠入手，奖池 ${won} 归您`,
  },
};
