import type { BlackjackWords } from '../words.ts';

export const words: BlackjackWords = {
  name: 'Xì Dách Dưới Đèn',
  tagline: 'Một đèn một bàn, đối diện nhà cái',
  welcome: 'Mời đặt cược và chia bài',
  deal: 'Chia bài',
  dealing: 'Đang chia bài',
  dealer: 'Nhà cái',
  player: 'Bài của bạn',
  handOf: (number) => `Tay ${number}`,
  table: 'Bàn chơi',
  doubled: 'Đã gấp đôi',
  felt: 'Xì dách trả 3:2 · Nhà cái dằn từ 17 điểm · Bảo hiểm trả 2:1',
  count: (total, soft) => (soft ? `${total} mềm` : `${total} điểm`),
  moves: {
    insure: 'Bảo hiểm',
    decline: 'Không mua',
    hit: 'Rút',
    stand: 'Dằn',
    double: 'Gấp đôi',
    split: 'Tách',
  },
  results: { blackjack: 'Xì dách', win: 'Thắng', push: 'Hòa', lose: 'Thua', bust: 'Quắc' },
  notices: {
    blackjack: (amount) => `Xì dách! Thắng ${amount}`,
    win: (amount) => `Bạn thắng ${amount}`,
    back: (amount) => `Hoàn lại ${amount}`,
    push: (amount) => `Hòa, hoàn lại ${amount}`,
    lose: () => 'Ván này nhà cái thắng',
    bust: () => 'Quá 21 điểm, quắc',
    insured: (amount) => `Nhà cái có xì dách, bảo hiểm trả ${amount}`,
    insurance: () => 'Nhà cái lật lá A, bạn mua bảo hiểm không?',
    your_move: () => 'Đến lượt bạn',
    side: (amount) => `Cược phụ trúng, thắng ${amount}; đến lượt bạn`,
  },
  fairness:
    'Toàn bộ bài của một ván do một lần rút khi chia bài quyết định; các lựa chọn sau đó chỉ đọc theo thứ tự.',
  rules: [
    {
      title: 'Mục tiêu',
      text: 'Có điểm gần 21 hơn nhà cái mà không vượt quá. A tính 1 hoặc 11 điểm, J, Q, K tính 10 điểm.',
    },
    {
      title: 'Hộp bài',
      text: 'Mỗi lần chia, 52 lá có cơ hội hoàn toàn như nhau, không liên quan đến các lá đã ra (hộp bài vô tận).',
    },
    {
      title: 'Nhà cái',
      text: 'Nhà cái dằn từ 17 điểm (kể cả 17 mềm); khi lật lá A hoặc lá 10 điểm thì xem lá úp trước, nếu là xì dách thì kết toán ngay.',
    },
    {
      title: 'Xì dách',
      text: 'Hai lá đầu là A và lá 10 điểm là xì dách, trả 3:2; nhà cái cũng có xì dách thì hòa. Sau khi tách không tính xì dách.',
    },
    {
      title: 'Gấp đôi và tách bài',
      text: 'Hai lá đầu bất kỳ đều được gấp đôi, chỉ rút thêm một lá; hai lá cùng số được tách một lần, sau khi tách được gấp đôi; tách A thì mỗi tay chỉ rút thêm một lá.',
    },
    {
      title: 'Bảo hiểm',
      text: 'Khi nhà cái lật lá A, bạn có thể mua bảo hiểm bằng nửa tiền cược, nhà cái có xì dách thì trả 2:1. Về lâu dài, bảo hiểm không có lợi.',
    },
    {
      title: 'Rời khi đang chơi',
      text: 'Ván chưa chơi xong được giữ 24 giờ, sau đó hệ thống dằn thay bạn (không mua bảo hiểm) và kết toán.',
    },
  ],
  sides: {
    title: 'Cược phụ',
    names: { pair: 'Đôi đèn', three: 'Ba đèn' },
    results: {
      same_card: 'Đôi cùng chất',
      same_colour: 'Đôi cùng màu',
      mixed_pair: 'Đôi khác màu',
      suited_triple: 'Sám cùng chất',
      straight_flush: 'Thùng phá sảnh',
      triple: 'Sám',
      straight: 'Sảnh',
      flush: 'Thùng',
    },
    chance: 'Cơ hội',
    pays: 'Trả thưởng (gồm tiền cược)',
    handStake: (amount) => `Tay bài ${amount}`,
  },
  keys: 'Bàn phím: phím cách chia bài, H rút, S dằn, D gấp đôi, P tách, I bảo hiểm, N không mua.',
};
