import { combinationsOf } from '../../../src/book/engine/systems.ts';
import { type BookSport, type MarketKind, nearPercent, type TimelineItem } from '../../../src/book/views.ts';
import { session } from '../../shell/sessionTexts/zh_CN.ts';
import { marketWords } from './markets/zh_CN.ts';
import { marketNamesIn } from './moreMarkets.ts';
import { isFootball, selectionsIn } from './selections.ts';
import type { BookTexts, SelectionOf } from './texts.ts';

/** What the two sides put up, and what a part of an event is called. */
const units: Readonly<
  Record<BookSport, { readonly handicap: string; readonly total: string; readonly part: string }>
> = {
  football: { handicap: '让球', total: '总进球', part: '半场' },
  racket: { handicap: '让局', total: '总分', part: '局' },
  basketball: { handicap: '让分', total: '总分', part: '节' },
  siege: { handicap: '让图', total: '总回合', part: '图' },
  league: { handicap: '让球', total: '总进球', part: '半场' },
};

const marketNames: Readonly<
  Record<MarketKind, (market: Pick<SelectionOf, 'line' | 'number' | 'sport'>) => string>
> = {
  result: () => '全场赛果',
  double: () => '双重机会',
  winner: ({ sport }) => (sport === 'basketball' ? '胜者（含加时）' : '比赛胜者'),
  total: ({ sport, line }) => `${units[sport].total} ${line ?? ''}`,
  handicap: ({ sport }) => units[sport].handicap,
  next: ({ number }) => `第 ${number ?? 1} 个进球`,
  part: ({ sport, number }) => `第 ${number ?? 1} ${units[sport].part}胜者`,
  parts: ({ sport, line }) => `总${units[sport].part}数 ${line ?? ''}`,
  score: ({ sport }) => (isFootball(sport) ? '波胆（正确比分）' : `${units[sport].part}数比分`),
  both: () => '双方均进球',
  parity: ({ sport }) => `${units[sport].total}单双`,
  half: () => '上半场赛果',
  ...marketNamesIn(marketWords, units),
};

const selections = selectionsIn(marketWords, {
  draw: '平局',
  homeOrDraw: (home) => `${home}或平局`,
  homeOrAway: (home, away) => `${home}或${away}`,
  drawOrAway: (away) => `平局或${away}`,
  over: '大',
  under: '小',
  none: '不再进球',
  yes: '是',
  no: '否',
  odd: '单',
  even: '双',
  other: '其他比分',
  to: ' : ',
  short: {
    home: '主',
    draw: '平',
    away: '客',
    'home-draw': '主/平',
    'home-away': '主/客',
    'draw-away': '平/客',
    over: '大',
    under: '小',
    none: '无',
  },
});

const clockOf = ({ clock, part }: TimelineItem, sport: BookSport): string => {
  switch (sport) {
    case 'football':
    case 'league':
      return `${clock} 分`;
    case 'racket':
      return `第 ${part} 局 第 ${clock} 分`;
    case 'basketball':
      return `第 ${part} 节`;
    case 'siege':
      return `第 ${part} 图 第 ${clock} 回合`;
  }
};

const itemText: BookTexts['board']['item'] = (item, sport, sides) => {
  const team = item.side === null ? '' : sides[item.side];
  const score = item.score.join(' : ');
  const words: Readonly<Record<TimelineItem['kind'], string>> = {
    start: '比赛开始',
    danger: `${team}形成威胁`,
    cleared: '危险解除',
    goal: `${team}进球，${score}`,
    break: isFootball(sport) ? '中场休息' : '暂歇',
    restart: '重新开始',
    points: sport === 'siege' ? `${team}拿下这一回合` : `${team}得 ${item.points} 分`,
    'part-won': `${team}赢得第 ${item.part} ${units[sport].part}，${score}`,
    overtime: '进入加时',
    abandoned: `比赛中断，${score}`,
    end: `比赛结束，${score}`,
    'goal-withdrawn': `赛后更正：${team}的进球取消，${score}`,
  };
  return `${clockOf(item, sport)} · ${words[item.kind]}`;
};

