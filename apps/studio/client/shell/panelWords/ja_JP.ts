import type { PanelWords } from '../panelWords.ts';

export const words: PanelWords = {
  stakeChoose: 'ベット額を選ぶ',
  greatest: '最高',
  spaceKey: 'スペース',
  space: 'ラウンドを始める、または動いているラウンドを速める',
  arrows: 'ベット額を上げる、または下げる',
  sound: 'サウンドのオン・オフ',
  auto: 'オートプレイの設定、または停止',
  turbo: 'ターボのオン・オフ',
  history: 'ベット履歴',
  keyList: 'この一覧を表示',
  holdKey: 'カードを残す、または外す',
  betKey: 'ベットする',
  undoKey: '最後に置いたチップを戻す',
  chipKey: 'チップを選ぶ',
  letters: '文字と数字のショートカットを使う',
  lettersNote:
    '音声入力などの補助ツールをお使いの場合はオフにしてください。ほかのキーはそのまま使えます。入力中やパネルを開いている間、ショートカットは働きません。',
  picture: 'このラウンドの最終画面',
  replay: 'リプレイ',
  mark: 'リプレイ',
  replayTitle: (when) => `${when} のラウンドのリプレイ`,
  replayNote: 'すでに終わったラウンドです。ベットや配当が再び行われることはありません。',
  again: 'もう一度見る',
};
