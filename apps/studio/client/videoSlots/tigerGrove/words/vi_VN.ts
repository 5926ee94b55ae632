import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'Hổ Ẩn Rừng Tre',
  tagline: 'Hổ bước đến đâu, Wild đến đó',
  symbols: {
    tiger: 'Hổ',
    gong: 'Chiêng đồng',
    moon: 'Mặt trăng',
    orchid: 'Hoa lan',
    jade: 'Ngọc bích',
    shoot: 'Măng',
    butterfly: 'Bướm',
    leaf: 'Lá trúc',
    mushroom: 'Nấm đỏ',
  },
  walk: {
    title: 'Wild dạo bước',
    begins: 'Wild dạo bước, quay lại không mất tiền',
    over: (won) => `Wild đã đi hết, ván này thắng tổng ${won}`,
  },
  rules: [
    {
      title: 'Hổ dạo bước',
      text: 'Hổ là Wild, xuất hiện ở cuộn 5 và phủ kín cả cuộn. Sau đó mỗi lượt quay lại không mất tiền, hổ đi sang trái một cuộn, cho đến khi ra khỏi cuộn 1.',
    },
    {
      title: 'Đi thành đôi',
      text: 'Trong lượt quay lại có thể có thêm hổ xuất hiện và cùng đi với con trước. Mỗi ván quay lại tối đa 20 lượt.',
    },
  ],
};
