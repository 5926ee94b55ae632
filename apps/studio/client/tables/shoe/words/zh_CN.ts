import type { ShoeWords } from '../words.ts';

export const shoeWords: ShoeWords = {
  name: '牌靴',
  left: (cards) => `余 ${cards} 张`,
  told: (round, of, cards) => `本靴第 ${round} 局，共 ${of} 局，余 ${cards} 张牌`,
  fresh: '新牌靴',
  freshNote: '八副牌入靴，路单重新开始',
  rule: '八副牌为一靴，每靴固定打 50 局，发出的牌要到换靴才回来。牌靴不预先洗好：每一局都从余下的牌里抽取，下一张是什么谁也不知道，平台也不知道。路单与统计从本靴第一局算起，作废的局不用牌。下列返还率对一靴里的每一局都成立。',
  lies: '一靴 416 张牌依次排列：八副，每副从 0 到 51。本靴前面各局亮出过的牌，每一种都去掉同样张数，先去最前面的；去掉多少，下注之前就已公布。第一个数小于余牌张数，下一个小于余牌减一，依此类推；每个数是余牌中的位置。',
  counted: (cards, rounds) => `416 张余 ${cards} 张，由之前 ${rounds} 局重新点算`,
};
