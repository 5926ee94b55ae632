import { beamNumbers, paneCount } from '../../../../src/tables/games/beamWheel.ts';
import type { GameWords } from '../../texts/texts.ts';
import { type BeamNames, kindIn, spotIn } from '../words.ts';

export const beamNames: BeamNames = {
  groups: { numbers: 'संख्याएँ', compass: 'दिशा', sectors: 'भाग', together: 'संयुक्त' },
  panes: (count) => (count === 1 ? '1 खाना' : `${count} खाने`),
  number: (number) => `संख्या ${number}`,
  above: (number) => `${number} से बड़ी`,
  sector: (sector) => `भाग ${sector}`,
  directions: {
    north: 'उत्तर',
    east: 'पूर्व',
    south: 'दक्षिण',
    west: 'पश्चिम',
    'north-east': 'उत्तर-पूर्व',
    'south-east': 'दक्षिण-पूर्व',
    'south-west': 'दक्षिण-पश्चिम',
    'north-west': 'उत्तर-पश्चिम',
  },
  marks: { north: 'उ', east: 'पू', south: 'द', west: 'प' },
  together: {
    one: (half) => `${half} में 1`,
    three: (half) => `${half} में 3 या ज़्यादा`,
    seven: (half) => `${half} में 7 या ज़्यादा`,
  },
  kinds: { half: 'चक्र का आधा', quarter: 'चक्र का चौथाई', sector: 'पाँच खानों का भाग' },
};

export const beamWheelWords: GameWords = {
  name: 'दीपस्तंभ चक्र',
  tagline: 'एक किरण, साठ खाने',
  rules: [
    `चक्र में ${paneCount} खाने हैं, जिन पर संख्याएँ ${beamNumbers.join(', ')} हैं। दांव बंद होने पर किरण घूमती है, और जिस खाने पर रुकती है, उसकी संख्या पर लगे दांवों का भुगतान होता है।`,
    'संख्या ही भाव है: 7 पर दांव 7:1 देता है। हर संख्या के कितने खाने हैं, यह उसकी जगह पर लिखा है; हर खाने की संभावना बराबर है।',
    'दिशा: सबसे ऊपर उत्तर है। किरण जिस आधे या चौथाई में रुकती है, उस पर लगा दांव जीतता है। बारह भाग ऊपर से घड़ी की दिशा में गिने जाते हैं, हर भाग में पाँच खाने हैं।',
    '“से बड़ी” उससे बड़ी किसी भी संख्या पर जीतता है। संयुक्त में संख्या और आधा दोनों सही होने चाहिए; “या ज़्यादा” में वह संख्या भी गिनी जाती है। कितने खाने जीतते हैं, यह हर जगह पर लिखा है।',
  ],
  kind: kindIn('hi_IN'),
  spot: spotIn('hi_IN'),
  result: (summary) => `किरण ${summary} पर रुकी`,
  draw: [`${paneCount} से छोटी एक संख्या निकलती है: सबसे ऊपर वाले खाने से घड़ी की दिशा में उतने खाने आगे नतीजा है।`],
};
