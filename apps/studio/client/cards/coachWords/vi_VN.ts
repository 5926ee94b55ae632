import type { CoachWords } from '../coachWords.ts';

export const coachWords: CoachWords = {
  name: 'Huấn luyện',
  show: 'Xem lựa chọn tốt nhất',
  working: 'Đang tính',
  wasBest: 'Đó là lựa chọn tốt nhất',
  costs: (share) => `Trung bình kém ${share} tiền cược`,
  tally: (best, all) => `Tự chọn đúng ${best} / ${all}`,
  worth: 'Lời lỗ trung bình, theo cược tay bài',
  rule: {
    title: 'Huấn luyện viên',
    text: 'Huấn luyện viên tắt sẵn cho đến khi bạn bật. Khi bạn hỏi, nó chỉ ra lựa chọn có mức trả về trung bình cao nhất, tính chính xác hoàn toàn. Sau đó nó cho biết lựa chọn của bạn kém bao nhiêu so với tốt nhất, và đếm số lần bạn tự chọn đúng. Khi bạn rời đi, tất cả được xóa.',
  },
};
