import type { GameWords } from '../../texts/texts.ts';
import { digitPlaces } from '../../texts/vi_VN.ts';
import { type DigitNames, kindText, spotText } from '../names.ts';

export const digitNames: DigitNames = {
  places: digitPlaces,
  groups: { number: 'Số', place: 'Định vị', sum: 'Tổng', form: 'Hình', duel: 'Rồng Hổ' },
  whole: {
    big: 'Tổng Tài (14–27)',
    small: 'Tổng Xỉu (0–13)',
    odd: 'Tổng Lẻ',
    even: 'Tổng Chẵn',
    triple: 'Bão bất kỳ',
  },
  half: { big: 'Tài', small: 'Xỉu', odd: 'Lẻ', even: 'Chẵn' },
  form: { pair: 'Đôi', different: 'Ba số khác nhau', run: 'Sảnh' },
  side: { dragon: 'Rồng', tie: 'Hòa', tiger: 'Hổ' },
  straight: 'Thẳng',
  box: 'Hoán vị',
  any: 'Bất kỳ hàng',
  tail: 'Số cuối của tổng',
  sum: 'Tổng',
  span: 'Khoảng cách',
  missing: 'Chưa ra',
  kinds: {
    straight: 'Thẳng (ba số đúng thứ tự)',
    'box-6': 'Hoán vị 6 (ba số khác nhau, không kể thứ tự)',
    'box-3': 'Hoán vị 3 (có một đôi, không kể thứ tự)',
    place: 'Định vị (một hàng)',
    triple: 'Bão (ba số giống nhau)',
    'even-money': 'Tổng: tài xỉu, chẵn lẻ',
    half: 'Một hàng: tài (5–9), xỉu, lẻ, chẵn',
    any: 'Một số ở bất kỳ hàng nào',
    tail: 'Số cuối của tổng',
    duel: 'Rồng Hổ (so hai hàng)',
    'duel-tie': 'Hai hàng giống nhau (hòa)',
    different: 'Ba số khác nhau',
    pair: 'Đôi',
    run: 'Sảnh, không kể thứ tự',
  },
};

export const words: GameWords = {
  name: 'Bàn Tính Ba Số',
  tagline: 'Mỗi phút một lần, ba hạt định số',
  rules: [
    'Mỗi phút mở ba chữ số, mỗi số từ 0–9, có thể trùng nhau.',
    'Thẳng phải đúng cả ba chữ số và thứ tự; Hoán vị không kể thứ tự; Định vị chỉ cược một hàng; Bão cược ba số giống nhau; Tổng là tổng ba chữ số, từ 14 trở lên là Tài, từ 13 trở xuống là Xỉu.',
    'Định vị còn cược được tài (5–9), xỉu, lẻ, chẵn của một hàng; “bất kỳ hàng” thắng khi số đó xuất hiện. Tổng cược theo giá trị hoặc số cuối; khoảng cách là số lớn nhất trừ số nhỏ nhất. Đôi là đúng hai số giống nhau; sảnh là ba số liền nhau, không kể thứ tự, 9 và 0 không liền nhau. Rồng thắng khi hàng trước lớn hơn, Hổ khi hàng sau lớn hơn, hòa khi bằng nhau.',
    'Tiền trả đã gồm tiền cược, xem bảng dưới đây.',
  ],
  kind: (kind) => kindText(kind, digitNames),
  spot: (spot) => spotText(spot, digitNames),
  result: (summary) => [...summary].join(' '),
  draw: ['Lần lượt rút ba số nhỏ hơn 10, là hàng trăm, hàng chục, hàng đơn vị.'],
};
