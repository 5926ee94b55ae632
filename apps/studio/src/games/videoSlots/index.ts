import { defineGame, type Game, type GameNames } from '../game.ts';
import { lightFeeders, lightsReturnBp } from '../lights.ts';
import { stakesOf } from '../stakes.ts';
import { bought } from './bought.ts';
import { videoSlotKind } from './kind.ts';
import { videoSlots } from './slots/index.ts';
import { factsOf } from './theories.ts';

const names: Readonly<Record<string, GameNames>> = {
  'night-market': { zh_CN: '灯市如昼', en_US: 'Night Market Lanterns' },
  'fair-wind-junk': { zh_CN: '顺风宝船', en_US: 'Fair Wind Junk' },
  'pepper-kitchen': { zh_CN: '椒香灶火', en_US: 'Pepper Kitchen' },
  'tiger-grove': { zh_CN: '竹影虎踪', en_US: 'Tiger in the Bamboo' },
  'star-pounding-hare': { zh_CN: '玉兔捣星', en_US: 'Star-Pounding Hare' },
  'dragon-boat-drums': { zh_CN: '龙舟鼓浪', en_US: 'Dragon Boat Drums' },
  'whale-song': { zh_CN: '鲸歌云海', en_US: 'Whale Song' },
  'paper-phoenix': { zh_CN: '纸凤凌霄', en_US: 'Paper Phoenix' },
  'aurora-fox': { zh_CN: '极光雪狐', en_US: 'Aurora Fox' },
  'clockwork-owl': { zh_CN: '机巧夜枭', en_US: 'Clockwork Owl' },
  'lotus-rain': { zh_CN: '荷塘听雨', en_US: 'Rain on Lotus' },
  'painted-mask': { zh_CN: '粉墨登场', en_US: 'The Painted Mask' },
  'cloud-express': { zh_CN: '云岭列车', en_US: 'Cloud Mountain Express' },
  'sky-lantern-night': { zh_CN: '天灯许愿', en_US: 'Sky Lantern Night' },
  'peacock-garden': { zh_CN: '雀屏春深', en_US: 'Peacock Garden' },
  'beads-of-fortune': { zh_CN: '算珠落盘', en_US: 'Beads of Fortune' },
};

const boughtOf = (gameCode: string): Pick<Game, 'bought'> => {
  const facts = bought[gameCode];
  return facts ? { bought: facts.map(({ units, rtp }) => ({ units, rtpBp: Math.round(rtp * 10_000) })) } : {};
};

/** The folder of `client/videoSlots` that holds a slot's own mathematics and words: its code in one word. */
const folderOf = (gameCode: string): string =>
  gameCode.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What the slot itself returns, by the least of the choices, in hundredths of a per cent. */
const ownReturnBp = (gameCode: string): number => Math.round(Math.min(...factsOf(gameCode).rtps) * 10_000);

export const videoSlotGames: readonly Game[] = videoSlots.map((slot) =>
  defineGame(
    {
      gameCode: slot.gameCode,
      gpId: slot.gpId,
      gameType: 2,
      names: names[slot.gameCode] ?? { zh_CN: slot.gameCode, en_US: slot.gameCode },
      stakesOf,
      rtpBp: () => ownReturnBp(slot.gameCode) + (lightFeeders.includes(slot.gameCode) ? lightsReturnBp : 0),
      pages: {
        play: 'videoSlots/main.tsx',
        verify: 'verifyDraw/main.tsx',
        view: `videoSlots/${folderOf(slot.gameCode)}/view.ts`,
      },
      measured: null,
      feedsLights: lightFeeders.includes(slot.gameCode),
      ...boughtOf(slot.gameCode),
    },
    videoSlotKind(slot),
  ),
);
