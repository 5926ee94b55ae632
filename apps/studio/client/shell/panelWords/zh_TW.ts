import type { PanelWords } from '../panelWords.ts';

export const words: PanelWords = {
  stakeChoose: '選擇投注額',
  greatest: '最高',
  spaceKey: '空白鍵',
  space: '開始一局，或加快正在進行的一局',
  arrows: '提高或降低投注額',
  sound: '開啟或關閉聲音',
  auto: '自動旋轉：設定，或停止',
  turbo: '開啟或關閉快速模式',
  history: '我的紀錄',
  keyList: '顯示這份清單',
  holdKey: '保留或放開一張牌',
  betKey: '投注',
  undoKey: '收回最後放下的籌碼',
  chipKey: '選擇籌碼',
  letters: '使用字母和數字快速鍵',
  lettersNote:
    '使用語音輸入或其他輔助工具時可以關閉。其他按鍵不受影響；正在填寫或開啟面板時，快速鍵都不起作用。',
  picture: '這一局的最終畫面',
  replay: '重播',
  mark: '重播',
  replayTitle: (when) => `重播：${when} 的一局`,
  replayNote: '這是已經結束的一局，不再扣款或派彩。',
  again: '再看一次',
};
