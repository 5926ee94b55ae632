import type { BetStates, ResponsibleTexts, SessionTexts } from '../sessionTexts.ts';

export const session: SessionTexts = {
  balance: '余额',
  playMoney: '游戏币',
  leave: '离开',
  soundOn: '打开声音',
  soundOff: '关闭声音',
  close: '关闭',
  keys: '键盘快捷键',
  session: (minutes) => `已玩 ${minutes} 分钟`,
  net: '本次盈亏',
  opening: '正在加载…',
  tryAgain: '再试一次',
  playHere: '在这里继续玩',
  backToHall: '返回大厅',
  busy: '请求太多，这次没有发出，请稍后再试',
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

export const responsible: ResponsibleTexts = {
  responsible: '理性游戏',
  responsibleText: '游戏是娱乐，不是收入。您可以随时设定存款、亏损与时间限额，或暂停游戏。',
};

export const betStates: BetStates = {
  pending: '确认中',
  paying: '派彩中',
  settled: '已结算',
  returned: '已退回',
  refused: '未成立',
  stuck: '核对中',
};
