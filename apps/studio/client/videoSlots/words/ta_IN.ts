import type { VideoSlotWords } from '../words.ts';

export const words: VideoSlotWords = {
  notices: {
    won: (won) => `${won} வென்றீர்கள்`,
    back: (won) => `${won} திரும்பியது`,
    free_won: (_, count) => (count === 1 ? 'மேலும் 1 இலவச ஸ்பின்' : `${count} இலவச ஸ்பின்`),
    free_over: (won) => `இலவச ஸ்பின் முடிந்தது: இந்தச் சுற்றில் ${won} வென்றீர்கள்`,
    free_back: (won) => `இலவச ஸ்பின் முடிந்தது: ${won} திரும்பியது`,
    hold_won: () => 'ஹோல்ட் அண்ட் வின் தொடங்குகிறது',
    hold_on: (held) => `இதுவரை ${held} நிறுத்தப்பட்டது, மீண்டும் சுழல்கிறது`,
    hold_over: (won) => `ஹோல்ட் அண்ட் வின் முடிந்தது: இந்தச் சுற்றில் ${won} வென்றீர்கள்`,
    hold_back: (won) => `ஹோல்ட் அண்ட் வின் முடிந்தது: ${won} திரும்பியது`,
  },
  fairness: 'ஒவ்வொரு ஸ்பின்னுக்கும் தனிக் குலுக்கல். நிற்கும் இடங்களையும் எல்லா மதிப்புகளையும் அதுவே முடிவு செய்யும்.',
  freeText: 'வெல்லும் ஒவ்வொரு இலவச ஸ்பின்னிலும் பெருக்கி உயரும்.',
  choose: 'உங்கள் இலவச ஸ்பின்னைத் தேர்ந்தெடுக்கவும்',
  option: (spins, multiplier, step) =>
    step > 0
      ? `${spins} ஸ்பின், × ${multiplier} இலிருந்து, வெற்றிக்கு + ${step}`
      : multiplier > 1
        ? `${spins} ஸ்பின், × ${multiplier}`
        : `${spins} ஸ்பின்`,
  goOn: 'தொடர்க',
  strip: {
    free: (played, all) => `இலவச ஸ்பின் ${all}-இல் ${played}`,
    hold: (left, held, cells) => `${left} மறு ஸ்பின் மீதம் · ${held} / ${cells}`,
  },
  times: (multiplier) => `× ${multiplier}`,
  total: 'இந்தச் சுற்றின் வெற்றி',
  pots: { mini: 'மினி', minor: 'மைனர்', major: 'மேஜர்', grand: 'கிராண்ட்' },
  potsLabel: 'நான்கு பாட்கள்',
  won: {
    line: (symbol, count, line) => `${symbol} × ${count} · வரி ${line}`,
    ways: (symbol, count, ways) => `${symbol} × ${count} · ${ways} ${ways === 1 ? 'வழி' : 'வழிகள்'}`,
    cluster: (symbol, count) => `${symbol} · ${count} கொண்ட கொத்து`,
    collected: (symbol, count, times) =>
      times === 1 ? `${symbol} × ${count} சேகரிப்பு` : `${symbol} × ${count} சேகரிப்பு, ${times} முறை`,
  },
  historyMore: (steps) => `${steps} இலவச ஸ்பின்னுடன்`,
  rules: {
    pays: 'வழங்கல் அட்டவணை',
    paysNote: {
      lines: 'தற்போதைய பந்தயத்தில் ஒரு வரிக்கான வெற்றி.',
      ways: 'தற்போதைய பந்தயத்தில் ஒரு வழிக்கான வெற்றி.',
      clusters: 'தற்போதைய பந்தயத்தில் குறைந்தது இந்த அளவுள்ள ஒரு கொத்துக்கான வெற்றி.',
    },
    lines: 'வரிகள்',
    linesText: (lines) =>
      `${lines} வரிகள். இடப்பக்கக் கடைசி ரீலிலிருந்து தொடர்ந்து மூன்று அல்லது மேற்பட்ட ஒரே சின்னங்கள் வெல்லும்.`,
    hits: 'வெற்றி தரும் சுற்றுகள்',
  },
};
