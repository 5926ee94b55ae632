import type { Lang } from '../../shell/sessionTexts.ts';
import { baccaratWords, noCommissionWords } from '../baccarat/words.ts';
import { beamWheelWords } from '../beam/words.ts';
import { crestDuelWords, puppetBoutWords } from '../bout/words.ts';
import { bullsPotWords } from '../bullsPot/words.ts';
import { eightCarpWords } from '../carps/words.ts';
import { dragonTigerWords } from '../dragonTiger/words.ts';
import { fanTanWords } from '../fanTan/words.ts';
import { fastThreeWords } from '../fastThree/words.ts';
import { fireflyTenWords } from '../fireflies/words.ts';
import { blossomWords, bullsWords, dukesWords } from '../positions/words.ts';
import { boatRaceWords, hareRaceWords } from '../race/words.ts';
import { rouletteWords } from '../roulette/words.ts';
import { sicBoWords } from '../sicBo/words.ts';
import { sixMarkWords } from '../sixMark/words.ts';
import type { GameWords } from './texts.ts';

const inBoth: Readonly<Record<string, Readonly<Record<Lang, GameWords>>>> = {
  'tide-baccarat': baccaratWords,
  'moon-roulette': rouletteWords,
  'dragon-and-tiger': dragonTigerWords,
  'lantern-dice': sicBoWords,
  'crested-baccarat': noCommissionWords,
  'five-minute-lanterns': fastThreeWords,
  'firefly-ten': fireflyTenWords,
  'seven-storey-draw': sixMarkWords,
  'fireside-bulls': bullsWords,
  'golden-blossom': blossomWords,
  'three-by-moonlight': dukesWords,
  'tea-house-fan-tan': fanTanWords,
  'eight-carp-draw': eightCarpWords,
  'lighthouse-wheel': beamWheelWords,
  'abacus-bulls': bullsPotWords,
  'hare-derby': hareRaceWords,
  'dragon-boat-race': boatRaceWords,
  'puppet-crest': puppetBoutWords,
  'red-crest-duel': crestDuelWords,
};

/** Words of the games that keep them beside their scenes. */
export const gameWordsOf = (lang: Lang): Readonly<Record<string, GameWords>> =>
  Object.fromEntries(Object.entries(inBoth).map(([gameCode, words]) => [gameCode, words[lang]]));
