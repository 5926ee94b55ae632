import type { SlotWords } from '../../view.ts';

export const words: SlotWords = {
  name: '紙の鳳凰',
  tagline: '翼を広げ、そのままとどまる',
  symbols: {
    phoenix: '鳳凰',
    ember: '火種',
    feather: '鳳凰の羽',
    scissors: 'はさみ',
    lantern: '灯籠',
    parasol: '花傘',
    plum: '梅',
    orchid: '蘭',
    bamboo: '竹',
    mum: '菊',
  },
  rules: [
    {
      title: '翼を広げる',
      text: '鳳凰はワイルドで、第2・第3・第4リールに出てリール全体を覆い、火種以外のすべての図柄の代わりになります。',
    },
    {
      title: '火種とフリースピン',
      text: '第1～第4リールに火種が3個以上出ると、フリースピンを8回獲得します。フリースピン中に再び3個以上出ると2回追加します。1ラウンドに最高20回です。',
    },
    {
      title: 'とどまる鳳凰',
      text: 'フリースピン中は、鳳凰が覆ったリールが、フリースピンの終わりまでそのまま残ります。',
    },
  ],
};
