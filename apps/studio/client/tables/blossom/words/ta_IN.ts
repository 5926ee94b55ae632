import type { BlossomWords } from '../words.ts';

export const ownWords: BlossomWords = {
  tagline: 'ஆறு இருக்கைகள், ஒரே பாட்: பார்க்காமல் ஆடும் துணிவு',
  kind: 'பாட் போல ஆடும் இருக்கை',
  seat: (seat) => `இருக்கை ${seat}`,
  takesPot: (seat) => (seat === null ? 'பாட்டை நீங்கள் வென்றீர்கள்' : `இருக்கை ${seat} பாட்டை வென்றது`),
  lastIn: (seat) =>
    seat === null
      ? 'மற்ற அனைவரும் விலகினர்: பாட்டை நீங்கள் வென்றீர்கள்'
      : `மற்ற அனைவரும் விலகினர்: இருக்கை ${seat} பாட்டை வென்றது`,
  openTable: (seat) => `திறந்த மேசை: இருக்கை ${seat} வென்றது`,
  choices: { look: 'பார்', fold: 'விடு', hold: 'தொடர்', raise: 'உயர்த்து', compare: 'ஒப்பிடு' },
  done: {
    look: 'பார்த்தது',
    fold: 'விட்டது',
    hold: 'தொடர்கிறது',
    raise: 'உயர்த்தியது',
    void: 'திருப்பம்',
    timedOut: 'நேரம் முடிந்தது',
  },
  street: (street) => `கட்டம் ${street}`,
  telling: (street) => `கட்டம் ${street}: எல்லோரும் தேர்ந்தது`,
  blind: 'பார்க்கவில்லை',
  looking: 'சீட்டுகள் பார்க்கப்படுகின்றன…',
  pays: (amount) => `நீங்கள் செலுத்துவது ${amount}`,
  raised: (seats) => `இருக்கை ${seats.join(', ')} உயர்த்தியது`,
  raisers: (count) => `${count} பேர் உயர்த்தினர்`,
  again: (amount) => `அதே இருக்கை ${amount}`,
  doubles: (amount) => `அடுத்து ${amount}`,
  lastStreet: 'கடைசிக் கட்டத்தில் இல்லை',
  onlyIn: (street) => `கட்டம் ${street} மட்டும்`,
  looked: 'இலவசம், பின் விலை ×2',
  beats: (one, other) => `${one} > ${other}`,
  allFolded: 'மற்ற அனைவரும் விலகினர்',
  you: 'நீங்கள்',
  tempers: { cautious: 'எச்சரிக்கை', steady: 'நிதானம்', bold: 'துணிச்சல்' },
  antes: (count) => `தொடக்கத் தொகை ×${count}`,
  paid: (amount) => `இந்தக் கையில் செலுத்தியது ${amount}`,
  most: (amount) => `ஒரு கை அதிகபட்சம் ${amount}`,
};
