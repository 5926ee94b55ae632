import { coveredBy } from '../../../src/tables/games/roulette.ts';
import { responsibleZh, sessionZh } from '../../shell/sessionTexts.ts';
import { gameWordsOf } from './gameWords.ts';
import type { GameWords, TableTexts } from './texts.ts';

const baccaratSides: Readonly<Record<string, string>> = {
  player: '闲',
  banker: '庄',
  tie: '和',
  'player-pair': '闲对',
  'banker-pair': '庄对',
  pair: '对子（闲对、庄对）',
};

const baccarat: GameWords = {
  name: '潮月百家乐',
  tagline: '潮起潮落，庄闲对月',
  rules: [
    '闲、庄各发两张牌，点数相加取个位，大者为胜。A 为 1 点，2–9 按牌面，10、J、Q、K 为 0 点。任一方前两张为 8 或 9 点（例牌）即分胜负。',
    '闲家 0–5 点补牌，6、7 点停牌。闲家停牌时，庄家同样 0–5 点补牌。',
    '闲家补牌后，庄家 0–2 点必补；3 点除非闲家第三张为 8 点，否则补；4 点在第三张为 2–7 时补；5 点在 4–7 时补；6 点在 6、7 时补；7 点停牌。',
    '庄赢按 1 赔 0.95（抽水 5%），闲赢 1 赔 1，和局 1 赔 8；和局时庄、闲的投注退回。对子指前两张同点，1 赔 11。',
    '八副牌，每局重新洗牌，过去的结果不影响下一局。',
  ],
  kind: (kind) => baccaratSides[kind] ?? kind,
  spot: (spot) => baccaratSides[spot] ?? spot,
  result: (summary) => (summary === 'tie' ? '和局' : `${baccaratSides[summary] ?? summary}赢`),
  draw: [
    '416 张牌依次排列，从中不放回地抽取：第一个数小于 416，下一个小于 415，依此类推。余数即剩余牌中的位置。',
    '位置对 52 取余得到牌：除以 13 的整数部分为花色，余数为点（0 为 A）。发牌次序为闲、庄、闲、庄、闲补、庄补。',
  ],
};

const rouletteOutside: Readonly<Record<string, string>> = {
  red: '红',
  black: '黑',
  odd: '单',
  even: '双',
  low: '1–18',
  high: '19–36',
  'dozen:1': '1–12',
  'dozen:2': '13–24',
  'dozen:3': '25–36',
  'column:1': '第一列',
  'column:2': '第二列',
  'column:3': '第三列',
  'first-four': '0–3 四号',
};

const rouletteKinds: Readonly<Record<string, string>> = {
  straight: '直注（单号）',
  split: '分注（两号）',
  street: '街注（三号）',
  corner: '角注（四号）',
  line: '线注（六号）',
  dozen: '打、列（十二号）',
  'even-money': '红黑、单双、大小',
};

const rouletteSpot = (spot: string): string => rouletteOutside[spot] ?? (coveredBy(spot) ?? []).join('/');

const roulette: GameWords = {
  name: '月影轮盘',
  tagline: '一轮月影，三十七格',
  rules: [
    '单零轮盘，共 37 格：0 与 1–36。投注截止后转盘，小球停在哪一格，压中该号码的注即获赔。',
    '内围：直注 1 赔 35，分注 1 赔 17，街注（含 0-1-2、0-2-3）1 赔 11，角注（含 0-1-2-3）1 赔 8，线注 1 赔 5。外围：打与列 1 赔 2，红黑、单双、大小 1 赔 1。',
    '开出 0 时，所有外围注均输。',
  ],
  kind: (kind) => rouletteKinds[kind] ?? kind,
  spot: rouletteSpot,
  result: (summary) => summary,
  draw: ['抽取一个小于 37 的数，即为号码。'],
};

