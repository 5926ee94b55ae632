import type { BlackjackWords } from '../words.ts';

export const words: BlackjackWords = {
  name: '灯下の二十一',
  tagline: '一つの灯の下、ディーラーと向き合う',
  welcome: 'ベットしてカードを配りましょう',
  deal: '配る',
  dealing: '配っています',
  dealer: 'ディーラー',
  player: 'あなたのカード',
  handOf: (number) => `第${number}ハンド`,
  table: 'テーブル',
  doubled: 'ダブル済み',
  felt: 'ブラックジャック 3:2 · ディーラーは17でスタンド · インシュランス 2:1',
  count: (total, soft) => (soft ? `ソフト${total}` : `${total}`),
  moves: {
    insure: 'インシュランス',
    decline: '付けない',
    hit: 'ヒット',
    stand: 'スタンド',
    double: 'ダブル',
    split: 'スプリット',
  },
  results: { blackjack: 'ブラックジャック', win: '勝ち', push: '引き分け', lose: '負け', bust: 'バースト' },
  notices: {
    blackjack: (amount) => `ブラックジャック！${amount}を獲得`,
    win: (amount) => `${amount}を獲得しました`,
    back: (amount) => `${amount}が戻りました`,
    push: (amount) => `引き分け、${amount}を返還`,
    lose: () => 'このラウンドはディーラーの勝ち',
    bust: () => '21を超えました。バーストです',
    insured: (amount) => `ディーラーはブラックジャック。インシュランスから${amount}`,
    insurance: () => 'ディーラーのアップカードは A です。インシュランスを付けますか？',
    your_move: () => 'あなたの番です',
    side: (amount) => `サイドベット的中、配当${amount}。あなたの番です`,
  },
  fairness:
    '1ラウンドのすべてのカードは、配るときの1回の抽選で決まります。その後の選択は、それを順に読むだけです。',
  rules: [
    {
      title: '目標',
      text: '21を超えずに、ディーラーより21に近づけば勝ちです。A は1または11、J、Q、K は10と数えます。',
    },
    {
      title: 'シュー',
      text: '配るたびに、52枚のどのカードの確率も完全に等しく、すでに出たカードとは関係ありません（無限シュー）。',
    },
    {
      title: 'ディーラー',
      text: 'ディーラーは17以上（ソフト17を含む）でスタンドします。アップカードが A または10のときは先に伏せ札を確認し、ブラックジャックならその場で確定します。',
    },
    {
      title: 'ブラックジャック',
      text: '最初の2枚が A と10のカードならブラックジャックで、3:2を支払います。ディーラーもブラックジャックなら引き分けです。スプリット後はブラックジャックになりません。',
    },
    {
      title: 'ダブルとスプリット',
      text: '最初の2枚ならいつでもダブルでき、1枚だけ引きます。同じランクの2枚は1回だけスプリットでき、スプリット後もダブルできます。A のスプリットは各ハンド1枚だけ引きます。',
    },
    {
      title: 'インシュランス',
      text: 'ディーラーのアップカードが A のとき、ベットの半額でインシュランスを付けられます。ディーラーがブラックジャックなら2:1を支払います。長期的には得になりません。',
    },
    {
      title: '退出',
      text: '途中のラウンドは24時間保存し、その後はシステムが代わりにスタンドし（インシュランスなし）、確定します。',
    },
  ],
  sides: {
    title: 'サイドベット',
    names: { pair: '対の灯', three: '三つの灯' },
    results: {
      same_card: '同マーク同ランクのペア',
      same_colour: '同色のペア',
      mixed_pair: '異色のペア',
      suited_triple: '同マークのスリーカード',
      straight_flush: 'ストレートフラッシュ',
      triple: 'スリーカード',
      straight: 'ストレート',
      flush: 'フラッシュ',
    },
    chance: '確率',
    pays: '配当（ベット額を含む）',
    handStake: (amount) => `ハンド ${amount}`,
  },
  keys: 'キーボード：スペースで配る、H ヒット、S スタンド、D ダブル、P スプリット、I インシュランス、N 付けない。',
};
