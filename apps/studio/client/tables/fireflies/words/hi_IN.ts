import type { GameWords } from '../../texts/texts.ts';
import { spotIn, sumsOf, type TenNames } from '../words.ts';

const halves: Readonly<Record<string, string>> = {
  big: 'बड़ा',
  small: 'छोटा',
  odd: 'विषम',
  even: 'सम',
  dragon: 'ड्रैगन',
  tiger: 'बाघ',
};

const places = ['1ला', '2रा', '3रा', '4था', '5वाँ', '6ठा', '7वाँ', '8वाँ', '9वाँ', '10वाँ'];

export const tenNames: TenNames = {
  groups: { place: 'स्थान से', sum: 'पहली दो', duel: 'मुकाबले' },
  half: (half) => halves[half] ?? half,
  place: (place) => places[place - 1] ?? '',
  duel: (place) => `${places[place - 1] ?? ''} बनाम ${places[10 - place] ?? ''}`,
};

const kinds: Readonly<Record<string, string>> = {
  place: 'अपने स्थान पर एक संख्या',
  half: 'एक स्थान बड़ा, छोटा, विषम, सम',
  duel: 'ड्रैगन या बाघ',
  'sum-small': 'पहली दो छोटा या विषम',
  'sum-big': 'पहली दो बड़ा या सम',
};
/** `sum-4` stands for 4 and for 18. */

export const fireflyTenWords: GameWords = {
  name: 'दस जुगनू',
  tagline: 'PK10: चाँद की ओर दस जुगनू',
  rules: [
    'हर मिनट दस जुगनू (1–10) चाँद की ओर उड़ते हैं। पूरा क्रम निकाला जाता है, हर क्रम की संभावना बराबर है; वह उड़ान से पहले निकल चुका होता है, चित्र उसे बस दिखाता है।',
    'स्थान से: उस स्थान पर कौन सी संख्या आती है। बड़ा, छोटा, विषम और सम उस स्थान की संख्या से तय होते हैं: 6–10 बड़ा, 1–5 छोटा।',
    'पहली दो: पहली और दूसरी संख्या का जोड़, 3–19। 12 या ज़्यादा पर बड़ा, 11 तक छोटा।',
    'मुकाबले: पहले पाँच स्थानों में हर एक अपने सामने वाले से (1ला और 10वाँ, 2रा और 9वाँ, इसी तरह आगे)। आगे वाले स्थान की संख्या बड़ी हो तो ड्रैगन जीतता है, वरना बाघ।',
    'नीचे की तालिका के भुगतान में दांव शामिल है।',
  ],
  kind: (kind) => kinds[kind] ?? (kind.startsWith('sum-') ? `पहली दो ${sumsOf(kind).join(' या ')}` : kind),
  spot: spotIn('hi_IN', 'पहली दो'),
  result: (summary) => summary.split('-').join(' '),
  draw: [
    'संख्याएँ 1–10 बारी-बारी निकलती हैं: पहली संख्या 10 से छोटी, दूसरी 9 से छोटी, और आगे 2 से छोटी तक। हर एक बढ़ते क्रम में बची संख्याओं में एक जगह है; आखिर में बची संख्या दसवें स्थान पर आती है।',
  ],
};
