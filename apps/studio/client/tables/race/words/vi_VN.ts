import { boatRace, hareRace, type RaceGame } from '../../../../src/tables/games/race.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type RaceNames, spotIn, type Told } from '../words.ts';

export const raceNames: RaceNames = {
  groups: { win: 'Về nhất · Có hạng', pair: 'Nhất nhì', three: 'Nhất nhì ba' },
  runner: 'Tay đua và thứ hạng năm trận gần đây',
  kinds: {
    win: 'Về nhất',
    place: 'Có hạng',
    quinella: 'Cặp nhất nhì',
    forecast: 'Nhất nhì đúng thứ tự',
    trio: 'Bộ ba',
    trifecta: 'Bộ ba đúng thứ tự',
    odd: 'Hạng nhất số lẻ',
    even: 'Hạng nhất số chẵn',
  },
  eachWay: { short: 'T+V', of: (runner) => `Số ${runner}: thắng và vào vị trí, mỗi cửa một phỉnh` },
  numbered: (runner, kind) => `Số ${runner} · ${kind}`,
  places: ['Hạng nhất', 'Hạng nhì', 'Hạng ba'],
  form: (places) => `Thứ hạng năm trận gần đây (mới nhất ở cuối): ${places}`,
  noForm: 'Chưa có thành tích',
  photo: 'Ảnh về đích',
  odd: 'Lẻ',
  even: 'Chẵn',
};

const told = ({ placed, runners: { count, from, spread } }: RaceGame): Told => ({
  rules: [
    `Mỗi trận có ${count} tay đua. Trước khi mở cược mỗi ván, thực lực của từng tay đua đã được định từ mã băm của hạt giống máy chủ, tỷ lệ tính theo đó; kết quả đã được rút trước khi xuất phát, hình ảnh chỉ để minh họa.`,
    `Về nhất: trúng hạng nhất. Có hạng: nằm trong ${placed === 2 ? 'hai' : 'ba'} hạng đầu. Hạng nhất lẻ, chẵn: cược số của hạng nhất.`,
    'Cặp nhất nhì: trúng hai hạng đầu, không kể thứ tự. Nhất nhì đúng thứ tự: trúng hai hạng đầu đúng thứ tự. Bộ ba: trúng ba hạng đầu, không kể thứ tự. Bộ ba đúng thứ tự: trúng ba hạng đầu đúng thứ tự.',
    'Cơ hội về nhất của một tay đua bằng phần thực lực của nó trong tổng thực lực; các hạng còn lại rút theo cùng cách từ những tay đua còn lại.',
    'Thứ hạng năm trận gần đây là kết quả thật của bàn này. Thực lực được định lại mỗi trận, thứ hạng trước không ảnh hưởng trận sau.',
    'T+V: một lần nhấn là hai cược, một phỉnh về nhất và một phỉnh có hạng, mỗi cược trả theo tỷ lệ đang ghi. Ví dụ phỉnh 10.00, về nhất 4.50, có hạng 1.60, tổng cược 20.00: về nhất nhận 45.00 + 16.00 = 61.00; không về nhất nhưng có hạng nhận 16.00.',
  ],
  kind: spotIn('vi_VN'),
  spot: spotIn('vi_VN'),
  result: (summary) => summary.split('-').slice(0, 3).join(' · '),
  draw: [
    `Thực lực: cứ bốn ký tự thập lục phân của mã băm là một số, lấy số dư khi chia cho ${spread} rồi cộng ${from}, lần lượt là số 1–${count}.`,
    'Rút một số nhỏ hơn tổng thực lực, từ số 1 trở đi lần lượt trừ thực lực, tay đua đầu tiên làm kết quả âm là hạng nhất; các hạng còn lại rút như vậy từ những tay đua còn lại.',
  ],
});

export const hareRaceWords: GameWords = {
  ...told(hareRace),
  name: 'Đại Hội Đua Thỏ',
  tagline: 'Sáu thỏ rời chuồng, ai đến trăng trước',
  runners: ['Ráng Sớm', 'Quế Vàng', 'Dây Xanh', 'Sóng Biếc', 'Mây Tím', 'Sương Trắng'],
};

export const boatRaceWords: GameWords = {
  ...told(boatRace),
  name: 'Đua Thuyền Rồng',
  tagline: 'Tám thuyền gióng trống, một sóng vượt lên',
  runners: [
    'Rồng Đỏ',
    'Vảy Vàng',
    'Giao Long Xanh',
    'Sóng Xanh Thẳm',
    'Tia Chớp Tím',
    'Cò Trắng',
    'Mây Mực',
    'Lửa Cam',
  ],
};
