import { betStates, responsible, session } from '../sessionTexts/zh_CN.ts';
import type { Texts } from '../texts.ts';

export const words: Texts = {
  ...session,
  demo: '试玩',
  demoLong: '试玩使用游戏币，赔率与正式游戏相同，不涉及真实金额。',
  win: '赢得',
  back: '返还',
  stake: '投注',
  freeRounds: (left) => `赠送局，剩 ${left} 局`,
  stakeMax: (amount) => `最高 ${amount}`,
  stakeUp: '加注',
  stakeDown: '减注',
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
    ...session.refusals,
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
    ...responsible,
  },
  historyText: {
    empty: '还没有记录，玩一局再来看看。',
    when: '时间',
    stake: '投注',
    won: '派彩',
    states: {
      ...betStates,
      playing: '进行中',
      paying: '派奖中',
    },
    more: '更多',
    verify: '验证',
    seedHidden: '更换种子后可验证',
    failed: '暂时取不到记录',
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
