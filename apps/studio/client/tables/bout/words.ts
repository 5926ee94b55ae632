import type { Lang } from '../../shell/sessionTexts.ts';
import type { GameWords } from '../texts/texts.ts';
import type { BoutGroup } from './useBout.ts';

type Sides = Readonly<Record<string, string>>;

interface BoutNames {
  readonly sides: Sides;
  readonly groups: Readonly<Record<BoutGroup, string>>;
  /** What a place is called, by the word before the colon in its name: from what is behind it, and the side that this is. */
  readonly spots: Readonly<Record<string, (value: string, side: string) => string | undefined>>;
  readonly exchange: (number: number) => string;
  /** How a side has won: with nothing said of it, by the crest, or on points. */
  readonly ends: Readonly<Record<'plain' | 'crest' | 'points', (side: string, score: string) => string>>;
}

const scoreText = (score: string): string => score.replace('-', ' : ');

/** `meron-1.5`, with the side by its name. */
const handicapIn =
  (sides: Sides) =>
  (value: string): string | undefined => {
    const [, side = '', line] = /^(meron|wala)([+-][0-9.]+)$/.exec(value) ?? [];
    return line === undefined ? undefined : `${sides[side] ?? ''} ${line}`;
  };

/** Passes of a play have one line, which its places do not name. */
const passLine = '5.5';

const sidesZh: Sides = { meron: 'Meron 红', wala: 'Wala 青', draw: '平局' };
const sidesEn: Sides = { meron: 'Meron', wala: 'Wala', draw: 'Draw' };

export const boutNames: Readonly<Record<Lang, BoutNames>> = {
  zh_CN: {
    sides: sidesZh,
    groups: {
      win: '胜负',
      passes: '过招',
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
      handicap: handicapIn(sidesZh),
      score: scoreText,
    },
    exchange: (number) => `第 ${number} 回合`,
    ends: {
      plain: (side) => `${side}胜`,
      crest: (side, score) => `${side}夺冠胜 ${score}`,
      points: (side, score) => `${side}点数胜 ${score}`,
    },
  },
  en_US: {
    sides: sidesEn,
    groups: {
      win: 'Winner',
      passes: 'Passes',
      method: 'Method',
      rounds: 'Rounds',
      handicap: 'Handicap',
      score: 'Score',
    },
    spots: {
      first: (_, side) => `${side} first`,
      lead: (value, side) => (value === 'even' ? 'Alike' : `${side} more`),
      under: (line) => `Under ${line || passLine}`,
      over: (line) => `Over ${line || passLine}`,
      passes: (count) => `${count} passes`,
      rounds: (count) => (count === '1' ? '1 round' : `${count} rounds`),
      crest: (_, side) => `${side} by crest`,
      points: (_, side) => `${side} on points`,
      handicap: handicapIn(sidesEn),
      score: scoreText,
    },
    exchange: (number) => `Round ${number}`,
    ends: {
      plain: (side) => `${side} wins`,
      crest: (side, score) => `${side} wins by the crest, ${score}`,
      points: (side, score) => `${side} wins on points, ${score}`,
    },
  },
};

const kindsOf: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  zh_CN: {
    first: '首回合',
    lead: '领先较多',
    'lead-even': '领先相同',
    'over-under': '过招大小（5.5）',
    passes: '过招次数',
    crest: '夺冠胜',
    score: '点数比分',
  },
  en_US: {
    first: 'First pass',
    lead: 'Leads more passes',
    'lead-even': 'Leads alike',
    'over-under': 'Passes over or under 5.5',
    passes: 'Number of passes',
    crest: 'Win by the crest',
    score: 'Score on points',
  },
};

const spotIn =
  (lang: Lang) =>
  (spot: string): string => {
    const { sides, spots } = boutNames[lang];
    const [kind = '', value = ''] = spot.split(':');
    return spots[kind]?.(value, sides[value] ?? value) ?? sides[kind] ?? spot;
  };

const kindIn =
  (lang: Lang) =>
  (kind: string): string =>
    kindsOf[lang][kind] ?? spotIn(lang)(kind);

const resultIn =
  (lang: Lang) =>
  (summary: string): string => {
    const { sides, ends } = boutNames[lang];
    const [winner = '', method = '', score = ''] = summary.split(' ');
    const side = sides[winner] ?? winner;
    if (winner === 'draw') return side;
    const end = method === '' ? 'plain' : method === 'crest' ? 'crest' : 'points';
    return ends[end](side, scoreText(score));
  };

