import type { BuyWords } from '../buyWords.ts';

export const words: BuyWords = {
  buy: 'Mua vòng quay miễn phí',
  title: (spins) => `Mua ${spins} vòng quay miễn phí`,
  named: (name) => `Mua “${name}”`,
  price: 'Giá',
  times: (times) => `${times} × mức cược`,
  left: 'Số dư sau khi mua',
  returns: 'RTP của ván mua',
  note: 'Đây là một lượt cược và được tính vào giới hạn cược và thua lỗ của bạn. Vòng quay miễn phí có thể thắng ít hơn giá mua, hoặc không thắng gì.',
  holdNote: (symbols) =>
    `Đây là một lượt cược và được tính vào giới hạn cược và thua lỗ của bạn. Lượt chơi bắt đầu với ${symbols} biểu tượng trên bảng và có thể thắng ít hơn giá mua.`,
  confirm: (price) => `Trả ${price} và mua`,
  poor: 'Số dư không đủ',
  cancel: 'Hủy',
  bought: 'đã mua',
};
