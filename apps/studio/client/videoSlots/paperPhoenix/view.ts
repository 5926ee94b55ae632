import { paperPhoenix } from '../../../src/games/videoSlots/slots/paperPhoenix.ts';
import { spoken } from '../../shell/spoken.ts';
import type { SlotView, SlotWords } from '../view.ts';

export const view: SlotView = {
  slot: paperPhoenix,
  words: spoken(import.meta.glob<{ readonly words: SlotWords }>('./words/*.ts'))('words'),
};
