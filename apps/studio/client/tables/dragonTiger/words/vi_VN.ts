import type { GameWords } from '../../texts/texts.ts';
import { cardBetName } from '../words.ts';

export const cardBets: Readonly<Record<string, string>> = {
  big: 'Tài',
  small: 'Xỉu',
  odd: 'Lẻ',
  even: 'Chẵn',
  red: 'Đỏ',
  black: 'Đen',
};

const spots: Readonly<Record<string, string>> = {
  dragon: 'Rồng',
  tiger: 'Hổ',
  tie: 'Hòa',
  'suited-tie': 'Hòa đồng chất',
};

const kinds: Readonly<Record<string, string>> = {
  side: 'Rồng, Hổ',
  tie: 'Hòa',
  'suited-tie': 'Hòa đồng chất',
  card: 'Tài xỉu, chẵn lẻ, đỏ đen của Rồng, Hổ',
};

const spot = (spot: string): string => {
  const [side = '', bet] = spot.split(':');
  return bet === undefined ? (spots[side] ?? spot) : `${spots[side] ?? side} ${cardBetName(bet, 'vi_VN')}`;
};

export const dragonTigerWords: GameWords = {
  name: 'Rồng Hổ Đêm Hội',
  tagline: 'Một lá định Rồng Hổ',
  rules: [
    'Rồng và Hổ mỗi bên một lá, lá lớn hơn thắng. K lớn nhất, A nhỏ nhất, chỉ so số, không so chất.',
    'Rồng, Hổ 1 ăn 1; khi Hòa, cược Rồng và Hổ được hoàn một nửa. Hòa 1 ăn 11; Hòa đồng chất (cùng số và cùng chất) 1 ăn 50.',
    'Tài là 8 đến K, Xỉu là A đến 6; Chẵn Lẻ theo số của lá (J là 11, Q là 12, K là 13); Đỏ là cơ và rô, Đen là bích và chuồn. Tất cả 1 ăn 1, mở ra 7 thì thua hết.',
    'Tám bộ bài, xáo lại mỗi ván; kết quả trước không ảnh hưởng ván sau.',
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spot,
  result: (summary) => (summary === 'tie' ? 'Hòa' : `${spots[summary] ?? summary} thắng`),
  draw: [
    '416 lá bài xếp theo thứ tự, rút hai lá không hoàn lại: số thứ nhất nhỏ hơn 416, số thứ hai nhỏ hơn 415. Số rút được là vị trí trong các lá còn lại.',
    'Lấy vị trí chia 52, số dư cho biết lá bài: chia tiếp cho 13, thương là chất (0 bích, 1 cơ, 2 rô, 3 chuồn), số dư là số (0 là A). Rồng trước, Hổ sau.',
  ],
};
