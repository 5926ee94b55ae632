import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '竹影の虎',
  tagline: '虎の歩むところ、すべてワイルド',
  symbols: {
    tiger: '虎',
    gong: '銅鑼',
    moon: '月',
    orchid: '蘭の花',
    jade: '玉璧',
    shoot: 'たけのこ',
    butterfly: '蝶',
    leaf: '竹の葉',
    mushroom: '紅きのこ',
  },
  walk: {
    title: 'ワイルドが歩く',
    begins: 'ワイルドが歩きます。リスピンに支払いはありません',
    over: (won) => `ワイルドが去りました。このラウンドの合計${won}を獲得`,
  },
  rules: [
    {
      title: '虎が歩く',
      text: '虎はワイルドで、第5リールに出てリール全体を覆います。その後は支払いなしでリスピンするたびに虎が左へ1リールずつ進み、第1リールから出るまで続きます。',
    },
    {
      title: '連れ立って歩く',
      text: 'リスピン中に新しい虎が出て、前の虎と一緒に歩くことがあります。リスピンは1ラウンドに最高20回です。',
    },
  ],
};
