import type { GameWords } from '../../texts/texts.ts';
import { digitPlaces } from '../../texts/vi_VN.ts';

const digitHalves: Readonly<Record<string, string>> = {
  big: 'Tổng Tài (14–27)',
  small: 'Tổng Xỉu (0–13)',
  odd: 'Tổng Lẻ',
  even: 'Tổng Chẵn',
  triple: 'Bão bất kỳ',
};
const digitKinds: Readonly<Record<string, string>> = {
  straight: 'Thẳng (ba số đúng thứ tự)',
  'box-6': 'Hoán vị 6 (ba số khác nhau, không kể thứ tự)',
  'box-3': 'Hoán vị 3 (có một đôi, không kể thứ tự)',
  place: 'Định vị (một hàng)',
  triple: 'Bão (ba số giống nhau)',
  'even-money': 'Tổng: tài xỉu, chẵn lẻ',
};

export const words: GameWords = {
  name: 'Bàn Tính Ba Số',
  tagline: 'Mỗi phút một lần, ba hạt định số',
  rules: [
    'Mỗi phút mở ba chữ số, mỗi số từ 0–9, có thể trùng nhau.',
    'Thẳng phải đúng cả ba chữ số và thứ tự; Hoán vị không kể thứ tự; Định vị chỉ cược một hàng; Bão cược ba số giống nhau; Tổng là tổng ba chữ số, từ 14 trở lên là Tài, từ 13 trở xuống là Xỉu.',
    'Tiền trả đã gồm tiền cược, xem bảng dưới đây.',
  ],
  kind: (kind) => digitKinds[kind] ?? kind,
  spot: (spot) => {
    const [kind = '', value = '', digit = ''] = spot.split(':');
    if (kind === 'straight') return `Thẳng ${value}`;
    if (kind === 'box') return `Hoán vị ${value}`;
    if (kind === 'place') return `${digitPlaces[Number(value) - 1] ?? ''} ${digit}`;
    return digitHalves[kind] ?? spot;
  },
  result: (summary) => [...summary].join(' '),
  draw: ['Lần lượt rút ba số nhỏ hơn 10, là hàng trăm, hàng chục, hàng đơn vị.'],
};
