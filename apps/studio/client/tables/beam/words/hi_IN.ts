import { beamNumbers, paneCount } from '../../../../src/tables/games/beamWheel.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type BeamNames, numberIn } from '../words.ts';

export const beamNames: BeamNames = { panes: (count) => (count === 1 ? '1 खाना' : `${count} खाने`) };

export const beamWheelWords: GameWords = {
  name: 'दीपस्तंभ चक्र',
  tagline: 'एक किरण, साठ खाने',
  rules: [
    `चक्र में ${paneCount} खाने हैं, जिन पर संख्याएँ ${beamNumbers.join(', ')} हैं। दांव बंद होने पर किरण घूमती है, और जिस खाने पर रुकती है, उसकी संख्या पर लगे दांवों का भुगतान होता है।`,
    'संख्या ही भाव है: 7 पर दांव 7:1 देता है। हर संख्या के कितने खाने हैं, यह उसकी जगह पर लिखा है; हर खाने की संभावना बराबर है।',
  ],
  kind: (kind) => `संख्या ${numberIn(kind)}`,
  spot: (spot) => `संख्या ${numberIn(spot)}`,
  result: (summary) => `किरण ${summary} पर रुकी`,
  draw: [`${paneCount} से छोटी एक संख्या निकलती है: सबसे ऊपर वाले खाने से घड़ी की दिशा में उतने खाने आगे नतीजा है।`],
};
