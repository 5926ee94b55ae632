import { noticesOf, type PokerWords } from '../words.ts';

const hands: PokerWords['hands'] = {
  nothing: '役なし',
  jacks: 'J 以上のワンペア',
  two_pair: 'ツーペア',
  three: 'スリーカード',
  straight: 'ストレート',
  flush: 'フラッシュ',
  full_house: 'フルハウス',
  four: 'フォーカード',
  four_low: '2～4 のフォーカード',
  four_aces: 'A のフォーカード',
  straight_flush: 'ストレートフラッシュ',
  five: 'ファイブカード',
  wild_royal: 'ワイルドロイヤル',
  four_deuces: '2 が4枚',
  royal_flush: 'ロイヤルフラッシュ',
};

export const words: PokerWords = {
  name: '鶴影ポーカー',
  tagline: '4つの配当表、交換は1回',
  welcome: 'ベットしてカードを配りましょう',
  deal: '配る',
  draw: '交換',
  dealing: '配っています',
  held: 'ホールド',
  hands: hands,
  pays: '配当表',
  tables: {
    choose: '配当表を選ぶ',
    names: { jacks: 'J ペア以上', bonus: 'ボーナス', double_bonus: 'ダブルボーナス', deuces: '2 ワイルド' },
    hand: '役',
    chance: '確率',
  },
  advice: {
    mark: '最善',
    best: (share) => `最善のホールドは平均 ${share} 還元`,
    yours: (share) => `あなたのは ${share}`,
    none: 'すべて交換が最善。',
  },
  cards: 'あなたの5枚',
  notices: noticesOf(
    hands,
    {
      won: (hand, amount) => `${hand}、${amount}を獲得`,
      back: (hand, amount) => `${hand}、${amount}が戻りました`,
    },
    '役ができませんでした',
    '残すカードを選び、交換してください',
  ),
  fairness:
    '1ラウンドの10枚のカードは、配るときの1回のシャッフルで決まります。最初の5枚が手札、その後のカードを順に交換に使います。',
  rules: [
    {
      title: '遊び方',
      text: '1デック52枚から5枚を配ります。残すカードを選び、その他を同じデックから1回交換し、最後の役に応じて支払います。',
    },
    {
      title: '配当表',
      text: '配る前に4つの配当表から1つを選びます。ボーナスとダブルボーナスではフォーカードの配当がランクで変わります。2 ワイルドでは4枚の2がどのカードの代わりにもなり、ワンペアとツーペアには配当がありません。各表の配当、最善の選択での役の確率と還元率は下にあります。',
    },
    {
      title: '還元率',
      text: '下の全体の還元率は、4つのうち最も低い表のものです。各表の還元率は名前の横にあります。下の還元率は、毎回最善の選択をした場合の値です。全2,598,960通りの手札について32通りの残し方を1つずつ正確に比べた結果で、近似は一切ありません。',
    },
    {
      title: '途中で退出したとき',
      text: '交換していないラウンドは24時間保存し、その後は元の5枚で確定します。',
    },
  ],
  keys: 'キーボード：スペースで配る・交換、1～5で対応するカードを残す・外す。Q・W・E・R で配当表を選ぶ、C でコーチ、B で最善の選択を見る。',
};
