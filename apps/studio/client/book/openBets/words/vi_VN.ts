import type { OpenBetWords } from '../words.ts';

export const words: OpenBetWords = {
  stands: { ahead: 'Đang thắng', behind: 'Đang thua' },
  soFar: (count, line) => `Đã có ${count} / ${line}`,
  sum: (count) => `Tổng ${count}`,
  half: 'Hiệp một',
  regular: 'Giờ chính thức',
  map: (number) => `Bản đồ ${number}`,
};
