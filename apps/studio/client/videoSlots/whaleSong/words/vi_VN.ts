import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'Khúc Hát Cá Voi',
  tagline: 'Ánh sao tụ lại, cá voi nổi lên',
  symbols: {
    whale: 'Cá voi',
    conch: 'Ốc biển',
    star: 'Ánh sao',
    moon: 'Trăng khuyết',
    lighthouse: 'Hải đăng',
    bird: 'Hải âu',
    cloud: 'Mây',
    coral: 'San hô',
    kelp: 'Tảo biển',
    drop: 'Giọt nước',
  },
  meter: (gathered, needed) => `Ánh sao ${gathered} / ${needed}`,
  rules: [
    {
      title: '1024 cách',
      text: 'Năm cuộn, mỗi cuộn bốn ô. Cùng một biểu tượng xuất hiện trên từ 3 cuộn liền nhau tính từ cuộn trái nhất là có thưởng; nhân số biểu tượng trên từng cuộn với nhau ra số cách thắng.',
    },
    {
      title: 'Ốc biển và quay miễn phí',
      text: 'Ốc biển xuất hiện ở cuộn 1, 3, 5; cả ba cuộn cùng có thì được 8 lượt quay miễn phí; xuất hiện lại trong quay miễn phí được thêm 3 lượt, mỗi ván tối đa 30 lượt.',
    },
    {
      title: 'Cá voi nổi lên',
      text: 'Trong quay miễn phí, ô dưới cùng của cuộn 3 là cá voi. Cứ gom đủ 4 ánh sao thì cá voi lên cao một ô, hệ số nhân tăng 1 và được thêm 1 lượt, cao nhất là chiếm cả cuộn. Ánh sao vẫn tính thưởng như thường.',
    },
    {
      title: 'Cá voi',
      text: 'Cá voi là Wild, thay được mọi biểu tượng trừ ốc biển, xuất hiện ở cuộn 2 đến cuộn 5.',
    },
  ],
};
