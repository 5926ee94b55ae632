import type { LateWords } from '../lateWords.ts';

export const lateWords: LateWords = {
  lastHands: '近三手',
  soon: (seconds) => `${seconds} 秒后发牌`,
  watches: '旁观中 · 下一局可入座',
  net: '净赢',
  through: { won: '赢', raised: '加注', held: '跟', folded: '弃牌' },
  compareWith: (amount) => `与谁比牌？付 ${amount}，弱者出局`,
  compareNote: '对方先弃牌或出局则不比，已付留在底池',
  back: '返回',
  compares: (by, against) =>
    by === null
      ? `您与 ${against} 号座比牌…`
      : against === null
        ? `${by} 号座向您比牌…`
        : `${by} 号座与 ${against} 号座比牌…`,
  fell: (out, won) =>
    out === null
      ? `${won} 号座比牌胜，您出局`
      : won === null
        ? `您比牌胜，${out} 号座出局`
        : `${won} 号座比牌胜，${out} 号座出局`,
  missed: (seat, hasFolded) =>
    `${seat === null ? '您' : `${seat} 号座`}已${hasFolded ? '弃牌' : '出局'}，比牌未进行`,
  isOut: (seat) => (seat === null ? '您出局' : `${seat} 号座出局`),
  album: '花谱',
  nthBlossom: (count) => `第 ${count} 朵`,
  newPetal: (kind) => `花谱添一瓣：${kind}`,
  wholeBlossom: (count) => `第 ${count} 朵花六瓣开齐！下一朵重新开始`,
  missing: (kinds) => `还差：${kinds}`,
  albumPays: '花谱只供观赏，不派彩',
  albumFree: '不派彩',
  beatsShare: (share, others) => `对 ${others} 手随机牌胜率 ${share}`,
  over: (seat, by) => (seat === null ? `胜您：${by}` : `胜 ${seat} 号：${by}`),
  beaten: '出局',
  lastPot: '上一局',
  ownPots: '您这一桌的底池',
  openPots: '机器人公开桌',
  rake: (amount) => `抽水 ${amount}`,
  lookHere: '点一下看牌',
};
