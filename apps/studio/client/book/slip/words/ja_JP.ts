import type { SlipWords } from '../words.ts';

export const words: SlipWords = {
  closes: (seconds) => `受付終了まで ${seconds} 秒`,
  closesAfter: (seconds) => `矢の後 · 受付終了まで ${seconds} 秒`,
  opens: {
    football: 'ピンチが去れば再開します',
    racket: 'このラリーの後に再開します',
    basketball: '形勢が落ち着けば再開します',
    siege: 'このラウンドの後に再開します',
    league: 'キックオフ済み：受付終了',
  },
  opensIn: (seconds) => `ラウンド進行中。約 ${seconds} 秒後に再開します`,
  flying: '矢の後に再開します',
  late: 'このラウンドは締切。ラウンド後に再開します',
  ofMatch: (match, what) => `${match} 戦 · ${what}`,
  checking: 'オッズ確認中',
  about: (what) => `約 ${what}`,
  held: '決着後にオッズを更新します',
  lastPrice: '払戻見込み（停止前のオッズ）',
  placeAt: (price, amount) => `${price} で ${amount} を賭ける`,
  removeClosed: (count) => `締め切られた ${count} 件を外す`,
  maps: 'マップ',
  arm: '再開したらベット',
  armed: (match, seconds) => `${match} の再開待ち · 最長${seconds}秒`,
  disarm: '待つのをやめる',
};
