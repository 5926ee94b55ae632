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
  straight_flush: 'ストレートフラッシュ',
  royal_flush: 'ロイヤルフラッシュ',
};

export const words: PokerWords = {
  name: '鶴影ポーカー',
  tagline: '残すか捨てるか、そこに妙味あり',
  welcome: 'ベットしてカードを配りましょう',
  deal: '配る',
  draw: '交換',
  dealing: '配っています',
  held: 'ホールド',
  hands: hands,
  pays: '配当表',
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
      title: '還元率',
      text: '下の還元率は、毎回最善の選択をした場合の値です。全2,598,960通りの手札について32通りの残し方を1つずつ正確に比べた結果で、近似は一切ありません。',
    },
    {
      title: '途中で退出したとき',
      text: '交換していないラウンドは24時間保存し、その後は元の5枚で確定します。',
    },
  ],
  keys: 'キーボード：スペースで配る・交換、1～5で対応するカードを残す・外す。',
};
