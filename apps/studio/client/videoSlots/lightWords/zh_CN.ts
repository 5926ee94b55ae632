import type { LightWords } from '../lightWords.ts';

export const words: LightWords = {
  title: '三灯奖池',
  names: { firefly: '萤火', lamp: '灯盏', moon: '明月' },
  dropsBy: (amount) => `最迟 ${amount} 掉落`,
  demo: '试玩只能看，不注入也不会赢得奖池。',
  feeds: (share) =>
    `每次投注的 ${share} 注入其中一个奖池，投注额不变。注入哪一个由本局的抽签决定：平均八次投注中，萤火四次，灯盏三次，明月一次。`,
  drops:
    '每个奖池开始时，就在起始额与上限之间均匀抽定一个掉落金额。它一直保密，只公布种子的指纹。谁的投注抽出时，份额使奖池达到这个金额，谁就赢得奖池，金额正是抽定的数，随本局入账。那一注若未能扣款，奖池由下一注赢得。',
  nearer: '奖池越接近上限，每一注赢得它的机会越大，但没有哪一注必定会赢。',
  without: '购买的免费转动不注入，也不会赢得奖池；免费转动本身不投注，也不注入。赠送的局与普通投注一样。',
  returns: (share, all) =>
    `本游戏的返还率 ${all} 中，有 ${share} 来自奖池：投注注入的部分，加上每个新奖池的起始额。`,
  now: '当前奖池',
  number: (number) => `第 ${number} 个`,
  fingerprint: '指纹（SHA-256）',
  seed: '种子',
  latest: '最近掉落',
  none: '还没有掉落过。',
  check: '验证',
  agrees: '一致：指纹和金额都由这个种子得出。',
  differs: '不一致。',
  how: '种子的 SHA-256 就是掉落前公布的指纹。以种子为密钥、奖池名与币种为盐、奖池编号为序号抽数，加上起始额，就是掉落金额。',
  won: (name) => `${name}掉落，归您了！`,
  credited: '已计入余额',
  paying: '正在入账',
  goOn: '继续',
  history: (name, amount) => `赢得${name} ${amount}`,
};
