import type { CascadeWords } from '../words.ts';

export const words: CascadeWords = {
  name: '海月の千灯',
  tagline: '一つ消えれば、千の灯が降る',
  symbols: {
    moon: '月',
    pearl: '真珠',
    crown: 'カンムリクラゲ',
    parasol: 'カサクラゲ',
    comb: 'クシクラゲ',
    fringe: 'フサクラゲ',
    bell: 'ツリガネクラゲ',
    thimble: 'ユビヌキクラゲ',
    dome: 'ドームクラゲ',
    button: 'ボタンクラゲ',
  },
  free: 'フリースピン中は、当たるたびに潮が1目盛り上がり、スピンの間も下がりません。3目盛りごとに1段上がり、倍率は1、2、3、5、8倍となり、1段ごとにフリースピンを1回追加します。',
  tide: {
    title: '潮',
    promise: 'フリースピン中は当たるたびに潮が満ちます',
    rising: (times, left) => `配当 ${times} 倍。あと ${left} 目盛りで1段上がり、1回追加`,
    full: (times) => `満潮：配当 ${times} 倍`,
    often: (oneIn, spins, stakes) =>
      `フリースピンは平均約 ${oneIn} スピンに1度、平均 ${spins} 回続きます。1ラウンドの最高配当はベットの ${stakes} 倍です。`,
  },
  times: (multiplier) => `${multiplier}倍`,
  won: (symbol, ways, multiplier) =>
    multiplier > 1 ? `${symbol} ${ways}通り × ${multiplier}` : `${symbol} ${ways}通り`,
  notices: {
    tide_rose: (_, count) => `潮が満ちてフリースピン ${count} 回追加`,
    won: (won, chain) => (chain > 1 ? `${chain}回連続、合計${won}を獲得` : `${won}を獲得`),
    back: (won) => `${won}が戻りました`,
    free_won: (_, count) => `フリースピン${count}回`,
    free_over: (won) => `フリースピン終了、合計${won}を獲得`,
    free_back: (won) => `フリースピン終了、${won}が戻りました`,
  },
  fairness: 'スピンごとに各リールの停止位置を1回ずつ抽選し、その後の落下はすべて停止位置で決まります。',
  rules: [
    {
      title: '1024通り',
      text: '5本のリールに4マスずつ。左端から隣り合う3本以上のリールに同じ図柄が出ると配当があり、各リールの個数を掛け合わせた数が当たりの通り数です。',
    },
    {
      title: '連続落下と倍率',
      text: '当たった図柄が消え、上の図柄が落ち、さらに上から補われます。続けて当たると、倍率は1、2、3、5倍と上がり、その後は5倍のままです。',
    },
    { title: '月', text: '月は、真珠以外のすべての図柄の代わりになり、第2～第5リールに出ます。' },
    {
      title: '真珠',
      text: '第1・第3・第5リールが最初に止まったときにすべて真珠があると、フリースピンを10回獲得します。フリースピン中に再び出ると5回追加します。',
    },
  ],
  pays: '配当表',
  paysNote: '数字は、現在のベットでの1通りあたりの配当です（リール3 / 4 / 5本）。',
};
