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
  opening: '正在点灯…',
  tryAgain: '再试一次',
  backToHall: '返回大厅',
  endings: {
    ticket_used: { title: '链接已使用', text: '游戏链接只能打开一次。请回到大厅重新进入。' },
    session_ended: { title: '游戏已结束', text: '您的登录或游戏时段已结束。未完成的局会自动结算。' },
    session_replaced: { title: '已在别处打开', text: '同一游戏已在另一个窗口打开，请在那里继续。' },
    hall_unreachable: { title: '大厅没有回应', text: '暂时无法确认您的登录，请稍后再试。' },
    launch_refused: { title: '无法进入游戏', text: '大厅没有确认这次进入，请回到大厅重试。' },
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
    refused: '大厅没有接受这次投注',
  },
};

export const responsibleZh: ResponsibleTexts = {
  responsible: '理性游戏',
  responsibleText: '游戏是娱乐，不是收入。您可以在大厅随时设定存款、输额与时间限制，或暂停游戏。',
};

export const sessionEn: SessionTexts = {
  balance: 'Balance',
  playMoney: 'Play money',
  leave: 'Leave',
  soundOn: 'Turn sound on',
  soundOff: 'Turn sound off',
  close: 'Close',
  session: (minutes) => `${minutes} min played`,
  net: 'This session',
  opening: 'Lighting the lanterns…',
  tryAgain: 'Try again',
  backToHall: 'Back to the hall',
  endings: {
    ticket_used: {
      title: 'This link was used',
      text: 'A game link opens once. Please enter from the hall again.',
    },
    session_ended: {
      title: 'The session has ended',
      text: 'Your login or your game session is over. An unfinished round settles by itself.',
    },
    session_replaced: {
      title: 'Open elsewhere',
      text: 'This game was opened in another window. Please go on there.',
    },
    hall_unreachable: {
      title: 'The hall does not answer',
      text: 'Your login cannot be confirmed right now.',
    },
    launch_refused: {
      title: 'You could not be let in',
      text: 'The hall did not confirm this entry. Please try from there.',
    },
    offline: { title: 'No connection', text: 'Please check your network and try again.' },
    left: { title: 'You have left', text: 'Taking you back to the hall…' },
  },
  refusals: {
    insufficient_funds: 'Not enough balance. Lower the stake or pay in first.',
    limit_reached: 'You have reached your limit.',
    player_blocked: 'Your account cannot bet right now. Please contact the hall.',
    player_excluded: 'You have paused your play.',
    session_ended: 'Your session has ended.',
    game_disabled: 'This game is being looked after. Please come back later.',
    refused: 'The hall did not take this stake.',
  },
};

export const responsibleEn: ResponsibleTexts = {
  responsible: 'Play well',
  responsibleText:
    'This is entertainment, not income. In the hall you can set limits for deposits, losses and time, or pause.',
};
