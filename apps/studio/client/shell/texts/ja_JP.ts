import { betStates, responsible, session } from '../sessionTexts/ja_JP.ts';
import type { Texts } from '../texts.ts';

export const words: Texts = {
  ...session,
  demo: 'お試し',
  demoLong: 'お試しでは仮のお金を使います。オッズは本番と同じで、実際のお金は動きません。',
  win: '獲得',
  back: '返還',
  stake: 'ベット',
  freeRounds: (left) => `無料ラウンド　残り${left}回`,
  stakeMax: (amount) => `最高 ${amount}`,
  stakeUp: 'ベットを上げる',
  stakeDown: 'ベットを下げる',
  rules: 'ルールと配当',
  history: '履歴',
  fairness: '公正さの証明',
  finished: (won) => `前のラウンドが確定しました。配当 ${won}`,
  returned: '前のラウンドは成立しませんでした。ベットは全額返還しました',
  asking: 'このラウンドを確認しています。お待ちください…',
  offline: '接続が切れました。接続し直しています。結果は保存されています',
  stuck: 'このラウンドを確認中です。お金が失われることはありません',
  nothing: '今回は当たりませんでした',
  refusals: {
    ...session.refusals,
    stake_not_offered: 'このベット額は現在使えません',
    action_refused: '今はその操作ができません',
  },
  rulesText: {
    returnTitle: '還元率',
    returnExact: (rtp) =>
      `理論還元率は${rtp}です。起こりうるすべての場合から正確に計算しています。還元率は長期の平均であり、個々の結果を示すものではありません。`,
    returnText: (rtp, measured, rounds, hits) =>
      `理論還元率は${rtp}です（すべての場合を足し合わせた正確な値）。${rounds}ラウンドのシミュレーションでは${measured}でした。約${hits}のラウンドに配当があり、ベットを下回る配当も含みます。還元率は長期の平均であり、個々の結果を示すものではありません。`,
    volatility: '変動の大きさ',
    swings: {
      low: (stakes) => `小（標準偏差はベットの${stakes}倍）`,
      medium: (stakes) => `中（標準偏差はベットの${stakes}倍）`,
      high: (stakes) => `大（標準偏差はベットの${stakes}倍）`,
    },
    unfinished: '中断したラウンド',
    unfinishedText:
      '結果は、ベットの引き落としより前に抽選して保存しています。接続やサービスが中断した場合、そのラウンドは元の結果どおりに確定するか、ベットを全額返還します。途中のラウンドは戻るまで保存し、24時間を過ぎるとシステムが代わりに終えて配当を支払います。',
    ...responsible,
  },
  historyText: {
    empty: 'まだ履歴がありません。1ラウンド遊ぶとここに表示されます。',
    when: '日時',
    stake: 'ベット',
    won: '配当',
    states: {
      ...betStates,
      playing: '進行中',
    },
    more: 'もっと見る',
    verify: '検証',
    seedHidden: 'シードの変更後に検証できます',
    failed: '現在、履歴を読み込めません',
  },
  fairText: {
    intro:
      '結果は、サーバーシード・あなたのシード・通し番号から HMAC-SHA256 で計算します。サーバーシードのハッシュは事前に公開し、変更後にシード本体を公開するので、ご自分で検算できます。',
    serverHash: '現在のサーバーシードのハッシュ（SHA-256）',
    nextHash: '次のサーバーシードのハッシュ',
    clientSeed: 'あなたのシード',
    nonce: '次の通し番号',
    change: 'シードを変更',
    changeHint: '変更すると現在のサーバーシードを公開し、通し番号は0から始まります。',
    revealed: '公開済みのサーバーシード',
    busy: 'このラウンドが終わると変更できます',
    verify: '検証ページを開く',
    invalid: '空白を含まない1～64文字で入力してください',
  },
};
