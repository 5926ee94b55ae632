import type { MachineWords } from '../words.ts';

export const words: MachineWords = {
  welcome: 'शुभकामनाएँ',
  spin: 'स्पिन',
  hurry: 'जल्दी',
  startFree: (left) => `${left} मुफ़्त स्पिन शुरू करें`,
  freeSpin: (played, awarded) => `मुफ़्त स्पिन ${awarded} में से ${played}`,
  freeTitle: (count) => `${count} मुफ़्त स्पिन`,
  freeMore: (count) => `${count} और मुफ़्त स्पिन`,
  great: ['बड़ी जीत', 'बहुत बड़ी जीत', 'महाजीत'],
  reelsLabel: 'रील',
  historyFree: (played) => `${played} मुफ़्त स्पिन के साथ`,
  fairness: 'हर स्पिन में रुकने की नई जगहें निकलती हैं।',
  facts: {
    title: 'यह गेम आँकड़ों में',
    greatest: 'एक राउंड की सबसे बड़ी जीत',
    greatestTimes: (times) => `दांव का ${times} गुना`,
    bonus: 'खास फ़ीचर',
    oneIn: (rounds) => `औसतन ${rounds} राउंड में 1`,
  },
  notices: {
    won: (won, lines) => (lines > 1 ? `आपने ${lines} लाइनों पर ${won} जीते` : `आपने ${won} जीते`),
    back: (won) => `${won} वापस`,
    free_won: (_, count) => `${count} मुफ़्त स्पिन`,
    free_over: (won) => `मुफ़्त स्पिन पूरे: आपने ${won} जीते`,
    free_back: (won) => `मुफ़्त स्पिन पूरे: ${won} वापस`,
  },
};
