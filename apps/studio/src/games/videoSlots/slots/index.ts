import type { VideoSlot } from '../machine.ts';
import { auroraFox } from './auroraFox.ts';
import { beadsOfFortune } from './beadsOfFortune.ts';
import { clockworkOwl } from './clockworkOwl.ts';
import { cloudExpress } from './cloudExpress.ts';
import { dragonBoatDrums } from './dragonBoatDrums.ts';
import { fairWindJunk } from './fairWindJunk.ts';
import { lotusRain } from './lotusRain.ts';
import { nightMarket } from './nightMarket.ts';
import { paintedMask } from './paintedMask.ts';
import { paperPhoenix } from './paperPhoenix.ts';
import { peacockGarden } from './peacockGarden.ts';
import { pepperKitchen } from './pepperKitchen.ts';
import { skyLanternNight } from './skyLanternNight.ts';
import { starPoundingHare } from './starPoundingHare.ts';
import { tigerGrove } from './tigerGrove.ts';
import { whaleSong } from './whaleSong.ts';

/** Every video slot: its mathematics, as data. */
export const videoSlots: readonly VideoSlot[] = [
  nightMarket,
  fairWindJunk,
  pepperKitchen,
  tigerGrove,
  starPoundingHare,
  dragonBoatDrums,
  whaleSong,
  paperPhoenix,
  auroraFox,
  clockworkOwl,
  lotusRain,
  paintedMask,
  cloudExpress,
  skyLanternNight,
  peacockGarden,
  beadsOfFortune,
];
