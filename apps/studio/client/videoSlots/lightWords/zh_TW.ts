import type { LightWords } from '../lightWords.ts';

export const words: LightWords = {
  title: '三燈彩金',
  names: { firefly: '螢火', lamp: '燈盞', moon: '明月' },
  dropsBy: (amount) => `最遲 ${amount} 掉落`,
  demo: '試玩只能看，不注入也不會贏得彩金。',
  feeds: (share) =>
    `每次投注的 ${share} 注入其中一個彩金池，投注額不變。注入哪一個由本局的抽籤決定：平均八次投注中，螢火四次，燈盞三次，明月一次。`,
  drops:
    '每個彩金池開始時，就在起始額與上限之間均勻抽定一個掉落金額。它一直保密，只公布種子的指紋。誰的投注抽出時，份額使彩金池達到這個金額，誰就贏得彩金，金額正是抽定的數，隨本局入帳。那一注若未能扣款，彩金由下一注贏得。',
  nearer: '彩金池越接近上限，每一注贏得它的機會越大，但沒有哪一注必定會贏。',
  without: '購買的免費旋轉不注入，也不會贏得彩金；免費旋轉本身不投注，也不注入。贈送的局與普通投注一樣。',
  returns: (share, all) =>
    `本遊戲的返還率 ${all} 中，有 ${share} 來自彩金：投注注入的部分，加上每個新彩金池的起始額。`,
  now: '目前彩金',
  number: (number) => `第 ${number} 個`,
  fingerprint: '指紋（SHA-256）',
  seed: '種子',
  latest: '最近掉落',
  none: '還沒有掉落過。',
  check: '驗證',
  agrees: '一致：指紋和金額都由這個種子得出。',
  differs: '不一致。',
  how: '種子的 SHA-256 就是掉落前公布的指紋。以種子為金鑰、彩金池名與幣別為鹽、彩金池編號為序號抽數，加上起始額，就是掉落金額。',
  won: (name) => `${name}掉落，歸您了！`,
  credited: '已計入餘額',
  paying: '正在入帳',
  goOn: '繼續',
  history: (name, amount) => `贏得${name} ${amount}`,
};
