import { betStates, responsible, session } from '../sessionTexts/zh_TW.ts';
import type { Texts } from '../texts.ts';

export const words: Texts = {
  ...session,
  demo: '試玩',
  demoLong: '試玩使用遊戲幣，賠率與正式遊戲相同，不涉及真實金額。',
  win: '贏得',
  back: '返還',
  stake: '投注',
  freeRounds: (left) => `贈送局，剩 ${left} 局`,
  stakeMax: (amount) => `最高 ${amount}`,
  stakeUp: '加注',
  stakeDown: '減注',
  rules: '規則與賠付',
  history: '我的紀錄',
  fairness: '公平驗證',
  finished: (won) => `上一局已結算，派彩 ${won}`,
  returned: '上一局沒有成立，投注已全額退回',
  asking: '正在確認這一局，請稍候…',
  offline: '連線中斷，正在重新連線；結果已儲存',
  stuck: '這一局正在核對，款項不會遺失',
  nothing: '這次沒有中獎',
  refusals: {
    ...session.refusals,
    stake_not_offered: '目前無法使用這個投注額',
    action_refused: '現在無法這樣操作',
  },
  rulesText: {
    returnTitle: '返還率',
    returnExact: (rtp) => `理論返還率 ${rtp}，由全部可能逐一精確算出。返還率是長期平均，不代表任何一次結果。`,
    returnText: (rtp, measured, rounds, hits) =>
      `理論返還率 ${rtp}（累加全部可能，精確計算）。模擬 ${rounds} 局得 ${measured}。約 ${hits} 的局有獎，其中包括小於投注的獎。返還率是長期平均，不代表任何一次結果。`,
    volatility: '波動',
    swings: {
      low: (stakes) => `低（標準差為投注的 ${stakes} 倍）`,
      medium: (stakes) => `中（標準差為投注的 ${stakes} 倍）`,
      high: (stakes) => `高（標準差為投注的 ${stakes} 倍）`,
    },
    unfinished: '中斷的局',
    unfinishedText:
      '每一局在扣款之前就已抽定並儲存。若連線或服務中斷，這一局要麼照原結果結算，要麼全額退回投注；沒有玩完的一局會保留到您回來，超過 24 小時由系統代為玩完並派獎。',
    ...responsible,
  },
  historyText: {
    empty: '還沒有紀錄，玩一局再來看看。',
    when: '時間',
    stake: '投注',
    won: '派彩',
    states: {
      ...betStates,
      playing: '進行中',
      paying: '派獎中',
    },
    more: '更多',
    verify: '驗證',
    seedHidden: '更換種子後可驗證',
    failed: '紀錄暫時無法載入',
  },
  fairText: {
    intro:
      '它由伺服器種子、您的種子和序號經 HMAC-SHA256 算出。伺服器種子的雜湊值事先公布，更換種子後公開原文，您可以自行驗算。',
    serverHash: '目前伺服器種子的雜湊值（SHA-256）',
    nextHash: '下一個伺服器種子的雜湊值',
    clientSeed: '您的種子',
    nonce: '下一次的序號',
    change: '更換種子',
    changeHint: '更換後公開目前的伺服器種子，序號從 0 開始。',
    revealed: '已公開的伺服器種子',
    busy: '這一局結束後才能更換',
    verify: '開啟驗證頁',
    invalid: '請輸入 1–64 個字元，不可含空格',
  },
};
