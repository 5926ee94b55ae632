import { shoeWords } from '../../shoe/words/vi_VN.ts';
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
    shoeWords.rule,
  ],
  kind: (kind) => kinds[kind] ?? kind,
  spot: spot,
  result: (summary) => (summary === 'tie' ? 'Hòa' : `${spots[summary] ?? summary} thắng`),
  draw: [
    shoeWords.lies,
    'Mỗi lá bài là một số từ 0 đến 51: chia cho 13, thương là chất (0 bích, 1 cơ, 2 rô, 3 chuồn), số dư là số (0 là A). Rồng trước, Hổ sau.',
  ],
};
