import { currencyCodes } from '@pavilion/money';
import { machines } from '../engine/machines/index.ts';
import { rtpBpOf } from '../engine/rtp.ts';
import { toWire } from '../play/money/transactionIds.ts';
import { stakesOf } from '../play/stakes.ts';

/** Names of the games, by locale; `en_US` stands for every other. */
export const gameNames: Readonly<Record<string, { zh_CN: string; en_US: string }>> = {
  'koi-lantern': { zh_CN: '锦鲤灯影', en_US: 'Koi Lanterns' },
  'comet-peaks': { zh_CN: '彗星越岭', en_US: 'Comet over Peaks' },
  'beads-of-fortune': { zh_CN: '算珠落盘', en_US: 'Beads of Fortune' },
};

const slotGameType = 2;

const betLimits = () =>
  Object.fromEntries(
    currencyCodes.map((currency) => {
      const stakes = stakesOf(currency);
      return [currency, { min: toWire(stakes[0] ?? 0n), max: toWire(stakes.at(-1) ?? 0n) }];
    }),
  );

/** What this provider offers, as `/games` tells it. */
export const catalogueOf = (gpId: number, studioOrigin: string) =>
  machines
    .filter((machine) => machine.gpId === gpId)
    .map((machine) => ({
      game_code: machine.gameCode,
      game_type: slotGameType,
      names: { ...(gameNames[machine.gameCode] ?? { en_US: machine.gameCode }) },
      rtp_bp: rtpBpOf(machine),
      bet_limits: betLimits(),
      icon: `${studioOrigin}/icon/${machine.gameCode}.svg`,
    }));
