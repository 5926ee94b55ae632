import type { SlotWords } from '../words.ts';

export const words: SlotWords = {
  machines: {
    'koi-lantern': {
      name: '锦鲤灯影',
      tagline: '灯下锦鲤，月满桥头',
      wild: '锦鲤可代替除满月以外的任何图案。',
      scatter: '满月出现在任意位置即有奖，三个起送免费转动。',
      free: '免费转动中锦鲤齐聚龙门：第五条与第十条各加送一次免费转动；聚满十条后，锦鲤跃为金龙，铺满整条转轴。',
      tense: '两轮满月，再来一轮……',
      awarded: '满月齐聚：免费转动！',
      gather: {
        promise: '免费转动中聚齐十条锦鲤，跃龙门化金龙',
        gathered: (count, of) => `龙门前锦鲤 ${count} / ${of}`,
        full: '金龙已现：锦鲤铺满整条转轴',
        often: (oneIn, ofHundred) =>
          `平均约 ${oneIn} 次转动出现一次免费转动，其中每百次约有 ${ofHundred} 次跃过龙门。`,
        notices: { gift: '第五条锦鲤：加送一次免费转动', leap: '龙门大开：锦鲤化金龙，并加送一次免费转动' },
      },
    },
    'comet-peaks': {
      name: '彗星越岭',
      tagline: '彗尾扫过千山',
      wild: '彗星可代替除晨星以外的任何图案；首轮没有彗星。',
      scatter: '晨星出现在任意位置即有奖，三个起送免费转动。',
      free: '免费转动中，彗星铺满整条转轴；每铺满一条，从下一次起线奖倍数加一。',
      tense: '两颗晨星，再来一颗……',
      awarded: '晨星齐聚：免费转动！',
      cross: {
        promise: (oneIn, most) => `约每 ${oneIn} 次有彗星横越，落空折返，最多 ${most} 次`,
        stars: (freeSpins, from, to) => `三颗晨星：免费转动 ${freeSpins} 次，线奖 ×${from} 至 ×${to}`,
        starCount: (count) => `${['三', '四', '五'][count - 3] ?? count}颗晨星`,
        struck: (count, freeSpins) =>
          `${['三', '四', '五'][count - 3] ?? count}颗晨星！免费转动 ${freeSpins} 次`,
        coming: '天边泛光，彗星将至……',
        turning: '没有连线，彗星折返',
        again: (turn, most) => `彗星折返 ${turn}/${most} · 免费再转，线奖 ×${turn + 1}`,
        next: (times) => `×${times} 折返中`,
        freeNext: (played, awarded) => `免费 ${played}/${awarded}`,
        unpaid: '不另收费',
        skip: '点按跳过',
        stakes: (times) => `${times} 倍`,
        freeTotal: (played) => `免费转动 ${played} 次 · 共赢得`,
        free: (times) => `免费转动：彗星铺满整条转轴，线奖 ×${times}`,
        grow: (times, most) => `每铺满一条转轴，下一次起线奖倍数加一：现为 ×${times}，最高 ×${most}`,
        climbed: (times) => `下一次起，线奖 ×${times}`,
        filled: (reels) => `${reels} 条转轴铺满`,
        lines: (count) => `${count} 条线`,
        doubled: (times) => `彗星每掠过一颗晨星，线奖 ×${times}`,
        top: (times) => `登顶！下一次起，线奖 ×${times}`,
        reached: (times) => `升至 ×${times}`,
        grows: (from, most, ofHundred) =>
          `免费转动的线奖自 ×${from} 起，最高 ×${most}；每百次约有 ${ofHundred} 次登顶。`,
        crossed: (cells, scatters, times) =>
          scatters > 0
            ? `彗星掠过 ${cells} 格，其中晨星 ${scatters} 颗：线奖 ×${times}`
            : `彗星掠过 ${cells} 格`,
        multiplied: (factors, times) => `所有线奖 ×${factors} = ×${times}`,
        turned: (turns) => `彗星折返 ${turns} 次`,
        turns: (most) =>
          `横越之后若一无所中，彗星便会折返：免费再转一次，且必有彗星横越。一局最多折返 ${most} 次。每折返一次，线奖多加一倍：×2、×3、×4。`,
        rule: (oneIn, paths) =>
          `每次付费转动有 1/${oneIn} 的机会，彗星沿 ${paths} 条轨迹之一横越转轴，所过每一格在该次转动中都变为彗星，可代替其他图案。`,
        scatters: (ofHundred) =>
          `彗星每掠过一颗晨星，该次转动的所有线奖翻一倍；这颗晨星照样计数。每百次横越约有 ${ofHundred} 次遇上晨星。`,
        paths: '彗星的轨迹',
        notices: { turn: '彗星落空折返：再转一次，不另收费' },
      },
    },
  },
  symbols: {
    koi: '锦鲤',
    moon: '满月',
    lantern: '灯笼',
    bridge: '石桥',
    lotus: '莲花',
    drum: '大鼓',
    fan: '折扇',
    coin: '铜钱',
    knot: '盘长结',
    plum: '梅花',
    comet: '彗星',
    star: '晨星',
    crane: '纸鹤',
    peak: '雪峰',
    pine: '青松',
    kite: '纸鸢',
    bell: '铜铃',
    feather: '翎羽',
    cloud: '流云',
    crystal: '紫晶',
  },
  rules: {
    lines: '20 条线',
    linesText:
      '每次投注平均分在 20 条线上。奖从左起连续三个以上相同图案计算，每条线只付最高的一种；不同的线同时有效。',
    pays: '赔付表',
    paysNote: '数字为当前投注下每条线的奖金。',
    scatterRow: (count, stakes, freeSpins) => `${count} 个：投注 × ${stakes}，${freeSpins} 次免费转动`,
  },
};
