import { skyLanternNight } from '../../../src/games/videoSlots/slots/skyLanternNight.ts';
import { spoken } from '../../shell/spoken.ts';
import type { SlotView, SlotWords } from '../view.ts';

export const view: SlotView = {
  slot: skyLanternNight,
  words: spoken(import.meta.glob<{ readonly words: SlotWords }>('./words/*.ts'))('words'),
};
