import { shoeWords } from '../../shoe/words/vi_VN.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type DealWords, wordsOf } from '../words.ts';

const spots: Readonly<Record<string, string>> = {
  player: 'Nhà Con',
  banker: 'Nhà Cái',
  tie: 'Hòa',
  'player-pair': 'Con Đôi',
  'banker-pair': 'Cái Đôi',
  pair: 'Đôi (Con Đôi, Cái Đôi)',
  'super-six': 'Siêu 6',
  'player-bonus': 'Thưởng Nhà Con',
  'banker-bonus': 'Thưởng Nhà Cái',
  big: 'Lớn',
  small: 'Nhỏ',
};

const dealt: DealWords = {
  deal: [
    'Nhà Con và Nhà Cái mỗi bên nhận hai lá; cộng điểm lấy hàng đơn vị, bên lớn hơn thắng. A là 1 điểm, 2–9 theo số trên lá, 10, J, Q, K là 0 điểm. Nếu một bên có hai lá đầu được 8 hoặc 9 điểm (bài tự nhiên) thì phân thắng bại ngay.',
    'Nhà Con 0–5 điểm rút thêm, 6 hoặc 7 điểm dừng. Khi Nhà Con dừng, Nhà Cái cũng rút với 0–5 điểm.',
    'Sau khi Nhà Con rút, Nhà Cái 0–2 điểm luôn rút; 3 điểm rút trừ khi lá thứ ba của Nhà Con là 8; 4 điểm rút khi lá thứ ba là 2–7; 5 điểm rút khi là 4–7; 6 điểm rút khi là 6 hoặc 7; 7 điểm dừng.',
  ],
  shoe: shoeWords.rule,
  kind: (kind) => spots[kind] ?? kind,
  spot: (spot) => spots[spot] ?? spot,
  result: (summary) => (summary === 'tie' ? 'Hòa' : `${spots[summary] ?? summary} thắng`),
  draw: [
    shoeWords.lies,
    'Mỗi lá bài là một số từ 0 đến 51: chia cho 13, thương là chất, số dư là số (0 là A). Thứ tự chia: Con, Cái, Con, Cái, Con rút thêm, Cái rút thêm.',
  ],
};

const plainPays = [
  'Nhà Cái thắng 1 ăn 0.95 (phí 5%), Nhà Con thắng 1 ăn 1, Hòa 1 ăn 8; khi Hòa, cược Nhà Con và Nhà Cái được hoàn lại. Đôi là hai lá đầu cùng số, 1 ăn 11.',
];

/** Side bets of the tables that have them. */
const smallAndBig = 'Nhỏ: tổng bốn lá, 1 ăn 1.5; Lớn: tổng năm hoặc sáu lá, 1 ăn 0.54.';
const bonus =
  'Thưởng: bên được cược thắng bằng bài tự nhiên 1 ăn 1, hòa bằng bài tự nhiên được hoàn lại; thắng không phải bài tự nhiên trả theo chênh lệch điểm: 9 điểm 1 ăn 30, 8 điểm 1 ăn 10, 7 điểm 1 ăn 6, 6 điểm 1 ăn 4, 5 điểm 1 ăn 2, 4 điểm 1 ăn 1.';

export const baccaratWords: GameWords = wordsOf(dealt, {
  name: 'Baccarat Triều Trăng',
  tagline: 'Triều lên triều xuống, Con Cái dưới trăng',
  pays: [...plainPays, smallAndBig, bonus],
});

export const noCommissionWords: GameWords = wordsOf(dealt, {
  name: 'Baccarat Miễn Hoa Hồng',
  tagline: 'Nhà Cái thắng không mất phí, thắng 6 điểm trả một nửa',
  pays: [
    'Nhà Cái thắng không mất phí, 1 ăn 1; Nhà Cái thắng với 6 điểm thì 1 ăn 0.5. Nhà Con thắng 1 ăn 1, Hòa 1 ăn 8; khi Hòa, cược Nhà Con và Nhà Cái được hoàn lại. Đôi 1 ăn 11.',
    `Siêu 6: Nhà Cái thắng với 6 điểm, 1 ăn 15. ${smallAndBig}`,
    bonus,
  ],
});

export const squeezeTableWords: GameWords = wordsOf(dealt, {
  name: 'Nặn Bài Trăng Lên',
  tagline: 'Tự tay mở bài, chậm tùy ý',
  pays: [
    ...plainPays,
    'Bài được chia úp. Hai lá của Con và hai lá của Cái mỗi bên có năm giây, lá thứ ba có bốn giây: kéo cạnh hoặc góc lá bài vào trong, hình ở mép hiện ra trước; thả tay thì lá bài úp lại; bấm “Mở” để xem ngay. Hết giờ, người chia lật bài cho mọi người.',
    'Cách xem không đổi kết quả: bài đã được hạt giống định sẵn trước khi chia, và mọi người xem cùng một bộ bài trên màn hình của mình.',
  ],
});
