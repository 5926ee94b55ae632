import type { SlotWords } from '../words.ts';

export const words: SlotWords = {
  machines: {
    'koi-lantern': {
      name: '錦鯉燈影',
      tagline: '燈下錦鯉，月滿橋頭',
      wild: '錦鯉可代替除滿月以外的任何圖案。',
      scatter: '滿月出現在任意位置即有獎，三個起送免費旋轉。',
      free: '免費旋轉中錦鯉齊聚龍門：第五條與第十條各加送一次免費旋轉；聚滿十條後，錦鯉躍為金龍，鋪滿整條轉軸。',
      tense: '兩輪滿月，再來一輪……',
      awarded: '滿月齊聚：免費旋轉！',
      gather: {
        promise: '免費旋轉中聚齊十條錦鯉，躍龍門化金龍',
        gathered: (count, of) => `龍門前錦鯉 ${count} / ${of}`,
        full: '金龍已現：錦鯉鋪滿整條轉軸',
        often: (oneIn, ofHundred) =>
          `平均約 ${oneIn} 次旋轉出現一次免費旋轉，其中每百次約有 ${ofHundred} 次躍過龍門。`,
        notices: { gift: '第五條錦鯉：加送一次免費旋轉', leap: '龍門大開：錦鯉化金龍，並加送一次免費旋轉' },
      },
    },
    'comet-peaks': {
      name: '彗星越嶺',
      tagline: '彗尾掃過千山',
      wild: '彗星可代替除晨星以外的任何圖案；第一條轉輪沒有彗星。',
      scatter: '晨星出現在任意位置即有獎，三個起送免費旋轉。',
      free: '免費旋轉中，彗星鋪滿整條轉輪；每鋪滿一條，從下一次起線獎倍數加一。',
      tense: '兩顆晨星，再來一顆……',
      awarded: '晨星齊聚：免費旋轉！',
      cross: {
        promise: (oneIn, most) => `約每 ${oneIn} 次有彗星橫越，落空折返，最多 ${most} 次`,
        stars: (freeSpins, from, to) => `三顆晨星：免費旋轉 ${freeSpins} 次，線獎 ×${from} 至 ×${to}`,
        starCount: (count) => `${['三', '四', '五'][count - 3] ?? count}顆晨星`,
        struck: (count, freeSpins) =>
          `${['三', '四', '五'][count - 3] ?? count}顆晨星！免費旋轉 ${freeSpins} 次`,
        coming: '天邊泛光，彗星將至……',
        turning: '沒有連線，彗星折返',
        again: (turn, most) => `彗星折返 ${turn}/${most} · 免費再轉，線獎 ×${turn + 1}`,
        next: (times) => `×${times} 折返中`,
        freeNext: (played, awarded) => `免費 ${played}/${awarded}`,
        unpaid: '不另收費',
        skip: '點按略過',
        stakes: (times) => `${times} 倍`,
        freeTotal: (played) => `免費旋轉 ${played} 次 · 共贏得`,
        free: (times) => `免費旋轉：彗星鋪滿整條轉輪，線獎 ×${times}`,
        grow: (times, most) => `每鋪滿一條轉輪，下一次起線獎倍數加一：現為 ×${times}，最高 ×${most}`,
        climbed: (times) => `下一次起，線獎 ×${times}`,
        filled: (reels) => `${reels} 條轉輪鋪滿`,
        lines: (count) => `${count} 條線`,
        doubled: (times) => `彗星每掠過一顆晨星，線獎 ×${times}`,
        top: (times) => `登頂！下一次起，線獎 ×${times}`,
        reached: (times) => `升至 ×${times}`,
        grows: (from, most, ofHundred) =>
          `免費旋轉的線獎自 ×${from} 起，最高 ×${most}；每百次約有 ${ofHundred} 次登頂。`,
        crossed: (cells, scatters, times) =>
          scatters > 0
            ? `彗星掠過 ${cells} 格，其中晨星 ${scatters} 顆：線獎 ×${times}`
            : `彗星掠過 ${cells} 格`,
        multiplied: (factors, times) => `所有線獎 ×${factors} = ×${times}`,
        turned: (turns) => `彗星折返 ${turns} 次`,
        turns: (most) =>
          `橫越之後若一無所中，彗星便會折返：免費再轉一次，且必有彗星橫越。一局最多折返 ${most} 次。每折返一次，線獎多加一倍：×2、×3、×4。`,
        rule: (oneIn, paths) =>
          `每次付費旋轉有 1/${oneIn} 的機會，彗星沿 ${paths} 條軌跡之一橫越轉輪，所過每一格在該次旋轉中都變為彗星，可代替其他圖案。`,
        scatters: (ofHundred) =>
          `彗星每掠過一顆晨星，該次旋轉的所有線獎翻一倍；這顆晨星照樣計數。每百次橫越約有 ${ofHundred} 次遇上晨星。`,
        paths: '彗星的軌跡',
        notices: { turn: '彗星落空折返：再轉一次，不另收費' },
      },
    },
  },
  symbols: {
    koi: '錦鯉',
    moon: '滿月',
    lantern: '燈籠',
    bridge: '石橋',
    lotus: '蓮花',
    drum: '大鼓',
    fan: '摺扇',
    coin: '銅錢',
    knot: '盤長結',
    plum: '梅花',
    comet: '彗星',
    star: '晨星',
    crane: '紙鶴',
    peak: '雪峰',
    pine: '青松',
    kite: '紙鳶',
    bell: '銅鈴',
    feather: '翎羽',
    cloud: '流雲',
    crystal: '紫晶',
  },
  rules: {
    lines: '20 條線',
    linesText:
      '每次投注平均分在 20 條線上。獎從左起連續三個以上相同圖案計算，每條線只付最高的一種；不同的線同時有效。',
    pays: '賠付表',
    paysNote: '數字為目前投注下每條線的獎金。',
    scatterRow: (count, stakes, freeSpins) => `${count} 個：投注 × ${stakes}，${freeSpins} 次免費旋轉`,
  },
};
