import type { DrawWords } from '../words.ts';

export const drawWords: DrawWords = {
  cards: '牌號 = 名次 + 13 × 花色；名次從 A（0）到 K（12），花色依次為黑桃、紅心、梅花、方塊。',
  stops: '依次為每條轉輪取一個小於其長度的數，即停點：最上面一格在轉輪上的位置，從 0 數起；轉輪首尾相接。',
  stopsName: '停點',
  hand: (number) => `第 ${number} 手`,
  dealt: '發到的牌',
  picture: (number, multiplier) => `第 ${number} 幅畫面，${multiplier} 倍`,
  paidStrips: (strips) => `付費旋轉的轉輪：${strips}`,
  freeStrips: (strips) => `免費旋轉的轉輪：${strips}`,
  blackjack: {
    label: '您的操作',
    hint: '按順序，以逗號分隔',
    numbers: '依次取 63 個小於 52 的數，每個數是一張牌：每張牌都從完整的 52 張中抽取。',
    deal: '第 1、3 張發給您，第 2 張是莊家明牌，第 4 張是莊家底牌，其後依次由您的各手、再由莊家補取。',
    dealer: '莊家',
    sidedLabel: '邊注與您的操作',
    sides:
      '每個邊注（pair 為對燈，three 為三燈）占投注的五分之一，其餘歸手牌。對燈看您的前兩張，三燈加上莊家明牌。',
    lanterns:
      '燈梯（ladder）與月（new_moon、half_moon、full_moon）各佔投注的五分之一，其餘為手牌的投注。月看您的前兩張；押了燈梯時，無論手牌結果如何，莊家都補到 17 點或以上。',
  },
  poker: {
    label: '保留的位置',
    hint: '0 至 4，最左為 0；全換則留空',
    shuffle:
      '洗牌：把 0 至 51 排成一列，第 k 步（從 0 數起）在餘下的 52 − k 個位置中取一個，與第 k 位交換；取前十步。',
    replace: '前五張是手牌，其後依次替換沒有保留的牌，從左到右。',
    tables: (names) =>
      `賠付表寫在位置之前，中間用斜線（${names}），如 deuces/014；沒有寫的是 jacks。deuces 一張表裡四張 2 可代替任何牌。`,
    after: '換牌之後',
  },
  manyHands: {
    label: '手數與保留的位置',
    hint: '如 5/014：五手，保留第 0、1、4 張（最左為 0）；全換則斜線後留空',
    shuffle:
      '洗牌：把 0 至 51 排成一列，第 k 步（從 0 數起）在餘下的 52 − k 個位置中取一個，與第 k 位交換；取前五步，即發到的牌。',
    hands: '其後每手各五步：餘下的 47 張從小到大排成一列，同樣取五步，依次替換這一手沒有保留的牌，從左到右。',
  },
  keno: {
    label: '您的號碼',
    hint: '以逗號分隔；開港燈時末尾加 light，開燈塔時加 beam',
    shuffle:
      '把 0 至 79 排成一列，第 k 步（從 0 數起）在餘下的 80 − k 個位置中取一個，與第 k 位交換；取前二十步，各加 1 即開出的號碼。開燈塔時再取一個小於 8 的數，即從 0 數起的碼頭。',
    drawn: '開出的號碼',
    hit: '命中',
    pier: '燈塔照到的號碼：起、止',
    times: '贏得按幾倍計',
  },
  cascade: {
    label: '旋轉類型',
    hint: 'base 為付費旋轉，free 為免費旋轉，free/7 為潮位第 7 格時的免費旋轉',
    refill: '中獎的圖案消散後，轉輪從停點向上依次補入。',
  },
  classic: {
    label: '籤數',
    hint: '您的籤數 / 總籤數；可蛙跳的局在後面加 /hops',
    hops: '其後十二個數是至多四跳的停點，每跳三個；留下的轉軸不用它的數。沒有蛙跳的舊局沒有這些數。',
    lot: '第四個數小於總籤數，是這次抽到的籤；它小於您的籤數時，獎池歸您。獎池的金額不由種子決定，不在此驗算。',
    strips: (strips) => `轉輪：${strips}`,
    view: '轉輪所示，自左至右',
    won: '抽到的籤：獎池歸您',
    missed: '抽到的籤：沒有中獎池',
  },
  light: {
    how: '付費轉動的投注歸哪盞燈：同一伺服器種子與序號，鹽為 light: 加客戶端種子，取一個小於 8 的數；0 至 3 為螢火，4 至 6 為燈盞，7 為明月。試玩與買來的免費轉動不歸任何燈。',
    fed: '投注歸入的燈',
    names: { firefly: '螢火', lamp: '燈盞', moon: '明月' },
  },
  video: {
    label: '旋轉之前的狀態',
    hint: '來自紀錄中的連結',
    coupled: (paid, free) =>
      `相連的轉輪停點相同，取其中第一條的數，其餘為 0：付費旋轉中為第 ${paid} 條，免費旋轉中為第 ${free} 條。`,
    mystery: (symbol, paid, free) =>
      `再取一個數，決定 ${symbol} 變成的圖案，按其在清單中的位置，從 0 數起：付費旋轉 ${paid}，免費旋轉 ${free}。`,
    cash: (cash, below) =>
      `隨後為每一格取一個小於 ${below} 的數，決定那一格 ${cash} 的金額：數值依次落入各金額的份額。格子按轉輪、自上而下排列。`,
    respin: (cash, below, wins) =>
      `再轉中，先為每一格取一個小於 ${below} 的數，小於 ${wins} 即出現 ${cash}，再取各格的金額。`,
    symbols: (legend) => `圖案：${legend}`,
    drawn: '抽到的數',
    amounts: '各格金額，投注的倍數',
  },
};
