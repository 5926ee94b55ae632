import { lotusRain } from '../../../src/games/videoSlots/slots/lotusRain.ts';
import { spoken } from '../../shell/spoken.ts';
import type { SlotView, SlotWords } from '../view.ts';

export const view: SlotView = {
  slot: lotusRain,
  words: spoken(import.meta.glob<{ readonly words: SlotWords }>('./words/*.ts'))('words'),
};
