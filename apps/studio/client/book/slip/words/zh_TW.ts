import type { SlipWords } from '../words.ts';

export const words: SlipWords = {
  closes: (seconds) => `投注剩 ${seconds} 秒`,
  closesAfter: (seconds) => `箭雨之後 · 投注剩 ${seconds} 秒`,
  opens: {
    football: '危險解除後可投',
    racket: '這一分結束後可投',
    basketball: '局勢明朗後可投',
    siege: '回合結束後可投',
    league: '已經開球，停止投注',
  },
  opensIn: (seconds) => `回合進行中，約 ${seconds} 秒後可投`,
  flying: '箭雨之後可投',
  late: '本輪已收注，回合結束後可投',
  ofMatch: (match, what) => `${match}場 · ${what}`,
  checking: '核價中',
  about: (what) => `約 ${what}`,
  held: '見分曉後更新賠率',
  lastPrice: '可贏返還（按暫停前賠率）',
  placeAt: (price, amount) => `按 ${price} 投注 ${amount}`,
  removeClosed: (count) => `移除 ${count} 項已停止投注的選項`,
  maps: '圖數',
  arm: '開盤即下注',
  armed: (match, seconds) => `等待 ${match} 開盤 · 最多 ${seconds} 秒`,
  disarm: '取消等待',
};
