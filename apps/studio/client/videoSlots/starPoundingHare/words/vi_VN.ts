import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'Thỏ Ngọc Giã Sao',
  tagline: 'Giã rơi cả trời sao',
  symbols: {
    star: 'Ngôi sao',
    moon: 'Trăng tròn',
    hare: 'Thỏ ngọc',
    mortar: 'Cối thuốc',
    cake: 'Bánh trung thu',
    osmanthus: 'Hoa quế',
    lantern: 'Đèn hoa',
    teacup: 'Chén trà',
    cloud: 'Mây lành',
    drop: 'Sương tiên',
  },
  hold: {
    title: 'Gom sao',
    text: 'Ngôi sao giữ nguyên vị trí; mỗi khi thêm một sao, số lượt tính lại thành 3.',
  },
  cash: {
    title: 'Số tiền trên ngôi sao',
    note: 'Số tiền của mỗi ngôi sao được rút theo cơ hội dưới đây, không phụ thuộc các sao khác.',
  },
  rules: [
    {
      title: '1024 cách',
      text: 'Năm cuộn, mỗi cuộn bốn ô. Cùng một biểu tượng xuất hiện trên từ 3 cuộn liền nhau tính từ cuộn trái nhất là có thưởng; nhân số biểu tượng trên từng cuộn với nhau ra số cách thắng.',
    },
    {
      title: 'Ngôi sao và gom sao',
      text: 'Trên ngôi sao có ghi số tiền. Một lượt quay có từ 6 sao trở lên thì mọi sao đều trả tiền và giữ nguyên vị trí, bạn quay lại 3 lượt không mất thêm tiền; mỗi khi thêm một sao, số lượt tính lại thành 3.',
    },
    {
      title: 'Bốn hũ thưởng',
      text: 'Ngôi sao có thể ghi Mini, Minor hoặc Major, trả theo bội số của mức cược hiện tại. Lấp đầy cả 20 ô còn được thêm giải Grand.',
    },
    {
      title: 'Trăng tròn',
      text: 'Trăng tròn là Wild, thay được mọi biểu tượng trừ ngôi sao, xuất hiện ở cuộn 2 đến cuộn 5.',
    },
  ],
};
