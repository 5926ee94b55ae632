import type { Lang } from '../shell/sessionTexts.ts';
import type { AutoEnd } from './autoplay.ts';

export interface AutoWords {
  readonly auto: string;
  readonly stop: (left: number) => string;
  readonly turbo: string;
  readonly title: string;
  readonly rounds: string;
  readonly loss: string;
  readonly win: string;
  readonly noWin: string;
  readonly start: string;
  readonly missing: string;
  readonly note: string;
  readonly ended: Readonly<Record<AutoEnd, string>>;
}

const zh: AutoWords = {
  auto: '自动',
  stop: (left) => `停止（剩 ${left} 局）`,
  turbo: '快速',
  title: '自动旋转',
  rounds: '局数',
  loss: '最多输掉',
  win: '单局赢到多少就停',
  noWin: '不设',
  start: '开始',
  missing: '请先选局数和最多输掉的金额',
  note: '可能超过“最多输掉”的下一局不会开始。出现免费旋转或其他奖励、投注未被接受、或刷新页面时也会停下。您随时可以停止。',
  ended: {
    rounds: '自动旋转已完成',
    loss: '已停：到达您设的最多输掉的金额',
    win: '已停：赢到您设的金额',
    feature: '已停：有奖励等您开始',
    refused: '已停：这一局没有成立',
    stopped: '自动旋转已停止',
  },
};

const en: AutoWords = {
  auto: 'Autoplay',
  stop: (left) => `Stop (${left} left)`,
  turbo: 'Turbo',
  title: 'Autoplay',
  rounds: 'Rounds',
  loss: 'Lose at most',
  win: 'Stop when one round wins',
  noWin: 'No limit',
  start: 'Start',
  missing: 'Choose the rounds and the most you may lose',
  note: 'A round that could lose more than your limit does not begin. Autoplay also stops for free spins and other bonuses, when a bet is not accepted and when the page is reloaded. You can stop it at any time.',
  ended: {
    rounds: 'Autoplay is complete',
    loss: 'Stopped: your loss limit is reached',
    win: 'Stopped: your win limit is reached',
    feature: 'Stopped: a bonus waits for you',
    refused: 'Stopped: the round was not accepted',
    stopped: 'Autoplay stopped',
  },
};

export const autoWordsOf = (lang: Lang): AutoWords => (lang === 'zh_CN' ? zh : en);
