import type { CoachWords } from '../coachWords.ts';

export const coachWords: CoachWords = {
  name: 'Coach',
  show: 'Show the best choice',
  working: 'Working it out',
  wasBest: 'That was the best choice',
  costs: (share) => `That costs ${share} of the bet on average`,
  tally: (best, all) => `Best unaided: ${best} of ${all}`,
  worth: 'Average gain, of the hand’s bet',
  rule: {
    title: 'Coach',
    text: 'The coach is off until you switch it on. Ask it, and it shows the choice with the highest average return, counted exactly. Afterwards it says what your own choice cost against the best, and counts how often you found the best one unaided. It forgets all that when you leave.',
  },
};
