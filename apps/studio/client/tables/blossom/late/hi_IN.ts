import type { LateWords } from '../lateWords.ts';

export const lateWords: LateWords = {
  lastHands: 'पिछली 3 बाज़ी:',
  soon: (seconds) => `${seconds} सेकंड में पत्ते`,
  watches: 'आप देख रहे हैं · अगले दौर में बैठें',
  net: 'शुद्ध जीत',
  through: { won: 'जीत', raised: 'बढ़ाया', held: 'चला', folded: 'छोड़ा' },
  compareWith: (amount) => `किससे पत्ते मिलाएँ? ${amount}, कमज़ोर हाथ बाहर`,
  compareNote: 'वह पहले बाहर हो तो मुकाबला नहीं; दी गई रकम पॉट में रहती है',
  back: 'वापस',
  compares: (by, against) =>
    by === null
      ? `आप सीट ${against} से पत्ते मिलाते हैं…`
      : against === null
        ? `सीट ${by} आपसे पत्ते मिलाती है…`
        : `सीट ${by} सीट ${against} से पत्ते मिलाती है…`,
  fell: (out, won) =>
    out === null
      ? `सीट ${won} का हाथ बड़ा: आप बाहर`
      : won === null
        ? `आपका हाथ बड़ा: सीट ${out} बाहर`
        : `सीट ${won} का हाथ बड़ा: सीट ${out} बाहर`,
  missed: (seat, hasFolded) =>
    seat === null
      ? 'आप पहले ही बाहर: मुकाबला नहीं हुआ'
      : `सीट ${seat} ${hasFolded ? 'ने छोड़ा' : 'पहले ही बाहर'}: मुकाबला नहीं हुआ`,
  isOut: (seat) => (seat === null ? 'आप बाहर' : `सीट ${seat} बाहर`),
  album: 'पंखुड़ियाँ',
  nthBlossom: (count) => `फूल ${count}:`,
  newPetal: (kind) => `नई पंखुड़ी: ${kind}`,
  wholeBlossom: (count) => `फूल ${count} पूरा खिल गया! अगला शुरू`,
  missing: (kinds) => `बाकी: ${kinds}`,
  albumPays: 'पंखुड़ियाँ केवल देखने के लिए हैं, इन पर कोई भुगतान नहीं',
  albumFree: 'भुगतान नहीं',
  beatsShare: (share, others) => `${others} बेतरतीब ${others === 1 ? 'हाथ' : 'हाथों'} के सामने जीत ${share}`,
  over: (seat, by) => `${seat === null ? 'आपके' : `सीट ${seat} के`} सामने: ${by}`,
  beaten: 'बाहर',
  lastPot: 'पिछला पॉट',
  ownPots: 'आपकी मेज़ के पॉट',
  openPots: 'बॉट की खुली मेज़',
  rake: (amount) => `शुल्क ${amount}`,
  lookHere: 'देखने के लिए छुएँ',
};
