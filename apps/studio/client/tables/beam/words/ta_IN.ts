import { beamNumbers, paneCount } from '../../../../src/tables/games/beamWheel.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type BeamNames, kindIn, spotIn } from '../words.ts';

export const beamNames: BeamNames = {
  groups: { numbers: 'எண்கள்', compass: 'திசை', sectors: 'பகுதி', together: 'கூட்டு' },
  panes: (count) => (count === 1 ? '1 கண்ணாடி' : `${count} கண்ணாடிகள்`),
  number: (number) => `எண் ${number}`,
  above: (number) => `${number}-க்கு மேல்`,
  sector: (sector) => `பகுதி ${sector}`,
  directions: {
    north: 'வடக்கு',
    east: 'கிழக்கு',
    south: 'தெற்கு',
    west: 'மேற்கு',
    'north-east': 'வடகிழக்கு',
    'south-east': 'தென்கிழக்கு',
    'south-west': 'தென்மேற்கு',
    'north-west': 'வடமேற்கு',
  },
  marks: { north: 'வ', east: 'கி', south: 'தெ', west: 'மே' },
  together: {
    one: (half) => `${half}: 1`,
    three: (half) => `${half}: 3 அல்லது மேல்`,
    seven: (half) => `${half}: 7 அல்லது மேல்`,
  },
  kinds: { half: 'சக்கரத்தின் பாதி', quarter: 'சக்கரத்தின் கால்', sector: 'ஐந்து கண்ணாடிகளின் பகுதி' },
};

export const beamWheelWords: GameWords = {
  name: 'கலங்கரைச் சக்கரம்',
  tagline: 'ஒரு கற்றை, அறுபது கண்ணாடிகள்',
  rules: [
    `சக்கரத்தில் ${paneCount} கண்ணாடிகள்; எண்கள் ${beamNumbers.join(', ')}. பந்தயம் முடிந்ததும் கற்றை சுழலும்; அது நிற்கும் கண்ணாடியின் எண் மீதான பந்தயங்களுக்கு வழங்கப்படும்.`,
    'எண்ணே விகிதம்: 7-இன் பந்தயம் 7:1 தரும். ஒவ்வொரு எண்ணுக்கும் எத்தனை கண்ணாடிகள் என்பது அதன் இடத்தில் எழுதியுள்ளது; ஒவ்வொரு கண்ணாடிக்கும் சம வாய்ப்பு.',
    'திசை: மேலே வடக்கு. கற்றை நிற்கும் பாதி அல்லது கால் மீதான பந்தயம் வெல்லும். பன்னிரண்டு பகுதிகள் மேலிருந்து வலச்சுழியாக எண்ணப்படும்; ஒவ்வொன்றிலும் ஐந்து கண்ணாடிகள்.',
    '“மேல்” என்பது அதைவிடப் பெரிய எந்த எண்ணிலும் வெல்லும். கூட்டில் எண்ணும் பாதியும் சேர்ந்து பொருந்த வேண்டும்; “அல்லது மேல்” அந்த எண்ணையும் சேர்க்கும். வெல்லும் கண்ணாடிகளின் எண்ணிக்கை ஒவ்வோர் இடத்திலும் எழுதியுள்ளது.',
  ],
  kind: kindIn('ta_IN'),
  spot: spotIn('ta_IN'),
  result: (summary) => `கற்றை ${summary}-இல் நின்றது`,
  draw: [
    `${paneCount}-க்குக் குறைவான எண் எடுக்கப்படும்: மேலுள்ள கண்ணாடியிலிருந்து வலச்சுழியாக அத்தனை கண்ணாடிகள் தள்ளி இருப்பதே முடிவு.`,
  ],
};
