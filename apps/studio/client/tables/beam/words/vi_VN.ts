import { beamNumbers, paneCount, shipPays, stormTimes } from '../../../../src/tables/games/beamWheel.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type BeamNames, kindIn, restIn, spotIn } from '../words.ts';

export const beamNames: BeamNames = {
  groups: { numbers: 'Con số', compass: 'Hướng', sectors: 'Cung', together: 'Kết hợp' },
  panes: (count) => `${count} ô`,
  number: (number) => `Số ${number}`,
  above: (number) => `Lớn hơn ${number}`,
  sector: (sector) => `Cung ${sector}`,
  berth: (berth) => `Bến ${berth}`,
  storms: { '1': 'Bão', '2': 'Hai cơn bão' },
  harbor: 'Bến cảng',
  directions: {
    north: 'Nửa Bắc',
    east: 'Nửa Đông',
    south: 'Nửa Nam',
    west: 'Nửa Tây',
    'north-east': 'Đông Bắc',
    'south-east': 'Đông Nam',
    'south-west': 'Tây Nam',
    'north-west': 'Tây Bắc',
  },
  marks: { north: 'B', east: 'Đ', south: 'N', west: 'T' },
  together: {
    one: (half) => `Số 1, ${half}`,
    three: (half) => `Từ 3 trở lên, ${half}`,
    five: (half) => `Từ 5 trở lên, ${half}`,
    seven: (half) => `Từ 7 trở lên, ${half}`,
  },
  kinds: {
    half: 'Nửa vòng',
    quarter: 'Một phần tư vòng',
    'sector-5': 'Cung năm ô',
    'sector-4': 'Cung bốn ô và một cơn bão',
    berth: 'Bến đậu trong cảng',
    storm: 'Bão',
  },
};

export const beamWheelWords: GameWords = {
  name: 'Vòng Quay Hải Đăng',
  tagline: 'Một luồng sáng, sáu mươi ô số',
  rules: [
    `Vòng quay có ${paneCount} ô, mỗi ô ghi một trong các số ${beamNumbers.join(', ')}. Hết giờ cược, ánh đèn quay; đèn dừng ở ô nào thì cược vào số của ô đó được trả thưởng.`,
    'Con số chính là tỷ lệ: trúng số 5 thì 1 ăn 5. Số ô của từng số ghi ở khu đặt cược; mọi ô có cơ hội như nhau.',
    'Hướng: trên cùng là hướng Bắc. Ánh đèn dừng trong nửa vòng hoặc phần tư vòng đã cược thì trúng. Mười hai cung đếm theo chiều kim đồng hồ từ trên cùng, mỗi cung năm ô.',
    '“Lớn hơn” trúng khi dừng ở số lớn hơn. Kết hợp phải trúng cả số lẫn nửa vòng; “trở lên” gồm cả số đó. Số ô trúng ghi ở từng khu đặt cược.',
    `Bão: bốn ô. Ánh đèn quay lại, và cược trúng sau đó được trả gấp ${stormTimes[1]}. Gặp bão lần nữa, đèn quay giữa các ô còn lại và trả gấp ${stormTimes[2]}. Cược “Bão” trúng khi lần dừng đầu là bão, “Hai cơn bão” khi lần thứ hai cũng là bão; hai cược này không nhân.`,
    `Bến cảng: hai ô. Ba con tàu vào ba bến, trả ${shipPays.join(', ')} lần tiền cược, gồm cả vốn. Mọi thứ tự có cơ hội như nhau. Bến đậu chỉ trúng ở cảng; cược số thua, còn nửa vòng, phần tư và cung trúng theo chỗ của cảng.`,
  ],
  kind: kindIn('vi_VN'),
  spot: spotIn('vi_VN'),
  result: (summary) => `Ánh đèn dừng ở ${restIn('vi_VN')(summary)}`,
  draw: [
    'Rút lần lượt bốn số nhỏ hơn 60, 60, 56 và 6. Số đầu đếm ô theo chiều kim đồng hồ từ trên cùng. Gặp bão thì dùng số thứ hai; gặp bão nữa thì số thứ ba đếm các ô không có bão. Ở cảng, số thứ tư là thứ tự của tàu.',
  ],
};
