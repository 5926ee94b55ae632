import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'Phượng Hoàng Giấy',
  tagline: 'Phượng hoàng xòe cánh, ở lại thật lâu',
  symbols: {
    phoenix: 'Phượng hoàng',
    ember: 'Mồi lửa',
    feather: 'Lông phượng',
    scissors: 'Kéo',
    lantern: 'Đèn lồng',
    parasol: 'Ô hoa',
    plum: 'Mai',
    orchid: 'Lan',
    bamboo: 'Trúc',
    mum: 'Cúc',
  },
  rules: [
    {
      title: 'Xòe cánh',
      text: 'Phượng hoàng là Wild, xuất hiện ở cuộn 2, 3, 4 và phủ kín cả cuộn, thay được mọi biểu tượng trừ mồi lửa.',
    },
    {
      title: 'Mồi lửa và quay miễn phí',
      text: 'Từ 3 mồi lửa trở lên ở cuộn 1 đến cuộn 4 tặng 8 lượt quay miễn phí; trong quay miễn phí có thêm từ 3 mồi lửa trở lên được thêm 2 lượt, mỗi ván tối đa 20 lượt.',
    },
    {
      title: 'Ở lại',
      text: 'Trong quay miễn phí, cuộn đã được phượng hoàng phủ kín giữ nguyên cho đến khi hết quay miễn phí.',
    },
  ],
};