export const words: BookTexts = {
  ...session,
  names: {},
  demo: '试玩 DEMO',
  demoLong: '试玩使用游戏币，赛事、赔率与正式投注完全相同，不涉及真实金额。',
  win: '最近赢得',
  back: '返回赛事',
  more: '更多',
  failed: '暂时取不到，请再试一次',
  offline: '连接中断，正在重新连接；已接受的投注不受影响',
  pages: { table: '积分榜', events: '赛事', bets: '我的投注', results: '赛果', rules: '规则' },
  sports: { football: '足球', racket: '羽毛球', basketball: '篮球', siege: '攻城', league: '联赛' },
  allSports: '全部',
  phases: { coming: '未开赛', live: '进行中', over: '已结束', abandoned: '已中断' },
  groups: { live: '正在进行', coming: '即将开赛', over: '刚刚结束' },
  noEvents: { title: '这里暂时没有赛事', text: '下一场很快就会排上，也可以看看其他项目。' },
  noResults: { title: '还没有赛果', text: '比赛结束后，比分和验证会留在这里。' },
  startsIn: (minutes) => (minutes <= 0 ? '即将开赛' : `${minutes} 分钟后`),
  startsAt: (hour) => `${hour} 开赛`,
  versus: '对阵',
  status: {
    minute: (minute) => `第 ${minute} 分钟`,
    halfTime: '中场休息',
    set: (number) => `第 ${number} 局`,
    quarter: (number) => (number > 4 ? `加时 ${number - 4}` : `第 ${number} 节`),
    map: (number, name) => `第 ${number} 图 · ${name}`,
    rest: '暂歇',
    fighting: '回合进行中',
    afterArrows: '箭雨之后',
    round: (number) => `第 ${number} 回合`,
    serves: (team) => `${team}发球`,
    attacks: (team) => `${team}攻城`,
    ball: (team) => `${team}控球`,
  },
  incidents: {
    corner: '角球',
    'free-kick': '任意球',
    'throw-in': '界外球',
    offside: '越位',
    foul: '犯规',
    yellow: '黄牌',
    'long-ball': '门将长传',
  },
  shirt: (n) => `${n} 号`,
  corrected: '比分已更正',
  provisional: '赛果待确认',
  provisionalNote:
    '比赛已结束，赛果正在复核：最后一个进球可能取消。未结算的投注待确认后一次结算，已派彩的不受影响。',
  suspended: '暂停',
  shut: {
    sure: '几成定局',
    slight: '机会渺茫',
    football: '门前险情',
    corner: '角球',
    'free-kick': '任意球',
    counter: '反击',
    attack: '进攻',
    racket: '局点',
    match: '赛点',
    basketball: '末段胶着',
    siege: '回合交战',
    league: '已开球',
  },
  betOn: '已投',
  closed: '已关闭',
  allSuspended: '此刻暂停投注，场上局势正在变化',
  noMarkets: '现在没有可以投注的盘口',
  moreMarkets: (count) => `另有 ${count} 个盘口`,
  margin: (percent) => `赔率含 ${percent} 的庄家优势`,
  market: (market) => marketNames[market.kind](market),
  marketGroups: { all: marketWords.all, ...marketWords.groups },
  ...selections,
  up: '升',
  down: '降',
  board: {
    score: '比分',
    timeline: '比赛进程',
    noTimeline: '开赛后，场上发生的一切会记在这里。',
    item: itemText,
    sets: '各局',
    quarters: '各节',
    maps: '各图',
    total: '合计',
  },
  slip: {
    title: '投注单',
    empty: { title: '投注单是空的', text: '点选任意赔率，就会放进这里。' },
    system: {
      title: '复式串关',
      name: (folds, legs) =>
        folds.min === folds.max
          ? `${folds.min} 串 1 × ${combinationsOf(legs, folds)}`
          : `${legs} 串 ${combinationsOf(legs, folds)}`,
      parts: (sizes) =>
        sizes.map(({ size, count }) => `${size === 1 ? '单注' : `${size} 串 1`} × ${count}`).join('，'),
    },
    singles: (count) => `单注 × ${count}`,
    multi: (count) => `${count} 串 1`,
    mode: '投注方式',
    clear: '清空',
    remove: (name) => `移除 ${name}`,
    stake: '投注额',
    stakeEach: '每注投注额',
    stakeUp: '加注',
    stakeDown: '减注',
    limits: (min, max) => `${min} 至 ${max}`,
    totalStake: '合计投注',
    price: '总赔率',
    possibleReturn: '可赢返还',
    consent: '赔率变动时',
    consents: {
      any: '接受任何变动',
      better: '只接受更高',
      near: `更高，或低 ${nearPercent}% 以内`,
      none: '都先问我',
    },
    was: (price) => `原 ${price}`,
    implied: (leg, by) => `“${leg}”已经包含在“${by}”里，不会让赔率更高。移除它就可以投注。`,
    allOthers: '其他选项合起来',
    accept: '接受新赔率',
    place: (amount) => `投注 ${amount}`,
    placeNothing: '投注',
    waiting: (seconds) => (seconds > 0 ? `受理中 ${seconds} 秒` : '受理中…'),
    asking: '正在确认投注，请稍候…',
    delayed: (seconds) => `含滚球：提交后约 ${seconds} 秒决定是否受理，其间形势突变则不成立，也不扣款。`,
    done: '完成',
    receipt: '投注成功',
    toBets: '查看我的投注',
    left: (count) => `${count} 项没有成立，仍留在投注单里`,
    number: '单号',
    joint: '同场组合',
  },
  refusals: {
    ...session.refusals,
    price_changed: '赔率已经变动，请确认新赔率',
    suspended: '盘口正在暂停，这次没有扣款',
    closed: '盘口已经关闭，这次没有扣款',
    stake_low: '低于最低投注额',
    stake_high: '超过最高投注额',
    return_high: '可赢返还超过上限，请减少投注',
    same_event: '这些选项来自同一场比赛，不能这样串在一起',
    joint_line: '同场组合不收会走盘的盘口，请选带 .5 的盘口',
    joint_impossible: '这些选项不可能同时发生，请移除其中一项',
    joint_implied: '其中一项已包含在其他选项里，请移除这一项',
    joint_none: '这组选项的赔率超出开盘范围，请换一项',
    no_system: '复式串关须选 3 至 8 项',
    too_many_legs: '一张串关放不下这么多选项',
    bad_request: '这张投注单无法提交，请重新选择',
    stake_empty: '请填写投注额',
  },
  notices: {
    welcome: '点选赔率开始；比赛均为模拟',
    live: (count) => `${count} 场模拟比赛进行中`,
    next: (clock) => `下一场于 ${clock} 开赛`,
    unarmed: '一直没有开盘，没有下注，也没有扣款',
    taken: (stake) => `已投注 ${stake}`,
    notTaken: (was, now) => `未受理，未扣款：赔率 ${was} → ${now}`,
    returned: '投注没有成立，已全额退回',
    stuck: '这笔投注正在核对，款项不会丢失',
    won: (amount) => `赢得 ${amount}`,
    back: (amount) => `返还 ${amount}`,
    lost: '未中',
    void: (amount) => `一注作废，退回 ${amount}`,
    corrected: (amount) => `赛果更正，重新结算 ${amount}`,
    cashed: (amount) => `已兑现 ${amount}`,
    cashRefused: '金额已变动，没有兑现，请按新的金额再试',
  },
  endings: {
    ...session.endings,
    session_ended: {
      title: '时段已结束',
      text: '您已退出登录，或游戏时段已过期。已接受的投注会照常结算派彩。',
    },
    session_replaced: {
      title: '正在另一个窗口玩',
      text: '投注页已在另一个窗口打开。您可以去那里接着投注，也可以在这里继续。',
    },
    session_elsewhere: {
      title: '正在玩另一个游戏',
      text: '您在另一个窗口打开了其他游戏，一次只能玩一个。在这里继续会结束那边的游戏。已接受的投注会照常结算派彩。',
    },
    launch_refused: { title: '无法进入', text: '请回到大厅重试。' },
  },
  bets: {
    which: '哪些投注',
    open: '未结算',
    settled: '已结算',
    noneOpen: { title: '没有未结算的投注', text: '选一场比赛，点选赔率就可以开始。' },
    noneSettled: { title: '还没有已结算的投注', text: '比赛结束后，结果会出现在这里。' },
    states: {
      waiting: '受理中',
      pending: '确认中',
      open: '未结算',
      paying: '派彩中',
      settled: '已结算',
      void: '已作废',
      returned: '已退回',
      refused: '未成立',
      stuck: '核对中',
    },
    legs: {
      open: '未定',
      won: '赢',
      lost: '输',
      void: '作废',
      even: '走盘',
      'half-won': '赢半',
      'half-lost': '输半',
    },
    single: '单注',
    multi: (legs) => `${legs} 串 1`,
    stakes: (each, count, total) => `每注 ${each} × ${count} 注 = ${total}`,
    combinations: { alive: '仍有机会', won: '命中注数' },
    stake: '投注',
    price: '赔率',
    possible: '可赢返还',
    behind: '按目前比分未中',
    partsWon: { siege: '图', racket: '局' },
    came: '返还',
    resettled: {
      paying: (amount) => `赛果更正，正在重新结算 ${amount}`,
      done: (amount) => `赛果更正，已重新结算 ${amount}`,
      waived: (amount) => `赛果更正，应收回 ${amount}，已免收`,
    },
    cash: {
      title: '提前兑现',
      press: (amount) => `兑现 ${amount}`,
      none: '此刻不能兑现',
      whole: '全部',
      part: (share) => `${share}%`,
      done: (stake, amount) => `已兑现投注 ${stake}，得 ${amount}`,
    },
    toEvent: '查看比赛',
    proof: '验证',
    replay: '回放',
  },
  league: {
    season: (round, rounds) => `本赛季 · 第 ${round} / ${rounds} 轮`,
    note: '每四分钟一轮，四场同时开球，八队每季两两相遇两次。开球前投注，开球后停止；积分榜只计已确认的赛果。',
    team: '球队',
    columns: ['赛', '胜', '平', '负', '进', '失'],
    points: '分',
    form: '近五场',
    ends: { won: '胜', drawn: '平', lost: '负' },
    signs: { won: '胜', drawn: '平', lost: '负' },
    place: (place) => `第 ${place} 名`,
    begun: '已经开球，这场停止投注',
    closesIn: (clock) => `${clock} 后停止投注`,
    underWay: '本轮进行中，不再接受投注；下一轮就在下面',
  },
  frame: {
    title: '今日赛事',
    note: '模拟赛事。赔率以下注时为准，点选后进入游戏。',
    all: '全部赛事',
    empty: { title: '暂时没有赛事', text: '下一场很快就会排上。' },
  },
};
