import type { LanternsWords } from '../words.ts';

export const lanternsWords: LanternsWords = {
  name: 'Xì Dách Thất Đăng',
  tagline: 'Bảy ghế, mọi người cùng quyết định',
  rules: [
    'Bảy ghế, một nhà cái và tám bộ bài, xáo lại mỗi ván. Gần 21 điểm hơn nhà cái mà không vượt quá thì thắng. Át tính 1 hoặc 11; J, Q, K tính 10. Bạn có thể cược nhiều ghế; nhiều người cũng có thể chơi cùng một ghế, mỗi người tự quyết định.',
    'Lần rút xếp bài của nhà cái và hai lá đầu của mỗi ghế. Lá bạn rút thêm chỉ chia cho tay bài của bạn, từ phần còn lại của hộp bài, và do cùng lần rút quyết định. Ai chọn gì cũng không làm đổi hay lộ bài của người khác, nên không phải chờ lượt, và cơ hội đúng như hộp bài.',
    'Hai lá đầu gồm át và lá 10 điểm là blackjack, trả 3:2. Nhà cái dừng ở mọi điểm 17, kể cả 17 mềm. Có thể gấp đôi với hai lá bất kỳ, cả sau khi tách. Hai lá cùng tên được tách một lần; tách át mỗi tay chỉ thêm một lá, và 21 sau khi tách không phải blackjack.',
    'Nhà cái xem lá thứ hai sau cùng. Nếu thành blackjack, mỗi ghế chỉ mất cược đầu; phần thêm khi gấp đôi hoặc tách được hoàn lại. Khi nhà cái lộ át, bạn có thể mua bảo hiểm bằng nửa cược, trả 2:1 nếu nhà cái có blackjack. Về lâu dài bảo hiểm không có lợi.',
    'Đôi đèn xét hai lá đầu của ghế, Ba đèn xét hai lá đó và lá ngửa của nhà cái, không phụ thuộc tay bài thắng hay thua. Tỷ lệ hoàn trả của ghế tính theo cách chơi chuẩn, so với cược đầu.',
  ],
  seatBet: 'Ghế, chơi theo cách chuẩn',
  seat: (seat) => `Ghế ${seat}`,
  sideOf: (seat, bet) => `Ghế ${seat} ${bet}`,
  dealerHas: (total) => `Nhà cái ${total} điểm`,
  dealerBusts: 'Nhà cái quắc',
  dealerNatural: 'Nhà cái có blackjack',
  choose: 'Chọn chip rồi chọn ghế. Mỗi ghế cược một lần mỗi ván',
  draw: [
    '416 lá của tám bộ bài xếp theo thứ tự, tám lá giống nhau liền nhau, rút ra 26 lá không hoàn lại: số đầu nhỏ hơn 416, số sau nhỏ hơn 415, cứ thế. Mỗi số là vị trí trong những lá còn lại. Thương của số lá cho 13 là chất (0 bích, 1 cơ, 2 chuồn, 3 rô), số dư là bậc (0 là át).',
    'Trước hết 12 lá cho nhà cái, lá đầu để ngửa, rồi hai lá đầu cho mỗi ghế từ 1 đến 7. Lá rút sau chỉ thuộc một tay bài của một vé cược: thêm “:mã vé:ghế” (như seat:3) sau entropy, 36 lá được rút cùng cách từ 390 lá còn lại và chia theo thứ tự. Khi tách, mỗi tay được thêm một lá trước.',
  ],
};
