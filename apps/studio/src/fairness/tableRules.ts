import { beamNumbers, beamPrice, shipPays, stormTimes, wheelPanes } from '../tables/games/beamWheel.ts';
import { botTable } from '../tables/games/blossomBots.ts';
import { bullsRules } from '../tables/games/bulls.ts';
import { dragonTigerPays } from '../tables/games/dragonTiger.ts';
import { dukesRules } from '../tables/games/dukes.ts';
import { carpPays, pickMax, ticketPays } from '../tables/games/eightCarp.ts';
import { fanTanPays } from '../tables/games/fanTan.ts';
import { fastThree } from '../tables/games/fastThree.ts';
import { tenPays } from '../tables/games/fireflyTen.ts';
import type { HandRules } from '../tables/games/hands.ts';
import { findTable, type ServedTable, tableGames } from '../tables/games/index.ts';
import { boatRace, hareRace } from '../tables/games/race.ts';
import { coveredBy, wheelOrder } from '../tables/games/roulette.ts';
import { sideBacks } from '../tables/games/sevenLanterns.ts';
import { sicBo } from '../tables/games/sicBo.ts';
import {
  ticketPays as markPays,
  sixMarkPays,
  sizeOfTicket,
  ticketKinds,
  waveOf,
} from '../tables/games/sixMark.ts';
import { anteBonus, pairPlus } from '../tables/games/threeCard.ts';
import { colourPays, sixCardBonus } from '../tables/games/threeCardSides.ts';
import { paysAt } from '../tables/games/threeDigits.ts';
import { spotsOf } from './tableSpots.ts';

/** What the shared tables pay, in hundredths of the stake and the stake included, place by place. */

const everyPay = (gameCode: string, paysOf: (spot: string) => number) => {
  const table = findTable(gameCode);
  return Object.fromEntries((table ? spotsOf(table) : []).map((spot) => [spot, paysOf(spot)]));
};

/** What can be bet on where the pay follows from the round: places alone. */
const placesOf = ({ gameCode }: Pick<ServedTable, 'gameCode'>): readonly string[] => {
  const table = findTable(gameCode);
  return table ? spotsOf(table) : [];
};

const handsOf = ({ cards, bonus, ranges }: HandRules) => ({ cards, bonus, ranges });

/** By game; every table has its places. */
const special = (): Readonly<Record<string, object>> => ({
  'moon-roulette': {
    wheel: wheelOrder,
    covers: Object.fromEntries(
      placesOf({ gameCode: 'moon-roulette' }).map((spot) => [spot, coveredBy(spot) ?? []]),
    ),
  },
  'abacus-three': { pays: everyPay('abacus-three', paysAt) },
  'hare-derby': { runners: hareRace.runners, placed: hareRace.placed },
  'dragon-boat-race': { runners: boatRace.runners, placed: boatRace.placed },
  'dragon-and-tiger': { pays: everyPay('dragon-and-tiger', dragonTigerPays) },
  'lantern-dice': { pays: everyPay('lantern-dice', sicBo.paysOf) },
  'five-minute-lanterns': { pays: everyPay('five-minute-lanterns', fastThree.paysOf) },
  'firefly-ten': { pays: everyPay('firefly-ten', tenPays) },
  'seven-storey-draw': {
    pays: everyPay('seven-storey-draw', sixMarkPays),
    waves: Array.from({ length: 49 }, (_, at) => waveOf(at + 1)),
    tickets: Object.fromEntries(ticketKinds.map((kind) => [kind, { [sizeOfTicket(kind)]: markPays(kind) }])),
  },
  'fireside-bulls': handsOf(bullsRules),
  'three-by-moonlight': handsOf(dukesRules),
  'golden-blossom': { bots: botTable },
  'tea-house-fan-tan': { pays: everyPay('tea-house-fan-tan', fanTanPays) },
  'lighthouse-wheel': {
    panes: wheelPanes,
    numbers: beamNumbers,
    stormTimes,
    shipPays,
    pays: everyPay('lighthouse-wheel', beamPrice),
  },
  'eight-carp-draw': {
    pays: everyPay('eight-carp-draw', carpPays),
    tickets: Object.fromEntries(
      Array.from({ length: pickMax }, (_, at) => [at + 1, Object.fromEntries(ticketPays(at + 1))]),
    ),
  },
  'moonlit-three': { anteBonus, pairPlus, sixCardBonus, colourPays },
  'seven-lanterns': { sides: sideBacks },
});

export const tableRules = (): Readonly<Record<string, object>> => {
  const more = special();
  return Object.fromEntries(
    tableGames.map((table) => {
      const { runners, shoe } = table;
      const own = more[table.gameCode] ?? {};
      const places = 'pays' in own || 'covers' in own ? {} : { places: placesOf(table) };
      return [
        table.gameCode,
        { ...(runners && { runners }), ...(shoe && { shoe: { rounds: shoe.rounds } }), ...own, ...places },
      ];
    }),
  );
};
