import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'Mặt Nạ Tuồng',
  tagline: 'Màn vừa mở, cả sân khấu một vai',
  symbols: {
    spotlight: 'Ánh đèn',
    gong: 'Chiêng đồng',
    veil: 'Tấm màn',
    redMask: 'Mặt đỏ',
    greenMask: 'Mặt xanh lá',
    blueMask: 'Mặt xanh lam',
    fan: 'Quạt xếp',
    zither: 'Đàn',
    chess: 'Cờ',
    book: 'Sách',
    brush: 'Tranh',
  },
  rules: [
    {
      title: 'Tấm màn',
      text: 'Mọi tấm màn trong một lượt quay mở ra cùng lúc và biến thành cùng một biểu tượng; tám biểu tượng thường có cơ hội như nhau.',
    },
    {
      title: 'Chiêng đồng và quay miễn phí',
      text: 'Từ 3 chiêng đồng trở lên ở cuộn 1 đến cuộn 4 tặng 10 lượt quay miễn phí, màn xuất hiện nhiều hơn; trong quay miễn phí, cuộn 2, 3 và 4 cùng lúc có chiêng thì được thêm 5 lượt, mỗi ván tối đa 30 lượt.',
    },
    {
      title: 'Ánh đèn',
      text: 'Ánh đèn là Wild, thay được mọi biểu tượng trừ chiêng đồng, xuất hiện ở cuộn 2 đến cuộn 5.',
    },
  ],
};
