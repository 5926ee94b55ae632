import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'Đêm Thả Đèn Trời',
  tagline: 'Người thắp đèn đến, cả trời đèn là của bạn',
  symbols: {
    keeper: 'Người thắp đèn',
    moon: 'Trăng tròn',
    lantern: 'Đèn trời',
    tower: 'Bảo tháp',
    gate: 'Cổng chào',
    flute: 'Sáo trúc',
    jar: 'Vò rượu',
    plum: 'Mai',
    orchid: 'Lan',
    bamboo: 'Trúc',
    mum: 'Cúc',
  },
  cash: {
    title: 'Số tiền trên đèn trời',
    note: 'Số tiền của mỗi đèn trời được rút theo cơ hội dưới đây, không phụ thuộc các đèn khác.',
  },
  meter: (gathered, needed) => `Người thắp đèn ${gathered} / ${needed}`,
  rules: [
    {
      title: 'Đèn trời và người thắp đèn',
      text: 'Trên đèn trời có ghi số tiền. Khi người thắp đèn xuất hiện, mọi đèn trời trên màn hình được thu lại; có bao nhiêu người thắp đèn thì thu bấy nhiêu lần. Trong lượt quay trả tiền, người thắp đèn chỉ xuất hiện ở cuộn 5; trong quay miễn phí, ở cuộn 3 đến cuộn 5.',
    },
    {
      title: 'Trăng tròn và quay miễn phí',
      text: 'Từ 3 trăng tròn trở lên ở cuộn 1 đến cuộn 4 tặng 8 lượt quay miễn phí, có nhiều đèn trời và người thắp đèn hơn.',
    },
    {
      title: 'Điều ước của người thắp đèn',
      text: 'Trong quay miễn phí, cứ gom đủ 4 người thắp đèn thì được thêm 5 lượt và hệ số nhân tăng 1; tối đa ba lần, mỗi ván tối đa 23 lượt.',
    },
    {
      title: 'Wild',
      text: 'Người thắp đèn cũng là Wild, thay được mọi biểu tượng trừ trăng tròn và đèn trời.',
    },
  ],
};
