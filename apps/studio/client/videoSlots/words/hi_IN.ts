import type { VideoSlotWords } from '../words.ts';

export const words: VideoSlotWords = {
  notices: {
    won: (won) => `आपने ${won} जीते`,
    back: (won) => `${won} वापस`,
    free_won: (_, count) => (count === 1 ? '1 और मुफ़्त स्पिन' : `${count} मुफ़्त स्पिन`),
    free_over: (won) => `मुफ़्त स्पिन पूरे: इस राउंड में आपने ${won} जीते`,
    free_back: (won) => `मुफ़्त स्पिन पूरे: ${won} वापस`,
    hold_won: () => 'होल्ड एंड विन शुरू',
    hold_on: (held) => `अब तक ${held} रुके, आगे फिर स्पिन`,
    hold_over: (won) => `होल्ड एंड विन पूरा: इस राउंड में आपने ${won} जीते`,
    hold_back: (won) => `होल्ड एंड विन पूरा: ${won} वापस`,
  },
  fairness: 'हर स्पिन का अपना ड्रॉ होता है। उसी से रुकने की जगहें और सारी राशियाँ तय होती हैं।',
  freeText: 'हर जीतने वाले मुफ़्त स्पिन के साथ मल्टीप्लायर बढ़ता है।',
  choose: 'अपने मुफ़्त स्पिन चुनें',
  option: (spins, multiplier, step) =>
    step > 0
      ? `${spins} स्पिन, × ${multiplier} से शुरू, हर जीत पर + ${step}`
      : multiplier > 1
        ? `${spins} स्पिन, × ${multiplier} पर`
        : `${spins} स्पिन`,
  goOn: 'जारी रखें',
  strip: {
    free: (played, all) => `मुफ़्त स्पिन ${all} में से ${played}`,
    hold: (left, held, cells) => `${left} री-स्पिन बाकी · ${held} / ${cells}`,
  },
  times: (multiplier) => `× ${multiplier}`,
  total: 'इस राउंड की जीत',
  pots: { mini: 'मिनी', minor: 'माइनर', major: 'मेजर', grand: 'ग्रैंड' },
  potsLabel: 'चार पॉट',
  won: {
    line: (symbol, count, line) => `${symbol} × ${count} · लाइन ${line}`,
    ways: (symbol, count, ways) => `${symbol} × ${count} · ${ways} ${ways === 1 ? 'तरीका' : 'तरीके'}`,
    cluster: (symbol, count) => `${symbol} · ${count} का समूह`,
    collected: (symbol, count, times) =>
      times === 1 ? `${symbol} × ${count} बटोरे` : `${symbol} × ${count} बटोरे, ${times} बार`,
  },
  historyMore: (steps) => `${steps} मुफ़्त स्पिन के साथ`,
  rules: {
    pays: 'भुगतान तालिका',
    paysNote: {
      lines: 'मौजूदा दांव पर एक लाइन की जीत।',
      ways: 'मौजूदा दांव पर एक तरीके की जीत।',
      clusters: 'मौजूदा दांव पर कम से कम इतने बड़े एक समूह की जीत।',
    },
    lines: 'लाइनें',
    linesText: (lines) => `${lines} लाइनें। सबसे बाईं रील से शुरू होकर लगातार तीन या ज़्यादा एक जैसे चिह्न जीतते हैं।`,
    hits: 'जीत देने वाले राउंड',
  },
};
