import type { KenoWords } from '../words.ts';

export const words: KenoWords = {
  name: '港のキノ',
  tagline: '八十の船灯り、二十がともる',
  welcome: '番号を1～10個選んでください',
  draw: '抽選',
  hurry: '早送り',
  fill: 'ランダムに選ぶ',
  clear: '消去',
  board: '番号ボード',
  light: '港の灯',
  lightTitle: '港の灯をつけたときの配当とRTP',
  lightText:
    '港の灯をつけてもベット額は同じです。配当は低めの表で払われ、最後に出た数字があなたの選んだものなら3倍になります。',
  beam: '灯台',
  beamTitle: '灯台をつけたときの配当とRTP',
  beamText:
    '灯台をつけてもベット額は同じです。配当は低めの表で払われます。抽選後、光は10個ごとの桟橋（1～10、11～20…）の1つを照らし、そこでの的中1個ごとに配当が1回分増えます。',
  beamWhere: '1つの桟橋に集めると大きく、まれに当たります。RTPは変わりません。',
  marked: (count) => `${count}個選択中`,
  cell: (number, drawn) => (drawn ? `${number}、出ました` : `${number}`),
  notices: {
    won: (amount, count) => `${count}個的中、${amount}を獲得`,
    lit: (amount, count) => `港の灯 ×3、${count}個的中で${amount}の勝ち`,
    beamed: (amount, count, times) =>
      `灯台の光、${count}個的中、うち${times - 1}個が光の中。${times}回分で${amount}の勝ち`,
    back: (amount, count) => `${count}個的中、${amount}が戻りました`,
    missed: (_, count) => `${count}個的中、今回は配当がありません`,
    pick_first: () => '先に番号を選んでください',
    enough: (_, count) => `選べる番号は最大${count}個です`,
  },
  counted: (times) => `${times}回分`,
  historyHits: (hits, picks) => `${picks}個選択 ${hits}個的中`,
  fairness: '20個の番号は1回の抽選で順に決まり、どの組み合わせの確率も等しくなっています。',
  rulesTitle: '遊び方',
  rulesText:
    '1～80から1～10個の番号を選びます。20個の番号が出て、的中数に応じて支払います。下の表はベットの倍数で、還元率はすべて正確に計算した値です。',
  paysTitle: '配当と還元率',
  picks: '選択',
  hits: '的中',
  returns: '還元率',
  keys: 'キーボード：スペースで抽選、Tab と Enter で番号を選択。',
};
