import type { SlipWords } from '../words.ts';

export const words: SlipWords = {
  closes: (seconds) => `பந்தயத்திற்கு ${seconds} வினாடி மீதம்`,
  opens: {
    football: 'ஆபத்து நீங்கியதும் மீண்டும் திறக்கும்',
    racket: 'இந்த ராலிக்குப் பின் மீண்டும் திறக்கும்',
    basketball: 'நிலை தெளிவானதும் மீண்டும் திறக்கும்',
    siege: 'இந்தச் சுற்றுக்குப் பின் மீண்டும் திறக்கும்',
    league: 'ஆட்டம் தொடங்கியது: பந்தயம் நிறுத்தம்',
  },
  held: 'முடிவு தெரிந்ததும் விலை மாறும்',
  lastPrice: 'கிடைக்கக்கூடியது (நிறுத்தத்திற்கு முந்தைய விலையில்)',
  placeAt: (price, amount) => `${price} விலையில் ${amount} பந்தயம்`,
  removeClosed: (count) => `மூடப்பட்ட ${count} தேர்வை நீக்கு`,
  maps: 'வரைபடங்கள்',
};
