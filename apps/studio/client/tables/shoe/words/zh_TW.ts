import type { ShoeWords } from '../words.ts';

export const shoeWords: ShoeWords = {
  name: '牌靴',
  left: (cards) => `餘 ${cards} 張`,
  told: (round, of, cards) => `本靴第 ${round} 局，共 ${of} 局，餘 ${cards} 張牌`,
  fresh: '新牌靴',
  freshNote: '八副牌入靴，路單重新開始',
  rule: '八副牌為一靴，每靴固定打 50 局，發出的牌要到換靴才回來。牌靴不預先洗好：每一局都從餘下的牌裡抽取，下一張是什麼誰也不知道，平台也不知道。路單與統計從本靴第一局算起，作廢的局不用牌。下列返還率對一靴裡的每一局都成立。',
  lies: '一靴 416 張牌依次排列：八副，每副從 0 到 51。本靴前面各局亮出過的牌，每一種都去掉同樣張數，先去最前面的；去掉多少，下注之前就已公布。第一個數小於餘牌張數，下一個小於餘牌減一，依此類推；每個數是餘牌中的位置。',
  counted: (cards, rounds) => `416 張餘 ${cards} 張，由之前 ${rounds} 局重新點算`,
};
