import type { CardWords } from '../words.ts';

export const cardWords: CardWords = {
  suits: { spades: 'ஸ்பேட்', hearts: 'ஹார்ட்', clubs: 'கிளப்', diamonds: 'டைமண்ட்' },
  ranks: ['ஏஸ்', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'ஜாக்', 'குவீன்', 'கிங்'],
  of: (rank, suit) => `${suit} ${rank}`,
  back: 'கவிழ்ந்த சீட்டு',
};
