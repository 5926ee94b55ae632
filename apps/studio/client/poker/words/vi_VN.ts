import { noticesOf, type PokerWords } from '../words.ts';

const hands: PokerWords['hands'] = {
  nothing: 'Không có bộ',
  jacks: 'Đôi J trở lên',
  two_pair: 'Hai đôi',
  three: 'Sám',
  straight: 'Sảnh',
  flush: 'Thùng',
  full_house: 'Cù lũ',
  four: 'Tứ quý',
  four_low: 'Tứ quý 2–4',
  four_aces: 'Tứ quý A',
  straight_flush: 'Thùng phá sảnh',
  five: 'Ngũ quý',
  wild_royal: 'Sảnh hoàng gia thế bài',
  four_deuces: 'Bốn lá 2',
  royal_flush: 'Thùng phá sảnh hoàng gia',
};

export const words: PokerWords = {
  name: 'Poker Bóng Hạc',
  tagline: 'Bốn bảng trả thưởng, một lần đổi bài',
  welcome: 'Mời đặt cược và chia bài',
  deal: 'Chia bài',
  draw: 'Đổi bài',
  dealing: 'Đang chia bài',
  held: 'Giữ',
  hands: hands,
  pays: 'Bảng trả thưởng',
  tables: {
    choose: 'Chọn bảng trả thưởng',
    names: {
      jacks: 'Đôi J trở lên',
      bonus: 'Thưởng thêm',
      double_bonus: 'Thưởng kép',
      deuces: 'Lá 2 thế bài',
    },
    hand: 'Bộ bài',
    chance: 'Cơ hội',
  },
  advice: {
    mark: 'Tốt nhất',
    best: (share) => `Cách giữ tốt nhất trả về trung bình ${share}`,
    yours: (share) => `của bạn ${share}`,
    none: 'Nên đổi hết.',
  },
  cards: 'Năm lá của bạn',
  notices: noticesOf(
    hands,
    {
      won: (hand, amount) => `${hand}, thắng ${amount}`,
      back: (hand, amount) => `${hand}, hoàn lại ${amount}`,
    },
    'Không có bộ thắng',
    'Chọn các lá muốn giữ, rồi đổi bài',
  ),
  fairness:
    'Mười lá của một ván do một lần xáo bài khi chia quyết định: năm lá đầu là tay bài, các lá sau lần lượt dùng để đổi.',
  rules: [
    {
      title: 'Cách chơi',
      text: 'Chia năm lá từ bộ 52 lá, chọn các lá giữ lại, những lá khác được đổi một lần từ cùng bộ bài, trả thưởng theo bộ cuối cùng.',
    },
    {
      title: 'Bảng trả thưởng',
      text: 'Trước khi chia bài, chọn một trong bốn bảng. Ở “Thưởng thêm” và “Thưởng kép”, tứ quý trả theo số. Ở “Lá 2 thế bài”, bốn lá 2 thay cho lá bất kỳ, một đôi và hai đôi không được trả. Mức trả, cơ hội của từng bộ khi chọn tối ưu và RTP của mỗi bảng ghi bên dưới.',
    },
    {
      title: 'RTP',
      text: 'RTP chung dưới đây là của bảng thấp nhất; RTP từng bảng ghi cạnh tên. RTP dưới đây tính khi mỗi tay bài đều chọn giữ tối ưu: so sánh chính xác từng cách trong 32 cách giữ của toàn bộ 2,598,960 tay bài, không có bất kỳ ước lượng nào.',
    },
    {
      title: 'Rời khi đang chơi',
      text: 'Ván chưa đổi bài được giữ 24 giờ, sau đó kết toán theo năm lá ban đầu.',
    },
  ],
  keys: 'Bàn phím: phím cách chia hoặc đổi bài, 1–5 giữ hoặc bỏ giữ lá tương ứng. Q, W, E, R chọn bảng trả thưởng, C bật tắt huấn luyện viên, B xem lựa chọn tốt nhất.',
};
