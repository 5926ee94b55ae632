import { responsible } from '../../shell/sessionTexts/zh_CN.ts';
import { ofBadminton, ofBasketball, ofFootball, ofFootballPlay, ofSiege } from './said.ts';
import type { PageTexts } from './texts.ts';

/** A small count in characters. */
const han = (count: number): string => '零一二三四五六七八九'[count] ?? ` ${count} `;

/** What the price of a round of the siege rests on: for the rules, and beside the score. */
const roundPrice =
  '回合赔率只凭三样：双方当日实力、此图城墙给守方的优势，以及已见分晓的箭雨。此前各回合谁胜谁负，不会改变它。';

/** What the rules of the book say in Chinese. */
export const rules: PageTexts['rules'] = {
  paragraphs: [
    '这里的每一场比赛都是模拟：联赛、球队和选手都是我们虚构的，进程由开赛前已固定的种子推演，与任何真实赛事无关。',
    '赔率由当前局势下的真实概率算出，再除以公布的庄家优势。概率越大，赔率越低；比赛进行中，赔率随局势变动。',
  ],
  margins: '庄家优势',
  marginsNote: '一个盘口所有选项的隐含概率之和，就是 100% 加上这个数。串关的优势逐项相乘。',
  limits: '限额',
  kindLimit: (market, max) => `含“${market}”的投注，每注最高 ${max}。`,
  limitsText: ({ min, max, most, legs }) =>
    `每注 ${min} 至 ${max}，一注最高返还 ${most}；一张串关最多 ${legs} 项。`,
  sections: [
    {
      title: '下注',
      items: [
        '赔率变动时按您的选择处理：接受任何变动、只接受更高、更高或略低一点，或都先询问。不符合您选择的变动，投注不成立，也不扣款。',
        '滚球投注有一小段受理时间。其间盘口暂停、关闭或赔率变得您不接受，投注不成立。',
        ofFootballPlay(
          '角球、任意球、越位、犯规和黄牌随每分钟播报，由赛前固定的种子推演；它们不影响赛果，也没有以它们为准的盘口。',
        ),
        ofFootballPlay(
          '其余时间的推进、传中和射门（计入射门数）也由种子另行推演，只为观看：它们不会进球，也不影响赛果与赔率。进球只出自“险情”，即盘口暂停的时刻；盘口开放时的远射不会进球。',
        ),
        ofFootball('门前有险情时，盘口自动暂停。'),
        ofBasketball('最后几次进攻比分接近时，盘口自动暂停。'),
        ofBadminton('局点时，盘口自动暂停。'),
        ofSiege('攻城的箭雨与攻城之时，盘口自动暂停；两回合之间，以及箭雨见分晓之后、攻城之前开放。'),
        '开赛、关盘均以服务器时钟为准。',
      ],
    },
    {
      title: '结算',
      items: [
        '返还等于投注额乘以赔率，含本金；串关按全部选项赔率连乘。整张投注单只在最后舍去不足最小货币单位的部分。',
        ofFootball('足球以 90 分钟的最终比分结算。'),
        ofBasketball('篮球的胜者含加时。'),
        ofBadminton('羽毛球先赢两局者胜；每局先得 11 分且多 2 分，15 分封顶。'),
        ofSiege(
          '攻城先赢两图者胜；每图先得 7 回合且领先 2 回合者胜，未拉开则先得 9 回合者胜。每图前 6 回合之后攻守互换。',
        ),
        '让球、让分的数字加在主队一边；恰好相抵时为走盘，这一项按 1.00 计。',
        '复式串关把 3 至 8 项拆成多注串关，每注金额相同：如选 3 项，“3 串 4”是三注 2 串 1 加一注 3 串 1。每注 1.00、赔率 2.00、3.00、4.00，共投 4.00；全中返还 6.00 + 8.00 + 12.00 + 24.00 = 50.00；赔率 4.00 的一项未中，仍有一注 2 串 1 命中，返还 6.00。',
        '复式中作废或走盘的一项按 1.00 计，含它的各注等于少串一项；赢半、输半照样计算。各注返还相加之后，只在最后舍去一次零头。限额按整张单的合计投注与合计返还计算；提前兑现按各注价值相加。',
        '同一场的几项可以组合成一注：赔率按这几项同时发生的真实概率算，只除以一次庄家优势。例如两项同时发生的概率为 30%，赔率是 1 ÷ 0.30 ÷ 1.05 = 3.17，投 10.00 返还 31.70。互相矛盾、一项包含另一项、会走盘的盘口不能组合；复式串关里，同一场的几项合在一起算作一项。',
        '同场组合须全部命中；一项未中即输。比赛中断时若没有一项已输、仍有一项未定，整个组合作废，按 1.00 计。',
        '大小盘以高于或低于盘口线为准；恰好等于时为走盘。',
        '带 0.25、0.75 的盘口，一半投注归下面的线，一半归上面的线，因此可能赢半或输半：另一半按 1.00 计。',
        ofFootball(
          '波胆为全场正确比分，未列出的比分归“其他比分”。双方均进球、单双以最终比分为准；上半场的盘口以半场结束时的比分为准。',
        ),
        ofFootball('“第几个进球”以该进球由谁打进为准；不再有进球时，“不再进球”获胜。'),
        ofFootball(
          '单队大小、零失球、零失球获胜、净胜幅度和总进球数以最终比分为准；半场/全场看半场时与全场结束时谁领先。',
        ),
        ofBasketball('篮球的大小、让分、单双、单队大小、净胜幅度以及半场、单节都不含加时。'),
        ofBadminton('羽毛球的总分与让分按实际打出的全部分数计算；“先得”归先到该数的一方。'),
        ofSiege('总回合与让回合按实际打出的全部回合计算；“先得”归先到该数的一方。'),
        ofSiege(
          '两回合之间可以投注下一回合的胜者，箭雨之后还可以再投：每 100 个回合中有 65 个由箭占上风的一方拿下，赔率随之变动。攻城即停，该回合结束就结算。只有回合未打出结果比赛就中断，这一项才作废。',
        ),
        ofSiege(roundPrice),
      ],
    },
    {
      title: '中断与复核',
      items: [
        '比赛中断时，已经分出结果的盘口照常结算，其余作废：单注退回，串关中这一项按 1.00 计。',
        ofFootball(
          '有进球的足球比赛结束后复核 45 秒，其间赛果标为“待确认”，最后一个进球可能取消。取决于最终比分的投注在确认之后才结算，只结算一次，不会事后追回。',
        ),
        '未结算的投注可以提前兑现全部或一部分，金额按此刻全部未定选项的概率算出，再除以庄家优势。盘口暂停或关闭时不能兑现；金额比您看到的少，就不会成交。',
        '投注在扣款之前已经保存；没有确认的投注会作废并全额退回。无论您是否在线，已确认的投注都会照结果派彩。',
      ],
    },
  ],
  ...responsible,
};

