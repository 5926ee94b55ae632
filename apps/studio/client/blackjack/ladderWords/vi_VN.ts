import type { Own } from '../ladderWords.ts';

export const words: Own = {
  tagline: 'Xì dách với thang đèn',
  welcome: 'Thắp thang đèn hoặc trăng; mời đặt cược và chia bài',
  rules: [
    {
      title: 'Thang đèn',
      text: 'Trước khi chia bài, bạn có thể chọn “Thang đèn”, chiếm một phần năm tiền cược, phần còn lại là cược tay bài; gấp đôi, tách và bảo hiểm tính theo cược tay bài. Nhà cái quắc là thắng, dùng càng nhiều lá càng trả cao, tối đa 500 lần. Có thang đèn thì nhà cái rút đến cùng dù tay bài ra sao, trừ khi nhà cái có xì dách.',
    },
    {
      title: 'Ba mặt trăng',
      text: 'Bạn còn có thể chọn một trong ba mặt trăng, cũng chiếm một phần năm tiền cược, xét điểm hai lá đầu của bạn, A tính 11 nếu được: trăng non 4–11, trăng khuyết 12–16, trăng tròn 17–21; trả ngay khi chia bài. Tay bài nào cũng là một trong ba: trăng khuyết thắng khi bài khó chơi, trăng tròn khi bài đẹp. RTP dưới đây tính khi chọn thang đèn, mặt trăng thấp nhất và chơi tay bài tối ưu, là mức thấp nhất trong các cách chơi; không chọn gì thì là 99.43 %.',
    },
  ],
  lanterns: {
    names: { ladder: 'Thang đèn', new_moon: 'Trăng non', half_moon: 'Trăng khuyết', full_moon: 'Trăng tròn' },
    range: (from, to) => `${from}–${to}`,
    cards: (count, isLast) => (isLast ? `${count} lá trở lên` : `${count} lá`),
    dealerOver: 'Số lá của nhà cái',
    firstTwo: 'Hai lá đầu của bạn',
  },
  keys: 'Bàn phím: phím cách chia bài, Q thang đèn, W trăng non, E trăng khuyết, R trăng tròn, H rút, S dằn, D gấp đôi, P tách, I bảo hiểm, N không mua, C bật tắt huấn luyện viên, B xem lựa chọn tốt nhất.',
};
