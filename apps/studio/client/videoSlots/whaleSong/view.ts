import { whaleSong } from '../../../src/games/videoSlots/slots/whaleSong.ts';
import { spoken } from '../../shell/spoken.ts';
import type { SlotView, SlotWords } from '../view.ts';

export const view: SlotView = {
  slot: whaleSong,
  words: spoken(import.meta.glob<{ readonly words: SlotWords }>('./words/*.ts'))('words'),
};
