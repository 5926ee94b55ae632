import { expect, it } from 'vitest';
import { foldSearchText } from './searchText.ts';

it.each([
  ['Koi  Lanterns ', 'koi lanterns'],
  ['Ｋｏｉ', 'koi'],
  ['Nổ hũ Đèn lồng', 'no hu den long'],
  ['Café Łódź', 'cafe lodz'],
  ['锦鲤灯影', '锦鲤灯影'],
  ['ガラスの灯', 'ガラスの灯'],
  ['슬롯', '슬롯'],
  ['สล็อต', 'สล็อต'],
  ['हिंदी लालटेन', 'हिंदी लालटेन'],
  ['மீன் விளக்கு', 'மீன் விளக்கு'],
  ['মাছ লণ্ঠন', 'মাছ লণ্ঠন'],
])('%s is compared as %s', (text, folded) => {
  expect(foldSearchText(text)).toBe(folded.normalize('NFC'));
});