const digitPlaces = ['百位', '十位', '个位'];
const digitHalves: Readonly<Record<string, string>> = {
  big: '和值大（14–27）',
  small: '和值小（0–13）',
  odd: '和值单',
  even: '和值双',
  triple: '任意豹子',
};
const digitKinds: Readonly<Record<string, string>> = {
  straight: '直选（三位同序）',
  'box-6': '组选六（三位不同，不论次序）',
  'box-3': '组选三（含一对，不论次序）',
  place: '定位（一位）',
  triple: '豹子（三位相同）',
  'even-money': '和值大小、单双',
};

const threeDigits: GameWords = {
  name: '算盘三珠',
  tagline: '一分钟一开，三珠定数',
  rules: [
    '每分钟开出三个数字，每个为 0–9，可以重复。',
    '直选须三位数字与次序全中；组选不论次序；定位只压其中一位；豹子压三位相同；和值为三位之和，14 及以上为大，13 及以下为小。',
    '赔付含本金，见下表。',
  ],
  kind: (kind) => digitKinds[kind] ?? kind,
  spot: (spot) => {
    const [kind = '', value = '', digit = ''] = spot.split(':');
    if (kind === 'straight') return `直选 ${value}`;
    if (kind === 'box') return `组选 ${value}`;
    if (kind === 'place') return `${digitPlaces[Number(value) - 1] ?? ''} ${digit}`;
    return digitHalves[kind] ?? spot;
  },
  result: (summary) => [...summary].join(' '),
  draw: ['依次抽取三个小于 10 的数，即百位、十位、个位。'],
};

const race: GameWords = {
  name: '逐兔大赛',
  tagline: '六兔出闸，先到月下',
  rules: [
    '六只兔子同跑。每局开盘前，六只的实力已由服务器种子的指纹定出，赔率据此计算；结果在起跑前已抽定，画面只是演示。',
    '独赢：压中第一名。位置：压中前两名之一。连赢：按次序压中前两名。',
    '一只兔子夺冠的机会，等于它的实力占全部实力的份额；其余名次依同样方法在剩下的兔子中抽出。',
  ],
  kind: (kind) => race.spot(kind),
  spot: (spot) => {
    const [kind = '', runners = ''] = spot.split(':');
    if (kind === 'win') return `${runners} 号独赢`;
    if (kind === 'place') return `${runners} 号位置`;
    return `连赢 ${runners.replace('-', ' → ')}`;
  },
  result: (summary) => summary.split('-').slice(0, 3).join(' · '),
  draw: [
    '实力：指纹每四个十六进制字符为一个数，对 25 取余再加 6，依次为 1–6 号。',
    '抽取一个小于全部实力之和的数，从 1 号起逐一减去实力，先减到负数的兔子为第一名；其余名次在剩下的兔子中同样抽出。',
  ],
};

const boutSides: Readonly<Record<string, string>> = { meron: 'Meron 红', wala: 'Wala 青', draw: '平局' };

const bout: GameWords = {
  name: '傀儡斗冠',
  tagline: '纸影登台，红青争冠',
  rules: [
    '这是一台手绘的纸偶戏：台上是纸剪的傀儡，不是活物，没有任何动物受到伤害。',
    '每局开盘前，红方（Meron）与青方（Wala）的实力已由服务器种子的指纹定出，赔率据此计算；结果在开演前已抽定。',
    '平局的机会为十六分之一，赔付为 15 倍（含本金）；平局时红、青两方的投注退回。',
  ],
  kind: (kind) => boutSides[kind] ?? kind,
  spot: (spot) => boutSides[spot] ?? spot,
  result: (summary) => (summary === 'draw' ? '平局' : `${boutSides[summary] ?? summary}胜`),
  draw: [
    '实力：指纹每四个十六进制字符为一个数，对 21 取余再加 20，先红后青。',
    '先抽一个小于 16 的数，0 为平局；再抽一个小于两方实力之和的数，小于红方实力则红胜，否则青胜；其后的数只决定演出的回合。',
  ],
};

