import type { BetStates, ResponsibleTexts, SessionTexts } from '../sessionTexts.ts';

export const session: SessionTexts = {
  balance: '餘額',
  playMoney: '遊戲幣',
  leave: '離開',
  soundOn: '開啟聲音',
  soundOff: '關閉聲音',
  close: '關閉',
  keys: '鍵盤快速鍵',
  session: (minutes) => `已玩 ${minutes} 分鐘`,
  net: '本次盈虧',
  opening: '正在載入…',
  tryAgain: '再試一次',
  playHere: '在這裡繼續玩',
  backToHall: '返回大廳',
  busy: '請求太多，這次沒有送出，請稍後再試',
  endings: {
    ticket_used: { title: '連結已使用', text: '遊戲連結只能開啟一次。請回到大廳重新進入。' },
    session_ended: {
      title: '遊戲已結束',
      text: '您已登出，或遊戲時段已過期。未完成的局會自動結算。',
    },
    session_replaced: {
      title: '正在另一個視窗玩',
      text: '同一遊戲已在另一個視窗開啟。您可以去那裡接著玩，也可以在這裡繼續。',
    },
    session_elsewhere: {
      title: '正在玩另一個遊戲',
      text: '您在另一個視窗開啟了其他遊戲，一次只能玩一個。在這裡繼續會結束那邊的遊戲；未完成的局都會保留。',
    },
    hall_unreachable: { title: '暫時沒有回應', text: '暫時無法確認您的登入，請稍後再試。' },
    launch_refused: { title: '無法進入遊戲', text: '請回到大廳再試一次。' },
    offline: { title: '無法連線', text: '請檢查網路後再試。' },
    left: { title: '已離開', text: '正在返回大廳…' },
  },
  refusals: {
    insufficient_funds: '餘額不足，請減少投注或先儲值',
    limit_reached: '已達到您的限額',
    player_blocked: '帳戶暫時不能投注，請聯絡客服',
    player_excluded: '您已選擇暫停遊戲',
    session_ended: '登入已失效',
    game_disabled: '遊戲維護中，請稍後再來',
    refused: '這次投注沒有被接受',
  },
};

export const responsible: ResponsibleTexts = {
  responsible: '理性遊戲',
  responsibleText: '遊戲是娛樂，不是收入。您可以隨時設定儲值、虧損與時間限額，或暫停遊戲。',
};

export const betStates: BetStates = {
  pending: '確認中',
  paying: '派彩中',
  settled: '已結算',
  returned: '已退回',
  refused: '未成立',
  stuck: '核對中',
};
