import type { KenoWords } from '../words.ts';

export const words: KenoWords = {
  name: 'Keno Bến Cảng',
  tagline: 'Tám mươi đèn thuyền, sáng lên hai mươi',
  welcome: 'Hãy chọn 1 đến 10 số',
  draw: 'Mở số',
  hurry: 'Nhanh hơn',
  fill: 'Chọn ngẫu nhiên',
  clear: 'Xóa',
  board: 'Bảng số',
  light: 'Đèn bến cảng',
  lightTitle: 'Bảng trả và RTP khi bật đèn bến cảng',
  lightText:
    'Bật đèn bến cảng không tốn thêm tiền. Thắng được trả theo bảng thấp hơn, và nhân ba khi số mở ra cuối cùng là số bạn chọn.',
  beam: 'Hải đăng',
  beamTitle: 'Bảng trả và RTP khi bật hải đăng',
  beamText:
    'Bật hải đăng không tốn thêm tiền. Thắng được trả theo bảng thấp hơn. Sau khi mở số, ánh đèn chiếu vào một bến mười số (1–10, 11–20 …), mỗi số trúng ở đó tính tiền thắng thêm một lần.',
  beamWhere: 'Dồn số vào một bến thì thắng lớn hơn nhưng ít hơn; RTP không đổi.',
  marked: (count) => `Đã chọn ${count} số`,
  cell: (number, drawn) => (drawn ? `${number}, đã ra` : `${number}`),
  notices: {
    won: (amount, count) => `Trúng ${count} số, thắng ${amount}`,
    lit: (amount, count) => `Đèn bến cảng ×3, trúng ${count} số: bạn thắng ${amount}`,
    beamed: (amount, count, times) =>
      `Hải đăng, trúng ${count} số, ${times - 1} số trong ánh đèn: tính ${times} lần, bạn thắng ${amount}`,
    back: (amount, count) => `Trúng ${count} số, hoàn lại ${amount}`,
    missed: (_, count) => `Trúng ${count} số, lần này không có thưởng`,
    pick_first: () => 'Vui lòng chọn số trước',
    enough: (_, count) => `Chọn tối đa ${count} số`,
  },
  counted: (times) => `tính ${times} lần`,
  historyHits: (hits, picks) => `Chọn ${picks} trúng ${hits}`,
  fairness: 'Hai mươi số do một lần rút lần lượt quyết định, mọi tổ hợp có cơ hội như nhau.',
  rulesTitle: 'Cách chơi',
  rulesText:
    'Chọn 1 đến 10 số từ 1 đến 80, mở 20 số, trả thưởng theo số lượng trúng. Bảng dưới là bội số của tiền cược; RTP được tính chính xác từng mục.',
  paysTitle: 'Trả thưởng và RTP',
  picks: 'Chọn',
  hits: 'Trúng',
  returns: 'RTP',
  keys: 'Bàn phím: phím cách mở số, Tab và Enter để chọn số.',
};
