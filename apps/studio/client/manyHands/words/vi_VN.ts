import type { Own } from '../words.ts';

export const words: Own = {
  name: 'Poker Trăm Hạc',
  tagline: 'Một lần chọn, trăm hạc cùng bay',
  welcome: 'Chọn số tay, đặt cược và chia bài',
  choose: 'Số tay',
  countOf: (hands) => `${hands} tay`,
  each: (amount) => `Mỗi tay ${amount}`,
  handOf: (number) => `Tay ${number}`,
  notices: {
    hold: () => 'Chọn các lá muốn giữ, tay nào cũng được giữ, rồi đổi bài',
    won: (amount, hands) => `${hands} tay trúng, tổng thắng ${amount}`,
    back: (amount, hands) => `${hands} tay có bộ, hoàn lại ${amount}`,
    nothing: () => 'Không có bộ thắng',
  },
  fairness:
    'Một lần rút khi chia bài quyết định cả ván: trước hết chia năm lá từ 52 lá, rồi với mỗi tay xáo riêng 47 lá còn lại, lần lượt dùng để đổi. Các tay không ảnh hưởng nhau.',
  rules: [
    {
      title: 'Cách chơi',
      text: 'Chia năm lá từ bộ 52 lá, chọn các lá giữ lại. Các lá giữ được giữ ở cả 2, 5 hoặc 10 tay, những lá khác được mỗi tay đổi riêng một lần từ 47 lá còn lại, mỗi tay trả thưởng theo bộ cuối cùng. Tiền cược chia đều cho các tay.',
    },
    {
      title: 'RTP',
      text: 'Mỗi tay đều giống Poker Bóng Hạc, cách giữ tối ưu cũng giống, nên số tay không ảnh hưởng RTP, chỉ làm độ biến động nhỏ hơn. RTP dưới đây có được bằng cách so sánh chính xác từng cách trong 32 cách giữ của toàn bộ 2,598,960 tay bài.',
    },
    {
      title: 'Trả thưởng tối đa',
      text: 'Khi được chia thùng phá sảnh hoàng gia và giữ tất cả, tay nào cũng là thùng phá sảnh hoàng gia, tổng cộng được 800 lần tiền cược, cơ hội khoảng 1 trên 649,740.',
    },
    {
      title: 'Rời khi đang chơi',
      text: 'Ván chưa đổi bài được giữ 24 giờ, sau đó kết toán theo năm lá ban đầu.',
    },
  ],
  keys: 'Bàn phím: phím cách chia hoặc đổi bài, 1–5 giữ hoặc bỏ giữ lá tương ứng.',
};
