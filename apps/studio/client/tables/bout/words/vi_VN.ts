import type { GameWords } from '../../texts/texts.ts';
import {
  type BoutNames,
  handicapIn,
  kindIn,
  ledText,
  passLine,
  resultIn,
  type Sides,
  scoreText,
  spotIn,
} from '../words.ts';

const sides: Sides = { meron: 'Meron Đỏ', wala: 'Wala Xanh', draw: 'Hòa' };

export const boutNames: BoutNames = {
  sides: sides,
  groups: {
    win: 'Thắng bại',
    combined: 'Kết hợp',
    passes: 'Giao đấu',
    passHandicap: 'Chấp giao đấu',
    course: 'Diễn biến',
    method: 'Cách thắng',
    rounds: 'Số hiệp',
    handicap: 'Chấp hiệp',
    score: 'Tỷ số',
  },
  spots: {
    first: (_, side) => `${side} lấn lướt trước`,
    lead: (value, side) => (value === 'even' ? 'Lấn lướt bằng nhau' : `${side} lấn lướt nhiều hơn`),
    under: (line) => `Dưới ${line || passLine}`,
    over: (line) => `Trên ${line || passLine}`,
    passes: (count) => `${count} lần`,
    rounds: (count) => `${count} hiệp`,
    crest: (_, side) => `${side} đoạt mào`,
    points: (_, side) => `${side} thắng điểm`,
    'or-draw': (_, side) => `${side} hoặc hòa`,
    'win-under': (_, side) => `${side} thắng và dưới ${passLine}`,
    'win-over': (_, side) => `${side} thắng và trên ${passLine}`,
    ahead: (_, side) => `${side} lấn lướt và thắng`,
    comeback: (_, side) => `${side} lội ngược dòng`,
    last: (_, side) => `${side} lấn lướt lần cuối`,
    odd: () => 'Lẻ',
    even: () => 'Chẵn',
    sweep: (_, side) => `${side} lấn lướt mọi lần`,
    four: (score) => `Bốn lần đầu ${ledText(score)}`,
    streak: (length) => (length === '5' ? 'Chuỗi dài nhất từ 5 lần' : `Chuỗi dài nhất ${length} lần`),
    handicap: handicapIn(sides),
    score: scoreText,
  },
  exchange: {
    pass: (number) => `Giao đấu ${number}`,
    round: (number) => `Hiệp ${number}`,
  },
  leads: 'Lấn lướt chỉ là biểu diễn, không quyết định thắng bại.',
  ends: {
    plain: (side) => `${side} thắng`,
    crest: (side, score) => `${side} thắng đoạt mào ${score}`,
    points: (side, score) => `${side} thắng điểm ${score}`,
  },
};

export const kindsOf: Readonly<Record<string, string>> = {
  first: 'Lấn lướt lần đầu',
  lead: 'Lấn lướt nhiều hơn',
  'lead-even': 'Lấn lướt bằng nhau',
  last: 'Lấn lướt lần cuối',
  sweep: 'Lấn lướt mọi lần',
  'odd-even': 'Số lần giao đấu chẵn lẻ',
  'over-under': 'Tài xỉu số lần giao đấu (5.5)',
  passes: 'Số lần giao đấu',
  crest: 'Thắng đoạt mào',
  score: 'Tỷ số khi thắng điểm',
};

const strengths =
  'Thực lực: cứ bốn ký tự thập lục phân của mã băm là một số, lấy số dư khi chia cho 21 rồi cộng 20, Đỏ trước Xanh sau.';

