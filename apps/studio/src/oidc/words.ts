import type { StudioLocale } from '../pages/locale.ts';

interface ChooseWords {
  readonly title: string;
  readonly sandbox: string;
  readonly sandboxLong: string;
  readonly lead: (hall: string) => string;
  readonly passedOn: string;
  readonly choose: string;
  readonly cancel: string;
  readonly cancelHint: string;
  readonly over: string;
  readonly overText: string;
}

const zh: ChooseWords = {
  title: '灯影通行证',
  sandbox: '沙盒',
  sandboxLong: '这是测试用的登录服务，所有人物都是虚构的。',
  lead: (hall) => `${hall} 想确认您是谁。选择一位人物继续：`,
  passedOn: '将提供：姓名和邮箱。',
  choose: '选择人物',
  cancel: '取消',
  cancelHint: '返回，不提供任何信息',
  over: '登录已结束',
  overText: '请关闭这个窗口，回到原来的页面重新开始。',
};

const en: ChooseWords = {
  title: 'Lantern Pass',
  sandbox: 'Sandbox',
  sandboxLong: 'This is a test login service. All of these people are made up.',
  lead: (hall) => `${hall} would like to know who you are. Choose a person to continue:`,
  passedOn: 'Shared: name and email.',
  choose: 'Choose a person',
  cancel: 'Cancel',
  cancelHint: 'Go back without sharing anything',
  over: 'This login has ended',
  overText: 'Close this window and start again on the page you came from.',
};

export const chooseWords: Readonly<Record<StudioLocale, ChooseWords>> = { zh_CN: zh, en_US: en };
