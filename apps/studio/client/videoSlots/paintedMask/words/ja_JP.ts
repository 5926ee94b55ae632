import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '彩りの面',
  tagline: '幕が開けば、舞台は一色',
  symbols: {
    spotlight: '照明',
    gong: '銅鑼',
    veil: '幕',
    redMask: '赤い面',
    greenMask: '緑の面',
    blueMask: '青い面',
    fan: '扇子',
    zither: '琴',
    chess: '碁',
    book: '書',
    brush: '画',
  },
  rules: [
    {
      title: '幕',
      text: '1回のスピンに出たすべての幕が同時に開き、同じ1つの図柄に変わります。通常の8種類の図柄になる確率は等しくなっています。',
    },
    {
      title: '銅鑼とフリースピン',
      text: '第1～第4リールに銅鑼が3個以上出ると、フリースピンを10回獲得し、幕が出やすくなります。フリースピン中に第2・第3・第4リールに同時に銅鑼が出ると5回追加します。1ラウンドに最高30回です。',
    },
    {
      title: '照明',
      text: '照明はワイルドで、銅鑼以外のすべての図柄の代わりになり、第2～第5リールに出ます。',
    },
  ],
};
