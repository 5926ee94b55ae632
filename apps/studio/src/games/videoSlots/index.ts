import { defineGame, type Game, type GameNames } from '../game.ts';
import { stakesOf } from '../stakes.ts';
import { videoSlotKind } from './kind.ts';
import { videoSlots } from './slots/index.ts';
import { factsOf } from './theories.ts';

const names: Readonly<Record<string, GameNames>> = {
  'night-market': { zh_CN: '灯市如昼', en_US: 'Night Market Lanterns' },
  'fair-wind-junk': { zh_CN: '顺风宝船', en_US: 'Fair Wind Junk' },
  'pepper-kitchen': { zh_CN: '椒香灶火', en_US: 'Pepper Kitchen' },
  'tiger-grove': { zh_CN: '竹影虎踪', en_US: 'Tiger in the Bamboo' },
  'star-pounding-hare': { zh_CN: '玉兔捣星', en_US: 'Star-Pounding Hare' },
};

/** Files of `client/videoSlots` that hold a slot's own mathematics and words. */
const viewFolders: Readonly<Record<string, string>> = {
  'night-market': 'nightMarket',
  'fair-wind-junk': 'fairWindJunk',
  'pepper-kitchen': 'pepperKitchen',
  'tiger-grove': 'tigerGrove',
  'star-pounding-hare': 'starPoundingHare',
};

export const videoSlotGames: readonly Game[] = videoSlots.map((slot) =>
  defineGame(
    {
      gameCode: slot.gameCode,
      gpId: slot.gpId,
      gameType: 2,
      names: names[slot.gameCode] ?? { zh_CN: slot.gameCode, en_US: slot.gameCode },
      stakesOf,
      // What the least of the choices returns.
      rtpBp: () => Math.round(Math.min(...factsOf(slot.gameCode).rtps) * 10_000),
      pages: {
        play: 'videoSlots/main.tsx',
        verify: 'verifyDraw/main.tsx',
        view: `videoSlots/${viewFolders[slot.gameCode] ?? ''}/view.ts`,
      },
      measured: null,
    },
    videoSlotKind(slot),
  ),
);
