import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '極光の雪狐',
  tagline: '左からも右からも当たる',
  symbols: {
    fox: '雪狐',
    crystal: '氷の結晶',
    sledge: 'そり',
    snowOwl: 'シロフクロウ',
    tent: 'テント',
    berries: 'ベリー',
    pine: '雪の松',
    flake: '雪の花',
    mitten: '手袋',
  },
  walk: {
    title: '雪狐がとどまる',
    begins: '雪狐がとどまります。リスピンに支払いはありません',
    over: (won) => `雪狐が去りました。このラウンドの合計${won}を獲得`,
  },
  rules: [
    {
      title: '両方向で当たり',
      text: '各ラインは、左端のリールから右へも、右端のリールから左へも配当を数えます。5個そろった場合は1回だけ数えます。',
    },
    {
      title: '雪狐がとどまる',
      text: '雪狐はワイルドで、第2・第3・第4リールに出てリール全体を覆います。続けて支払いなしでもう1回スピンし、雪狐はその場に残ります。リスピンでまた雪狐が出ると、もう1回スピンします。1ラウンドに最高3回です。',
    },
  ],
};
