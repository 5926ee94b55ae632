import { beamNumbers, paneCount } from '../../../../src/tables/games/beamWheel.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type BeamNames, numberIn } from '../words.ts';

export const beamNames: BeamNames = { panes: (count) => (count === 1 ? '1 கண்ணாடி' : `${count} கண்ணாடிகள்`) };

export const beamWheelWords: GameWords = {
  name: 'கலங்கரைச் சக்கரம்',
  tagline: 'ஒரு கற்றை, அறுபது கண்ணாடிகள்',
  rules: [
    `சக்கரத்தில் ${paneCount} கண்ணாடிகள்; எண்கள் ${beamNumbers.join(', ')}. பந்தயம் முடிந்ததும் கற்றை சுழலும்; அது நிற்கும் கண்ணாடியின் எண் மீதான பந்தயங்களுக்கு வழங்கப்படும்.`,
    'எண்ணே விகிதம்: 7-இன் பந்தயம் 7:1 தரும். ஒவ்வொரு எண்ணுக்கும் எத்தனை கண்ணாடிகள் என்பது அதன் இடத்தில் எழுதியுள்ளது; ஒவ்வொரு கண்ணாடிக்கும் சம வாய்ப்பு.',
  ],
  kind: (kind) => `எண் ${numberIn(kind)}`,
  spot: (spot) => `எண் ${numberIn(spot)}`,
  result: (summary) => `கற்றை ${summary}-இல் நின்றது`,
  draw: [
    `${paneCount}-க்குக் குறைவான எண் எடுக்கப்படும்: மேலுள்ள கண்ணாடியிலிருந்து வலச்சுழியாக அத்தனை கண்ணாடிகள் தள்ளி இருப்பதே முடிவு.`,
  ],
};