export const zh: TableTexts = {
  ...sessionZh,
  games: {
    'tide-baccarat': baccarat,
    'moon-roulette': roulette,
    'abacus-three': threeDigits,
    'hare-derby': race,
    'puppet-crest': bout,
    ...gameWordsOf('zh_CN'),
  },
  demo: '试玩 DEMO',
  demoLong: '试玩使用游戏币，与正式玩家同桌、同开奖，不涉及真实金额。',
  staked: '本局投注',
  win: '上局赢得',
  rules: '规则与返还率',
  history: '我的记录',
  fairness: '公平验证',
  controls: '筹码与下注',
  chips: '筹码',
  chip: (amount) => `筹码 ${amount}`,
  bet: '投注',
  betAmount: (amount) => `投注 ${amount}`,
  undo: '撤回一枚',
  clear: '清空',
  repeat: '重复上局',
  table: '投注区',
  scene: '牌桌',
  stats: '走势',
  noResults: '还没有结果',
  round: (number) => `第 ${number} 局`,
  strength: '实力',
  watching: (count) => `${count} 人在桌`,
  phases: { open: '请下注', closed: '停止下注', drawn: '开奖', settled: '派彩', void: '本局作废，退回投注' },
  seconds: (seconds) => `${seconds} 秒`,
  lying: (amount) => `已压 ${amount}`,
  pays: (odds) => `1 赔 ${odds}`,
  placed: (stake) => `已投注 ${stake}`,
  asking: '正在确认投注，请稍候…',
  offline: '连接中断，正在重新连接；已接受的投注不受影响',
  returned: '投注没有成立，已全额退回',
  stuck: '这笔投注正在核对，款项不会丢失',
  won: (won) => `赢得 ${won}`,
  back: (won) => `返还 ${won}`,
  lost: '这一局没有赢',
  refusals: {
    ...sessionZh.refusals,
    stake_not_offered: '这个投注额目前不可用',
    bets_closed: '已停止下注，这次没有扣款',
    spot_full: '超过这一门的最高投注',
    too_many: '这一局的投注次数已满',
  },
  endings: {
    ...sessionZh.endings,
    session_ended: {
      title: '游戏已结束',
      text: '您打开了其他游戏、已退出登录，或游戏时段已过期。已接受的投注会照常开奖派彩。',
    },
    session_replaced: { title: '已在别处打开', text: '同一张桌已在另一个窗口打开，请在那里继续。' },
  },
  rulesText: {
    returns: '赔付与返还率',
    returnsNote: '机会与返还率均为精确计算；赔付含本金。返还率是长期平均，不预示任何一局的结果。',
    thisRound: '以下为当前这一局。',
    bet: '投注',
    chance: '机会',
    pays: '赔付',
    rtp: '返还率',
    edge: '优势',
    limits: '限额',
    limitsText: (min, max) => `每门最低 ${min}，每局每门最高 ${max}。`,
    clock: '时间',
    clockText: (open) => `每局下注 ${open} 秒，以服务器时钟为准；截止后到达的投注不接受，也不扣款。`,
    unfinished: '中断',
    unfinishedText:
      '投注在扣款之前已经保存。开奖前没有确认扣款的投注作废并全额退回；已确认的投注，无论您是否在线，都照结果派彩。若开奖延误超过十分钟，本局作废，全部退回。',
    ...responsibleZh,
  },
  historyText: {
    empty: '还没有记录，下一注看看。',
    stake: '投注',
    won: '赢得',
    states: {
      pending: '确认中',
      standing: '等待开奖',
      paying: '派彩中',
      settled: '已结算',
      returned: '已退回',
      refused: '未成立',
      stuck: '核对中',
    },
    more: '更多',
    verify: '验证这一局',
    failed: '暂时取不到记录',
  },
  fairText: {
    intro:
      '每局结果由三样东西算出：服务器种子、全桌投注的清单，以及停止下注之后才出现的数。种子的哈希值在下注前公布；一停止下注，清单就封存并公布哈希值，此后谁也不能再增减投注；开奖后公开种子原文。',
    sealing: {
      none: '本局的清单在开奖时读取。',
      beacon:
        '本局等待公共信标：多家独立机构每三秒共同签出一个随机数。清单封存时它还不存在，所以谁也无法凑注去迎合结果。信标超过 60 秒没有回应，本局作废，投注全部退回。',
      commitments:
        '本局没有使用公共信标。您的浏览器每次投注时只交出一个数的哈希值，清单封存之后才说出这个数，在此之前平台无从知道。没有及时送到的数不计入，每局都会列出有几个。',
    },
    seal: '封存清单的哈希值（SHA-256）',
    notSealed: '停止下注时公布',
    beaconRound: '信标轮次（drand quicknet）',
    hash: '本局服务器种子的哈希值（SHA-256）',
    nextHash: '下一局种子的哈希值',
    lastRounds: '最近各局',
    verify: '打开验证页',
  },
  road: {
    bead: '珠盘路',
    big: '大路',
    hot: '热号',
    cold: '冷号',
    share: '比例',
    last: '最近',
    runner: '名次',
    digit: (place) => digitPlaces[place] ?? '',
  },
  pick: {
    kind: '投注方式',
    digits: '选号',
    add: '压这组号码',
    up: (place) => `${digitPlaces[place] ?? ''}加一`,
    down: (place) => `${digitPlaces[place] ?? ''}减一`,
    random: '随机一组',
    first: '第一名',
    second: '第二名',
  },
  verify: {
    title: '验证',
    intro: '在您自己的浏览器里重算任何一局：取回这一局公布的资料，其余都在这里计算。',
    round: '局号',
    check: '重新计算',
    notFound: '没有这一局。没有人投注的旧局只保存七天。',
    notDrawn: '这一局还没有开奖，种子尚未公开。',
    failed: '无法计算，请稍后再试。',
    insecure: '浏览器只在 https 或 localhost 页面上提供加密功能，请换用安全地址打开。',
    agrees: '一致',
    differs: '不一致',
    seed: '已公开的服务器种子',
    hash: '下注前公布的哈希值',
    hashCheck: '种子的 SHA-256',
    entropy: '本局的熵',
    entropyCheck: (bets) => `由 ${bets} 笔投注重算`,
    own: '您的投注在其中',
    seal: '封存的投注清单',
    sealSeen: '您的页面在开奖前收到的哈希值',
    beacon: (round, time) => `公共信标 drand quicknet 第 ${round} 轮 · ${time}`,
    beaconSeen: (seconds) => `这个数出现前 ${seconds} 秒，您的页面已收到封存的哈希值`,
    opened: '玩家页面说出的数',
    openedOf: (opened, bets) => `共 ${bets} 个，说出 ${opened} 个`,
    ownTold: '您的数在其中',
    ownMissing: '您的数不在其中',
    outcome: '结果',
    card: '实力',
    how: '如何计算',
    steps: [
      '每一笔投注写成一行「编号:它带来的数」，按行排序，以换行相连，取 SHA-256，即停止下注时公布的封存哈希值。',
      '有信标时：取封存满一秒之后的第一轮；该轮签名须能用 drand quicknet 的公钥验证。签名 48 字节的 SHA-256 为第二个哈希值。',
      '没有信标时：投注带来的数本身就是一个 SHA-256。把各页面及时说出的原数写成「编号:原数」，同样排序相连，取 SHA-256 为第二个哈希值。',
      '熵是「封存哈希值:第二个哈希值」的 SHA-256。在清单开始封存之前的旧局，熵就是清单的 SHA-256。',
      '以服务器种子的 64 个十六进制字符为密钥，对「熵:局号:块号」做 HMAC-SHA256，块号从 0 开始，每块 32 字节，每 4 字节读作一个大端 32 位整数。',
      '需要一个小于 n 的数时，只接受小于 2^32 中 n 的最大整倍数的整数，否则跳过读下一个；对 n 取余即得。这样每个数机会完全相同。',
    ],
  },
};
