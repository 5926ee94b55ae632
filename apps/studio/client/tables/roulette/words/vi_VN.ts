import type { GameWords } from '../../texts/texts.ts';
import { spotIn, type TrackWords } from '../words.ts';

export const trackWords: TrackWords = {
  track: 'Đường đua (cược số lân cận)',
  sectors: { voisins: 'Voisins', orphelins: 'Orphelins', tiers: 'Tiers', zero: 'Zero' },
  neighbours: (pocket) => `${pocket} và hai số mỗi bên`,
  chips: (count) => `${count} chip`,
  hint: 'Bấm một số: cược cả hai số mỗi bên trên vòng quay',
};

const outside: Readonly<Record<string, string>> = {
  red: 'Đỏ',
  black: 'Đen',
  odd: 'Lẻ',
  even: 'Chẵn',
  low: '1–18',
  high: '19–36',
  'dozen:1': '1–12',
  'dozen:2': '13–24',
  'dozen:3': '25–36',
  'column:1': 'Cột 1',
  'column:2': 'Cột 2',
  'column:3': 'Cột 3',
  'first-four': 'Bốn số 0–3',
};

const kinds: Readonly<Record<string, string>> = {
  straight: 'Một số',
  split: 'Hai số',
  street: 'Ba số',
  corner: 'Bốn số',
  line: 'Sáu số',
  dozen: 'Tá, cột (mười hai số)',
  'even-money': 'Đỏ đen, chẵn lẻ, nhỏ lớn',
};

export const rouletteWords: GameWords = {
  name: 'Roulette Bóng Trăng',
  tagline: 'Một vòng bóng trăng, ba mươi bảy ô',
  rules: [
    'Roulette một số 0, gồm 37 ô: 0 và 1–36. Hết giờ cược thì vòng quay, bi dừng ở ô nào thì cược có số đó được trả thưởng.',
    'Cược trong: Một số 1 ăn 35, Hai số 1 ăn 17, Ba số (gồm 0-1-2, 0-2-3) 1 ăn 11, Bốn số (gồm 0-1-2-3) 1 ăn 8, Sáu số 1 ăn 5. Cược ngoài: tá và cột 1 ăn 2; đỏ đen, chẵn lẻ, nhỏ lớn 1 ăn 1.',
    'Đường đua xếp các số theo thứ tự trên vòng quay. Bấm một số để cược một chip vào số đó và mỗi số trong hai số lân cận mỗi bên. Voisins (9 chip) cược mười bảy số từ 22 đến 25, Tiers (6 chip) cược mười hai số từ 27 đến 33, Orphelins (5 chip) cược tám số còn lại, Zero (4 chip) cược bảy số từ 12 đến 15. Các cược này ghép từ cược trong nói trên, tiền trả không đổi.',
    'Khi ra 0, mọi cược ngoài đều thua.',
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spotIn(outside),
  result: (summary) => summary,
  draw: ['Rút một số nhỏ hơn 37, đó là số kết quả.'],
};
