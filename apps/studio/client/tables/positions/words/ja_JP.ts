import type { GameWords } from '../../texts/texts.ts';
import { type SideNames, sideKind, sideSpot } from '../sides.ts';
import type { HandNames } from '../words.ts';

const bulls = ['牛なし', '牛1', '牛2', '牛3', '牛4', '牛5', '牛6', '牛7', '牛8', '牛9', '牛牛'];

const blossom: Readonly<Record<string, string>> = {
  high: 'ハイカード',
  pair: 'ペア',
  straight: 'ストレート',
  flush: 'フラッシュ',
  'straight-flush': 'ストレートフラッシュ',
  triple: 'スリーカード',
};

const dukes: Readonly<Record<string, string>> = {
  dukes: '三公',
  triple: 'スリーカード',
  threes: '3のスリーカード',
};

export const handNames: HandNames = {
  bull: (name) => (name === 'pictures' ? '五花牛' : (bulls[Number(name)] ?? name)),
  blossom: (name) => blossom[name] ?? name,
  dukes: (name) => dukes[name] ?? `${name}点`,
};

const result = (summary: string): string =>
  summary === '0' ? 'バンカーの総取り' : `プレイヤー${summary.split('-').join('、プレイヤー')}の勝ち`;

const seat = (seat: string): string => (seat === '0' ? 'バンカー' : `プレイヤー${seat}`);

export const sideNames: SideNames = {
  seat: seat,
  groups: { positions: '各席', results: '勝敗', duels: '対決', hands: '役' },
  wins: ['バンカーの総取り', '1席だけ勝ち', '2席が勝ち', '3席とも勝ち'],
  best: (seat) => `${seat}が最強`,
  duel: (one, other) => `${one}が${other}に勝つ`,
  kinds: { wins: 'バンカーに勝つ席の数', best: '最も強い席', duel: '席どうしの対決' },
  hand: (range) => `役：${range}`,
  ranges: {
    bull: { none: '牛なし', small: '牛1～牛6', big: '牛7～牛9', top: '牛牛以上' },
    blossom: { ...blossom, top: 'ストレートフラッシュかスリーカード' },
    dukes: { low: '0～4点', middle: '5～7点', high: '8～9点', top: '三公以上' },
  },
};

const sideRules: readonly string[] = [
  '勝敗：バンカーに勝つ席は0、1、2、3席のどれも同じ確率で、いずれも2.8:1です。3席のうち最も強い席は1.85:1です。対決：先に挙げた席がもう一方の席に勝てば0.9:1です。最も強い席と対決にバンカーは関わりません。',
  '役：勝ち負けに関わらず、バンカーまたはその席の手だけで決まります。配当は台に書かれています。',
];

const spot =
  (bonus: string, hands: keyof HandNames) =>
  (spot: string): string => {
    const [kind = '', place = ''] = spot.split(':');
    if (kind === 'banker') return seat('0');
    const side = sideSpot(sideNames, hands, spot);
    if (side !== undefined) return side;
    return kind === 'bonus' ? `プレイヤー${place} ${bonus}` : seat(place);
  };

const draw = (cards: number): readonly string[] => [
  `52枚のカードを順に並べ、戻さずに${4 * cards}枚を抽選します。最初の数は52未満、次は51未満、以下同様です。数は、残りのカードの中の位置を表します。`,
  '位置を13で割った商がマーク（0 スペード、1 ハート、2 ダイヤ、3 クラブ）、余りがランク（0が A）です。プレイヤー1、2、3、バンカーの順に1枚ずつ配ります。',
];

export const bullsWords: GameWords = {
  name: '炉端の牛牛',
  tagline: '三人のプレイヤー対バンカー、炉端で牛を見る',
  rules: [
    '1デックを使い、バンカーと3つのプレイヤー席に5枚ずつ配ります。A は1点、2～9は数字どおり、10、J、Q、K は10点です。任意の3枚の合計が10の倍数なら牛があり、残り2枚の合計の一の位が牛の数になります。それも10の倍数なら牛牛です。5枚すべてが J、Q、K なら五花牛で、最強です。',
    '強さの順：五花牛、牛牛、牛9～牛1、牛なし。同じときは最も強いカードで比べ（K が最強、A が最弱）、次にマークで比べます：スペード、ハート、クラブ、ダイヤ。',
    'プレイヤー席に賭ける：その席がバンカーに勝てば0.95:1です。倍率は常に同じで、負けてもベット額までです。',
    '牛ボーナス：その席の手だけで決まります。牛7・牛8は1:1、牛9は2:1、牛牛は5:1、五花牛は200:1です。',
    ...sideRules,
  ],
  kind: (kind) =>
    kind === 'win' ? 'プレイヤー席の勝ち' : (sideKind(sideNames, 'bull', kind) ?? '牛ボーナス'),
  spot: spot('牛ボーナス', 'bull'),
  result: result,
  draw: draw(5),
};

export const blossomWords: GameWords = {
  name: '花咲く三枚',
  tagline: '三枚で決まる花の手',
  rules: [
    '1デックを使い、バンカーと3つのプレイヤー席に3枚ずつ配り、各席がバンカーと勝負します。',
    '強さの順：スリーカード、ストレートフラッシュ、フラッシュ、ストレート、ペア、ハイカード。A が最強で、A・2・3は最も弱いストレートです。同じ役ならランクで比べ、次に最初に比べるカードのマークで比べます：スペード、ハート、クラブ、ダイヤ。',
    'プレイヤー席に賭ける：その席がバンカーに勝てば0.95:1です。',
    '花ボーナス：その席の手だけで決まります。ペアは1:1、フラッシュは4:1、ストレートは6:1、スリーカードは30:1、ストレートフラッシュは40:1です。',
    ...sideRules,
  ],
  kind: (kind) =>
    kind === 'win' ? 'プレイヤー席の勝ち' : (sideKind(sideNames, 'blossom', kind) ?? '花ボーナス'),
  spot: spot('花ボーナス', 'blossom'),
  result: result,
  draw: draw(3),
};

export const dukesWords: GameWords = {
  name: '月見の三公',
  tagline: '三枚の点数勝負、三公は強し',
  rules: [
    '1デックを使い、バンカーと3つのプレイヤー席に3枚ずつ配り、各席がバンカーと勝負します。A は1点、2～9は数字どおり、10、J、Q、K は0点で、3枚の合計の一の位が点数です。',
    '強さの順：3のスリーカード、その他のスリーカード、三公（3枚とも J、Q、K）、9点～0点。点数が同じときは絵札（J、Q、K）の多いほうが強く、次に最も強いカード（K が最強、A が最弱）、さらにそのマークで比べます：スペード、ハート、クラブ、ダイヤ。',
    'プレイヤー席に賭ける：その席がバンカーに勝てば、役にかかわらず0.95:1です。負けてもベット額までです。',
    '三公ボーナス：その席の手だけで決まります。8点は1:1、9点は4:1、三公は18:1、スリーカードは30:1、3のスリーカードは100:1です。',
    ...sideRules,
  ],
  kind: (kind) =>
    kind === 'win' ? 'プレイヤー席の勝ち' : (sideKind(sideNames, 'dukes', kind) ?? '三公ボーナス'),
  spot: spot('三公ボーナス', 'dukes'),
  result: result,
  draw: draw(3),
};
