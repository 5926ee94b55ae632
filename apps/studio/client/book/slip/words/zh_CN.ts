import type { SlipWords } from '../words.ts';

export const words: SlipWords = {
  closes: (seconds) => `投注剩 ${seconds} 秒`,
  closesAfter: (seconds) => `箭雨之后 · 投注剩 ${seconds} 秒`,
  opens: {
    football: '危险解除后可投',
    racket: '这一分结束后可投',
    basketball: '局势明朗后可投',
    siege: '回合结束后可投',
    league: '已经开球，停止投注',
  },
  opensIn: (seconds) => `回合进行中，约 ${seconds} 秒后可投`,
  flying: '箭雨之后可投',
  late: '本轮已收注，回合结束后可投',
  ofMatch: (match, what) => `${match}场 · ${what}`,
  checking: '核价中',
  about: (what) => `约 ${what}`,
  held: '见分晓后更新赔率',
  lastPrice: '可赢返还（按暂停前赔率）',
  placeAt: (price, amount) => `按 ${price} 投注 ${amount}`,
  removeClosed: (count) => `移除 ${count} 项已停止投注的选项`,
  maps: '图数',
  arm: '开盘即下注',
  armed: (match, seconds) => `等待 ${match} 开盘 · 最多 ${seconds} 秒`,
  disarm: '取消等待',
};
