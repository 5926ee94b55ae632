import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'Trống Hội Thuyền Rồng',
  tagline: 'Trống càng dồn, thưởng càng cao',
  symbols: {
    drum: 'Trống lớn',
    pearl: 'Ngọc rồng',
    boat: 'Thuyền rồng',
    flag: 'Cờ lệnh',
    dumpling: 'Bánh ú',
    oars: 'Mái chèo',
    egg: 'Trứng muối',
    sachet: 'Túi thơm',
    calamus: 'Ngải cứu',
    wave: 'Sóng nước',
  },
  hold: {
    title: 'Nổi trống',
    text: 'Trống lớn giữ nguyên vị trí; mỗi khi thêm một trống, số lượt tính lại thành 3.',
  },
  cash: {
    title: 'Số tiền trên trống',
    note: 'Số tiền của mỗi trống được rút theo cơ hội dưới đây, không phụ thuộc các trống khác.',
  },
  rules: [
    {
      title: '243 cách',
      text: 'Cùng một biểu tượng xuất hiện trên từ 3 cuộn liền nhau tính từ cuộn trái nhất là có thưởng; nhân số biểu tượng trên từng cuộn với nhau ra số cách thắng.',
    },
    {
      title: 'Trống lớn và nổi trống',
      text: 'Trên trống có ghi số tiền. Một lượt quay có từ 6 trống trở lên thì mọi trống đều trả tiền và giữ nguyên vị trí, bạn quay lại 3 lượt không mất thêm tiền; mỗi khi thêm một trống, số lượt tính lại thành 3.',
    },
    {
      title: 'Nhịp trống',
      text: 'Khi đã có từ 8 trống, mỗi trống mới trả gấp 2 số tiền của nó; từ 10 trống gấp 3; từ 12 trống gấp 5.',
    },
    {
      title: 'Bốn hũ thưởng',
      text: 'Trống có thể ghi Mini, Minor hoặc Major, trả theo bội số của mức cược hiện tại, nhịp trống cũng được tính. Lấp đầy cả 15 ô còn được thêm giải Grand.',
    },
    {
      title: 'Ngọc rồng',
      text: 'Ngọc rồng là Wild, thay được mọi biểu tượng trừ trống lớn, xuất hiện ở cuộn 2 đến cuộn 5.',
    },
  ],
};
