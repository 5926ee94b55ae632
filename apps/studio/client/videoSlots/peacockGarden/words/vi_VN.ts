import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'Vườn Công Xuân',
  tagline: 'Công xòe đuôi, thưởng nhân đôi',
  symbols: {
    peacock: 'Chim công',
    pavilion: 'Đình tạ',
    eye: 'Mắt lông công',
    peony: 'Mẫu đơn',
    fountain: 'Đài phun nước',
    butterfly: 'Bướm',
    zither: 'Đàn',
    chess: 'Cờ',
    book: 'Sách',
    brush: 'Tranh',
  },
  rules: [
    {
      title: 'Xòe đuôi nhân đôi',
      text: 'Chim công là Wild, xuất hiện ở cuộn 2, 3, 4. Mỗi chim công nhân 2 tiền thắng của đường có nó, hai con nhân 4, ba con nhân 8; trong quay miễn phí mỗi con nhân 3, tối đa nhân 27.',
    },
    {
      title: 'Đình tạ và quay miễn phí',
      text: 'Từ 3 đình tạ trở lên ở cuộn 1 đến cuộn 4 tặng lượt quay miễn phí, do bạn chọn: nhiều lượt, hệ số thấp; hoặc ít lượt, hệ số cao. Có thêm từ 3 đình tạ trở lên thì được thêm lượt tùy lựa chọn, mỗi ván tối đa 30 lượt.',
    },
    {
      title: 'Giới hạn mỗi lượt',
      text: 'Một lượt quay trả tối đa 400 lần tiền cược.',
    },
  ],
};