const strengthsIn: Readonly<Record<Lang, string>> = {
  zh_CN: '实力：指纹每四个十六进制字符为一个数，对 21 取余再加 20，先红后青。',
  en_US:
    'Strengths: every four hex digits of the fingerprint are a number; its remainder by 21 plus 20, Meron first.',
};

export const puppetBoutWords: Readonly<Record<Lang, GameWords>> = {
  zh_CN: {
    name: '傀儡斗冠',
    tagline: '纸影登台，红青争冠',
    rules: [
      '这是一台手绘的纸偶戏：台上是纸剪的傀儡，不是活物，没有任何动物受到伤害。',
      '每局开盘前，红方（Meron）与青方（Wala）的实力已由服务器种子的指纹定出，胜负赔率据此计算；结果在开演前已抽定。',
      '平局的机会为十六分之一，赔付为 15 倍（含本金）；平局时红、青两方的投注退回。',
      '过招：每台 4–7 次，次数机会相同；每次红、青领先的机会各半。可压首次由谁领先、谁领先的次数较多、过招次数及其大小（5.5）。领先只是演出，不决定胜负；平局时过招的投注照常结算。',
    ],
    kind: kindIn('zh_CN'),
    spot: spotIn('zh_CN'),
    result: resultIn('zh_CN'),
    draw: [
      strengthsIn.zh_CN,
      '先抽一个小于 16 的数，0 为平局；再抽一个小于两方实力之和的数，小于红方实力则红胜，否则青胜。',
      '再抽一个小于 4 的数，加 4 为过招次数；其后每次抽一个小于 2 的数，0 为红方领先。',
    ],
  },
  en_US: {
    name: 'Puppet Crest',
    tagline: 'Paper birds on a lantern stage',
    rules: [
      'This is a drawn puppet play. The birds are cut from paper; no animal is in it, and nobody is hurt.',
      'Before a round opens the strengths of Meron and Wala follow from the fingerprint of the server’s seed, and the prices on the winner follow from the strengths. The result is drawn before the play begins.',
      'One bout in sixteen ends in a draw, which pays 15 stakes in all; stakes on Meron and Wala then come back.',
      'Passes: 4 to 7 in a play, each number as likely as any other, and each side leads a pass with an even chance. Bet on who leads the first, who leads more of them, how many there are, and over or under 5.5. Who leads does not decide who wins, and these bets are settled in a draw as well.',
    ],
    kind: kindIn('en_US'),
    spot: spotIn('en_US'),
    result: resultIn('en_US'),
    draw: [
      strengthsIn.en_US,
      'A number below 16 is drawn, 0 is a draw. Then one below the sum of both strengths: below Meron’s it is Meron, else Wala.',
      'Then one below 4, which with 4 added is the number of passes, and for each pass one below 2: 0 is led by Meron.',
    ],
  },
};

export const crestDuelWords: Readonly<Record<Lang, GameWords>> = {
  zh_CN: {
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
      strengthsIn.zh_CN,
      '每一回合抽两个数：第一个小于两方实力之和，小于红方实力则红方得此回合，否则青方得；第二个小于 8，0 为夺冠，对台结束。一方得三回合时也结束。',
    ],
  },
  en_US: {
    name: 'Red Crest Duel',
    tagline: 'Five rounds, three to win, one strike for the crest',
    rules: [
      'This is a drawn puppet play. The birds are cut from paper; no animal is in it, and nobody is hurt.',
      'A duel has up to five rounds, and whoever wins three first wins on points. In any round the winner takes the other’s paper crest with one chance in eight, which ends the duel at once. There are no draws.',
      'The chance to win a round is a side’s share of both strengths. They follow from the fingerprint of the server’s seed before a round opens, and the prices follow from them. The result is drawn before the play begins.',
      'Handicaps count the rounds that each side has won at the end; the round of the crest counts as one. Scores count for wins on points only.',
    ],
    kind: kindIn('en_US'),
    spot: spotIn('en_US'),
    result: resultIn('en_US'),
    draw: [
      strengthsIn.en_US,
      'Two numbers a round: the first below the sum of both strengths, below Meron’s the round is Meron’s, else Wala’s; the second below 8, where 0 takes the crest and ends the duel. It ends as well when a side has three rounds.',
    ],
  },
};
