import type { Lang } from '../../shell/sessionTexts.ts';
import { loadWords } from '../../shell/spoken.ts';
import type { GameWords } from './texts.ts';

/** Each game's words are fetched only where they are said. */
const games: Readonly<Record<string, () => Promise<(lang: Lang) => GameWords>>> = {
  'tide-baccarat': async () => (await import('../baccarat/words.ts')).baccaratWords,
  'moon-roulette': async () => (await import('../roulette/words.ts')).rouletteWords,
  'dragon-and-tiger': async () => (await import('../dragonTiger/words.ts')).dragonTigerWords,
  'lantern-dice': async () => (await import('../sicBo/words.ts')).sicBoWords,
  'crested-baccarat': async () => (await import('../baccarat/words.ts')).noCommissionWords,
  'moonrise-squeeze': async () => (await import('../baccarat/words.ts')).squeezeTableWords,
  'five-minute-lanterns': async () => (await import('../fastThree/words.ts')).fastThreeWords,
  'firefly-ten': async () => (await import('../fireflies/words.ts')).fireflyTenWords,
  'seven-storey-draw': async () => (await import('../sixMark/words.ts')).sixMarkWords,
  'fireside-bulls': async () => (await import('../positions/words.ts')).bullsWords,
  'golden-blossom': async () => (await import('../blossom/readTexts.ts')).readWords,
  'three-by-moonlight': async () => (await import('../positions/words.ts')).dukesWords,
  'tea-house-fan-tan': async () => (await import('../fanTan/words.ts')).fanTanWords,
  'eight-carp-draw': async () => (await import('../carps/words.ts')).eightCarpWords,
  'lighthouse-wheel': async () => (await import('../beam/words.ts')).beamWheelWords,
  'abacus-bulls': async () => (await import('../bullsPot/words.ts')).bullsPotWords,
  'hare-derby': async () => (await import('../race/words.ts')).hareRaceWords,
  'dragon-boat-race': async () => (await import('../race/words.ts')).boatRaceWords,
  'puppet-crest': async () => (await import('../bout/words.ts')).puppetBoutWords,
  'red-crest-duel': async () => (await import('../bout/words.ts')).crestDuelWords,
  'moonlit-three': async () => (await import('../threeCard/words.ts')).threeCardWords,
  'seven-lanterns': async () => (await import('../lanterns/words.ts')).sevenLanternsWords,
  'abacus-three': async () => (await import('../digits/words.ts')).threeDigitsWords,
};

/** The words of a game, fetched together with all that the page has to say. `undefined` for a game that is no table. */
export const loadGameWords = async (gameCode: string, lang: Lang): Promise<GameWords | undefined> => {
  const wordsOf = await games[gameCode]?.();
  await loadWords(lang);
  return wordsOf?.(lang);
};
