import type { CascadeWords } from '../words.ts';

export const words: CascadeWords = {
  name: '海月千燈',
  tagline: '一盞滅，千盞落',
  symbols: {
    moon: '月亮',
    pearl: '珍珠',
    crown: '冠水母',
    parasol: '傘水母',
    comb: '櫛水母',
    fringe: '流蘇水母',
    bell: '鐘水母',
    thimble: '頂針水母',
    dome: '圓頂水母',
    button: '鈕扣水母',
  },
  free: '免費旋轉裡，每次中獎潮水漲一格，兩次旋轉之間不退。潮水每漲三格升一級，倍數依次為 1、2、3、5、8 倍，每升一級多送一次免費旋轉。',
  tide: {
    title: '潮水',
    promise: '免費旋轉裡潮水只漲不退',
    rising: (times, left) => `中獎 ${times} 倍，再漲 ${left} 格升一級，多送一次`,
    full: (times) => `滿潮：中獎 ${times} 倍`,
    often: (oneIn, spins, stakes) =>
      `平均約 ${oneIn} 次旋轉出現一次免費旋轉，每次平均 ${spins} 轉。一局最多可贏得投注的 ${stakes} 倍。`,
  },
  times: (multiplier) => `${multiplier} 倍`,
  won: (symbol, ways, multiplier) =>
    multiplier > 1 ? `${symbol} ${ways} 路 × ${multiplier}` : `${symbol} ${ways} 路`,
  notices: {
    tide_rose: (_, count) => `潮水升級：多送 ${count} 次免費旋轉`,
    won: (won, chain) => (chain > 1 ? `連落 ${chain} 次，共贏得 ${won}` : `贏得 ${won}`),
    back: (won) => `返還 ${won}`,
    free_won: (_, count) => `${count} 次免費旋轉`,
    free_over: (won) => `免費旋轉結束，共贏得 ${won}`,
    free_back: (won) => `免費旋轉結束，返還 ${won}`,
  },
  fairness: '每次旋轉的停點各抽一次，之後的每次下落都由停點決定。',
  rules: [
    {
      title: '1024 種連法',
      text: '五條轉輪各四格。同一圖案從最左一條起，在相鄰的三條以上轉輪上出現即有獎；每條轉輪上的個數相乘，就是中獎的連法數。',
    },
    {
      title: '連落與倍數',
      text: '中獎的圖案消散，上方的落下，再由上方補滿；如再中獎，倍數依次為 1、2、3、5 倍，其後保持 5 倍。',
    },
    { title: '月亮', text: '月亮可代替除珍珠以外的任何圖案，出現在第二至第五條轉輪。' },
    {
      title: '珍珠',
      text: '第一、三、五條轉輪首次停下時都有珍珠，送 10 次免費旋轉；免費旋轉中再次出現則加送 5 次。',
    },
  ],
  pays: '賠付表',
  paysNote: '數字為目前投注下每一種連法的獎金（3 / 4 / 5 條轉輪）。',
};
