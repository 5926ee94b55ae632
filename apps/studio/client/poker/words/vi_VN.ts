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
  straight_flush: 'Thùng phá sảnh',
  royal_flush: 'Thùng phá sảnh hoàng gia',
};

export const words: PokerWords = {
  name: 'Poker Bóng Hạc',
  tagline: 'Giữa giữ và bỏ là cả một trời tính toán',
  welcome: 'Mời đặt cược và chia bài',
  deal: 'Chia bài',
  draw: 'Đổi bài',
  dealing: 'Đang chia bài',
  held: 'Giữ',
  hands: hands,
  pays: 'Bảng trả thưởng',
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
      title: 'RTP',
      text: 'RTP dưới đây tính khi mỗi tay bài đều chọn giữ tối ưu: so sánh chính xác từng cách trong 32 cách giữ của toàn bộ 2,598,960 tay bài, không có bất kỳ ước lượng nào.',
    },
    {
      title: 'Rời khi đang chơi',
      text: 'Ván chưa đổi bài được giữ 24 giờ, sau đó kết toán theo năm lá ban đầu.',
    },
  ],
  keys: 'Bàn phím: phím cách chia hoặc đổi bài, 1–5 giữ hoặc bỏ giữ lá tương ứng.',
};
