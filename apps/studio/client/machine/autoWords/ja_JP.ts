import type { AutoWords } from '../autoWords.ts';

export const words: AutoWords = {
  auto: 'オート',
  stop: (left) => `停止（残り${left}回）`,
  turbo: '高速',
  title: 'オートスピン',
  rounds: 'ラウンド数',
  loss: '損失の上限',
  win: '1ラウンドでこの額を獲得したら停止',
  noWin: '設定しない',
  start: '開始',
  missing: 'ラウンド数と損失の上限を選んでください',
  note: '「損失の上限」を超えるおそれのあるラウンドは始まりません。フリースピンなどの特典が出たとき、ベットが受け付けられなかったとき、ページを再読み込みしたときも停止します。いつでも停止できます。',
  ended: {
    rounds: 'オートスピンが完了しました',
    loss: '停止：損失の上限に達しました',
    win: '停止：設定した額を獲得しました',
    feature: '停止：特典が開始を待っています',
    refused: '停止：ラウンドが成立しませんでした',
    stopped: 'オートスピンを停止しました',
  },
};
