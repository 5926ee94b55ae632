import type { OpenBetWords } from '../words.ts';

export const words: OpenBetWords = {
  stands: { ahead: '우세', behind: '열세' },
  soFar: (count, line) => `현재 ${count} / ${line}`,
  sum: (count) => `합계 ${count}`,
  half: '전반',
  regular: '정규 시간',
  map: (number) => `${number}맵`,
};
