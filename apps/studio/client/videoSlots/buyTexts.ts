import type { Lang } from '../shell/sessionTexts.ts';

/** What is said where free spins can be bought. */
export interface BuyTexts {
  readonly buy: string;
  readonly title: (spins: number) => string;
  readonly price: string;
  /** The price in stakes. */
  readonly times: (times: string) => string;
  readonly left: string;
  readonly returns: string;
  readonly note: string;
  readonly confirm: (price: string) => string;
  readonly poor: string;
  readonly cancel: string;
  /** In the history. */
  readonly bought: string;
}

const zh: BuyTexts = {
  buy: '购买免费旋转',
  title: (spins) => `购买 ${spins} 次免费旋转`,
  price: '价格',
  times: (times) => `投注额的 ${times} 倍`,
  left: '购买后余额',
  returns: '购买局的返还率',
  note: '这是一笔投注，会计入您的投注和亏损限额。免费旋转可能赢得比价格少，也可能什么都没有。',
  confirm: (price) => `支付 ${price} 并购买`,
  poor: '余额不足',
  cancel: '不买了',
  bought: '购买',
};

const en: BuyTexts = {
  buy: 'Buy free spins',
  title: (spins) => `Buy ${spins} free spins`,
  price: 'Price',
  times: (times) => `${times} × your bet`,
  left: 'Balance after buying',
  returns: 'RTP of a bought round',
  note: 'This is a bet and counts towards your bet and loss limits. The free spins may win less than they cost, or nothing.',
  confirm: (price) => `Pay ${price} and buy`,
  poor: 'Insufficient balance',
  cancel: 'Cancel',
  bought: 'bought',
};

export const buyTextsOf = (lang: Lang): BuyTexts => (lang === 'zh_CN' ? zh : en);
