import type { Own } from '../sidedWords.ts';

export const words: Own = {
  name: 'Xì Dách Song Đăng',
  tagline: 'Ngoài tay bài, thắp thêm hai ngọn đèn',
  welcome: 'Có thể chọn cược phụ; mời đặt cược và chia bài',
  rule: {
    title: 'Cược phụ',
    text: 'Trước khi chia bài, bạn có thể chọn “Đôi đèn” và “Ba đèn”, mỗi cược phụ chiếm một phần năm tiền cược, phần còn lại là cược tay bài; gấp đôi, tách và bảo hiểm tính theo cược tay bài. Đôi đèn xét hai lá đầu của bạn, Ba đèn xét hai lá đầu của bạn và lá ngửa của nhà cái; có kết quả ngay khi chia bài và trả thưởng liền, không liên quan đến thắng thua của tay bài. RTP dưới đây tính khi chọn cả hai cược phụ và chơi tay bài tối ưu, là mức thấp nhất trong các cách chơi.',
  },
  keys: 'Bàn phím: phím cách chia bài, Q đôi đèn, W ba đèn, H rút, S dằn, D gấp đôi, P tách, I bảo hiểm, N không mua.',
};
