import type { DrawWords } from '../words.ts';

export const drawWords: DrawWords = {
  cards: '牌号 = 名次 + 13 × 花色；名次从 A（0）到 K（12），花色依次为黑桃、红心、梅花、方块。',
  stops: '依次为每条转轴取一个小于其长度的数，即停点：最上面一格在转轴上的位置，从 0 数起；转轴首尾相接。',
  stopsName: '停点',
  hand: (number) => `第 ${number} 手`,
  dealt: '发到的牌',
  picture: (number, multiplier) => `第 ${number} 幅画面，${multiplier} 倍`,
  paidStrips: (strips) => `付费转动的转轴：${strips}`,
  freeStrips: (strips) => `免费转动的转轴：${strips}`,
  blackjack: {
    label: '您的操作',
    hint: '按顺序，以逗号分隔',
    numbers: '依次取 63 个小于 52 的数，每个数是一张牌：每张牌都从完整的 52 张中抽取。',
    deal: '第 1、3 张发给您，第 2 张是庄家明牌，第 4 张是庄家底牌，其后依次由您的各手、再由庄家补取。',
    dealer: '庄家',
    sidedLabel: '边注与您的操作',
    sides:
      '每个边注（pair 为对灯，three 为三灯）占投注的五分之一，其余归手牌。对灯看您的前两张，三灯加上庄家明牌。',
    lanterns:
      '灯梯（ladder）与月（new_moon、half_moon、full_moon）各占投注的五分之一，其余为手牌的投注。月看您的前两张；押了灯梯时，无论手牌结果如何，庄家都补到 17 点或以上。',
  },
  poker: {
    label: '保留的位置',
    hint: '0 至 4，最左为 0；全换则留空',
    shuffle:
      '洗牌：把 0 至 51 排成一列，第 k 步（从 0 数起）在余下的 52 − k 个位置中取一个，与第 k 位交换；取前十步。',
    replace: '前五张是手牌，其后依次替换没有保留的牌，从左到右。',
    tables: (names) =>
      `赔付表写在位置之前，中间用斜线（${names}），如 deuces/014；没有写的是 jacks。deuces 一张表里四张 2 可代替任何牌。`,
    after: '换牌之后',
  },
  manyHands: {
    label: '手数与保留的位置',
    hint: '如 5/014：五手，保留第 0、1、4 张（最左为 0）；全换则斜线后留空',
    shuffle:
      '洗牌：把 0 至 51 排成一列，第 k 步（从 0 数起）在余下的 52 − k 个位置中取一个，与第 k 位交换；取前五步，即发到的牌。',
    hands: '其后每手各五步：余下的 47 张从小到大排成一列，同样取五步，依次替换这一手没有保留的牌，从左到右。',
  },
  keno: {
    label: '您的号码',
    hint: '以逗号分隔；开港灯时末尾加 light，开灯塔时加 beam',
    shuffle:
      '把 0 至 79 排成一列，第 k 步（从 0 数起）在余下的 80 − k 个位置中取一个，与第 k 位交换；取前二十步，各加 1 即开出的号码。开灯塔时再取一个小于 8 的数，即从 0 数起的码头。',
    drawn: '开出的号码',
    hit: '命中',
    pier: '灯塔照到的号码：起、止',
    times: '赢得按几倍计',
  },
  cascade: {
    label: '转动类型',
    hint: 'base 为付费转动，free 为免费转动，free/7 为潮位第 7 格时的免费转动',
    refill: '中奖的图案消散后，转轴从停点向上依次补入。',
  },
  classic: {
    label: '签数',
    hint: '您的签数 / 总签数；可蛙跳的局在后面加 /hops',
    hops: '其后十二个数是至多四跳的停点，每跳三个；留下的转轴不用它的数。没有蛙跳的旧局没有这些数。',
    lot: '第四个数小于总签数，是这次抽到的签；它小于您的签数时，奖池归您。奖池的金额不由种子决定，不在此验算。',
    strips: (strips) => `转轴：${strips}`,
    view: '转轴所示，自左至右',
    won: '抽到的签：奖池归您',
    missed: '抽到的签：没有中奖池',
  },
  light: {
    how: '付费转动的投注归哪盏灯：同一服务器种子与序号，盐为 light: 加客户端种子，取一个小于 8 的数；0 至 3 为萤火，4 至 6 为灯盏，7 为明月。试玩与买来的免费转动不归任何灯。',
    fed: '投注归入的灯',
    names: { firefly: '萤火', lamp: '灯盏', moon: '明月' },
  },
  video: {
    label: '转动之前的状态',
    hint: '来自记录中的链接',
    coupled: (paid, free) =>
      `相连的转轴停点相同，取其中第一条的数，其余为 0：付费转动中为第 ${paid} 条，免费转动中为第 ${free} 条。`,
    mystery: (symbol, paid, free) =>
      `再取一个数，决定 ${symbol} 变成的图案，按其在列表中的位置，从 0 数起：付费转动 ${paid}，免费转动 ${free}。`,
    cash: (cash, below) =>
      `随后为每一格取一个小于 ${below} 的数，决定那一格 ${cash} 的金额：数值依次落入各金额的份额。格子按转轴、自上而下排列。`,
    respin: (cash, below, wins) =>
      `再转中，先为每一格取一个小于 ${below} 的数，小于 ${wins} 即出现 ${cash}，再取各格的金额。`,
    symbols: (legend) => `图案：${legend}`,
    drawn: '抽到的数',
    amounts: '各格金额，投注的倍数',
  },
};