export const fair: PageTexts['fair'] = {
  title: '公平验证',
  intro:
    '决定这场比赛的种子在开盘之前已经固定，下面是它的指纹；比赛结束后公布原文，任何人都可以在浏览器里把整场比赛重新推演一遍。',
  hash: '种子的指纹（SHA-256）',
  rules: '规则版本（与指纹同时公布）',
  open: '打开验证页',
};

export const verify: PageTexts['verify'] = {
  title: '验证比赛',
  intro: '在您自己的浏览器里重新推演任何一场已结束的比赛：取回公布的资料，其余都在这里计算。',
  event: '赛事编号',
  check: '重新推演',
  notFound: '没有这一场比赛。',
  notOver: '比赛还没有结束，或赛后复核未完，种子尚未公开。',
  failed: '无法计算，请稍后再试。',
  insecure: '浏览器只在 https 或 localhost 页面上提供加密功能，请换用安全地址打开。',
  agrees: '一致',
  differs: '不一致',
  seed: '已公开的种子',
  hash: '开盘前公布的指纹',
  hashCheck: '种子的 SHA-256',
  rules: '规则版本',
  strengths: '双方实力',
  strengthsCheck: '由球队与指纹重算',
  course: '比赛进程',
  courseCheck: (steps) => `由 ${steps} 步推演重算`,
  result: '最终比分',
  how: '如何计算',
  steps: [
    '双方实力 = 固定实力 + 当日状态。状态取自指纹的前两个字节（主队、客队各一个）：对 9 取余，再减 4。开盘时任何人都可以自己算。',
    '比赛按固定的小步推进。第 k 步的第 i 块，是以种子的 64 个十六进制字符为密钥、对「赛事编号:k:i」做的 HMAC-SHA256，k 从 1、i 从 0 开始，每 4 字节读作一个大端 32 位整数。',
    '需要一个小于 n 的数时，只接受小于 2^32 中 n 的最大整倍数的整数，否则跳过读下一个；对 n 取余即得。双方实力和当前局势决定这个数意味着什么。',
    '把所有步骤连起来就是整场比赛：每个进球、每一分、每一回合都应与公布的进程一致。',
  ],
};

