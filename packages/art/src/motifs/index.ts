import type { Motif } from '../paper/scene.ts';
import { abacus } from './abacus.ts';
import { esportArena } from './arena.ts';
import { dragonBoat, seaJunk } from './boats.ts';
import { moonBridge } from './bridge.ts';
import { elephantProcession, lanternOx, steppeHorses } from './caravan.ts';
import { baccaratFans, cardCranes, cardLanterns, moonlitCards, peeledCard, sevenLanterns } from './cards.ts';
import { koiMoon, numberFish } from './carp.ts';
import { chessPavilion } from './chess.ts';
import { skyCitadel } from './citadel.ts';
import { paperCity } from './city.ts';
import { cometPeaks } from './comet.ts';
import { tennisCourt } from './courts.ts';
import { diceLanterns } from './dice.ts';
import { paperDragon } from './dragon.ts';
import { thunderDrum } from './drum.ts';
import { arcticFox } from './fox.ts';
import { jadeFrog } from './frog.ts';
import { moonHare, racingHares } from './hares.ts';
import { fireflies } from './insects.ts';
import { pepperKitchen } from './kitchen.ts';
import { kiteRace } from './kites.ts';
import { lotusPond } from './lotus.ts';
import { marketLanterns } from './market.ts';
import { operaMask } from './mask.ts';
import { clockworkOwl } from './owl.ts';
import { snowPagoda } from './pagoda.ts';
import { peacock } from './peacock.ts';
import { peony } from './peony.ts';
import { phoenix } from './phoenix.ts';
import { moonJelly } from './reef.ts';
import { cyclists } from './road.ts';
import { puppetDuel, puppetRooster, weathercock } from './roosters.ts';
import { rouletteMoon } from './roulette.ts';
import { harborCranes, lighthouse, skyLanterns } from './shore.ts';
import { stadiumDusk } from './stadium.ts';
import { teaHouse } from './teaHouse.ts';
import { tigerBamboo } from './tiger.ts';
import { tileGarden } from './tiles.ts';
import { mountainTrain } from './train.ts';
import { whaleSky } from './whale.ts';
import { windmill } from './windmill.ts';

export const motifs = {
  'koi-moon': koiMoon,
  'number-fish': numberFish,
  'tiger-bamboo': tigerBamboo,
  'arctic-fox': arcticFox,
  'elephant-procession': elephantProcession,
  'lantern-ox': lanternOx,
  'steppe-horses': steppeHorses,
  'moon-hare': moonHare,
  'racing-hares': racingHares,
  phoenix,
  peacock,
  'clockwork-owl': clockworkOwl,
  'puppet-rooster': puppetRooster,
  'puppet-duel': puppetDuel,
  weathercock,
  'whale-sky': whaleSky,
  'moon-jelly': moonJelly,
  'sea-junk': seaJunk,
  'dragon-boat': dragonBoat,
  lighthouse,
  'comet-peaks': cometPeaks,
  'sky-lanterns': skyLanterns,
  'harbor-cranes': harborCranes,
  'lotus-pond': lotusPond,
  peony,
  'jade-frog': jadeFrog,
  fireflies,
  'tea-house': teaHouse,
  'snow-pagoda': snowPagoda,
  'moon-bridge': moonBridge,
  'chess-pavilion': chessPavilion,
  'paper-city': paperCity,
  'market-lanterns': marketLanterns,
  windmill,
  'roulette-moon': rouletteMoon,
  'baccarat-fans': baccaratFans,
  'dice-lanterns': diceLanterns,
  'card-cranes': cardCranes,
  'card-lanterns': cardLanterns,
  'moonlit-cards': moonlitCards,
  'peeled-card': peeledCard,
  'seven-lanterns': sevenLanterns,
  'tile-garden': tileGarden,
  abacus,
  'opera-mask': operaMask,
  'thunder-drum': thunderDrum,
  'paper-dragon': paperDragon,
  'pepper-kitchen': pepperKitchen,
  'stadium-dusk': stadiumDusk,
  'tennis-court': tennisCourt,
  cyclists,
  'kite-race': kiteRace,
  'esport-arena': esportArena,
  'sky-citadel': skyCitadel,
  'mountain-train': mountainTrain,
} as const satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;

export const isMotifName = (name: string): name is MotifName => Object.hasOwn(motifs, name);
