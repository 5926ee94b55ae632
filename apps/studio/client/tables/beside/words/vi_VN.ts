import type { BesideWords } from '../words.ts';

export const besideWords: BesideWords = {
  intro: 'Hai bàn dùng chung một số dư. Hạn mức và thời gian chơi được tính chung cho cả hai.',
  last: 'Lựa chọn trước',
  failed: 'Không mở được bàn này. Vui lòng thử lại.',
};