export const board: PageTexts['board'] = {
  wait: {
    begins: (what, clock) => `${what} ${clock} 后开始`,
    closes: (clock) => `投注剩 ${clock}`,
    after: (clock) => `箭雨之后 · 投注剩 ${clock}`,
    shut: '收注',
    match: '比赛',
    secondHalf: '下半场',
    overtime: '加时',
    round: (number) => `第 ${number} 回合`,
  },
  siege: {
    attacks: '攻城',
    defends: '守城',
    goal: '一方攻、一方守，前 6 回合后攻守互换；先得 7 回合且领先 2 回合，或先得 9 回合，即赢下此图；先赢 2 图者胜',
    stormed: (team) => `${team}攻破城池，拿下这一回合`,
    held: (team) => `${team}守住城池，拿下这一回合`,
    march: (team) => `${team}列阵，向城墙推进`,
    volley: '双方对射，箭如雨下',
    arrows: (team) => `箭雨交锋，${team}占上风`,
    means: { ladders: '云梯', ram: '冲车', tower: '攻城塔' },
    cover: (team, means) => `箭占上风：${team} · 待攻：${means}`,
    flying: '箭雨之中，暂停投注，见分晓后重开',
    ways: { ladders: '云梯架上城头', ram: '冲车撞击城门', tower: '攻城塔逼近城墙' },
    press: ['守军稳住阵脚', '双方相持不下', '城防告急'],
    assault: (way, press) => `${way}，${press}`,
    ends: {
      taken: { ladders: '登上城头！', ram: '破门而入！', tower: '吊桥落下，冲上城墙！' },
      held: { ladders: '梯断，守住了', ram: '焚毁冲车，守住了', tower: '焚毁攻城塔，守住了' },
    },
    unlikely: { taken: '绝地反击：', held: '转危为安：' },
    firstTo: '先得 7',
    overtime: '领先 2 回合或先得 9',
    points: { map: '图点', match: '赛点', both: '决胜回合' },
    pressed: '城墙承压',
    pressedGate: '城门承压',
    change: '攻守互换',
    storms: (team) => `${team}攻城`,
    mapWon: (team, map) => `${team}拿下${map}`,
    matchWon: (team) => `${team}获胜`,
    more: '规则与比分',
    story: {
      saved: { map: '图点化解', match: '赛点化解' },
      overtime: '进入加时',
      level: (from) => `${from} 落后追平`,
      taken: (count) => `连破${han(count)}城`,
      held: (count) => `连守${han(count)}回合`,
      lead: '首次领先',
    },
    rests: { before: '凭实力＋城墙', after: '已计箭雨', told: roundPrice },
    news: {
      storms: (team) => `${team}攻`,
      here: (won, of) => `本图 ${won}/${of}`,
      lately: (of, percent) => `近 ${of} 回合 ${percent}%`,
      taken: (count) => `连破 ${count}`,
      failed: (count) => `连失 ${count}`,
    },
    tally: (stormed, held) => `攻 ${stormed} · 守 ${held}`,
    record: {
      title: '攻城与守城的回合胜率',
      here: '本场',
      before: (map) => `${map} · 此前`,
      settled: (home, away) => `“此前”只计在此图已结算的比赛：主队 ${home} 场，客队 ${away} 场`,
      none: '两军在此图上还没有已结算的比赛',
      failed: '战绩暂时读不到',
    },
  },
  mapStormed: (team, score, map) => `${team}攻破城池，${score} 拿下${map}`,
  mapHeld: (team, score, map) => `${team}守住城池，${score} 拿下${map}`,
  partsWon: { racket: '胜局', siege: '胜图' },
  held: {
    racket: '这一分进行中，赔率稍后更新',
    attack: '本次进攻即将见分晓',
    siege: '城下将见分晓，稍候恢复',
  },
  suspended: {
    football: '门前有险情，暂停投注，见分晓后恢复',
    racket: '局点，暂停投注，这一分打完后恢复',
    basketball: '比分胶着、时间将尽，暂停投注',
    siege: '回合进行中，暂停投注，回合结束后恢复',
  },
  decided: '胜负几乎已定，停止投注',
  settled: '已结算',
  strip: { closed: '暂停投注', open: '可以投注', held: '赔率更新中' },
  review: (clock) => `赛果复核 ${clock}`,
  reviewing: '赛果复核中，全部盘口已停止投注',
  fullTime: '全场结束',
  midfield: '中场争夺',
  missed: (team) => `${team}出手不中`,
  made: (team, points, score) => `${team}得 ${points} 分 ${score}`,
  partWon: (team, part, score) => `${team}拿下${part} ${score}`,
  figures: { serving: '发球得分', inRow: '最长连得', ahead: '最大领先' },
  point: { game: (team) => `${team}的局点`, match: (team) => `${team}的赛点` },
  after: { live: '正在进行', coming: '下一场' },
  football: {
    goal: '进球！',
    withdrawn: '进球取消',
    ends: { saved: '门将扑出', wide: '射偏', post: '击中门柱', blocked: '舍身封堵' },
    shots: '射门',
    attacks: (home, away) => `险情 ${home} : ${away}`,
    cleared: (team) => `${team}的攻势被化解`,
    goalOf: (team, score) => `${team}破门得分，${score}`,
    play: {
      steal: (team) => `${team}断下皮球`,
      long: (team) => `${team}长传`,
      wing: (team) => `${team}边路推进`,
      back: (team) => `${team}回传`,
      middle: (team) => `${team}中路推进`,
      holds: (team) => `${team}控球`,
      builds: (team) => `${team}组织进攻`,
      breaks: (team) => `${team}反击`,
      cross: (team) => `${team}传中`,
      cleared: (team) => `${team}传中被解围`,
      lost: (team) => `${team}底线突破被断`,
      held: (team) => `${team}射门被门将没收`,
      wide: (team) => `${team}射门偏出`,
      over: (team) => `${team}远射高出横梁`,
    },
    replay: '回放',
    again: (minute) => `回看 ${minute}′ · 直播继续`,
    plays: '进攻',
  },
  past: {
    title: '近况与交手',
    meetings: '最近交手',
    none: '还没有结束的比赛',
    noneOfBoth: '双方在本馆都还没有打完的比赛',
    noMeetings: '双方还没有交过手',
    few: (n) => `目前只有 ${n} 场`,
  },
  lead: (points) => `领先 ${points}`,
};
