import type { PotWords } from '../words.ts';

export const potWords: PotWords = {
  who: { you: 'あなた', member: '会員', bot: 'ボット' },
  pot: (amount) => `ポット ${amount}`,
  pays: (amount) => `勝者の獲得 ${amount}`,
  free: '着席',
  yours: 'あなたの席',
  choose: '参加額のチップを選び、席を選んでください',
  seated: '着席しました。配るのを待っています',
  showdown: 'ショーダウン',
};
