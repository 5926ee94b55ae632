import type { MachineWords } from '../words.ts';

export const words: MachineWords = {
  welcome: 'நல்வாழ்த்துகள்',
  spin: 'ஸ்பின்',
  hurry: 'வேகமாக',
  startFree: (left) => `${left} இலவச ஸ்பின் தொடங்கு`,
  freeSpin: (played, awarded) => `இலவச ஸ்பின் ${awarded}-இல் ${played}`,
  freeTitle: (count) => `${count} இலவச ஸ்பின்`,
  freeMore: (count) => `மேலும் ${count} இலவச ஸ்பின்`,
  great: ['பெரிய வெற்றி', 'மிகப்பெரிய வெற்றி', 'மாபெரும் வெற்றி'],
  reelsLabel: 'ரீல்கள்',
  historyFree: (played) => `${played} இலவச ஸ்பின்னுடன்`,
  fairness: 'ஒவ்வொரு ஸ்பின்னிலும் நிற்கும் இடங்கள் புதிதாக எடுக்கப்படும்.',
  facts: {
    title: 'எண்களில் இந்த கேம்',
    greatest: 'ஒரு சுற்றின் மிகப்பெரிய வெற்றி',
    greatestTimes: (times) => `பந்தயம் × ${times}`,
    bonus: 'சிறப்பு அம்சம்',
    oneIn: (rounds) => `சராசரியாக ${rounds} சுற்றுகளில் 1`,
  },
  notices: {
    won: (won, lines) => (lines > 1 ? `${lines} வரிகளில் ${won} வென்றீர்கள்` : `${won} வென்றீர்கள்`),
    back: (won) => `${won} திரும்பியது`,
    free_won: (_, count) => `${count} இலவச ஸ்பின்`,
    free_over: (won) => `இலவச ஸ்பின் முடிந்தது: ${won} வென்றீர்கள்`,
    free_back: (won) => `இலவச ஸ்பின் முடிந்தது: ${won} திரும்பியது`,
  },
};
