import './beads.css';
import { beadsOfFortune } from '../../../src/games/videoSlots/slots/beadsOfFortune.ts';
import { spoken } from '../../shell/spoken.ts';
import type { SlotView, SlotWords } from '../view.ts';
import { CarryRod } from './CarryRod.tsx';

export const view: SlotView = {
  slot: beadsOfFortune,
  words: spoken(import.meta.glob<{ readonly words: SlotWords }>('./words/*.ts'))('words'),
  before: { reels: 0.66, Part: CarryRod },
  family: 'beads',
};
