import type { ChooseWords } from '../oidc/words.ts';
import type { BeginWords } from '../pages/begin.ts';
import type { PayWords } from '../payments/words.ts';
import type { ServerWords } from './serverWords.ts';

const pay: PayWords = {
  title: '收銀台',
  sandbox: '沙盒',
  sandboxLong: '這是測試收銀台，不會扣取任何真實款項。',
  amount: '支付金額',
  order: '訂單編號',
  expires: '有效期至',
  actions: {
    approve: { label: '確認支付', hint: '款項到帳，返回商家' },
    decline: { label: '拒絕支付', hint: '銀行不予放行' },
    keep: { label: '稍後再付', hint: '訂單保持待付，可以再回來' },
    expire: { label: '讓訂單過期', hint: '付款時限已過' },
    twice: { label: '重複通知', hint: '同一筆付款通知商家兩次，只應入帳一次' },
  },
  states: {
    pending: { title: '待支付', text: '請選擇這筆測試付款的結果。' },
    approved: { title: '支付成功', text: '款項已收到。' },
    declined: { title: '支付未通過', text: '沒有扣款。您可以返回後換一種方式再試。' },
    expired: { title: '訂單已過期', text: '沒有扣款。請返回後重新下單。' },
  },
  kept: { title: '訂單保留', text: '沒有扣款，您可以稍後回到此頁繼續支付。' },
  telling: '正在通知商家…',
  told: '商家已確認，正在返回…',
  waiting: '商家暫時沒有回應，我們會繼續通知；您可以先返回。',
  back: '返回商家',
  moreWays: '其他測試結果',
  notFound: '沒有這筆付款',
};

const choose: ChooseWords = {
  title: '燈影通行證',
  sandbox: '沙盒',
  sandboxLong: '這是測試用的登入服務，所有人物都是虛構的。',
  lead: (hall) => `${hall} 想確認您的身分。請選擇一位人物繼續：`,
  passedOn: '將提供：姓名和電子信箱。',
  choose: '選擇人物',
  cancel: '取消',
  cancelHint: '返回，不提供任何資訊',
  over: '登入已結束',
  overText: '請關閉這個視窗，回到原來的頁面重新開始。',
};

/** Names of games, by game code. */
const games: ServerWords['games'] = {
  'abacus-bulls': '算盤鬥牛',
  'seven-lanterns': '七燈廿一點',
  'abacus-three': '算盤三珠',
  'aurora-fox': '極光雪狐',
  'beads-of-fortune': '算珠落盤',
  'clockwork-owl': '機巧夜梟',
  'cloud-express': '雲嶺列車',
  'comet-peaks': '彗星越嶺',
  'crane-poker': '鶴影撲克',
  'moonrise-squeeze': '月起瞇牌',
  'crested-baccarat': '免佣百家樂',
  'dragon-and-tiger': '龍虎夜鬥',
  'dragon-boat-drums': '龍舟鼓浪',
  'dragon-boat-race': '龍舟競渡',
  'moonlit-three': '月下三張',
  'eight-carp-draw': '八鯉連珠',
  'fair-wind-junk': '順風寶船',
  'firefly-ten': '螢火PK拾',
  'fireside-bulls': '圍爐牛牛',
  'five-minute-lanterns': '燈彩快三',
  'golden-blossom': '花開三張',
  'harbor-keno': '港灣快彩',
  'hare-derby': '逐兔大賽',
  'hundred-cranes': '百鶴撲克',
  'jade-frog': '玉蟾吐珠',
  'kite-sports': '鳶臺體育',
  'koi-lantern': '錦鯉燈影',
  'lantern-dice': '燈籠骰寶',
  'lantern-twenty-one': '燈下廿一點',
  'lighthouse-wheel': '燈塔轉輪',
  'lotus-rain': '荷塘聽雨',
  'moon-roulette': '月影輪盤',
  'night-market': '燈市如晝',
  'painted-mask': '粉墨登場',
  'paper-league': '紙人足球',
  'paper-phoenix': '紙鳳凌霄',
  'paper-siege': '紙城攻防',
  'peacock-garden': '雀屏春深',
  'pepper-kitchen': '椒香灶火',
  'puppet-crest': '傀儡鬥冠',
  'red-crest-duel': '赤冠對臺',
  'seven-storey-draw': '寶塔七星',
  'sky-lantern-night': '天燈許願',
  'star-pounding-hare': '玉兔搗星',
  'tea-house-fan-tan': '茶座番攤',
  'thousand-jellies': '海月千燈',
  'three-by-moonlight': '三公賞月',
  'tide-baccarat': '潮月百家樂',
  'tiger-grove': '竹影虎蹤',
  'twin-lanterns': '雙燈廿一點',
  'whale-song': '鯨歌雲海',
};

const begin: BeginWords = {
  slow: '網路有點慢，遊戲還沒載入完成。',
  again: '重新載入',
  back: '返回大廳',
};

export const words: ServerWords = { pay, choose, begin, games };
