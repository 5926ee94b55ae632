import type { Lang } from '../sessionTexts.ts';

/** Words of panels that are fetched when they are opened. */
interface SheetWords {
  readonly greatest: string;
  readonly space: string;
  readonly arrows: string;
  readonly sound: string;
  readonly auto: string;
  readonly turbo: string;
  readonly history: string;
  readonly keys: string;
  readonly spaceKey: string;
  /** Of the switch. */
  readonly letters: string;
  readonly lettersNote: string;
}

const zh: SheetWords = {
  greatest: '最高',
  space: '开始一局，或加快正在转动的这一局',
  arrows: '提高或降低投注额',
  sound: '打开或关闭声音',
  auto: '自动旋转：设置，或停止',
  turbo: '打开或关闭快速模式',
  history: '我的记录',
  keys: '显示这份列表',
  spaceKey: '空格',
  letters: '使用字母和数字快捷键',
  lettersNote:
    '用语音输入或其他辅助工具时可以关掉。空格和方向键不受影响；正在填写或打开面板时，快捷键都不起作用。',
};

const en: SheetWords = {
  greatest: 'Highest',
  space: 'Play a round, or hurry the one that is moving',
  arrows: 'Raise or lower your bet',
  sound: 'Sound on or off',
  auto: 'Autoplay: set it up, or stop it',
  turbo: 'Turbo on or off',
  history: 'My bets',
  keys: 'Show this list',
  spaceKey: 'Space',
  letters: 'Use letters and numbers as shortcuts',
  lettersNote:
    'Turn this off if you use voice input or another aid. Space and the arrow keys stay on. No shortcut works while you type or while a panel is open.',
};

export const sheetWordsOf = (lang: Lang): SheetWords => (lang === 'zh_CN' ? zh : en);
