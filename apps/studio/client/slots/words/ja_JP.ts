import type { SlotWords } from '../words.ts';

export const words: SlotWords = {
  machines: {
    'koi-lantern': {
      name: '錦鯉の灯影',
      tagline: '灯の下に錦鯉、橋に満月',
      wild: '錦鯉は、満月以外のすべての図柄の代わりになります。',
      scatter: '満月はどの位置に出ても配当があり、3個以上でフリースピンを獲得します。',
      free: 'フリースピン中は錦鯉が登竜門に集まります。5匹目と10匹目でフリースピンが1回ずつ増え、10匹そろうと鯉は竜となってリール全体を覆います。',
      tense: '満月が2つ。あと1つ…',
      awarded: '満月がそろいました：フリースピン！',
      gather: {
        promise: 'フリースピンで錦鯉を10匹集めると竜になる',
        gathered: (count, of) => `登竜門の錦鯉 ${count} / ${of}`,
        full: '竜の出現：鯉がリール全体を覆う',
        often: (oneIn, ofHundred) =>
          `フリースピンは約${oneIn}回に1回、そのうち100回に約${ofHundred}回で竜になります。`,
        notices: {
          gift: '5匹目の錦鯉：フリースピン1回追加',
          leap: '登竜門が開いた：鯉は竜に、フリースピン1回追加',
        },
      },
    },
    'comet-peaks': {
      name: '彗星の峰越え',
      tagline: '彗星の尾が山々を渡る',
      wild: '彗星は、明けの明星以外のすべての図柄の代わりになります。第1リールには出ません。',
      scatter: '明けの明星はどの位置に出ても配当があり、3個以上でフリースピンを獲得します。',
      free: 'フリースピン中は彗星がリール全体に広がり、1本広がるごとに次のスピンからライン配当の倍率が1つ上がります。',
      tense: '明けの明星が2つ。あと1つ…',
      awarded: '明けの明星がそろいました：フリースピン！',
      cross: {
        promise: (oneIn, most) => `約${oneIn}回に1回、彗星が横切り、外れたら引き返す（最大${most}回）`,
        stars: (freeSpins, from, to) =>
          `明けの明星3個：フリースピン${freeSpins}回、ライン配当 ×${from}～×${to}`,
        starCount: (count) => `明けの明星${count}個`,
        struck: (count, freeSpins) => `明けの明星${count}個！フリースピン${freeSpins}回`,
        coming: '地平線が光る。彗星が来ます…',
        turning: 'ライン不成立、彗星が引き返します',
        again: (turn, most) => `彗星の引き返し ${turn}/${most}・無料スピン、ライン配当 ×${turn + 1}`,
        next: (times) => `×${times} 引き返し中`,
        freeNext: (played, awarded) => `無料 ${played}/${awarded}`,
        unpaid: '追加料金なし',
        skip: 'タップでスキップ',
        stakes: (times) => `${times}倍`,
        freeTotal: (played) => `フリースピン${played}回・合計獲得`,
        free: (times) => `フリースピン：彗星がリール全体に広がり、ライン配当 ×${times}`,
        grow: (times, most) => `リールが1本埋まるごとに、次のスピンから倍率+1：現在 ×${times}、最大 ×${most}`,
        climbed: (times) => `次のスピンからライン配当 ×${times}`,
        filled: (reels) => `リールが${reels}本埋まりました`,
        lines: (count) => `${count}ライン`,
        doubled: (times) => `彗星が明けの明星を1つ通るごとに、ライン配当 ×${times}`,
        top: (times) => `頂上到達！次のスピンからライン配当 ×${times}`,
        reached: (times) => `×${times} に到達`,
        grows: (from, most, ofHundred) =>
          `フリースピンのライン配当は ×${from} から始まり、最大 ×${most} まで上がります。100回のうち約${ofHundred}回が頂上に届きます。`,
        crossed: (cells, scatters, times) =>
          scatters > 0
            ? `彗星が${cells}マスを通過、明けの明星${scatters}個：ライン配当 ×${times}`
            : `彗星が${cells}マスを通過`,
        multiplied: (factors, times) => `すべてのライン配当 ×${factors} = ×${times}`,
        turned: (turns) => `彗星が${turns}回引き返す`,
        turns: (most) =>
          `横断しても何も当たらなければ彗星は引き返し、追加料金なしでもう1回スピンします。このとき彗星は必ず横切ります。1ラウンドで最大${most}回まで引き返します。引き返すたびにライン配当は1倍ずつ増えます：×2、×3、×4。`,
        rule: (oneIn, paths) =>
          `有料スピンでは${oneIn}分の1の確率で、彗星が${paths}通りの軌道のいずれかに沿ってリールを横切ります。通ったマスはそのスピンの間すべて彗星（ワイルド）になります。`,
        scatters: (ofHundred) =>
          `彗星が明けの明星を1個通るたびに、そのスピンのライン配当がすべて2倍になります。その星は通常どおり数えます。横断100回のうち約${ofHundred}回で星を通ります。`,
        paths: '彗星の軌道',
        notices: { turn: '彗星が引き返します：追加料金なしでもう1回' },
      },
    },
  },
  symbols: {
    koi: '錦鯉',
    moon: '満月',
    lantern: '灯籠',
    bridge: '石橋',
    lotus: '蓮の花',
    drum: '大太鼓',
    fan: '扇子',
    coin: '銅銭',
    knot: '盤長結び',
    plum: '梅の花',
    comet: '彗星',
    star: '明けの明星',
    crane: '折り鶴',
    peak: '雪の峰',
    pine: '青松',
    kite: '凧',
    bell: '銅の鈴',
    feather: '羽根',
    cloud: '流れ雲',
    crystal: '紫水晶',
  },
  rules: {
    lines: '20ライン',
    linesText:
      'ベットは20本のラインに等分されます。左端から同じ図柄が3個以上続くと配当があり、各ラインで最も高い1つだけを支払います。異なるラインの配当はすべて有効です。',
    pays: '配当表',
    paysNote: '数字は、現在のベットでの1ラインあたりの配当です。',
    scatterRow: (count, stakes, freeSpins) => `${count}個：ベット × ${stakes}、フリースピン${freeSpins}回`,
  },
};
