import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'Tàu Xuyên Núi Mây',
  tagline: 'Toa nối toa, chung một chuyến đi',
  symbols: {
    steam: 'Hơi nước',
    signal: 'Đèn xanh',
    train: 'Đoàn tàu',
    pass: 'Vé tàu',
    conductor: 'Trưởng tàu',
    viaduct: 'Cầu cạn',
    bag: 'Hành lý',
    tea: 'Trà nóng',
    pine: 'Cây thông',
    peak: 'Đỉnh tuyết',
  },
  rules: [
    {
      title: '243 cách',
      text: 'Cùng một biểu tượng xuất hiện trên từ 3 cuộn liền nhau tính từ cuộn trái nhất là có thưởng; nhân số biểu tượng trên từng cuộn với nhau ra số cách thắng.',
    },
    {
      title: 'Toa nối liền',
      text: 'Cuộn 2 và cuộn 3 nối liền, lần nào cũng dừng ở cùng biểu tượng. Trong quay miễn phí, cuộn 2, 3 và 4 đều nối liền.',
    },
    {
      title: 'Đèn xanh và quay miễn phí',
      text: 'Khi cuộn 1 và các cuộn nối liền đều có đèn xanh, bạn được 8 lượt quay miễn phí; trong quay miễn phí, các cuộn nối liền có đèn xanh lần nữa thì được thêm 3 lượt, mỗi ván tối đa 24 lượt.',
    },
    {
      title: 'Hơi nước',
      text: 'Hơi nước là Wild, thay được mọi biểu tượng trừ đèn xanh, xuất hiện ở cuộn 2 đến cuộn 5.',
    },
  ],
};
