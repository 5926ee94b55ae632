import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '孔雀の庭',
  tagline: '孔雀が羽を広げ、配当がふくらむ',
  symbols: {
    peacock: '孔雀',
    pavilion: '東屋',
    eye: '羽の目玉',
    peony: '牡丹',
    fountain: '噴水',
    butterfly: '蝶',
    zither: '琴',
    chess: '碁',
    book: '書',
    brush: '画',
  },
  rules: [
    {
      title: '羽を広げて倍増',
      text: '孔雀はワイルドで、第2・第3・第4リールに出ます。孔雀1羽ごとに、その当たりラインの配当が2倍になり、2羽で4倍、3羽で8倍です。フリースピン中は1羽ごとに3倍で、最高27倍です。',
    },
    {
      title: '東屋とフリースピン',
      text: '第1～第4リールに東屋が3個以上出ると、フリースピンを獲得します。回数が多く倍率の低いほうか、回数が少なく倍率の高いほうを選べます。再び3個以上出ると、選んだほうに応じて追加します。1ラウンドに最高30回です。',
    },
    {
      title: '1回の上限',
      text: '1回のスピンの配当はベットの400倍までです。',
    },
  ],
};
