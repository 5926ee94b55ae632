import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'Thuyền Báu Thuận Gió',
  tagline: 'Thuận buồm xuôi gió, hệ số lên cao',
  symbols: {
    wind: 'Gió thuận',
    pearl: 'Ngọc trai',
    junk: 'Thuyền báu',
    chest: 'Rương báu',
    compass: 'La bàn',
    vase: 'Bình gốm hoa lam',
    anchor: 'Mỏ neo',
    shell: 'Sò điệp',
    fish: 'Cá vàng',
    knot: 'Nút thắt đỏ',
  },
  rules: [
    {
      title: '1024 cách',
      text: 'Năm cuộn, mỗi cuộn bốn ô. Cùng một biểu tượng xuất hiện trên từ 3 cuộn liền nhau tính từ cuộn trái nhất là có thưởng; nhân số biểu tượng trên từng cuộn với nhau ra số cách thắng.',
    },
    {
      title: 'Ngọc trai và quay miễn phí',
      text: 'Từ 3 ngọc trai trở lên tặng lượt quay miễn phí, do bạn chọn: nhiều lượt, hệ số thấp; hoặc ít lượt, hệ số cao. Mỗi lần thắng trong quay miễn phí, hệ số nhân tăng và không giảm cho đến hết quay miễn phí. Trong quay miễn phí có thêm 3 ngọc trai thì được thêm lượt tùy lựa chọn, mỗi ván tối đa 24 lượt. Một lượt quay trả tối đa 400 lần tiền cược.',
    },
    {
      title: 'Gió thuận',
      text: 'Gió thuận là Wild, thay được mọi biểu tượng trừ ngọc trai, xuất hiện ở cuộn 2 đến cuộn 5.',
    },
  ],
};