export const puppetBoutWords: GameWords = {
  name: 'Gà Rối Tranh Mào',
  tagline: 'Bóng giấy lên sàn, Đỏ Xanh tranh mào',
  rules: [
    'Đây là vở kịch rối giấy vẽ tay: trên sân khấu là con rối cắt bằng giấy, không phải vật sống; không con vật nào bị tổn hại.',
    'Trước khi mở cược mỗi ván, thực lực của Đỏ (Meron) và Xanh (Wala) đã được định từ mã băm của hạt giống máy chủ, tỷ lệ thắng bại tính theo đó; kết quả đã được rút trước khi diễn.',
    'Cơ hội hòa là 1 trên 16, trả 15 lần (gồm tiền cược); khi hòa, cược Đỏ và Xanh được hoàn lại.',
    'Giao đấu: mỗi màn 4–7 lần, mỗi số lần có cơ hội như nhau; mỗi lần, Đỏ và Xanh có cơ hội lấn lướt ngang nhau. Có thể cược bên lấn lướt lần đầu, bên lấn lướt nhiều hơn, số lần giao đấu và tài xỉu của nó (5.5). Lấn lướt chỉ là biểu diễn, không quyết định thắng bại; khi hòa, các cược giao đấu vẫn kết toán như thường.',
    'Kết hợp: đoán trúng cả bên thắng và tài xỉu số lần giao đấu (5.5). “Lấn lướt và thắng” là bên lấn lướt nhiều lần hơn giành phần thắng; “lội ngược dòng” là bên lấn lướt ít lần hơn giành phần thắng. Khi hòa, các cược này đều thua. “Đỏ hoặc hòa” và “Xanh hoặc hòa” thì hòa cũng trúng.',
    'Chấp giao đấu tính theo số lần mỗi bên lấn lướt. “Bốn lần đầu” là tỷ số lấn lướt của bốn lần đầu, màn nào cũng có. “Chuỗi dài nhất” là số lần liên tiếp dài nhất một bên lấn lướt. “Mọi lần” là một bên lấn lướt toàn bộ.',
  ],
  kind: kindIn('vi_VN'),
  spot: spotIn('vi_VN'),
  result: resultIn('vi_VN'),
  draw: [
    strengths,
    'Trước hết rút một số nhỏ hơn 16, 0 là hòa; rồi rút một số nhỏ hơn tổng thực lực hai bên, nhỏ hơn thực lực của Đỏ thì Đỏ thắng, nếu không thì Xanh thắng.',
    'Tiếp theo rút một số nhỏ hơn 4, cộng 4 là số lần giao đấu; sau đó mỗi lần rút một số nhỏ hơn 2, 0 là Đỏ lấn lướt.',
  ],
};

export const crestDuelWords: GameWords = {
  name: 'Mào Đỏ Đối Đài',
  tagline: 'Năm hiệp, thắng ba, một đòn đoạt mào',
  rules: [
    'Đây là vở kịch rối giấy vẽ tay: trên sân khấu là con rối cắt bằng giấy, không phải vật sống; không con vật nào bị tổn hại.',
    'Trận đấu tối đa năm hiệp, bên thắng ba hiệp trước là thắng điểm. Mỗi hiệp, bên thắng có một phần tám cơ hội đoạt mào giấy của đối phương, trận đấu kết thúc ngay, gọi là thắng đoạt mào. Không có hòa.',
    'Cơ hội thắng mỗi hiệp bằng phần thực lực của một bên trong tổng thực lực hai bên. Thực lực đã được định từ mã băm của hạt giống máy chủ trước khi mở cược, tỷ lệ tính theo đó; kết quả đã được rút trước khi diễn.',
    'Chấp hiệp: tính theo số hiệp hai bên thắng khi kết thúc; hiệp đoạt mào cũng tính là một hiệp. Tỷ số chỉ tính thắng điểm.',
  ],
  kind: kindIn('vi_VN'),
  spot: spotIn('vi_VN'),
  result: resultIn('vi_VN'),
  draw: [
    strengths,
    'Mỗi hiệp rút hai số: số thứ nhất nhỏ hơn tổng thực lực hai bên, nhỏ hơn thực lực của Đỏ thì Đỏ thắng hiệp, nếu không thì Xanh thắng; số thứ hai nhỏ hơn 8, 0 là đoạt mào, trận đấu kết thúc. Một bên thắng ba hiệp thì cũng kết thúc.',
  ],
};
