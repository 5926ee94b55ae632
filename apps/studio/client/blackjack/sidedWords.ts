import type { Lang } from '../shell/sessionTexts.ts';
import { type BlackjackWords, blackjackWordsOf } from './words.ts';

type Own = Pick<BlackjackWords, 'name' | 'tagline' | 'welcome' | 'keys'> & {
  readonly rule: BlackjackWords['rules'][number];
};

const zh: Own = {
  name: '双灯廿一点',
  tagline: '手牌之外，再点两盏灯',
  welcome: '可选边注，请下注发牌',
  rule: {
    title: '边注',
    text: '发牌前可选“对灯”和“三灯”，每个占投注的五分之一，其余为手牌的投注；加倍、分牌与保险按手牌的投注计算。对灯看您的前两张，三灯看您的前两张与庄家明牌，发牌时即开，随即派彩，与手牌胜负无关。下面的返还率按两个边注都选、手牌最佳打法计算，是各种玩法中最低的。',
  },
  keys: '键盘：空格发牌，Q 对灯，W 三灯，H 要牌，S 停牌，D 加倍，P 分牌，I 买保险，N 不买保险。',
};

const en: Own = {
  name: 'Twin Lanterns Twenty-One',
  tagline: 'Blackjack with two side bets',
  welcome: 'Add side bets, place your bet and deal',
  rule: {
    title: 'Side bets',
    text: 'Before the deal you can add Lantern Pair and Three Lanterns. Each takes a fifth of your bet and the hand has the rest; doubling, splitting and insurance follow the hand. Lantern Pair looks at your first two cards, Three Lanterns at these and the dealer’s open card. They are decided and paid at the deal, whatever becomes of the hand. The RTP below is that of both side bets with the best play of the hand, the lowest of all ways to play.',
  },
  keys: 'Keys: space deals, Q Lantern Pair, W Three Lanterns, H hits, S stands, D doubles, P splits, I insures, N declines insurance.',
};

/** The words of the table that takes side bets. */
export const sidedWordsOf = (lang: Lang): BlackjackWords => {
  const common = blackjackWordsOf(lang);
  const { rule, ...own } = lang === 'zh_CN' ? zh : en;
  const [aim, ...others] = common.rules;
  return { ...common, ...own, rules: aim ? [aim, rule, ...others] : [rule] };
};
