import type { Lang } from '../shell/sessionTexts.ts';

/** What every machine says. */
export interface MachineWords {
  readonly welcome: string;
  readonly spin: string;
  readonly hurry: string;
  readonly startFree: (left: number) => string;
  readonly freeSpin: (played: number, awarded: number) => string;
  readonly freeTitle: (count: number) => string;
  readonly freeMore: (count: number) => string;
  /** Over a win of 15, 30 and 75 stakes. */
  readonly great: readonly [string, string, string];
  readonly reelsLabel: string;
  /** In the history, of a round with free spins. */
  readonly historyFree: (played: number) => string;
  readonly fairness: string;
  readonly notices: Readonly<
    Record<'won' | 'back' | 'free_won' | 'free_over', (amount: string, count: number) => string>
  >;
}

const zh: MachineWords = {
  welcome: '祝您玩得开心',
  spin: '转动',
  hurry: '加快',
  startFree: (left) => `开始 ${left} 次免费转动`,
  freeSpin: (played, awarded) => `免费转动 ${played} / ${awarded}`,
  freeTitle: (count) => `${count} 次免费转动`,
  freeMore: (count) => `再送 ${count} 次免费转动`,
  great: ['大奖', '巨奖', '超级大奖'],
  reelsLabel: '转轴',
  historyFree: (played) => `含 ${played} 次免费转动`,
  fairness: '每次转动的停点各抽一次。',
  notices: {
    won: (won, lines) => (lines > 1 ? `${lines} 条线共赢得 ${won}` : `赢得 ${won}`),
    back: (won) => `返还 ${won}`,
    free_won: (_, count) => `${count} 次免费转动`,
    free_over: (won) => `免费转动结束，共赢得 ${won}`,
  },
};

const en: MachineWords = {
  welcome: 'Good luck',
  spin: 'Spin',
  hurry: 'Faster',
  startFree: (left) => `Start ${left} free spins`,
  freeSpin: (played, awarded) => `Free spin ${played} of ${awarded}`,
  freeTitle: (count) => `${count} free spins`,
  freeMore: (count) => `${count} more free spins`,
  great: ['Big win', 'Huge win', 'Mega win'],
  reelsLabel: 'Reels',
  historyFree: (played) => `with ${played} free spins`,
  fairness: 'Every spin draws new stops.',
  notices: {
    won: (won, lines) => (lines > 1 ? `You won ${won} on ${lines} lines` : `You won ${won}`),
    back: (won) => `${won} back`,
    free_won: (_, count) => `${count} free spins`,
    free_over: (won) => `Free spins complete: you won ${won}`,
  },
};

export const machineWordsOf = (lang: Lang): MachineWords => (lang === 'zh_CN' ? zh : en);
