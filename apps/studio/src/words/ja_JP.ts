import type { ChooseWords } from '../oidc/words.ts';
import type { BeginWords } from '../pages/begin.ts';
import type { PayWords } from '../payments/words.ts';
import type { ServerWords } from './serverWords.ts';

const pay: PayWords = {
  title: 'お支払い',
  sandbox: 'サンドボックス',
  sandboxLong: 'これはテスト用の支払いページです。実際のお金は引き落とされません。',
  amount: 'お支払い額',
  order: '注文番号',
  expires: '有効期限',
  actions: {
    approve: { label: '支払いを承認', hint: '入金が完了し、店舗に戻ります' },
    decline: { label: '支払いを拒否', hint: '銀行が承認しません' },
    keep: { label: '後で支払う', hint: '注文は支払い待ちのままで、後で戻れます' },
    expire: { label: '注文を期限切れにする', hint: '支払い期限が過ぎた状態にします' },
    twice: { label: '二重に通知', hint: '同じ支払いを店舗に2回通知します。入金は1回だけになるはずです' },
  },
  states: {
    pending: { title: '支払い待ち', text: 'このテスト支払いの結果を選んでください。' },
    approved: { title: '支払い完了', text: 'お支払いを受け取りました。' },
    declined: {
      title: '支払いは承認されませんでした',
      text: '引き落としはありません。戻って別の方法をお試しください。',
    },
    expired: {
      title: '注文の期限が切れました',
      text: '引き落としはありません。戻ってもう一度注文してください。',
    },
  },
  kept: { title: '注文を保留しました', text: '引き落としはありません。後でこのページに戻って支払えます。' },
  telling: '店舗に通知しています…',
  told: '店舗が確認しました。戻っています…',
  waiting: '店舗からの応答がまだありません。通知を続けますので、先にお戻りいただけます。',
  back: '店舗に戻る',
  moreWays: 'その他のテスト結果',
  notFound: 'この支払いは見つかりません',
};

const choose: ChooseWords = {
  title: '灯影パス',
  sandbox: 'サンドボックス',
  sandboxLong: 'これはテスト用のログインサービスです。人物はすべて架空です。',
  lead: (hall) => `${hall} があなたの確認を求めています。人物を選んで続けてください：`,
  passedOn: '提供される情報：氏名とメールアドレス。',
  choose: '人物を選ぶ',
  cancel: 'キャンセル',
  cancelHint: '情報を提供せずに戻ります',
  over: 'ログインは終了しました',
  overText: 'このウィンドウを閉じ、元のページからやり直してください。',
};

/** Names of games, by game code. */
const games: ServerWords['games'] = {
  'abacus-bulls': '算盤闘牛',
  'seven-lanterns': '七灯の二十一',
  'abacus-three': '算盤三珠',
  'aurora-fox': '極光の雪狐',
  'beads-of-fortune': '福の算珠',
  'clockwork-owl': 'からくり梟',
  'cloud-express': '雲嶺鉄道',
  'comet-peaks': '彗星の峰越え',
  'crane-poker': '鶴影ポーカー',
  'moonrise-squeeze': '月の出スクイーズ',
  'crested-baccarat': '羽冠ノーコミッション',
  'dragon-and-tiger': '龍虎の夜',
  'dragon-boat-drums': '龍舟の鼓',
  'dragon-boat-race': '龍舟競渡',
  'moonlit-three': '月下の三枚',
  'eight-carp-draw': '八鯉連珠',
  'fair-wind-junk': '順風の宝船',
  'firefly-ten': '蛍の十選',
  'fireside-bulls': '炉端の牛牛',
  'five-minute-lanterns': '灯彩ファストスリー',
  'golden-blossom': '花咲く三枚',
  'harbor-keno': '港のキノ',
  'hare-derby': '兎ダービー',
  'hundred-cranes': '百鶴ポーカー',
  'jade-frog': '玉蛙の珠',
  'kite-sports': '凧台スポーツ',
  'koi-lantern': '錦鯉の灯影',
  'lantern-dice': '灯籠大小',
  'lantern-twenty-one': '灯下の二十一',
  'lighthouse-wheel': '灯台ホイール',
  'lotus-rain': '蓮池の雨',
  'moon-roulette': '月影ルーレット',
  'night-market': '灯火の夜市',
  'painted-mask': '彩りの面',
  'paper-league': '紙人サッカー',
  'paper-phoenix': '紙の鳳凰',
  'paper-siege': '紙城の攻防',
  'peacock-garden': '孔雀の庭',
  'pepper-kitchen': '唐辛子の厨',
  'puppet-crest': '人形鶏の冠',
  'red-crest-duel': '赤冠対決',
  'seven-storey-draw': '七層の塔',
  'sky-lantern-night': '天灯の夜',
  'star-pounding-hare': '星搗き玉兎',
  'tea-house-fan-tan': '茶楼ファンタン',
  'thousand-jellies': '海月の千灯',
  'three-by-moonlight': '月見の三公',
  'tide-baccarat': '潮月バカラ',
  'tiger-grove': '竹影の虎',
  'twin-lanterns': '双灯の二十一',
  'whale-song': '雲海の鯨歌',
};

const begin: BeginWords = {
  slow: '通信に時間がかかり、ゲームを読み込めていません。',
  again: '再読み込み',
  back: 'ロビーに戻る',
};

export const words: ServerWords = { pay, choose, begin, games };
