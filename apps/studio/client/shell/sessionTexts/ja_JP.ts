import type { BetStates, ResponsibleTexts, SessionTexts } from '../sessionTexts.ts';

export const session: SessionTexts = {
  balance: '残高',
  playMoney: '仮のお金',
  leave: '退出',
  soundOn: '音を出す',
  soundOff: '音を消す',
  close: '閉じる',
  keys: 'キーボードショートカット',
  session: (minutes) => `プレイ時間 ${minutes}分`,
  net: '今回の収支',
  opening: '読み込み中…',
  tryAgain: 'もう一度試す',
  playHere: 'ここで続ける',
  backToHall: 'ロビーに戻る',
  busy: 'リクエストが多すぎるため、送信されませんでした。しばらくしてからもう一度お試しください',
  endings: {
    ticket_used: {
      title: '使用済みのリンクです',
      text: 'ゲームのリンクは一度だけ開けます。ロビーに戻って入り直してください。',
    },
    session_ended: {
      title: 'ゲームは終了しました',
      text: 'ログアウトしたか、ゲームの有効時間が切れました。終わっていないラウンドは自動的に確定します。',
    },
    session_replaced: {
      title: '別のウィンドウでプレイ中です',
      text: '同じゲームを別のウィンドウで開いています。そちらで続けることも、ここで続けることもできます。',
    },
    session_elsewhere: {
      title: '別のゲームをプレイ中です',
      text: '別のウィンドウで他のゲームを開いています。一度に遊べるゲームは1つです。ここで続けると、そちらのゲームは終了します。終わっていないラウンドは保存されます。',
    },
    hall_unreachable: {
      title: '応答がありません',
      text: '現在ログインを確認できません。しばらくしてからお試しください。',
    },
    launch_refused: { title: 'ゲームに入れません', text: 'ロビーに戻ってお試しください。' },
    offline: { title: '接続できません', text: 'ネットワークを確認して、もう一度お試しください。' },
    left: { title: '退出しました', text: 'ロビーに戻っています…' },
  },
  refusals: {
    insufficient_funds: '残高が足りません。ベットを減らすか、入金してください',
    limit_reached: '限度額に達しました',
    player_blocked: '現在このアカウントではベットできません。カスタマーサービスにお問い合わせください',
    player_excluded: 'プレイを休止中です',
    session_ended: 'ログインの有効期限が切れました',
    game_disabled: 'ゲームはメンテナンス中です。しばらくしてからお越しください',
    refused: 'このベットは受け付けられませんでした',
  },
};

export const responsible: ResponsibleTexts = {
  responsible: '安心プレイ',
  responsibleText:
    'ゲームは娯楽であり、収入ではありません。入金・損失・時間の限度額はいつでも設定でき、プレイを休止することもできます。',
};

export const betStates: BetStates = {
  pending: '確認中',
  paying: '支払い中',
  settled: '確定済み',
  returned: '返還済み',
  refused: '不成立',
  stuck: '照合中',
};
