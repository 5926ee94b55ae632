import type { BuyWords } from '../buyWords.ts';

export const words: BuyWords = {
  buy: '프리 스핀 구매',
  title: (spins) => `프리 스핀 ${spins}회 구매`,
  named: (name) => `‘${name}’ 구매`,
  price: '가격',
  times: (times) => `베팅 금액의 ${times}배`,
  left: '구매 후 잔액',
  returns: '구매한 판의 환수율',
  note: '이것은 베팅이며 베팅 한도와 손실 한도에 포함됩니다. 프리 스핀의 당첨금은 가격보다 적거나 없을 수 있습니다.',
  holdNote: (symbols) =>
    `이것은 베팅이며 베팅 한도와 손실 한도에 포함됩니다. 심볼 ${symbols}개가 놓인 채로 시작하며 당첨금은 가격보다 적을 수 있습니다.`,
  confirm: (price) => `${price} 내고 구매`,
  poor: '잔액 부족',
  cancel: '취소',
  bought: '구매',
};
