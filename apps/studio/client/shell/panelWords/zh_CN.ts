import type { PanelWords } from '../panelWords.ts';

export const words: PanelWords = {
  stakeChoose: '选择投注额',
  greatest: '最高',
  spaceKey: '空格',
  space: '开始一局，或加快正在进行的一局',
  arrows: '提高或降低投注额',
  sound: '打开或关闭声音',
  auto: '自动旋转：设置，或停止',
  turbo: '打开或关闭快速模式',
  history: '我的记录',
  keyList: '显示这份列表',
  holdKey: '保留或放开一张牌',
  betKey: '投注',
  undoKey: '撤回最后放下的筹码',
  chipKey: '选择筹码',
  letters: '使用字母和数字快捷键',
  lettersNote:
    '用语音输入或其他辅助工具时可以关掉。其他按键不受影响；正在填写或打开面板时，快捷键都不起作用。',
  picture: '这一局的最终画面',
  replay: '回放',
  mark: '回放',
  replayTitle: (when) => `回放：${when} 的一局`,
  replayNote: '这是已经结束的一局，不再扣款或派彩。',
  again: '再看一次',
};
