import type { CascadeWords } from '../words.ts';

export const words: CascadeWords = {
  name: '海月千灯',
  tagline: '一盏灭，千盏落',
  symbols: {
    moon: '月亮',
    pearl: '珍珠',
    crown: '冠水母',
    parasol: '伞水母',
    comb: '栉水母',
    fringe: '流苏水母',
    bell: '钟水母',
    thimble: '顶针水母',
    dome: '圆顶水母',
    button: '纽扣水母',
  },
  free: '免费转动里，每次中奖潮水涨一格，两次转动之间不退。潮水每涨三格升一级，倍数依次为 1、2、3、5、8 倍，每升一级多送一次免费转动。',
  tide: {
    title: '潮水',
    promise: '免费转动里潮水只涨不退',
    rising: (times, left) => `中奖 ${times} 倍，再涨 ${left} 格升一级，多送一次`,
    full: (times) => `满潮：中奖 ${times} 倍`,
    often: (oneIn, spins, stakes) =>
      `平均约 ${oneIn} 次转动出现一次免费转动，每次平均 ${spins} 转。一局最多可赢得投注的 ${stakes} 倍。`,
  },
  times: (multiplier) => `${multiplier} 倍`,
  won: (symbol, ways, multiplier) =>
    multiplier > 1 ? `${symbol} ${ways} 路 × ${multiplier}` : `${symbol} ${ways} 路`,
  notices: {
    tide_rose: (_, count) => `潮水升级：多送 ${count} 次免费转动`,
    won: (won, chain) => (chain > 1 ? `连落 ${chain} 次，共赢得 ${won}` : `赢得 ${won}`),
    back: (won) => `返还 ${won}`,
    free_won: (_, count) => `${count} 次免费转动`,
    free_over: (won) => `免费转动结束，共赢得 ${won}`,
    free_back: (won) => `免费转动结束，返还 ${won}`,
  },
  fairness: '每次转动的停点各抽一次，之后的每次下落都由停点决定。',
  rules: [
    {
      title: '1024 种连法',
      text: '五条转轴各四格。同一图案从最左一条起，在相邻的三条以上转轴上出现即有奖；每条转轴上的个数相乘，就是中奖的连法数。',
    },
    {
      title: '连落与倍数',
      text: '中奖的图案消散，上方的落下，再由上方补满；如再中奖，倍数依次为 1、2、3、5 倍，其后保持 5 倍。',
    },
    { title: '月亮', text: '月亮可代替除珍珠以外的任何图案，出现在第二至第五条转轴。' },
    {
      title: '珍珠',
      text: '第一、三、五条转轴首次停下时都有珍珠，送 10 次免费转动；免费转动中再次出现则加送 5 次。',
    },
  ],
  pays: '赔付表',
  paysNote: '数字为当前投注下每一种连法的奖金（3 / 4 / 5 条转轴）。',
};
