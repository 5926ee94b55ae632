import type { MachineWords } from '../machine/words.ts';
import type { Lang } from '../shell/sessionTexts.ts';

export interface CascadeWords {
  readonly name: string;
  readonly tagline: string;
  readonly symbols: Readonly<Record<string, string>>;
  readonly free: string;
  readonly times: (multiplier: number) => string;
  /** What a symbol won in one fall; the amount follows. */
  readonly won: (symbol: string, ways: number, multiplier: number) => string;
  readonly notices: MachineWords['notices'];
  readonly fairness: string;
  readonly rules: readonly { readonly title: string; readonly text: string }[];
  readonly pays: string;
  readonly paysNote: string;
}

const zh: CascadeWords = {
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
  free: '免费转动中倍数加倍：2、4、6、10 倍。',
  times: (multiplier) => `${multiplier} 倍`,
  won: (symbol, ways, multiplier) =>
    multiplier > 1 ? `${symbol} ${ways} 路 × ${multiplier}` : `${symbol} ${ways} 路`,
  notices: {
    won: (won, chain) => (chain > 1 ? `连落 ${chain} 次，共赢得 ${won}` : `赢得 ${won}`),
    back: (won) => `返还 ${won}`,
    free_won: (_, count) => `${count} 次免费转动`,
    free_over: (won) => `免费转动结束，共赢得 ${won}`,
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

const en: CascadeWords = {
  name: 'A Thousand Moon Jellies',
  tagline: 'Cascading wins under the sea',
  symbols: {
    moon: 'Moon',
    pearl: 'Pearl',
    crown: 'Crown jelly',
    parasol: 'Parasol jelly',
    comb: 'Comb jelly',
    fringe: 'Fringe jelly',
    bell: 'Bell jelly',
    thimble: 'Thimble jelly',
    dome: 'Dome jelly',
    button: 'Button jelly',
  },
  free: 'Multipliers are doubled in free spins: 2, 4, 6, 10.',
  times: (multiplier) => `× ${multiplier}`,
  won: (symbol, ways, multiplier) => {
    const told = `${symbol}, ${ways} ${ways === 1 ? 'way' : 'ways'}`;
    return multiplier > 1 ? `${told} × ${multiplier}` : told;
  },
  notices: {
    won: (won, chain) => (chain > 1 ? `You won ${won} in ${chain} cascades` : `You won ${won}`),
    back: (won) => `${won} back`,
    free_won: (_, count) => `${count} free spins`,
    free_over: (won) => `Free spins complete: you won ${won}`,
  },
  fairness: 'Every spin draws new stops. Every cascade follows from those stops.',
  rules: [
    {
      title: '1,024 ways',
      text: 'Five reels with four rows. A symbol wins on three or more adjacent reels from the left. The number of ways is its count on each of those reels, multiplied.',
    },
    {
      title: 'Cascades and multipliers',
      text: 'Winning symbols disappear, the symbols above fall, and the reels refill from the top. The multiplier rises with each win: 1, 2, 3, then 5.',
    },
    {
      title: 'The moon',
      text: 'The moon is wild and substitutes for every symbol except the pearl. It appears on reels 2 to 5.',
    },
    {
      title: 'The pearl',
      text: 'Pearls on reels 1, 3 and 5 when a spin first stops trigger 10 free spins, or 5 more during free spins.',
    },
  ],
  pays: 'Paytable',
  paysNote: 'Win per way at the current bet (3 / 4 / 5 reels).',
};

export const cascadeWordsOf = (lang: Lang): CascadeWords => (lang === 'zh_CN' ? zh : en);
