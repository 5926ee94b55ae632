import type { SlotMachine } from '../machine.ts';
import { koiLantern } from './koiLantern.ts';

/**
 * Beads of Fortune: the strips and pays of Koi Lanterns under another provider, which keeps players' money itself. The
 * return is that of Koi Lanterns to the last digit.
 */
export const beadsOfFortune: SlotMachine = {
  ...koiLantern,
  gameCode: 'beads-of-fortune',
  gpId: 4,
  letters: { ...koiLantern.letters, W: 'abacus' },
};
