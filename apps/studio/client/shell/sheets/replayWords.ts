import type { Lang } from '../sessionTexts.ts';

interface ReplayWords {
  /** Over the picture, all the time. */
  readonly mark: string;
  /** Of the whole panel, with when the round was played. */
  readonly title: (when: string) => string;
  readonly note: string;
  readonly again: string;
  readonly close: string;
}

const zh: ReplayWords = {
  mark: '回放',
  title: (when) => `回放：${when} 的一局`,
  note: '这是已经结束的一局，不再扣款或派彩。',
  again: '再看一次',
  close: '关闭',
};

const en: ReplayWords = {
  mark: 'REPLAY',
  title: (when) => `Replay of the round played on ${when}`,
  note: 'This round is over. Nothing is bet or paid again.',
  again: 'Watch again',
  close: 'Close',
};

export const replayWordsOf = (lang: Lang): ReplayWords => (lang === 'zh_CN' ? zh : en);
