import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: 'Chợ Đèn Đêm',
  tagline: 'Gom đủ đèn hoa, thắp sáng phố dài',
  symbols: {
    firework: 'Pháo hoa',
    lantern: 'Đèn lồng',
    mask: 'Mặt nạ',
    fan: 'Quạt xếp',
    kite: 'Diều',
    teapot: 'Ấm trà',
    skewer: 'Kẹo hồ lô',
    bun: 'Bánh bao',
    drum: 'Trống bỏi',
    pinwheel: 'Chong chóng',
  },
  hold: {
    title: 'Gom đèn',
    text: 'Đèn lồng giữ nguyên vị trí; mỗi khi thêm một đèn, số lượt tính lại thành 3.',
  },
  cash: {
    title: 'Số tiền trên đèn lồng',
    note: 'Số tiền của mỗi đèn lồng được rút theo cơ hội dưới đây, không phụ thuộc các đèn khác.',
  },
  rules: [
    {
      title: 'Đèn lồng và gom đèn',
      text: 'Trên đèn lồng có ghi số tiền. Một lượt quay có từ 6 đèn trở lên thì mọi đèn đều trả tiền và giữ nguyên vị trí, bạn quay lại 3 lượt không mất thêm tiền; mỗi khi thêm một đèn mới, số lượt tính lại thành 3.',
    },
    {
      title: 'Bốn hũ thưởng',
      text: 'Đèn lồng có thể ghi Mini, Minor hoặc Major, trả theo bội số của mức cược hiện tại. Lấp đầy cả 15 ô còn được thêm giải Grand.',
    },
    {
      title: 'Pháo hoa',
      text: 'Pháo hoa là Wild, thay được mọi biểu tượng trừ đèn lồng, xuất hiện ở cuộn 2 đến cuộn 5.',
    },
  ],
};
