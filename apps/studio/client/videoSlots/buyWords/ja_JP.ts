import type { BuyWords } from '../buyWords.ts';

export const words: BuyWords = {
  buy: 'フリースピンを購入',
  title: (spins) => `フリースピン ${spins} 回を購入`,
  named: (name) => `「${name}」を購入`,
  price: '価格',
  times: (times) => `ベット額の ${times} 倍`,
  left: '購入後の残高',
  returns: '購入ラウンドの還元率',
  note: 'これはベットであり、ベット額と損失の上限に数えられます。フリースピンの配当は価格を下回ることも、ないこともあります。',
  holdNote: (symbols) =>
    `これはベットであり、ベット額と損失の上限に数えられます。${symbols} 個の図柄が置かれた状態で始まり、配当が価格を下回ることもあります。`,
  confirm: (price) => `${price} を支払って購入`,
  poor: '残高不足',
  cancel: 'やめる',
  bought: '購入',
};
