import type { LocalizedText } from '@pavilion/contract';

/** A text in the languages that the seeds are written in, Thai where it has been; the others fall back to English. */
export const text = (
  zh_CN: string,
  zh_TW: string,
  en_US: string,
  vi_VN: string,
  th_TH?: string,
): LocalizedText => ({ zh_CN, zh_TW, en_US, vi_VN, ...(th_TH === undefined ? {} : { th_TH }) });
