import type { GameWords } from '../../texts/texts.ts';
import { type SideNames, sideKind, sideSpot } from '../sides.ts';
import type { HandNames } from '../words.ts';

const bulls = [
  'Không Ngưu',
  'Ngưu 1',
  'Ngưu 2',
  'Ngưu 3',
  'Ngưu 4',
  'Ngưu 5',
  'Ngưu 6',
  'Ngưu 7',
  'Ngưu 8',
  'Ngưu 9',
  'Ngưu Ngưu',
];

const blossom: Readonly<Record<string, string>> = {
  high: 'Mậu thầu',
  pair: 'Đôi',
  straight: 'Sảnh',
  flush: 'Thùng',
  'straight-flush': 'Thùng phá sảnh',
  triple: 'Sám',
};

const dukes: Readonly<Record<string, string>> = { dukes: 'Tam Công', triple: 'Sám', threes: 'Sám 3' };

export const handNames: HandNames = {
  bull: (name) => (name === 'pictures' ? 'Ngũ Hoa Ngưu' : (bulls[Number(name)] ?? name)),
  blossom: (name) => blossom[name] ?? name,
  dukes: (name) => dukes[name] ?? `${name} điểm`,
};

const result = (summary: string): string =>
  summary === '0' ? 'Nhà cái ăn hết' : `Nhà con ${summary.split('-').join(', ')} thắng`;

const seat = (seat: string): string => (seat === '0' ? 'Nhà Cái' : `Nhà con ${seat}`);

export const sideNames: SideNames = {
  seat: seat,
  groups: { positions: 'Nhà con', results: 'Thắng thua', duels: 'Đối đầu', hands: 'Loại bài' },
  wins: ['Nhà cái ăn hết', 'Chỉ một nhà con thắng', 'Hai nhà con thắng', 'Cả ba nhà con thắng'],
  best: (seat) => `${seat} lớn nhất`,
  duel: (one, other) => `${one} thắng ${other}`,
  kinds: { wins: 'Số nhà con thắng nhà cái', best: 'Nhà con lớn nhất', duel: 'Hai nhà con đối đầu' },
  hand: (range) => `Loại bài: ${range}`,
  ranges: {
    bull: { none: 'Không Ngưu', small: 'Ngưu 1–6', big: 'Ngưu 7–9', top: 'Ngưu Ngưu trở lên' },
    blossom: { ...blossom, top: 'Thùng phá sảnh hoặc Sám' },
    dukes: { low: '0–4 điểm', middle: '5–7 điểm', high: '8–9 điểm', top: 'Tam Công trở lên' },
  },
};

const sideRules: readonly string[] = [
  'Thắng thua: số nhà con thắng nhà cái là không, một, hai hay ba đều có cơ hội như nhau, mỗi cửa 1 ăn 2.8. Nhà con lớn nhất trong ba nhà 1 ăn 1.85. Đối đầu: nhà con nêu trước lớn hơn nhà con nêu sau thì 1 ăn 0.9. Cửa lớn nhất và cửa đối đầu không xét nhà cái.',
  'Loại bài: chỉ xét bài của nhà cái hoặc của ghế đó, thắng hay thua đều được; mức trả ghi trên bàn.',
];

const spot =
  (bonus: string, hands: keyof HandNames) =>
  (spot: string): string => {
    const [kind = '', place = ''] = spot.split(':');
    if (kind === 'banker') return seat('0');
    const side = sideSpot(sideNames, hands, spot);
    if (side !== undefined) return side;
    return kind === 'bonus' ? `Nhà con ${place} ${bonus}` : seat(place);
  };

const draw = (cards: number): readonly string[] => [
  `52 lá bài xếp theo thứ tự, rút ${4 * cards} lá không hoàn lại: số thứ nhất nhỏ hơn 52, số thứ hai nhỏ hơn 51, cứ thế tiếp tục. Số rút được là vị trí trong các lá còn lại.`,
  'Lấy vị trí chia 13, thương là chất (0 bích, 1 cơ, 2 rô, 3 chuồn), số dư là số (0 là A). Chia lần lượt từng lá: Nhà con 1, 2, 3, Nhà cái.',
];

