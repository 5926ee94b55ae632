import type { PotWords } from '../words.ts';

export const potWords: PotWords = {
  who: { you: 'நீங்கள்', member: 'உறுப்பினர்', bot: 'தானியங்கி' },
  pot: (amount) => `பாட் ${amount}`,
  pays: (amount) => `வெற்றியாளருக்கு ${amount}`,
  free: 'இங்கே அமர்க',
  yours: 'நீங்கள் இங்கே அமர்ந்துள்ளீர்கள்',
  choose: 'ஆன்டியாகச் சில்லைத் தேர்ந்து, பிறகு இருக்கை',
  seated: 'அமர்ந்துவிட்டீர்கள். பகிர்வுக்குக் காத்திருக்கிறது',
  showdown: 'சீட்டுகள் திறக்கின்றன',
};
