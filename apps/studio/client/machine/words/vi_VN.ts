import type { MachineWords } from '../words.ts';

export const words: MachineWords = {
  welcome: 'Chúc bạn chơi vui',
  spin: 'Quay',
  hurry: 'Nhanh hơn',
  startFree: (left) => `Bắt đầu ${left} lượt quay miễn phí`,
  freeSpin: (played, awarded) => `Quay miễn phí ${played} / ${awarded}`,
  freeTitle: (count) => `${count} lượt quay miễn phí`,
  freeMore: (count) => `Thêm ${count} lượt quay miễn phí`,
  great: ['Thắng lớn', 'Thắng đậm', 'Siêu thắng'],
  reelsLabel: 'Cuộn',
  historyFree: (played) => `Gồm ${played} lượt quay miễn phí`,
  fairness: 'Mỗi lượt quay, điểm dừng của từng cuộn được rút một lần.',
  facts: {
    title: 'Số liệu của trò chơi',
    greatest: 'Thắng tối đa mỗi ván',
    greatestTimes: (times) => `${times} lần tiền cược`,
    bonus: 'Kích hoạt tính năng',
    oneIn: (rounds) => `Trung bình ${rounds} ván một lần`,
  },
  notices: {
    won: (won, lines) => (lines > 1 ? `${lines} đường thắng, tổng ${won}` : `Thắng ${won}`),
    back: (won) => `Nhận lại ${won}`,
    free_won: (_, count) => `${count} lượt quay miễn phí`,
    free_over: (won) => `Hết lượt quay miễn phí, tổng thắng ${won}`,
    free_back: (won) => `Hết lượt quay miễn phí, nhận lại ${won}`,
  },
};
