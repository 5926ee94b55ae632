import type { NumberWords } from '../words.ts';

export const words: NumberWords = {
  lay: 'Đặt chip',
  hint: (range, chip) => `${range} · mỗi ô ${chip}`,
  nextTicket: 'Dùng “/” hoặc hai dấu chấm để sang vé tiếp theo',
  laid: (count, amount) => `${count} ô, tổng ${amount}. Chưa cược`,
  problems: {
    empty: 'Hãy nhập ít nhất một số',
    strange: (part) => `“${part}” không phải là số`,
    outside: (part, range) => `Không cược được ${part} ở đây: chỉ có ${range}`,
    twice: (part) => `${part} bị lặp lại`,
    short: (least) => `Mỗi vé ít nhất ${least} số`,
    long: (most) => `Mỗi vé tối đa ${most} số`,
    many: (most) => `Mỗi lần cược tối đa ${most} ô`,
    closed: 'Đã ngừng nhận cược. Các số được giữ cho vòng sau',
  },
  countsOf: (draws) => `Số lần mỗi số xuất hiện trong ${draws} lần mở gần nhất`,
  most: 'Nhiều nhất',
  overdue: 'Lâu chưa ra nhất',
  times: (times) => `${times} lần`,
  since: (draws) => (draws === 0 ? 'ra ở lần mở gần nhất' : `${draws} lần chưa ra`),
  never: 'chưa ra',
  key: 'Dưới mỗi số: số lần ra và số lần mở chưa ra',
  note: 'Các lần mở không có trí nhớ. Mỗi lần mở, mọi số đều có cơ hội như nhau, dù trước đó đã ra bao nhiêu lần.',
};
