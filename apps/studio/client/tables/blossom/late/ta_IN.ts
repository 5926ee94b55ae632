import type { LateWords } from '../lateWords.ts';

export const lateWords: LateWords = {
  lastHands: 'கடைசி 3:',
  soon: (seconds) => `${seconds} வினாடியில் சீட்டுகள்`,
  watches: 'பார்க்கிறீர்கள் · அடுத்த ஆட்டத்தில் அமரலாம்',
  net: 'நிகர வெற்றி',
  through: { won: 'வெற்றி', raised: 'உயர்வு', held: 'தொடர்', folded: 'விலகல்' },
  compareWith: (amount) => `யாருடன் ஒப்பிட? ${amount}, பலவீனமான கை வெளியேறும்`,
  compareNote: 'அவர் முன்பே வெளியேறினால் ஒப்பீடு இல்லை; பணம் பானையில் இருக்கும்',
  back: 'பின்செல்',
  compares: (by, against) =>
    by === null
      ? `நீங்கள் இருக்கை ${against} உடன் ஒப்பிடுகிறீர்கள்…`
      : against === null
        ? `இருக்கை ${by} உங்களுடன் ஒப்பிடுகிறது…`
        : `இருக்கை ${by}, இருக்கை ${against} உடன் ஒப்பிடுகிறது…`,
  fell: (out, won) =>
    out === null
      ? `இருக்கை ${won} வலிமை: நீங்கள் வெளியே`
      : won === null
        ? `உங்கள் கை வலிமை: இருக்கை ${out} வெளியே`
        : `இருக்கை ${won} வலிமை: இருக்கை ${out} வெளியே`,
  missed: (seat, hasFolded) =>
    seat === null
      ? 'நீங்கள் முன்பே வெளியே: ஒப்பீடு இல்லை'
      : `இருக்கை ${seat} ${hasFolded ? 'விட்டது' : 'முன்பே வெளியே'}: ஒப்பீடு இல்லை`,
  isOut: (seat) => (seat === null ? 'நீங்கள் வெளியே' : `இருக்கை ${seat} வெளியே`),
  album: 'இதழ்கள்',
  nthBlossom: (count) => `பூ ${count}:`,
  newPetal: (kind) => `புதிய இதழ்: ${kind}`,
  wholeBlossom: (count) => `பூ ${count} முழுதும் மலர்ந்தது! அடுத்தது தொடங்குகிறது`,
  missing: (kinds) => `இன்னும் வேண்டியவை: ${kinds}`,
  albumPays: 'இதழ்கள் பார்க்க மட்டுமே, பணம் தராது',
  albumFree: 'பணம் தராது',
  beatsShare: (share, others) => `சீரற்ற ${others} ${others === 1 ? 'கைக்கு' : 'கைகளுக்கு'} எதிராக வெல்ல ${share}`,
  over: (seat, by) => `${seat === null ? 'உங்களுக்கு' : `இருக்கை ${seat}-க்கு`} எதிராக: ${by}`,
  beaten: 'வெளியே',
  lastPot: 'முந்தைய பாட்',
  ownPots: 'உங்கள் மேசையின் பாட்கள்',
  openPots: 'தானியங்கி மேசை',
  rake: (amount) => `கட்டணம் ${amount}`,
  lookHere: 'பார்க்கத் தொடவும்',
};
