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
  hops: {
    title: '荷葉上的蛙跳',
    text: '玉蟾落在正中的荷葉上，便與所在轉軸一同留下，其餘轉軸免費跳兩次；又有轉軸跳出玉蟾，也一併留下，再添兩次。第一跳的獎金按 1 倍，第二跳按 2 倍，依次至 4 倍。三條轉軸都坐滿玉蟾即止。',
    often: (oneIn, ofHundred, stakes) =>
      `平均約 ${oneIn} 次旋轉出現一次蛙跳，其中每百次約有 ${ofHundred} 次三蟾齊坐。一次旋轉在線上最多贏得投注的 ${stakes} 倍。`,
    promise: '玉蟾落在荷葉上，其餘轉軸免費跳',
    begins: '玉蟾坐定：免費跳兩次',
    hop: (number) => `第 ${number} 跳：獎金 ${number} 倍`,
    over: (count) => `蛙跳結束，共 ${count} 跳`,
  },
  lines: '五條線',
  linesText: '每次投注平均分在五條線上：三橫兩斜。五條線同時有效，每條線只付最高的一種。',
  fairness: '每次旋轉抽十六個數：三條轉軸的停點、獎池的一籤，以及至多四跳的停點。',
  historyJackpot: '蟾珠獎池',
  notices: {
    hopped: (won, count) => `蛙跳 ${count} 次，共贏得 ${won}`,
    won: (won, count) => (count > 1 ? `${count} 條線共贏得 ${won}` : `贏得 ${won}`),
    back: (won) => `返還 ${won}`,
    free_won: (_, count) => `${count} 次免費旋轉`,
    free_over: (won) => `贏得 ${won}`,
    free_back: (won) => `免費旋轉結束，返還 ${won}`,
    jackpot: (won) => `蟾珠入手，獎池 ${won} 歸您`,
  },
};
