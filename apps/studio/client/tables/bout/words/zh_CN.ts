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

const sides: Sides = { meron: 'Meron 红', wala: 'Wala 青', draw: '平局' };

export const boutNames: BoutNames = {
  sides: sides,
  groups: {
    win: '胜负',
    combined: '组合',
    passes: '过招',
    passHandicap: '让招',
    course: '走势',
    method: '胜法',
    rounds: '回合数',
    handicap: '让回合',
    score: '比分',
  },
  spots: {
    first: (_, side) => `${side}先得`,
    lead: (value, side) => (value === 'even' ? '领先相同' : `${side}领先多`),
    under: (line) => `小于 ${line || passLine}`,
    over: (line) => `大于 ${line || passLine}`,
    passes: (count) => `${count} 次`,
    rounds: (count) => `${count} 回合`,
    crest: (_, side) => `${side}夺冠`,
    points: (_, side) => `${side}点数`,
    'or-draw': (_, side) => `${side}或平`,
    'win-under': (_, side) => `${side}胜且小于 ${passLine}`,
    'win-over': (_, side) => `${side}胜且大于 ${passLine}`,
    ahead: (_, side) => `${side}领先且胜`,
    comeback: (_, side) => `${side}落后反胜`,
    last: (_, side) => `${side}末次得`,
    odd: () => '单数',
    even: () => '双数',
    sweep: (_, side) => `${side}全程领先`,
    four: (score) => `前四次 ${ledText(score)}`,
    streak: (length) => (length === '5' ? '最长连领 5 次以上' : `最长连领 ${length} 次`),
    handicap: handicapIn(sides),
    score: scoreText,
  },
  exchange: {
    pass: (number) => `第 ${number} 招`,
    round: (number) => `第 ${number} 回合`,
  },
  leads: '过招领先只是演出，不决定胜负。',
  ends: {
    plain: (side) => `${side}胜`,
    crest: (side, score) => `${side}夺冠胜 ${score}`,
    points: (side, score) => `${side}点数胜 ${score}`,
  },
};

export const kindsOf: Readonly<Record<string, string>> = {
  first: '首回合',
  lead: '领先较多',
  'lead-even': '领先相同',
  last: '末次领先',
  sweep: '全程领先',
  'odd-even': '过招单双',
  'over-under': '过招大小（5.5）',
  passes: '过招次数',
  crest: '夺冠胜',
  score: '点数比分',
};

const strengths = '实力：指纹每四个十六进制字符为一个数，对 21 取余再加 20，先红后青。';

export const puppetBoutWords: GameWords = {
  name: '傀儡斗冠',
  tagline: '纸影登台，红青争冠',
  rules: [
    '这是一台手绘的纸偶戏：台上是纸剪的傀儡，不是活物，没有任何动物受到伤害。',
    '每局开盘前，红方（Meron）与青方（Wala）的实力已由服务器种子的指纹定出，胜负赔率据此计算；结果在开演前已抽定。',
    '平局的机会为十六分之一，赔付为 15 倍（含本金）；平局时红、青两方的投注退回。',
    '过招：每台 4–7 次，次数机会相同；每次红、青领先的机会各半。可压首次由谁领先、谁领先的次数较多、过招次数及其大小（5.5）。领先只是演出，不决定胜负；平局时过招的投注照常结算。',
    '组合：“胜且大于／小于”须猜中胜方与过招大小；“领先且胜”为领先次数较多的一方获胜，“落后反胜”为领先次数较少的一方获胜。平局时这些投注皆负；“红或平”“青或平”则在平局时也中。',
    '让招：以双方领先的次数计算。“前四次”为前四次过招的领先比数，每台都有；“最长连领”为同一方连续领先的最长次数，“5 次以上”含 5 次；“全程领先”为每次都由该方领先。',
  ],
  kind: kindIn('zh_CN'),
  spot: spotIn('zh_CN'),
  result: resultIn('zh_CN'),
  draw: [
    strengths,
    '先抽一个小于 16 的数，0 为平局；再抽一个小于两方实力之和的数，小于红方实力则红胜，否则青胜。',
    '再抽一个小于 4 的数，加 4 为过招次数；其后每次抽一个小于 2 的数，0 为红方领先。',
  ],
};

export const crestDuelWords: GameWords = {
  name: '赤冠对台',
  tagline: '五回合，先得三，一击夺冠',
  rules: [
    '这是一台手绘的纸偶戏：台上是纸剪的傀儡，不是活物，没有任何动物受到伤害。',
    '对台最多五回合，先胜三回合者以点数取胜。每一回合，胜者有八分之一的机会摘下对方的纸冠，对台当即结束，是为夺冠胜。没有平局。',
    '每一回合获胜的机会，等于一方实力占两方实力之和的份额。实力在开盘前已由服务器种子的指纹定出，赔率据此计算；结果在开演前已抽定。',
    '让回合：以结束时双方所胜的回合数计算，夺冠的一回合也算一回合。比分只计点数胜。',
  ],
  kind: kindIn('zh_CN'),
  spot: spotIn('zh_CN'),
  result: resultIn('zh_CN'),
  draw: [
    strengths,
    '每一回合抽两个数：第一个小于两方实力之和，小于红方实力则红方得此回合，否则青方得；第二个小于 8，0 为夺冠，对台结束。一方得三回合时也结束。',
  ],
};
