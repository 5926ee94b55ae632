import type { ClassicWords } from '../words.ts';

export const words: ClassicWords = {
  name: '玉蟾吐珠',
  tagline: '三蟾守一珠，珠光照滿池',
  great: ['大獎', '巨獎', '超級大獎'],
  symbols: {
    frog: '玉蟾',
    ring: '玉璧',
    gourd: '葫蘆',
    coin: '銅錢',
    ingots: '金元寶三錠',
    pair: '銀元寶兩錠',
    ingot: '銅元寶一錠',
  },
  pot: '蟾珠獎池',
  potWon: '蟾珠入手',
  potText: (share, seed) =>
    `每次投注的 ${share} 進入獎池，一分一毫都不捨去；開出後，新獎池從 ${seed} 起累積。同一幣種的玩家共用一個獎池。`,
  potChance: (oneIn) =>
    `每次旋轉都另抽一籤。投注越大籤數越多，每一份投注的機率完全相同：以目前投注，每次開出的機率為 ${oneIn} 分之一，與轉輪停在哪裡無關。`,
  potReturn: (lines, share, seed) =>
    `返還率由三部分組成：線獎 ${lines}，投注進入獎池 ${share}，新獎池的起始金額 ${seed}。`,
  potPaid: '開出時獎池的全部整數金額歸您所有。試玩的機率相同，以遊戲幣支付，不動用獎池。',
  pays: '賠付表',
  paysNote: '數字為目前投注下一條線三個相同圖案的獎金。',
  mixture: '任意三種元寶',
  wild: '玉蟾可代替任何圖案。',
  lines: '五條線',
  linesText: '每次投注平均分在五條線上：三橫兩斜。五條線同時有效，每條線只付最高的一種。',
  fairness: '每次旋轉抽四個數：三條轉輪的停點，和獎池的一籤。',
  historyJackpot: '蟾珠獎池',
  notices: {
    won: (won, count) => (count > 1 ? `${count} 條線共贏得 ${won}` : `贏得 ${won}`),
    back: (won) => `返還 ${won}`,
    free_won: (_, count) => `${count} 次免費旋轉`,
    free_over: (won) => `贏得 ${won}`,
    jackpot: (won) => `蟾珠入手，獎池 ${won} 歸您`,
  },
};
