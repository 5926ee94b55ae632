import { machines } from '../../engine/machines/index.ts';
import { measured } from '../../engine/measured.ts';
import { rtpBpOf } from '../../engine/rtp.ts';
import { defineGame, type Game, type GameNames } from '../game.ts';
import { stakesOf } from '../stakes.ts';
import { slotKind } from './slotKind.ts';

const names: Readonly<Record<string, GameNames>> = {
  'koi-lantern': { zh_CN: '锦鲤灯影', en_US: 'Koi Lanterns' },
  'comet-peaks': { zh_CN: '彗星越岭', en_US: 'Comet over Peaks' },
};

/** The line machines. */
export const slotGames: readonly Game[] = machines.map((machine) =>
  defineGame(
    {
      gameCode: machine.gameCode,
      gpId: machine.gpId,
      gameType: 2,
      names: names[machine.gameCode] ?? { zh_CN: machine.gameCode, en_US: machine.gameCode },
      stakesOf,
      rtpBp: () => rtpBpOf(machine),
      pages: { play: 'slots/main.tsx', verify: 'verify/main.tsx' },
      measured: measured[machine.gameCode] ?? null,
    },
    slotKind(machine),
  ),
);
