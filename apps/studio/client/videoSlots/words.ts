import type { Pot } from '../../src/games/videoSlots/machine.ts';
import type { MachineWords } from '../machine/words.ts';
import type { Lang } from '../shell/sessionTexts.ts';

/** What every video slot says. */
export interface VideoSlotWords {
  readonly notices: MachineWords['notices'] &
    Readonly<Record<'hold_won' | 'hold_on' | 'hold_over', (amount: string, count: number) => string>> &
    Readonly<Partial<Record<'walk_won' | 'walk_over', (amount: string, count: number) => string>>>;
  readonly fairness: string;
  readonly freeText: string;
  readonly choose: string;
  /** One of the free spins to choose from. */
  readonly option: (spins: number, multiplier: number, step: number) => string;
  readonly goOn: string;
  readonly strip: {
    readonly free: (played: number, all: number) => string;
    readonly hold: (left: number, held: number, cells: number) => string;
  };
  readonly times: (multiplier: number) => string;
  readonly total: string;
  readonly pots: Readonly<Record<Pot, string>>;
  readonly potsLabel: string;
  readonly won: {
    readonly line: (symbol: string, count: number, line: number) => string;
    readonly ways: (symbol: string, count: number, ways: number) => string;
    readonly cluster: (symbol: string, count: number) => string;
    readonly collected: (symbol: string, count: number, times: number) => string;
  };
  readonly historyMore: (steps: number) => string;
  readonly rules: {
    readonly pays: string;
    readonly paysNote: Readonly<Record<'lines' | 'ways' | 'clusters', string>>;
    readonly lines: string;
    readonly linesText: (lines: number) => string;
    readonly facts: string;
    readonly greatest: string;
    readonly greatestTimes: (times: string) => string;
    readonly bonus: string;
    readonly hits: string;
    /** One in so many rounds. */
    readonly oneIn: (rounds: string) => string;
  };
}

const zh: VideoSlotWords = {
  notices: {
    won: (won) => `赢得 ${won}`,
    back: (won) => `返还 ${won}`,
    free_won: (_, count) => `${count} 次免费转动`,
    free_over: (won) => `免费转动结束，本局共赢得 ${won}`,
    hold_won: () => '再转开始，不再收费',
    hold_on: (held) => `已锁定 ${held}，继续再转`,
    hold_over: (won) => `再转结束，本局共赢得 ${won}`,
  },
  fairness: '每次转动各抽一次：停点和所有奖金数值都由它决定。',
  freeText: '每次免费转动中奖后，倍数上升。',
  choose: '请选择免费转动',
  option: (spins, multiplier, step) =>
    [
      `${spins} 次`,
      ...(step > 0 ? [`${multiplier} 倍起，中奖加 ${step} 倍`] : multiplier > 1 ? [`${multiplier} 倍`] : []),
    ].join('，'),
  goOn: '继续',
  strip: {
    free: (played, all) => `免费转动 ${played} / ${all}`,
    hold: (left, held, cells) => `剩 ${left} 次 · ${held} / ${cells}`,
  },
  times: (multiplier) => `${multiplier} 倍`,
  total: '本局共赢得',
  pots: { mini: '迷你', minor: '小奖', major: '大奖', grand: '至尊' },
  potsLabel: '四个奖池',
  won: {
    line: (symbol, count, line) => `${symbol} × ${count} · 第 ${line} 线`,
    ways: (symbol, count, ways) => `${symbol} × ${count} · ${ways} 路`,
    cluster: (symbol, count) => `${symbol} · ${count} 个相连`,
    collected: (symbol, count, times) =>
      times === 1 ? `收取 ${count} 个${symbol}` : `收取 ${count} 个${symbol} · ${times} 次`,
  },
  historyMore: (steps) => `含 ${steps} 次免费或再转`,
  rules: {
    pays: '赔付表',
    paysNote: {
      lines: '数字为当前投注下每条线的奖金。',
      ways: '数字为当前投注下每一路的奖金。',
      clusters: '数字为当前投注下一片相连图案的奖金，左列为至少的个数。',
    },
    lines: '中奖线',
    linesText: (lines) => `${lines} 条线，从最左一条转轴起连续 3 个以上相同图案中奖。`,
    facts: '这个游戏的数字',
    greatest: '一局最高可赢',
    greatestTimes: (times) => `投注的 ${times} 倍`,
    bonus: '特色触发',
    hits: '有奖的局',
    oneIn: (rounds) => `平均 ${rounds} 局一次`,
  },
};

const en: VideoSlotWords = {
  notices: {
    won: (won) => `You won ${won}`,
    back: (won) => `${won} back`,
    free_won: (_, count) => (count === 1 ? '1 more free spin' : `${count} free spins`),
    free_over: (won) => `Free spins complete: you won ${won} this round`,
    hold_won: () => 'Hold and win begins',
    hold_on: (held) => `${held} held so far`,
    hold_over: (won) => `Hold and win complete: you won ${won} this round`,
  },
  fairness: 'Every spin has a draw of its own. It decides the stops and every value.',
  freeText: 'The multiplier rises with every free spin that wins.',
  choose: 'Choose your free spins',
  option: (spins, multiplier, step) =>
    step > 0
      ? `${spins} spins from × ${multiplier}, + ${step} a win`
      : multiplier > 1
        ? `${spins} spins at × ${multiplier}`
        : `${spins} spins`,
  goOn: 'Continue',
  strip: {
    free: (played, all) => `Free spin ${played} of ${all}`,
    hold: (left, held, cells) => `${left} respins left · ${held} / ${cells}`,
  },
  times: (multiplier) => `× ${multiplier}`,
  total: 'Won this round',
  pots: { mini: 'Mini', minor: 'Minor', major: 'Major', grand: 'Grand' },
  potsLabel: 'Four pots',
  won: {
    line: (symbol, count, line) => `${symbol} × ${count} · line ${line}`,
    ways: (symbol, count, ways) => `${symbol} × ${count} · ${ways} ${ways === 1 ? 'way' : 'ways'}`,
    cluster: (symbol, count) => `${symbol} · cluster of ${count}`,
    collected: (symbol, count, times) =>
      times === 1 ? `${symbol} × ${count} collected` : `${symbol} × ${count} collected ${times} times`,
  },
  historyMore: (steps) => `with ${steps} free ${steps === 1 ? 'spin' : 'spins'}`,
  rules: {
    pays: 'Paytable',
    paysNote: {
      lines: 'Win for one line at the current bet.',
      ways: 'Win for one way at the current bet.',
      clusters: 'Win for one cluster of at least this size at the current bet.',
    },
    lines: 'Lines',
    linesText: (lines) =>
      `${lines} lines. Three or more of the same symbol in a row win, beginning on the leftmost reel.`,
    facts: 'This game in numbers',
    greatest: 'Greatest win in a round',
    greatestTimes: (times) => `${times} × the bet`,
    bonus: 'Feature',
    hits: 'Rounds that pay',
    oneIn: (rounds) => `1 in ${rounds} rounds on average`,
  },
};

export const videoSlotWordsOf = (lang: Lang): VideoSlotWords => (lang === 'zh_CN' ? zh : en);
