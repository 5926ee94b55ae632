import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'Cú Máy Đêm',
  tagline: '4096 cách, càng lên dây càng vang',
  symbols: {
    owl: 'Cú đêm',
    key: 'Chìa lên dây cót',
    gear: 'Bánh răng',
    tower: 'Tháp đồng hồ',
    hourglass: 'Đồng hồ cát',
    bird: 'Chim máy',
    astrolabe: 'Hỗn thiên nghi',
    lamp: 'Đèn dầu',
    spring: 'Lò xo',
    nut: 'Đai ốc',
    bolt: 'Bu lông',
  },
  meter: (gathered, needed) => `Bánh răng ${gathered} / ${needed}`,
  rules: [
    {
      title: '4096 cách',
      text: 'Sáu cuộn, mỗi cuộn bốn ô. Cùng một biểu tượng xuất hiện trên từ 3 cuộn liền nhau tính từ cuộn trái nhất là có thưởng; nhân số biểu tượng trên từng cuộn với nhau ra số cách thắng.',
    },
    {
      title: 'Chìa khóa và quay miễn phí',
      text: 'Từ 4 chìa khóa trở lên ở cuộn 1 đến cuộn 5 tặng lượt quay miễn phí, do bạn chọn: 12 lượt bắt đầu từ x1, hoặc 8 lượt bắt đầu từ x3. Có thêm từ 4 chìa trở lên thì được thêm 4 hoặc 3 lượt tùy lựa chọn, mỗi ván tối đa 30 lượt.',
    },
    {
      title: 'Lên dây cót',
      text: 'Trong quay miễn phí, cứ gom đủ 5 bánh răng thì hệ số nhân tăng 1 (tối đa x8) và được thêm 1 lượt, lên dây tối đa 5 lần. Bánh răng vẫn tính thưởng như thường.',
    },
    {
      title: 'Cú đêm',
      text: 'Cú đêm là Wild, thay được mọi biểu tượng trừ chìa khóa, xuất hiện ở cuộn 2 đến cuộn 5.',
    },
  ],
};
