import type { SlotMachine } from '../machine.ts';

/**
 * Koi Lanterns: frequent small wins, wilds on every reel, and free spins that come about once in seventy. In them koi
 * gather before the gate: the fifth and the tenth bring a free spin each, and after the tenth koi leap as dragons and
 * fill their reels. Strips are what they were before the gate: `free.multiplier` is what rounds stored before it play by.
 */
/** Told in the rules, held to the theory by a test: free spins of a hundred that see dragons. */
export const dragonsOfHundred = 46;

export const koiLantern: SlotMachine = {
  gameCode: 'koi-lantern',
  gpId: 1,
  letters: {
    W: 'koi',
    S: 'moon',
    L: 'lantern',
    B: 'bridge',
    O: 'lotus',
    D: 'drum',
    F: 'fan',
    C: 'coin',
    K: 'knot',
    P: 'plum',
  },
  wild: 'W',
  scatter: 'S',
  linePays: {
    W: [50, 200, 1000],
    L: [40, 120, 500],
    B: [30, 100, 400],
    O: [25, 75, 250],
    D: [20, 60, 200],
    F: [10, 30, 100],
    C: [10, 25, 80],
    K: [6, 20, 60],
    P: [5, 20, 60],
  },
  base: {
    strips: [
      'PCKLBFWKLPBOFKPCOFPLBCSFDCOKDFSKPCDOPDK',
      'PDCPWKFLOPKSBOLCDSFKLCOPFCBWDKPDFOBCPFK',
      'OLCPFKPSBOFKLDPOCFKDCKDCKOWPCBDKLFWPFB',
      'BWCKLSFODFLKPFCDBKPBOCKFPCDFPBLPOKWOSDC',
      'PCKDBCLFDKPOLKPFSPKFDPCLFOBKOCBWDOFPCK',
    ],
    multiplier: 1,
    wildsExpand: false,
    scatterAwards: {
      3: { stakes: 2, freeSpins: 8 },
      4: { stakes: 8, freeSpins: 12 },
      5: { stakes: 40, freeSpins: 20 },
    },
  },
  free: {
    strips: [
      'CFKOFPSKBPKOCFWDLKFPKCDPWODFLCBKDOCPBLP',
      'POFDKFDKLFCPFCDBPKWPBOLWSPBOPCDKLCKOCFW',
      'FDBLSOKPCOLKFCPOWCKPWKCDBFKDCFLDFPOWKPB',
      'BDPWFLCBSKCFKBOCFKPBODPLFPCFDPKODCWLOKW',
      'DCKFDKFPCOWDPLBPCDSFCPOBKFWKFPOBKPCLKOL',
    ],
    multiplier: 2,
    wildsExpand: false,
    scatterAwards: {
      3: { stakes: 2, freeSpins: 8 },
      4: { stakes: 8, freeSpins: 12 },
      5: { stakes: 40, freeSpins: 20 },
    },
  },
  gathering: { multiplier: 1, step: 0, gifts: { 5: 1, 10: 1 }, most: 10 },
  freeSpinsMax: 60,
};
