import type { BuyWords } from '../buyWords.ts';

export const words: BuyWords = {
  buy: '購買免費轉動',
  title: (spins) => `購買 ${spins} 次免費轉動`,
  named: (name) => `購買「${name}」`,
  price: '價格',
  times: (times) => `投注額的 ${times} 倍`,
  left: '購買後餘額',
  returns: '購買局的返還率',
  note: '這是一筆投注，會計入您的投注和虧損限額。免費轉動可能贏得比價格少，也可能什麼都沒有。',
  holdNote: (symbols) =>
    `這是一筆投注，會計入您的投注和虧損限額。開局先落下 ${symbols} 個圖案，贏得的可能比價格少。`,
  confirm: (price) => `支付 ${price} 並購買`,
  poor: '餘額不足',
  cancel: '不買了',
  bought: '購買',
};
