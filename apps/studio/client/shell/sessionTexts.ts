import type { StakeRefusal } from '../../src/play/views.ts';
import type { Ending } from './ending.ts';

export type Lang = 'zh_CN' | 'en_US';

/** What every page of the studio that has a session says alike: games, tables and the book begin with these words. */
export interface SessionTexts {
  readonly balance: string;
  readonly playMoney: string;
  readonly leave: string;
  readonly soundOn: string;
  readonly soundOff: string;
  readonly close: string;
  readonly session: (minutes: number) => string;
  readonly net: string;
  readonly opening: string;
  readonly tryAgain: string;
  /** Takes up here what is open in another window. */
  readonly playHere: string;
  readonly backToHall: string;
  /** Why it could not be opened, or goes on no more. */
  readonly endings: Readonly<Record<Ending, { readonly title: string; readonly text: string }>>;
  /** The hall's reasons for not taking a stake. */
  readonly refusals: Readonly<Record<StakeRefusal, string>>;
}

/** That this is play: the end of all rules. */
export interface ResponsibleTexts {
  readonly responsible: string;
  readonly responsibleText: string;
}

export const sessionZh: SessionTexts = {
  balance: '余额',
  playMoney: '游戏币',
  leave: '离开',
  soundOn: '打开声音',
  soundOff: '关闭声音',
  close: '关闭',
  session: (minutes) => `已玩 ${minutes} 分钟`,
  net: '本次盈亏',
  opening: '正在加载…',
  tryAgain: '再试一次',
  playHere: '在这里继续玩',
  backToHall: '返回大厅',
  endings: {
    ticket_used: { title: '链接已使用', text: '游戏链接只能打开一次。请回到大厅重新进入。' },
    session_ended: {
      title: '游戏已结束',
      text: '您已退出登录，或游戏时段已过期。未完成的局会自动结算。',
    },
    session_replaced: {
      title: '正在另一个窗口玩',
      text: '同一游戏已在另一个窗口打开。您可以去那里接着玩，也可以在这里继续。',
    },
    session_elsewhere: {
      title: '正在玩另一个游戏',
      text: '您在另一个窗口打开了其他游戏，一次只能玩一个。在这里继续会结束那边的游戏；未完成的局都会保留。',
    },
    hall_unreachable: { title: '暂时没有回应', text: '暂时无法确认您的登录，请稍后再试。' },
    launch_refused: { title: '无法进入游戏', text: '请回到大厅重试。' },
    offline: { title: '无法连接', text: '请检查网络后再试。' },
    left: { title: '已离开', text: '正在返回大厅…' },
  },
  refusals: {
    insufficient_funds: '余额不足，请减少投注或先存款',
    limit_reached: '已达到您的限额',
    player_blocked: '账户暂时不能投注，请联系客服',
    player_excluded: '您已选择暂停游戏',
    session_ended: '登录已失效',
    game_disabled: '游戏维护中，请稍后再来',
    refused: '这次投注没有被接受',
  },
};

export const responsibleZh: ResponsibleTexts = {
  responsible: '理性游戏',
  responsibleText: '游戏是娱乐，不是收入。您可以随时设定存款、亏损与时间限额，或暂停游戏。',
};

export const sessionEn: SessionTexts = {
  balance: 'Balance',
  playMoney: 'Play money',
  leave: 'Leave',
  soundOn: 'Turn sound on',
  soundOff: 'Turn sound off',
  close: 'Close',
  session: (minutes) => `${minutes} min played`,
  net: 'Session result',
  opening: 'Loading…',
  tryAgain: 'Try again',
  playHere: 'Play here',
  backToHall: 'Back to lobby',
  endings: {
    ticket_used: {
      title: 'Link already used',
      text: 'A game link works once. Open the game from the lobby again.',
    },
    session_ended: {
      title: 'Session ended',
      text: 'You have logged out or the session has expired. An unfinished round is settled automatically.',
    },
    session_replaced: {
      title: 'Open elsewhere',
      text: 'This game is open in another window. Continue there, or play here instead.',
    },
    session_elsewhere: {
      title: 'Another game is open',
      text: 'You opened another game in another window, and only one can be open at a time. Playing here ends the other one. Unfinished rounds are kept.',
    },
    hall_unreachable: {
      title: 'No response',
      text: 'We cannot confirm your login right now. Please try again later.',
    },
    launch_refused: {
      title: 'The game did not open',
      text: 'Please go back to the lobby and try again.',
    },
    offline: { title: 'No connection', text: 'Please check your network and try again.' },
    left: { title: 'You have left', text: 'Taking you back to the lobby…' },
  },
  refusals: {
    insufficient_funds: 'Insufficient balance. Lower your bet or make a deposit.',
    limit_reached: 'You have reached your limit.',
    player_blocked: 'Your account cannot bet right now. Please contact support.',
    player_excluded: 'You are on a break from playing.',
    session_ended: 'Your session has ended.',
    game_disabled: 'This game is under maintenance. Please come back later.',
    refused: 'This bet was not accepted.',
  },
};

export const responsibleEn: ResponsibleTexts = {
  responsible: 'Responsible gaming',
  responsibleText:
    'Gaming is entertainment, not income. You can set limits for deposits, losses and time, or take a break, at any time.',
};
