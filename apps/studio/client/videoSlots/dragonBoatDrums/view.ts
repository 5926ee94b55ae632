import { dragonBoatDrums } from '../../../src/games/videoSlots/slots/dragonBoatDrums.ts';
import { spoken } from '../../shell/spoken.ts';
import type { SlotView, SlotWords } from '../view.ts';

export const view: SlotView = {
  slot: dragonBoatDrums,
  words: spoken(import.meta.glob<{ readonly words: SlotWords }>('./words/*.ts'))('words'),
};
