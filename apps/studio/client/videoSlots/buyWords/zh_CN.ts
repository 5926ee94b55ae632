import type { BuyWords } from '../buyWords.ts';

export const words: BuyWords = {
  buy: '购买免费转动',
  title: (spins) => `购买 ${spins} 次免费转动`,
  named: (name) => `购买“${name}”`,
  price: '价格',
  times: (times) => `投注额的 ${times} 倍`,
  left: '购买后余额',
  returns: '购买局的返还率',
  note: '这是一笔投注，会计入您的投注和亏损限额。免费转动可能赢得比价格少，也可能什么都没有。',
  holdNote: (symbols) =>
    `这是一笔投注，会计入您的投注和亏损限额。开局先落下 ${symbols} 个图案，赢得的可能比价格少。`,
  confirm: (price) => `支付 ${price} 并购买`,
  poor: '余额不足',
  cancel: '不买了',
  bought: '购买',
};