export const bullsWords: GameWords = {
  name: 'Ngưu Ngưu Bên Lửa',
  tagline: 'Ba nhà con một nhà cái, quây quần bên lửa',
  rules: [
    'Một bộ bài, nhà cái và ba ghế nhà con mỗi bên năm lá. A là 1 điểm, 2–9 theo số trên lá, 10, J, Q, K là 10 điểm. Ba lá bất kỳ có tổng là bội của mười thì có Ngưu; hàng đơn vị của tổng hai lá còn lại là số Ngưu, cũng là bội của mười thì là Ngưu Ngưu. Cả năm lá là J, Q, K là Ngũ Hoa Ngưu, lớn nhất.',
    'Thứ tự: Ngũ Hoa Ngưu, Ngưu Ngưu, Ngưu 9 đến Ngưu 1, Không Ngưu. Bằng nhau thì so lá lớn nhất (K lớn nhất, A nhỏ nhất), rồi so chất: bích, cơ, chuồn, rô.',
    'Cược ghế nhà con: ghế đó lớn hơn nhà cái thì 1 ăn 0.95, không nhân hệ số, thua nhiều nhất bằng tiền cược.',
    'Thưởng Ngưu: chỉ xét bài của ghế đó, Ngưu 7 và Ngưu 8 1 ăn 1, Ngưu 9 1 ăn 2, Ngưu Ngưu 1 ăn 5, Ngũ Hoa Ngưu 1 ăn 200.',
    ...sideRules,
  ],
  kind: (kind) => (kind === 'win' ? 'Nhà con thắng' : (sideKind(sideNames, 'bull', kind) ?? 'Thưởng Ngưu')),
  spot: spot('Thưởng Ngưu', 'bull'),
  result: result,
  draw: draw(5),
};

export const blossomWords: GameWords = {
  name: 'Ba Lá Nở Hoa',
  tagline: 'Ba lá nở hoa vàng',
  rules: [
    'Một bộ bài, nhà cái và ba ghế nhà con mỗi bên ba lá, từng ghế so bài với nhà cái.',
    'Thứ tự: Sám (ba lá cùng số), Thùng phá sảnh, Thùng, Sảnh, Đôi, Mậu thầu. A lớn nhất; A, 2, 3 là sảnh nhỏ nhất. Cùng loại thì so số, rồi so chất của lá được so đầu tiên: bích, cơ, chuồn, rô.',
    'Cược ghế nhà con: ghế đó lớn hơn nhà cái thì 1 ăn 0.95.',
    'Thưởng Hoa: chỉ xét bài của ghế đó, Đôi 1 ăn 1, Thùng 1 ăn 4, Sảnh 1 ăn 6, Sám 1 ăn 30, Thùng phá sảnh 1 ăn 40.',
    ...sideRules,
  ],
  kind: (kind) => (kind === 'win' ? 'Nhà con thắng' : (sideKind(sideNames, 'blossom', kind) ?? 'Thưởng Hoa')),
  spot: spot('Thưởng Hoa', 'blossom'),
  result: result,
  draw: draw(3),
};

export const dukesWords: GameWords = {
  name: 'Ba Lá Dưới Trăng',
  tagline: 'Ba lá so điểm, Tam Công lớn nhất',
  rules: [
    'Một bộ bài, nhà cái và ba ghế nhà con mỗi bên ba lá, từng ghế so bài với nhà cái. A là 1 điểm, 2–9 theo số trên lá, 10, J, Q, K là 0 điểm; lấy hàng đơn vị của tổng ba lá.',
    'Thứ tự: Sám 3 (ba lá 3), Sám (ba lá cùng số khác), Tam Công (cả ba lá là J, Q, K), 9 điểm đến 0 điểm. Cùng điểm thì bên có nhiều lá J, Q, K hơn lớn hơn, rồi so lá lớn nhất (K lớn nhất, A nhỏ nhất) và chất của nó: bích, cơ, chuồn, rô.',
    'Cược ghế nhà con: ghế đó lớn hơn nhà cái thì 1 ăn 0.95, bất kể loại bài, thua nhiều nhất bằng tiền cược.',
    'Thưởng Công: chỉ xét bài của ghế đó, 8 điểm 1 ăn 1, 9 điểm 1 ăn 4, Tam Công 1 ăn 18, Sám 1 ăn 30, Sám 3 1 ăn 100.',
    ...sideRules,
  ],
  kind: (kind) => (kind === 'win' ? 'Nhà con thắng' : (sideKind(sideNames, 'dukes', kind) ?? 'Thưởng Công')),
  spot: spot('Thưởng Công', 'dukes'),
  result: result,
  draw: draw(3),
};
