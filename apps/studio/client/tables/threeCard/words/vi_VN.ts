import type { ThreeCardWords } from '../words.ts';

export const ownWords: ThreeCardWords = {
  name: 'Xì Tố Ba Lá Ánh Trăng',
  tagline: 'Xem ba lá, theo hoặc bỏ',
  rules: [
    'Một bộ bài, xáo lại mỗi ván: ba lá chung cho mọi người chơi và ba lá cho nhà cái. Đặt cược nền, Đôi Cộng, hoặc cả hai.',
    'Từ lớn đến nhỏ: thùng phá sảnh, sám, sảnh, thùng, đôi, mậu thầu. Át lớn nhất, và nhỏ nhất trong A-2-3.',
    'Khi thấy ba lá, bạn theo thêm bằng cược nền, hoặc bỏ bài và mất cược nền. Mỗi người tự quyết định.',
    'Nhà cái đủ điều kiện khi có Q trở lên. Nếu không, cược nền trả 1:1 và cược theo được hoàn. Nếu đủ, bài lớn hơn thắng: cược nền và cược theo mỗi phần trả 1:1, hòa thì hoàn cả hai, thua thì mất cả hai.',
    'Ai theo với sảnh trở lên được thưởng cược nền, bất kể bài nhà cái. Đôi Cộng chỉ xét ba lá này và vẫn trả khi bạn bỏ bài.',
    'Cách chơi tốt nhất là theo với Q-6-4 trở lên, còn lại thì bỏ. Tỷ lệ hoàn trả của cược nền tính theo cách này, so với cược nền.',
  ],
  ante: 'Cược nền',
  anteBet: 'Cược nền, theo khi có Q-6-4 trở lên',
  pairPlus: 'Đôi Cộng',
  choices: { play: 'Theo', fold: 'Bỏ bài' },
  hands: {
    high: 'Mậu thầu',
    pair: 'Đôi',
    flush: 'Thùng',
    straight: 'Sảnh',
    triple: 'Sám',
    'straight-flush': 'Thùng phá sảnh',
  },
  results: {
    player: 'Người chơi thắng',
    dealer: 'Nhà cái thắng',
    tie: 'Hòa',
    unqualified: 'Nhà cái không đủ điều kiện',
  },
  player: 'Người chơi',
  dealer: 'Nhà cái',
  bonus: 'Thưởng cược nền',
  qualified: 'Nhà cái đủ điều kiện',
  unqualified: 'Nhà cái không đủ điều kiện (dưới Q)',
  folded: 'Bạn đã bỏ bài',
  played: 'Bạn theo',
  draw: [
    '52 lá xếp theo thứ tự, rút 6 lá không hoàn lại: số đầu nhỏ hơn 52, số sau nhỏ hơn 51, cứ thế. Mỗi số là vị trí trong những lá còn lại.',
    'Thương của lá cho 13 là chất (0 bích, 1 cơ, 2 rô, 3 chuồn), số dư là bậc (0 là át). Ba lá đầu của người chơi, ba lá sau của nhà cái.',
  ],
};
