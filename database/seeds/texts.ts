import type { LocalizedText } from '@pavilion/contract';

/** A text in the four languages that the seeds are written in; the others fall back to English. */
export const text = (zh_CN: string, zh_TW: string, en_US: string, vi_VN: string): LocalizedText => ({
  zh_CN,
  zh_TW,
  en_US,
  vi_VN,
});
