import type { LateWords } from '../lateWords.ts';

export const lateWords: LateWords = {
  lastHands: '近三手',
  soon: (seconds) => `${seconds} 秒後發牌`,
  watches: '旁觀中 · 下一局可入座',
  net: '淨贏',
  through: { won: '贏', raised: '加注', held: '跟', folded: '棄牌' },
  compareWith: (amount) => `與誰比牌？付 ${amount}，弱者出局`,
  compareNote: '對方先棄牌或出局則不比，已付留在底池',
  back: '返回',
  compares: (by, against) =>
    by === null
      ? `您與 ${against} 號座比牌…`
      : against === null
        ? `${by} 號座向您比牌…`
        : `${by} 號座與 ${against} 號座比牌…`,
  fell: (out, won) =>
    out === null
      ? `${won} 號座比牌勝，您出局`
      : won === null
        ? `您比牌勝，${out} 號座出局`
        : `${won} 號座比牌勝，${out} 號座出局`,
  missed: (seat, hasFolded) =>
    `${seat === null ? '您' : `${seat} 號座`}已${hasFolded ? '棄牌' : '出局'}，比牌未進行`,
  isOut: (seat) => (seat === null ? '您出局' : `${seat} 號座出局`),
  album: '花譜',
  nthBlossom: (count) => `第 ${count} 朵`,
  newPetal: (kind) => `花譜添一瓣：${kind}`,
  wholeBlossom: (count) => `第 ${count} 朵花六瓣開齊！下一朵重新開始`,
  missing: (kinds) => `還差：${kinds}`,
  albumPays: '花譜只供觀賞，不派彩',
  albumFree: '不派彩',
  beatsShare: (share, others) => `對 ${others} 手隨機牌勝率 ${share}`,
  over: (seat, by) => (seat === null ? `勝您：${by}` : `勝 ${seat} 號：${by}`),
  beaten: '出局',
  lastPot: '上一局',
  ownPots: '您這一桌的底池',
  openPots: '機器人公開桌',
  rake: (amount) => `抽水 ${amount}`,
  lookHere: '點一下看牌',
};
