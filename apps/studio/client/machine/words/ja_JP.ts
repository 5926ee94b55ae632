import type { MachineWords } from '../words.ts';

export const words: MachineWords = {
  welcome: 'どうぞお楽しみください',
  spin: 'スピン',
  hurry: '早送り',
  startFree: (left) => `フリースピン${left}回を開始`,
  freeSpin: (played, awarded) => `フリースピン ${played} / ${awarded}`,
  freeTitle: (count) => `フリースピン${count}回`,
  freeMore: (count) => `フリースピンを${count}回追加`,
  great: ['ビッグウィン', 'メガウィン', 'スーパーメガウィン'],
  reelsLabel: 'リール',
  historyFree: (played) => `フリースピン${played}回を含む`,
  fairness: 'スピンごとに、各リールの停止位置を1回ずつ抽選します。',
  facts: {
    title: 'このゲームの数値',
    greatest: '1ラウンドの最高獲得',
    greatestTimes: (times) => `ベットの${times}倍`,
    bonus: '特典の発生',
    oneIn: (rounds) => `平均${rounds}ラウンドに1回`,
  },
  notices: {
    won: (won, lines) => (lines > 1 ? `${lines}本のラインで合計${won}を獲得` : `${won}を獲得`),
    back: (won) => `${won}が戻りました`,
    free_won: (_, count) => `フリースピン${count}回`,
    free_over: (won) => `フリースピン終了、合計${won}を獲得`,
    free_back: (won) => `フリースピン終了、${won}が戻りました`,
  },
};
