import type { StakeRefusal } from '../../src/play/views.ts';
import {
  type Lang,
  type ResponsibleTexts,
  responsibleEn,
  responsibleZh,
  type SessionTexts,
  sessionEn,
  sessionZh,
} from './sessionTexts.ts';
import type { SwingWord } from './swing.ts';

export interface Texts extends SessionTexts {
  demo: string;
  demoLong: string;
  win: string;
  /** In the place of `win`: the stake came back, or a part of it. */
  back: string;
  stake: string;
  /** In place of the stake's name, while rounds are left that cost nothing. */
  freeRounds: (left: number) => string;
  /** The greatest stake that is offered. */
  stakeMax: (amount: string) => string;
  stakeUp: string;
  stakeDown: string;
  stakeChoose: string;
  /** What is pressed on a keyboard. */
  keys: string;
  rules: string;
  history: string;
  fairness: string;
  finished: (won: string) => string;
  returned: string;
  asking: string;
  offline: string;
  stuck: string;
  nothing: string;
  refusals: Record<StakeRefusal | 'stake_not_offered' | 'action_refused', string>;
  rulesText: {
    returnTitle: string;
    /** Where the exact figure says it all. */
    returnExact: (rtp: string) => string;
    returnText: (rtp: string, measured: string, rounds: string, hits: string) => string;
    volatility: string;
    /** By how much rounds scatter: the standard deviation in stakes. */
    swings: Record<SwingWord, (stakes: string) => string>;
    unfinished: string;
    unfinishedText: string;
  } & ResponsibleTexts;
  historyText: {
    empty: string;
    when: string;
    stake: string;
    won: string;
    states: Record<'pending' | 'playing' | 'paying' | 'settled' | 'returned' | 'refused' | 'stuck', string>;
    more: string;
    verify: string;
    seedHidden: string;
    failed: string;
    /** Of the small picture. */
    picture: string;
    replay: string;
  };
  fairText: {
    intro: string;
    serverHash: string;
    nextHash: string;
    clientSeed: string;
    nonce: string;
    change: string;
    changeHint: string;
    revealed: string;
    busy: string;
    verify: string;
    invalid: string;
  };
}

const zh: Texts = {
  ...sessionZh,
  demo: '试玩',
  demoLong: '试玩使用游戏币，赔率与正式游戏相同，不涉及真实金额。',
  win: '赢得',
  back: '退回',
  stake: '投注',
  freeRounds: (left) => `赠送局，剩 ${left} 局`,
  stakeMax: (amount) => `最高 ${amount}`,
  stakeUp: '加注',
  stakeDown: '减注',
  stakeChoose: '选择投注额',
  keys: '键盘快捷键',
  rules: '规则与赔付',
  history: '我的记录',
  fairness: '公平验证',
  finished: (won) => `上一局已结算，派彩 ${won}`,
  returned: '上一局没有成立，投注已全额退回',
  asking: '正在确认这一局，请稍候…',
  offline: '连接中断，正在重新连接；结果已保存',
  stuck: '这一局正在核对，款项不会丢失',
  nothing: '这次没有中奖',
  refusals: {
    ...sessionZh.refusals,
    stake_not_offered: '这个投注额目前不可用',
    action_refused: '现在不能这样操作',
  },
  rulesText: {
    returnTitle: '返还率',
    returnExact: (rtp) => `理论返还率 ${rtp}，由全部可能逐一精确算出。返还率是长期平均，不预示任何一次结果。`,
    returnText: (rtp, measured, rounds, hits) =>
      `理论返还率 ${rtp}（累加全部可能，精确计算）。模拟 ${rounds} 局得 ${measured}。约 ${hits} 的局有奖，其中包括小于投注的奖。返还率是长期平均，不预示任何一次结果。`,
    volatility: '起伏',
    swings: {
      low: (stakes) => `低（标准差为投注的 ${stakes} 倍）`,
      medium: (stakes) => `中（标准差为投注的 ${stakes} 倍）`,
      high: (stakes) => `高（标准差为投注的 ${stakes} 倍）`,
    },
    unfinished: '中断的局',
    unfinishedText:
      '每一局在扣款之前就已抽定并保存。若连接或服务中断，这一局要么照原结果结算，要么全额退回投注；没有玩完的一局会保留到您回来，超过 24 小时由系统代为玩完并派奖。',
    ...responsibleZh,
  },
  historyText: {
    empty: '还没有记录，玩一局再来看看。',
    when: '时间',
    stake: '投注',
    won: '派彩',
    states: {
      pending: '确认中',
      playing: '进行中',
      paying: '派奖中',
      settled: '已结算',
      returned: '已退回',
      refused: '未成立',
      stuck: '核对中',
    },
    more: '更多',
    verify: '验证',
    seedHidden: '更换种子后可验证',
    failed: '暂时取不到记录',
    picture: '这一局的最终画面',
    replay: '回放',
  },
  fairText: {
    intro:
      '它由服务器种子、您的种子和序号经 HMAC-SHA256 算出。服务器种子的指纹事先公布，更换种子后公开原文，您可以自行验算。',
    serverHash: '当前服务器种子的指纹（SHA-256）',
    nextHash: '下一个服务器种子的指纹',
    clientSeed: '您的种子',
    nonce: '下一次的序号',
    change: '更换种子',
    changeHint: '更换后公开当前服务器种子，序号从 0 开始。',
    revealed: '已公开的服务器种子',
    busy: '这一局结束后才能更换',
    verify: '打开验证页',
    invalid: '请输入 1–64 个字符，不含空格',
  },
};

