import type { AutoWords } from '../autoWords.ts';

export const words: AutoWords = {
  auto: '自動',
  stop: (left) => `停止（剩 ${left} 局）`,
  turbo: '快速',
  title: '自動旋轉',
  rounds: '局數',
  loss: '最多輸掉',
  win: '單局贏到多少就停止',
  noWin: '不設定',
  start: '開始',
  missing: '請先選局數和最多輸掉的金額',
  note: '可能超過「最多輸掉」的下一局不會開始。出現免費旋轉或其他獎勵、投注未被接受，或重新整理頁面時也會停下。您隨時可以停止。',
  ended: {
    rounds: '自動旋轉已完成',
    loss: '已停止：已達您設定的最多輸掉的金額',
    win: '已停止：已贏到您設定的金額',
    feature: '已停止：有獎勵等您開始',
    refused: '已停止：這一局沒有成立',
    stopped: '自動旋轉已停止',
  },
};
