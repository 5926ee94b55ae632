import type { SlipWords } from '../words.ts';

export const words: SlipWords = {
  closes: (seconds) => `Còn ${seconds} giây để cược`,
  closesAfter: (seconds) => `Sau mưa tên · còn ${seconds} giây để cược`,
  opens: {
    football: 'Mở lại khi hết nguy hiểm',
    racket: 'Mở lại sau pha cầu này',
    basketball: 'Mở lại khi thế trận ổn định',
    siege: 'Mở lại sau hiệp đấu này',
    league: 'Đã giao bóng: ngừng nhận cược',
  },
  opensIn: (seconds) => `Hiệp đang diễn ra: mở lại sau khoảng ${seconds} giây`,
  flying: 'Mở lại sau mưa tên',
  late: 'Hiệp này đã đóng cược: mở lại sau hiệp đấu',
  ofMatch: (match, what) => `Trận ${match} · ${what}`,
  checking: 'Đang kiểm tra tỷ lệ',
  about: (what) => `khoảng ${what}`,
  held: 'Tỷ lệ cập nhật khi có kết quả',
  lastPrice: 'Tiền trả có thể nhận (theo tỷ lệ trước khi khóa)',
  placeAt: (price, amount) => `Cược ${amount} ở ${price}`,
  removeClosed: (count) => `Bỏ ${count} lựa chọn đã đóng`,
  maps: 'bản đồ',
  arm: 'Cược ngay khi mở',
  armed: (match, seconds) => `Chờ ${match} mở kèo · tối đa ${seconds} giây`,
  disarm: 'Thôi chờ',
};
