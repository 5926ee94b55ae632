import type { OpenBetWords } from '../words.ts';

export const words: OpenBetWords = {
  stands: { ahead: 'กำลังชนะ', behind: 'กำลังแพ้' },
  soFar: (count, line) => `ขณะนี้ ${count} / ${line}`,
  sum: (count) => `รวม ${count}`,
  half: 'ครึ่งแรก',
  regular: 'เวลาปกติ',
  map: (number) => `แมป ${number}`,
};
