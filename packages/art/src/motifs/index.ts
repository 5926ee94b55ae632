import type { Motif } from '../paper/scene.ts';
import { abacus } from './abacus.ts';
import { esportArena } from './arena.ts';
import { dragonBoat, seaJunk } from './boats.ts';
import { moonBridge } from './bridge.ts';
import { desertCaravan, elephantProcession, lanternOx, steppeHorses } from './caravan.ts';
import { baccaratFans, cardCranes, cardLanterns } from './cards.ts';
import { koiMoon, numberFish } from './carp.ts';
import { chessPavilion } from './chess.ts';
import { skyCitadel } from './citadel.ts';
import { paperCity } from './city.ts';
import { cometPeaks } from './comet.ts';
import { featherCourt, hoopMoon, tennisCourt } from './courts.ts';
import { craneDance } from './crane.ts';
import { diceLanterns } from './dice.ts';
import { paperDragon } from './dragon.ts';
import { thunderDrum } from './drum.ts';
import { arcticFox } from './fox.ts';
import { jadeFrog } from './frog.ts';
import { moonHare, racingHares } from './hares.ts';
import { fireflies, lampMoth } from './insects.ts';
import { pepperKitchen } from './kitchen.ts';
import { kiteRace, paperPlanes } from './kites.ts';
import { lotusPond } from './lotus.ts';
import { orchidMantis } from './mantis.ts';
import { marketLanterns } from './market.ts';
import { operaMask } from './mask.ts';
import { clockworkOwl } from './owl.ts';
import { snowPagoda } from './pagoda.ts';
import { pandaBamboo } from './panda.ts';
import { peacock } from './peacock.ts';
import { peony } from './peony.ts';
import { phoenix } from './phoenix.ts';
import { moonJelly, tortoiseIsle } from './reef.ts';
import { cyclists } from './road.ts';
import { puppetDuel, puppetRooster, weathercock } from './roosters.ts';
import { rouletteMoon } from './roulette.ts';
import { shadowRider } from './shadow.ts';
import { harborCranes, lighthouse, skyLanterns } from './shore.ts';
import { iceRink, stadiumDusk } from './stadium.ts';
import { stagForest } from './stag.ts';
import { teaHouse } from './teaHouse.ts';
import { tigerBamboo } from './tiger.ts';
import { tileFan, tileGarden } from './tiles.ts';
import { mountainTrain } from './train.ts';
import { whaleSky } from './whale.ts';
import { windmill } from './windmill.ts';

export const motifs = {
  'koi-moon': koiMoon,
  'number-fish': numberFish,
  'tiger-bamboo': tigerBamboo,
  'arctic-fox': arcticFox,
  'stag-forest': stagForest,
  'panda-bamboo': pandaBamboo,
  'desert-caravan': desertCaravan,
  'elephant-procession': elephantProcession,
  'lantern-ox': lanternOx,
  'steppe-horses': steppeHorses,
  'moon-hare': moonHare,
  'racing-hares': racingHares,
  'crane-dance': craneDance,
  phoenix,
  peacock,
  'clockwork-owl': clockworkOwl,
  'puppet-rooster': puppetRooster,
  'puppet-duel': puppetDuel,
  weathercock,
  'whale-sky': whaleSky,
  'moon-jelly': moonJelly,
  'tortoise-isle': tortoiseIsle,
  'sea-junk': seaJunk,
  'dragon-boat': dragonBoat,
  lighthouse,
  'comet-peaks': cometPeaks,
  'sky-lanterns': skyLanterns,
  'harbor-cranes': harborCranes,
  'lotus-pond': lotusPond,
  peony,
  'jade-frog': jadeFrog,
  'orchid-mantis': orchidMantis,
  'lamp-moth': lampMoth,
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
  'tile-garden': tileGarden,
  'tile-fan': tileFan,
  abacus,
  'opera-mask': operaMask,
  'thunder-drum': thunderDrum,
  'paper-dragon': paperDragon,
  'shadow-rider': shadowRider,
  'pepper-kitchen': pepperKitchen,
  'stadium-dusk': stadiumDusk,
  'ice-rink': iceRink,
  'hoop-moon': hoopMoon,
  'feather-court': featherCourt,
  'tennis-court': tennisCourt,
  cyclists,
  'kite-race': kiteRace,
  'esport-arena': esportArena,
  'sky-citadel': skyCitadel,
  'paper-planes': paperPlanes,
  'mountain-train': mountainTrain,
} as const satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;

export const isMotifName = (name: string): name is MotifName => Object.hasOwn(motifs, name);
