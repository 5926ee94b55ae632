import type { OpenBetWords } from '../words.ts';

export const words: OpenBetWords = {
  stands: { ahead: 'জিতছে', behind: 'হারছে' },
  soFar: (count, line) => `এখন ${count} / ${line}`,
  sum: (count) => `মোট ${count}`,
  half: 'প্রথমার্ধ',
  regular: 'নির্ধারিত সময়',
  map: (number) => `ম্যাপ ${number}`,
};
