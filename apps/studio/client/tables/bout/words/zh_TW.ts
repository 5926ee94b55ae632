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

const sides: Sides = { meron: 'Meron 紅', wala: 'Wala 青', draw: '平局' };

export const boutNames: BoutNames = {
  sides: sides,
  groups: {
    win: '勝負',
    combined: '組合',
    passes: '過招',
    passHandicap: '讓招',
    course: '走勢',
    method: '勝法',
    rounds: '回合數',
    handicap: '讓回合',
    score: '比分',
  },
  spots: {
    first: (_, side) => `${side}先得`,
    lead: (value, side) => (value === 'even' ? '領先相同' : `${side}領先多`),
    under: (line) => `小於 ${line || passLine}`,
    over: (line) => `大於 ${line || passLine}`,
    passes: (count) => `${count} 次`,
    rounds: (count) => `${count} 回合`,
    crest: (_, side) => `${side}奪冠`,
    points: (_, side) => `${side}點數`,
    'or-draw': (_, side) => `${side}或平`,
    'win-under': (_, side) => `${side}勝且小於 ${passLine}`,
    'win-over': (_, side) => `${side}勝且大於 ${passLine}`,
    ahead: (_, side) => `${side}領先且勝`,
    comeback: (_, side) => `${side}落後反勝`,
    last: (_, side) => `${side}末次得`,
    odd: () => '單數',
    even: () => '雙數',
    sweep: (_, side) => `${side}全程領先`,
    four: (score) => `前四次 ${ledText(score)}`,
    streak: (length) => (length === '5' ? '最長連領 5 次以上' : `最長連領 ${length} 次`),
    handicap: handicapIn(sides),
    score: scoreText,
  },
  exchange: {
    pass: (number) => `第 ${number} 招`,
    round: (number) => `第 ${number} 回合`,
  },
  leads: '過招領先只是演出，不決定勝負。',
  ends: {
    plain: (side) => `${side}勝`,
    crest: (side, score) => `${side}奪冠勝 ${score}`,
    points: (side, score) => `${side}點數勝 ${score}`,
  },
};

export const kindsOf: Readonly<Record<string, string>> = {
  first: '首回合',
  lead: '領先較多',
  'lead-even': '領先相同',
  last: '末次領先',
  sweep: '全程領先',
  'odd-even': '過招單雙',
  'over-under': '過招大小（5.5）',
  passes: '過招次數',
  crest: '奪冠勝',
  score: '點數比分',
};

const strengths = '實力：雜湊值每四個十六進位字元為一個數，對 21 取餘數再加 20，先紅後青。';

export const puppetBoutWords: GameWords = {
  name: '傀儡鬥冠',
  tagline: '紙影登台，紅青爭冠',
  rules: [
    '這是一台手繪的紙偶戲：台上是紙剪的傀儡，不是活物，沒有任何動物受到傷害。',
    '每局開盤前，紅方（Meron）與青方（Wala）的實力已由伺服器種子的雜湊值定出，勝負賠率據此計算；結果在開演前已抽定。',
    '平局的機率為十六分之一，賠付為 15 倍（含本金）；平局時紅、青兩方的投注退回。',
    '過招：每台 4–7 次，次數機率相同；每次紅、青領先的機率各半。可押首次由誰領先、誰領先的次數較多、過招次數及其大小（5.5）。領先只是演出，不決定勝負；平局時過招的投注照常結算。',
    '組合：「勝且大於／小於」須猜中勝方與過招大小；「領先且勝」為領先次數較多的一方獲勝，「落後反勝」為領先次數較少的一方獲勝。平局時這些投注皆負；「紅或平」「青或平」則在平局時也中。',
    '讓招：以雙方領先的次數計算。「前四次」為前四次過招的領先比數，每台都有；「最長連領」為同一方連續領先的最長次數，「5 次以上」含 5 次；「全程領先」為每次都由該方領先。',
  ],
  kind: kindIn('zh_TW'),
  spot: spotIn('zh_TW'),
  result: resultIn('zh_TW'),
  draw: [
    strengths,
    '先抽一個小於 16 的數，0 為平局；再抽一個小於兩方實力之和的數，小於紅方實力則紅勝，否則青勝。',
    '再抽一個小於 4 的數，加 4 為過招次數；其後每次抽一個小於 2 的數，0 為紅方領先。',
  ],
};

export const crestDuelWords: GameWords = {
  name: '赤冠對臺',
  tagline: '五回合，先得三，一擊奪冠',
  rules: [
    '這是一台手繪的紙偶戲：台上是紙剪的傀儡，不是活物，沒有任何動物受到傷害。',
    '對臺最多五回合，先勝三回合者以點數取勝。每一回合，勝者有八分之一的機率摘下對方的紙冠，對臺當即結束，是為奪冠勝。沒有平局。',
    '每一回合獲勝的機率，等於一方實力佔兩方實力之和的份額。實力在開盤前已由伺服器種子的雜湊值定出，賠率據此計算；結果在開演前已抽定。',
    '讓回合：以結束時雙方所勝的回合數計算，奪冠的一回合也算一回合。比分只計點數勝。',
  ],
  kind: kindIn('zh_TW'),
  spot: spotIn('zh_TW'),
  result: resultIn('zh_TW'),
  draw: [
    strengths,
    '每一回合抽兩個數：第一個小於兩方實力之和，小於紅方實力則紅方得此回合，否則青方得；第二個小於 8，0 為奪冠，對臺結束。一方得三回合時也結束。',
  ],
};
