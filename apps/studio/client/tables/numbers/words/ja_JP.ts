import type { NumberWords } from '../words.ts';

export const words: NumberWords = {
  lay: 'チップを置く',
  hint: (range, chip) => `${range} · 各${chip}`,
  nextTicket: '「/」または点2つで次の口へ',
  laid: (count, amount) => `${count}か所、合計${amount}。まだベットしていません`,
  problems: {
    empty: '番号を1個以上入力してください',
    strange: (part) => `「${part}」は番号ではありません`,
    outside: (part, range) => `${part}には賭けられません。${range}だけです`,
    twice: (part) => `${part}が重複しています`,
    short: (least) => `1口の番号は${least}個以上です`,
    long: (most) => `1口の番号は${most}個までです`,
    many: (most) => `1回のベットは${most}か所までです`,
    closed: 'ベットは締め切られました。番号は次のラウンドまで残ります',
  },
  countsOf: (draws) => `直近${draws}回の抽選で各番号が出た回数`,
  most: '多く出た番号',
  overdue: '長く出ていない番号',
  times: (times) => `${times}回`,
  since: (draws) => (draws === 0 ? '直近の抽選で出た' : `${draws}回出ていない`),
  never: 'まだ出ていない',
  key: '番号の下：出た回数と、出ていない抽選の回数',
  note: '抽選に記憶はありません。これまで何回出ていても、毎回の抽選でどの番号も出る確率は同じです。',
};
