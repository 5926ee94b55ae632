import type { ShoeWords } from '../words.ts';

export const shoeWords: ShoeWords = {
  name: 'Hộp bài',
  left: (cards) => `Còn ${cards} lá`,
  told: (round, of, cards) => `Hộp bài này: ván ${round} trên ${of}, còn ${cards} lá`,
  fresh: 'Hộp bài mới',
  freshNote: 'Đủ tám bộ bài, bảng cầu bắt đầu lại',
  rule: 'Một hộp gồm tám bộ bài và luôn kéo dài đúng 50 ván; lá đã chia chỉ trở lại ở hộp sau. Hộp bài không được xáo sẵn: mỗi ván rút từ những lá còn lại, nên không ai biết lá tiếp theo, kể cả chúng tôi. Bảng cầu và thống kê tính từ đầu hộp bài; ván bị hủy không lấy lá nào. Tỷ lệ hoàn trả bên dưới đúng cho mọi ván trong hộp.',
  lies: '416 lá của một hộp xếp theo thứ tự: tám bộ, mỗi bộ từ 0 đến 51. Mỗi lá đã ra ở các ván trước trong hộp được bỏ đi đúng bấy nhiêu bản, bỏ từ bản đầu tiên; số đó được công bố trước khi nhận cược. Số thứ nhất nhỏ hơn số lá còn lại, số tiếp theo nhỏ hơn số đó trừ một, cứ thế tiếp tục. Số rút được là vị trí trong các lá còn lại.',
  counted: (cards, rounds) => `Còn ${cards} trên 416 lá, đếm lại từ ${rounds} ván trước`,
};