const en: Texts = {
  ...sessionEn,
  demo: 'DEMO',
  demoLong: 'The demo uses play money with the same odds. No real money is involved.',
  win: 'Win',
  back: 'Returned',
  stake: 'Bet',
  freeRounds: (left) => `Free rounds: ${left} left`,
  stakeMax: (amount) => `max ${amount}`,
  stakeUp: 'Increase bet',
  stakeDown: 'Decrease bet',
  stakeChoose: 'Choose your bet',
  keys: 'Keyboard shortcuts',
  rules: 'Rules and paytable',
  history: 'My bets',
  fairness: 'Fairness',
  finished: (won) => `Your last round was settled and paid ${won}`,
  returned: 'Your last round did not count. Your bet was refunded in full',
  asking: 'Confirming this round…',
  offline: 'Connection lost. Reconnecting. Your result is saved.',
  stuck: 'This round is under review. Your money is safe.',
  nothing: 'No win this time',
  refusals: {
    ...sessionEn.refusals,
    stake_not_offered: 'This bet amount is not available right now.',
    action_refused: 'You cannot do that now.',
  },
  rulesText: {
    returnTitle: 'Return to player',
    returnExact: (rtp) =>
      `Theoretical RTP ${rtp}, calculated exactly over every outcome. RTP is a long-term average and does not predict any single round.`,
    returnText: (rtp, measured, rounds, hits) =>
      `Theoretical RTP ${rtp}, calculated exactly over every outcome; ${measured} measured in ${rounds} simulated rounds. About ${hits} of rounds pay a win, including wins smaller than the bet. RTP is a long-term average and does not predict any single round.`,
    volatility: 'Volatility',
    swings: {
      low: (stakes) => `Low (standard deviation ${stakes} × the bet)`,
      medium: (stakes) => `Medium (standard deviation ${stakes} × the bet)`,
      high: (stakes) => `High (standard deviation ${stakes} × the bet)`,
    },
    unfinished: 'Interrupted rounds',
    unfinishedText:
      'Every round is drawn and saved before any money moves. If the connection or service is interrupted, the round is either settled with that result or your bet is refunded in full. An unfinished round waits for you. After 24 hours it is completed and paid automatically.',
    ...responsibleEn,
  },
  historyText: {
    empty: 'No rounds yet. Your rounds will appear here.',
    when: 'Time',
    stake: 'Bet',
    won: 'Paid',
    states: {
      pending: 'Confirming',
      playing: 'In progress',
      paying: 'Paying out',
      settled: 'Settled',
      returned: 'Refunded',
      refused: 'Not accepted',
      stuck: 'Under review',
    },
    more: 'More',
    verify: 'Verify',
    seedHidden: 'Can be verified once the seed changes',
    failed: 'Could not load your rounds',
    picture: 'How this round ended',
    replay: 'Replay',
  },
  fairText: {
    intro:
      'The result is calculated from the server seed, your client seed and a nonce with HMAC-SHA256. The hash of the server seed is shown beforehand. When you change seeds the server seed is revealed and you can verify every round.',
    serverHash: 'Hash of the current server seed (SHA-256)',
    nextHash: 'Hash of the next server seed',
    clientSeed: 'Client seed',
    nonce: 'Next nonce',
    change: 'Change seeds',
    changeHint: 'Reveals the current server seed and restarts the nonce at 0.',
    revealed: 'Revealed server seed',
    busy: 'You can change seeds once this round is over',
    verify: 'Open the verify page',
    invalid: '1–64 characters, without spaces',
  },
};

export const textsOf = (lang: Lang): Texts => (lang === 'zh_CN' ? zh : en);
